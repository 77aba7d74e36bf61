let polite = $state('');
let loud = $state('');
let batch: string[] = [];

/** Tell those who listen: quietly, what happened; loudly, what asks for them. One batch a frame, so nothing is lost. */
export function say(sentence: string, aloud = false) {
  if (aloud) {
    loud = '';
    requestAnimationFrame(() => (loud = sentence));
    return;
  }
  if (batch.push(sentence) > 1) return;
  requestAnimationFrame(() => {
    polite = batch.join(' ');
    batch = [];
  });
}

export const said = {
  get polite() {
    return polite;
  },
  get loud() {
    return loud;
  },
};
