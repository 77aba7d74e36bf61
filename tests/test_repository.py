"""The files around the code: locks that fit, no addresses of registries, one version everywhere, docs that run."""

import doctest
import re
import tomllib
from pathlib import Path

import pytest

import midway

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
PIN = re.compile(r"([A-Za-z0-9._-]+)(?:\[[a-z]+\])?==([^\s;\\]+)")


def pins(text):
    return {name.lower().replace("_", "-").replace(".", "-"): version for name, version in PIN.findall(text)}


@pytest.mark.parametrize(
    ("lock", "needs"),
    [
        ("requirements.lock", PROJECT["project"]["dependencies"]),
        ("requirements-test.lock", PROJECT["project"]["dependencies"] + PROJECT["dependency-groups"]["test"]),
    ],
)
def test_the_lock_holds_every_dependency_at_its_version(lock, needs):
    locked = pins((ROOT / lock).read_text())
    wanted = pins("\n".join(needs))
    assert len(wanted) == len(needs), "every dependency is pinned"
    assert {name: locked.get(name) for name in wanted} == wanted


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-test.lock"])
def test_a_lock_of_python_packages_names_no_host(lock):
    assert "://" not in (ROOT / lock).read_text()


def test_the_lock_of_the_client_names_no_host():
    assert '"resolved": "http' not in (ROOT / "client" / "package-lock.json").read_text()


def test_the_version_is_said_once_and_the_same():
    version = PROJECT["project"]["version"]
    assert midway.__version__ == version
    assert f"## {version}" in (ROOT / "CHANGELOG.md").read_text()


@pytest.mark.parametrize(
    "document", ["README.md", *[f"docs/{file.name}" for file in sorted((ROOT / "docs").glob("*.md"))]]
)
def test_every_link_between_pages_leads_somewhere(document):
    text = (ROOT / document).read_text()
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert ((ROOT / document).parent / target).exists(), target


@pytest.mark.parametrize("document", ["README.md", "docs/write-a-bot.md"])
def test_python_shown_in_the_docs_runs_as_shown(document):
    result = doctest.testfile(str(ROOT / document), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.failed == 0
