"""Tests of zoetrope_fleet, with a stand-in for the renderer. Those on Ray are skipped where it is not installed."""

import importlib.util
import os
import stat
import sys
import tempfile
import textwrap
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import zoetrope_fleet as fleet

# A renderer whose picture is the archive itself, turned around. It notes each call, fails for archives that begin with "bad", and ends the
# worker that called it once for each of those that begin with "kill".
RENDERER = """\
    #!/usr/bin/env python3
    import os, signal, sys
    from pathlib import Path
    if sys.argv[1] == "--version":
        print("stand-in 1")
        sys.exit(0)
    notes = Path({notes!r})
    file = Path(sys.argv[2])
    data = file.read_bytes()
    with open(notes / "calls", "a") as calls:
        calls.write(file.stem + "\\n")
    mark = notes / (file.stem + ".killed")
    if data.startswith(b"kill") and not mark.exists():
        mark.write_text(str(os.getppid()))
        os.kill(os.getppid(), signal.SIGKILL)
        sys.exit(1)
    if data.startswith(b"bad"):
        print("error: the archive is damaged", file=sys.stderr)
        sys.exit(2)
    folder = Path(sys.argv[sys.argv.index("--output") + 1]) / file.stem
    folder.mkdir(parents=True)
    (folder / "entry1.png").write_bytes(data[::-1])
    (folder.parent / "index.html").write_text("a page")
    """


class FleetTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.archives = self.folder / "archives"
        self.archives.mkdir()
        program = self.folder / "zoetrope"
        program.write_text(textwrap.dedent(RENDERER).format(notes=str(self.folder)))
        program.chmod(program.stat().st_mode | stat.S_IXUSR)
        before = os.environ.get("ZOETROPE")
        os.environ["ZOETROPE"] = str(program)
        self.addCleanup(lambda: os.environ.pop("ZOETROPE") if before is None else os.environ.update(ZOETROPE=before))

    def archive(self, name, data):
        path = self.archives / f"{name}.zoetrope"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)

    def run_items(self, workers, output="out"):
        said = []
        store = fleet.Store(self.folder / "store")
        failures = fleet.run(list(fleet.archive_items([self.archives], [])), workers, store, self.folder / output, said.append)
        return failures, said

    def pictures(self, output="out"):
        root = self.folder / output
        return {str(file.relative_to(root)): file.read_bytes() for file in root.rglob("*") if file.is_file()}

    def calls(self):
        path = self.folder / "calls"
        return sorted(path.read_text().split()) if path.exists() else []

    def test_items_are_drawn_once_and_delivered_again(self):
        for number in range(6):
            self.archive(f"Card{number}", b"card %d" % number)
        self.archive("Inner/Card", b"inner")
        self.assertEqual(self.run_items(fleet.Threads(3))[0], 0)
        expected = {f"Card{n}/entry1.png": (b"card %d" % n)[::-1] for n in range(6)} | {"Inner/Card/entry1.png": b"renni"}
        self.assertEqual(self.pictures(), expected)
        failures, said = self.run_items(fleet.Threads(3), "again")
        self.assertEqual(self.pictures("again"), expected)
        self.assertEqual(len(self.calls()), 7)
        self.assertIn("7 items, 0 drawn, 7 known", said[-1])

    def test_a_changed_archive_alone_is_drawn_again(self):
        self.archive("A", b"a1")
        self.archive("B", b"b1")
        self.run_items(fleet.Threads(2))
        self.archive("B", b"b2")
        self.run_items(fleet.Threads(2))
        self.assertEqual(self.calls(), ["A", "B", "B"])
        self.assertEqual(self.pictures()["B/entry1.png"], b"2b")

    def test_a_damaged_archive_costs_itself_alone(self):
        self.archive("Bad", b"bad")
        self.archive("Good", b"good")
        failures, said = self.run_items(fleet.Threads(2))
        self.assertEqual(failures, 1)
        self.assertIn("Bad: error: the archive is damaged", said)
        self.assertEqual(self.pictures(), {"Good/entry1.png": b"doog"})

    def test_keys_differ_with_options_and_archives(self):
        self.archive("A", b"a")
        first = next(fleet.archive_items([self.archives], ["--scale", "2"]))
        second = next(fleet.archive_items([self.archives], ["--scale", "3"]))
        self.assertNotEqual(first.key, second.key)
        self.assertNotEqual(fleet.key("ab", "c"), fleet.key("a", "bc"))

    def test_code_is_hashed_without_its_builds(self):
        (self.archives / ".build").mkdir()
        (self.archives / "A.swift").write_text("a")
        before = fleet.code_hash(self.archives)
        (self.archives / ".build" / "x").write_text("x")
        self.assertEqual(fleet.code_hash(self.archives), before)
        (self.archives / "A.swift").write_text("b")
        self.assertNotEqual(fleet.code_hash(self.archives), before)

    def test_archives_are_read_when_they_are_drawn(self):
        self.archive("A", b"a")
        item = next(fleet.archive_items([self.archives], []))
        self.assertEqual((item.archive, item.loaded().archive), (b"", b"a"))

    def test_a_folder_without_archives_is_refused(self):
        with self.assertRaises(fleet.Refusal):
            list(fleet.archive_items([self.archives], []))

    @unittest.skipUnless(importlib.util.find_spec("ray"), "Ray is not installed")
    def test_a_killed_worker_costs_its_item_and_the_bytes_are_the_same(self):
        for number in range(12):
            self.archive(f"Card{number}", (b"kill" if number == 5 else b"card") + b" %d" % number)
        # A name by which workers cannot find the module: they have what is sent to them alone.
        spec = importlib.util.spec_from_file_location("fleet_elsewhere", fleet.__file__)
        sent = importlib.util.module_from_spec(spec)
        sys.modules["fleet_elsewhere"] = sent
        spec.loader.exec_module(sent)
        items = list(sent.archive_items([self.archives], []))
        self.assertEqual(sent.run(items, sent.Cluster(None, 3), sent.Store(self.folder / "store"), self.folder / "out", print), 0)
        self.assertTrue((self.folder / "Card5.killed").exists())
        # The killed item was begun twice, and no other item again.
        self.assertEqual(self.calls().count("Card5"), 2)
        self.assertEqual(len(self.calls()), 13)
        with_ray = self.pictures()
        other = fleet.Store(self.folder / "other")
        fleet.run(list(fleet.archive_items([self.archives], [])), fleet.Threads(3), other, self.folder / "threads", lambda words: None)
        self.assertEqual(self.pictures("threads"), with_ray)


if __name__ == "__main__":
    unittest.main()
