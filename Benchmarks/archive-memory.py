#!/usr/bin/env python3
"""archive-memory.py ARCHIVE [KIND ...]: presents archives that are as large as the bounds allow, and prints a line for each.

ARCHIVE is a small one from `zoetrope archive`, whose frame the large ones take. A line has the kind, the bytes of the file, the
exit code of `zoetrope present`, its seconds, the most memory of one process in MB, and its message.
"""

import copy
import json
import multiprocessing
import os
import struct
import subprocess
import sys
import tempfile
import time
import zlib

STRUCTURE = 48 << 20
PIXELS = 128 << 20


def read(path):
    with open(path, "rb") as file:
        data = file.read()
    length = struct.unpack("<Q", data[16:24])[0]
    return json.loads(data[28 : 28 + length])


def write(path, structure, pixels=b""):
    text = json.dumps(structure, separators=(",", ":"), sort_keys=True).encode()
    checked = struct.pack("<QI", len(text), len(pixels)) + text + pixels
    with open(path, "wb") as file:
        file.write(b"ZOETARCH" + struct.pack("<II", 5, zlib.crc32(checked)) + checked)
    return len(text)


def box(number, kind, inside=0, frame=(0, 0, 170, 170)):
    return {"frame": list(frame), "inside": inside, "kind": kind, "number": number}


def drawing(items):
    return {"drawing": {"_0": {"leaves": [{"drawing": items, "fadesAsGroup": False}], "origin": [0, 0]}}}


def fill(path, color=(1, 0, 0, 0.5)):
    return {"fill": {"path": path, "rule": "nonZero", "paint": {"color": {"_0": list(color)}}}}


