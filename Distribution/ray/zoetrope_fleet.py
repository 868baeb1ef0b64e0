#!/usr/bin/env python3
"""Renders archives and previews by work items, on threads of this machine or on a Ray cluster.

    zoetrope_fleet.py present ARCHIVES --output FOLDER [--ray [ADDRESS]] [-- OPTIONS OF ZOETROPE PRESENT]
    zoetrope_fleet.py render CODE --output FOLDER [--ray [ADDRESS]] [-- OPTIONS OF ZOETROPE RENDER]

An item is one archive or one preview. Its key is the hash of everything that decides its bytes: the renderer's version, the options, and
the archive or the code. Finished items are kept in a store by their keys, so a second run draws only what is new, a retry gives the same
bytes, and a worker that is lost costs the item that it was drawing. ZOETROPE is the command line, by default `zoetrope`.

Only the standard library is needed; `--ray` needs Ray (`pip install ray`). The workers of a cluster need the same version of Zoetrope.
"""

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field, replace
from pathlib import Path

# How often an item is tried in all; a fault of the item itself is reported at once.
TRIES = 3
# Items on their way to each worker of a cluster: enough that none waits, few enough that the archives of many items fit in memory.
ITEMS_PER_WORKER = 4
# Seconds that one item may take.
DEADLINE = 900


class Refusal(Exception):
    """Input that cannot be rendered, with what to do."""


@dataclass(frozen=True)
class Item:
    """One unit of work: a pure function of its fields."""

    command: str
    name: str
    # The archive, or the code, which every worker can read there.
    path: str
    options: tuple
    key: str = field(compare=False, default="")
    # The bytes of the archive, once it is on its way to a worker.
    archive: bytes = b""

    def loaded(self):
        return replace(self, archive=Path(self.path).read_bytes()) if self.command == "present" else self


@dataclass
class Outcome:
    item: Item
    # The files by their paths below the output folder.
    files: dict
    failure: str = ""


def program():
    return os.environ.get("ZOETROPE", "zoetrope")


def version():
    """The renderer's version, which is a part of every key."""
    try:
        return subprocess.run([program(), "--version"], capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError) as fault:
        raise Refusal(f"{program()} cannot be run: {fault}; name the command line with ZOETROPE") from fault


def key(*parts):
    """The hash of the parts, each with its length in front, so that no two lists of parts look alike."""
    digest = hashlib.sha256()
    for part in parts:
        data = part if isinstance(part, bytes) else str(part).encode()
        digest.update(str(len(data)).encode() + b":" + data)
    return digest.hexdigest()


def archive_items(paths, options):
    files = []
    for path in map(Path, paths):
        if path.is_dir():
            files += [(file, str(file.relative_to(path).with_suffix(""))) for file in sorted(path.rglob("*.zoetrope"))]
        elif path.is_file():
            files.append((path, path.stem))
        else:
            raise Refusal(f"there is no archive at {path}")
    if not files:
        raise Refusal(f"no file in {' '.join(map(str, paths))} ends in .zoetrope")
    release = version()
    for file, name in files:
        own = key(release, "present", name, json.dumps(options), file.read_bytes())
        yield Item("present", name, str(file), tuple(options), own)


def code_hash(folder):
    """The hash of all files of the code, without what builds leave there."""
    folder = Path(folder)
    files = [folder] if folder.is_file() else sorted(file for file in folder.rglob("*") if file.is_file())
    parts = []
    for file in files:
        name = str(file.relative_to(folder)) if folder.is_dir() else file.name
        if not any(part.startswith(".") for part in Path(name).parts):
            parts += [name, file.read_bytes()]
    return key(*parts)


def preview_items(code, options):
    listed = subprocess.run([program(), "list", code, "--json"], capture_output=True, text=True)
    names = []
    for line in listed.stdout.splitlines():
        event = json.loads(line)
        if event.get("event") == "preview" and event["preview"] not in names:
            names.append(event["preview"])
    if not names:
        raise Refusal(f"there are no previews in {code}: {listed.stderr.strip() or 'zoetrope list is empty'}")
    source, release = code_hash(code), version()
    for name in names:
        own = key(release, "render", name, json.dumps(options), source)
        yield Item("render", name, str(Path(code).resolve()), tuple(options), own)


def draw(item, zoetrope):
    """Draws an item and returns its files. The same item gives the same bytes, wherever and however often it is drawn."""
    with tempfile.TemporaryDirectory(prefix="zoetrope-item-") as work:
        output = Path(work) / "pictures"
        if item.command == "present":
            archive = Path(work) / f"{Path(item.name).name}.zoetrope"
            archive.write_bytes(item.archive)
            words = ["present", str(archive)]
        else:
            words = ["render", item.path, "--filter", item.name]
        words += ["--jobs", "1", "--output", str(output), *item.options]
        try:
            done = subprocess.run([zoetrope, *words], capture_output=True, text=True, timeout=DEADLINE)
        except subprocess.TimeoutExpired:
            return {}, f"it took more than {DEADLINE} seconds"
        files = {
            str(file.relative_to(output)): file.read_bytes()
            for file in sorted(output.rglob("*"))
            # The page of one item is not that of the run, and the report has the times of a machine.
            if file.is_file() and file.relative_to(output).parts[0] not in ("index.html", "_films", "report.json")
        }
        if item.command == "present":
            # The folder of an archive's pictures is the archive's place among the others.
            base = Path(item.name).name
            files = {str(Path(item.name).parent / name) if name.startswith(base) else name: data for name, data in files.items()}
        return files, "" if done.returncode == 0 else (done.stderr.strip() or f"exit code {done.returncode}")


