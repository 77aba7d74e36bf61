// What scrolls can be reached with Tab, so that it scrolls by keys too; what does not is no stop.

export function scrolls(node: HTMLElement) {
  const look = () => {
    const over = node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1;
    if (over) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const size = new ResizeObserver(look);
  const inside = new MutationObserver(look);
  size.observe(node);
  inside.observe(node, { childList: true, subtree: true });
  return () => {
    size.disconnect();
    inside.disconnect();
  };
}