class Archives:
    """One archive of each kind, made of a small one: an entry at scale 1, and sometimes a second one."""

    def __init__(self, small):
        self.small = small
        self.first = small["entries"][0]["layouts"][0][0]

    def frame(self, *entries, size=(170, 170), scale=1):
        made = copy.deepcopy(self.small)
        made["scales"] = [scale]
        made["canvas"]["size"] = list(size)
        made.pop("scenes", None)
        made.pop("canvases", None)
        made["tables"] = {"images": [], "parts": [], "paths": []}
        one = self.small["entries"][0] | {"touches": []}
        made["entries"] = []
        for index, boxes in enumerate(entries):
            boxes[0]["motion"] = self.first["motion"]
            boxes[0]["surroundings"] = self.first["surroundings"]
            one["name"], one["date"], one["layouts"] = f"e{index}", 707_729_400 + 60 * index, [boxes]
            made["entries"].append(copy.deepcopy(one))
        return made

    side = 5_792

    @staticmethod
    def tables(side):
        return {"images": [], "parts": [], "paths": [f"0 0 m {side} 0 l {side} {side} l h"]}

    def boxes(self):
        """As many boxes as the bound allows, side by side."""
        count = 99_999
        return self.frame([box(0, {"layers": {}}, count)] + [box(1 + n, {"layers": {}}) for n in range(count)]), b""

    def changed(self):
        """The same in two entries, so that each box moves from its place to another."""
        count = 99_999
        first = [box(0, {"layers": {}}, count)] + [box(1 + n, {"layers": {}}) for n in range(count)]
        second = [box(0, {"layers": {}}, count)] + [box(1 + n, {"layers": {}}, 0, (1, 1, 9, 9)) for n in range(count)]
        return self.frame(first, second), b""

    def shapes(self):
        """Boxes that are shapes and move."""
        shape = {"form": {"rectangle": {}}, "rule": "nonZero", "style": {"color": {"_0": [1, 0, 0, 1]}}}
        count = 99_999
        first = [box(0, {"layers": {}}, count)] + [box(1 + n, {"shape": {"_0": shape}}) for n in range(count)]
        second = [box(0, {"layers": {}}, count)] + [box(1 + n, {"shape": {"_0": shape}}, 0, (1, 1, 9, 9)) for n in range(count)]
        return self.frame(first, second), b""

    def items(self):
        """As many items as the bound allows, each a part that fills the whole."""
        made = self.frame([box(0, drawing([{"part": {"part": 0}}] * 499_000))])
        made["tables"].update(paths=["0 0 m 170 0 l 170 170 l h"], parts=[[fill(0)]])
        return made, b""

    def groups(self):
        """Groups around groups, each with pixels of its own."""
        items = []
        for _ in range(2_000):
            items += [{"group": {"blendMode": "multiply", "inside": 1, "opacity": 0.5}} for _ in range(190)] + [fill(0)]
        made = self.frame([box(0, drawing(items))])
        made["tables"].update(paths=["0 0 m 170 0 l 170 170 l h"])
        return made, b""

    def paths(self):
        """Outlines as long as they may be, as many as there is room for."""
        words = "0 0 m " + "9 1 l 1 9 l " * 124_990
        count = STRUCTURE // len(words) - 1
        made = self.frame([box(0, drawing([fill(index) for index in range(count)]))])
        made["tables"]["paths"] = [words + f"{index} 0 l h" for index in range(count)]
        return made, b""

    def joins(self):
        """An outline of lines, in a broad stroke with round joins."""
        words = "0 0 m " + "99 1 l 1 99 l " * 124_990
        paint = {"color": {"_0": [1, 0, 0, 1]}}
        style = {"cap": "round", "dash": [], "dashPhase": 0, "join": "round", "miterLimit": 10, "width": 9_000}
        made = self.frame([box(0, drawing([{"stroke": {"paint": paint, "path": 0, "style": style}}]))])
        made["tables"]["paths"] = [words]
        return made, b""

    def curves(self):
        """An outline of large curves, in strokes with dashes."""
        words = "0 0 m " + "1e7 1 1 1e7 5 5 c " * 249_990
        paint = {"color": {"_0": [1, 0, 0, 1]}}
        style = {"cap": "round", "dash": [0.5, 0.5], "dashPhase": 0, "join": "round", "miterLimit": 10, "width": 3}
        made = self.frame([box(0, drawing([{"stroke": {"paint": paint, "path": 0, "style": style}}]))])
        made["tables"]["paths"] = [words]
        return made, b""

    def stops(self):
        """A gradient with as many stops as there is room for."""
        stop = {"color": [1, 0, 0, 1], "location": 0.5}
        count = STRUCTURE // (len(json.dumps(stop, separators=(",", ":"))) + 1) - 200
        paint = {"linear": {"end": [170, 170], "start": [0, 0], "stops": [stop] * count}}
        made = self.frame([box(0, drawing([{"fill": {"paint": paint, "path": 0, "rule": "nonZero"}}]))])
        made["tables"]["paths"] = ["0 0 m 170 0 l 170 170 l h"]
        return made, b""

    def images(self):
        """All the pixels that the images may have."""
        style = {"isAntialiased": True, "sampling": "linear"}
        item = {"image": {"image": 0, "rect": [0, 0, 170, 170], "style": style}}
        made = self.frame([box(0, drawing([item]))])
        made["tables"]["images"] = [[16_384, PIXELS // 4 // 16_384]]
        return made, bytes(PIXELS)

    def canvas(self):
        """As large a picture as may be."""
        return self.frame([box(0, drawing([fill(0)]))], size=(self.side, self.side)) | {"tables": self.tables(self.side)}, b""

    def film(self):
        """A film of large pictures in which every pixel changes with every frame."""
        width, height = 1_590, 1_530
        stops = [{"color": [1, 0, 0, 1], "location": 0}, {"color": [0, 1, 0.5, 1], "location": 1}]
        paint = {"linear": {"end": [width, height], "start": [0, 0], "stops": stops}}
        made = self.frame(
            *[
                [box(0, {"effect": {"_0": {"name": "hueRotation", "numbers": [angle]}}}, 1),
                 box(1, drawing([{"fill": {"paint": paint, "path": 0, "rule": "nonZero"}}]))]
                for angle in (0, 6) * 14
            ],
            size=(width, height),
        )
        spring = {"fluidSpring": {"blendDuration": 0, "dampingFraction": 1, "response": 20}}
        for entry in made["entries"]:
            entry["layouts"][0][0]["motion"] = {"animation": spring, "disablesAnimations": False}
        return made | {"tables": self.tables(width)}, b""

    def wide(self):
        """A picture of 256 MB that moves."""
        side = 5_792
        shape = {"form": {"rectangle": {}}, "rule": "nonZero", "style": {"color": {"_0": [1, 0, 0, 1]}}}
        first = [box(0, {"shape": {"_0": shape}}, 0, (0, 0, 9, 9))]
        second = [box(0, {"shape": {"_0": shape}}, 0, (0, 0, side, side))]
        return self.frame(first, second, size=(side, side)), b""

    def blurs(self):
        """Blurs in blurs on a large picture."""
        items = [{"filter": {"filter": {"blur": {"sigma": 60}}, "inside": 1}} for _ in range(150)] + [fill(0)]
        made = self.frame([box(0, drawing(items))], size=(4_096, 4_096))
        made["tables"]["paths"] = ["0 0 m 4096 0 l 4096 4096 l h"]
        return made, b""

    def together(self):
        """Boxes as many as may be, beside groups that take nearly all the layers."""
        count = 99_998
        items = [{"group": {"blendMode": "multiply", "inside": 1, "opacity": 0.5}} for _ in range(3)] + [fill(0)]
        boxes = [box(0, {"layers": {}}, count + 1), box(1, drawing(items))]
        boxes += [box(2 + n, {"layers": {}}) for n in range(count)]
        return self.frame(boxes, boxes, boxes, boxes, size=(self.side, self.side)) | {"tables": self.tables(self.side)}, b""

    def entries(self):
        """As many entries as the bound allows."""
        return self.frame(*[[box(0, {"layers": {}})] for _ in range(10_000)]), b""


def make(small, kind, path):
    structure, pixels = getattr(Archives(small), kind)()
    assert write(path, structure, pixels) <= STRUCTURE, kind


def present(zoetrope, path, folder):
    """A program's most memory counts that of the process which began it: archives are made in others."""
    before = time.monotonic()
    process = subprocess.Popen(
        [zoetrope, "present", path, "--format", "png,apng", "--output", folder],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
    )
    words = process.stdout.read().strip().splitlines()
    _, status, usage = os.wait4(process.pid, 0)
    return os.waitstatus_to_exitcode(status), time.monotonic() - before, usage.ru_maxrss / 1_000, words[-3:]


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    small = read(sys.argv[1])
    kinds = sys.argv[2:] or [name for name, kind in vars(Archives).items() if callable(kind) and name[0] != "_" and name != "frame"]
    zoetrope = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "zoetrope")
    for kind in kinds:
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, kind + ".zoetrope")
            maker = multiprocessing.Process(target=make, args=(small, kind, path))
            maker.start()
            maker.join()
            if maker.exitcode:
                sys.exit(f"the archive of {kind} could not be made")
            size = os.path.getsize(path)
            code, seconds, memory, words = present(zoetrope, path, os.path.join(folder, "out"))
            row = {"kind": kind, "bytes": size, "exit": code, "seconds": round(seconds, 1), "mb": round(memory)}
            print(json.dumps(row | {"message": " / ".join(words)[:400]}), flush=True)