class Store:
    """The files of finished items, by keys. An item is there whole or not at all."""

    def __init__(self, folder):
        self.folder = Path(folder)

    def place(self, item):
        return self.folder / item.key[:2] / item.key

    def has(self, item):
        return (self.place(item) / "item.json").is_file()

    def take(self, item, files):
        place = self.place(item)
        place.parent.mkdir(parents=True, exist_ok=True)
        work = Path(tempfile.mkdtemp(prefix=".item-", dir=place.parent))
        for name, data in files.items():
            path = work / "files" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        (work / "item.json").write_text(json.dumps({"name": item.name, "files": sorted(files)}, indent=1) + "\n")
        try:
            work.rename(place)
        except OSError:
            # Another run has finished the same item: its bytes are the same.
            shutil.rmtree(work)

    def deliver(self, item, output):
        count = 0
        root = self.place(item) / "files"
        for file in sorted(root.rglob("*")):
            if not file.is_file():
                continue
            target = Path(output) / file.relative_to(root)
            target.parent.mkdir(parents=True, exist_ok=True)
            if target.exists():
                target.unlink()
            try:
                os.link(file, target)
            except OSError:
                shutil.copyfile(file, target)
            count += 1
        return count


class Threads:
    """Workers on this machine: threads, each of which waits for a process of its own."""

    def __init__(self, count):
        self.count = count

    def run(self, items):
        with ThreadPoolExecutor(self.count) as pool:
            futures = {pool.submit(self.attempt, item): item for item in items}
            for future in as_completed(futures):
                yield Outcome(futures[future], *future.result())

    @staticmethod
    def attempt(item):
        for number in range(TRIES):
            try:
                return draw(item.loaded(), program())
            except OSError as fault:
                failure = str(fault)
        return {}, failure


class Cluster:
    """Workers of a Ray cluster. Ray starts the item of a lost worker again on another one."""

    def __init__(self, address, count):
        import ray

        self.ray = ray
        # A local cluster has as many slots as asked for; a remote one has its own.
        ray.init(address=address, num_cpus=None if address else count, include_dashboard=False, logging_level="error")
        # Workers do not have this file: functions and items travel whole.
        if __name__ != "__main__":
            ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])
        self.draw = ray.remote(num_cpus=1, max_retries=TRIES - 1, retry_exceptions=[OSError])(draw)

    def run(self, items):
        rest, waiting = iter(items), {}
        window = ITEMS_PER_WORKER * max(int(self.ray.cluster_resources().get("CPU", 1)), 1)
        while True:
            while len(waiting) < window and (item := next(rest, None)):
                waiting[self.draw.remote(item.loaded(), program())] = item
            if not waiting:
                break
            ready, _ = self.ray.wait(list(waiting), num_returns=1)
            item = waiting.pop(ready[0])
            try:
                yield Outcome(item, *self.ray.get(ready[0]))
            except self.ray.exceptions.WorkerCrashedError:
                yield Outcome(item, {}, f"its worker was lost {TRIES} times")
            except self.ray.exceptions.RayError as fault:
                yield Outcome(item, {}, f"Ray cannot draw it: {str(fault).strip().splitlines()[-1]}")
        self.ray.shutdown()


def run(items, workers, store, output, write=print):
    """Draws the items that the store does not have, delivers all, and returns the number of failures."""
    items = list(items)
    missing = [item for item in items if not store.has(item)]
    started, failures = time.monotonic(), 0
    for outcome in workers.run(missing) if missing else []:
        if outcome.failure:
            failures += 1
            write(f"{outcome.item.name}: {outcome.failure}")
        else:
            store.take(outcome.item, outcome.files)
    files = sum(store.deliver(item, output) for item in items if store.has(item))
    seconds = time.monotonic() - started
    drawn = len(missing) - failures
    write(f"{len(items)} items, {drawn} drawn, {len(items) - len(missing)} known, {failures} failed, {files} files in {seconds:.1f} s")
    return failures


def main(words):
    options = words[words.index("--") + 1 :] if "--" in words else []
    words = words[: words.index("--")] if "--" in words else words
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=["present", "render"])
    parser.add_argument("path", nargs="+", help="archives and folders of archives, or the code")
    parser.add_argument("--output", default="zoetrope-output", help="the output folder")
    parser.add_argument("--store", help="the folder of finished items; by default .store in the output folder")
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help="uses Ray: a cluster of its own, or the one at an address")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="workers on this machine; by default its processors")
    given = parser.parse_args(words)
    try:
        if given.command == "render" and len(given.path) != 1:
            raise Refusal("render takes one package, project or folder")
        if given.workers < 1:
            raise Refusal(f"--workers is {given.workers}, but must be 1 or more")
        items = archive_items(given.path, options) if given.command == "present" else preview_items(given.path[0], options)
        store = Store(given.store or Path(given.output) / ".store")
        items = list(items)
        workers = Threads(given.workers) if given.ray is None else Cluster(given.ray or None, given.workers)
        return 2 if run(items, workers, store, given.output) else 0
    except Refusal as fault:
        print(f"error: {fault}", file=sys.stderr)
    except ModuleNotFoundError as fault:
        print(f"error: --ray needs {fault.name}: install it with 'pip install ray', or leave out --ray", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
