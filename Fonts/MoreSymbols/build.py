"""Builds MoreSymbols.ttf: glyphs of two icon fonts in the measures of CupertinoIcons.

usage: build.py PHOSPHOR.ttf PHOSPHOR-CHARMAP.json MATERIAL.ttf MATERIAL-CHARMAP.json   (needs fonttools)
In CupertinoIcons an em is 512 units, a circle's diameter 437, its centre 192 above the baseline, and a glyph is as
wide as its ink. Each source is scaled so that its own circle has that size.
"""
import json, sys
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

mapping = json.load(open("mapping.json"))
glyphs = {".notdef": TTGlyphPen(None).glyph()}
metrics, cmap, names = {".notdef": (256, 0)}, {}, {}
seen = {}

def bounds(glyph_set, name):
    pen = BoundsPen(glyph_set)
    glyph_set[name].draw(pen)
    return pen.bounds

for source, font_path, table_path in (("phosphor", sys.argv[1], sys.argv[2]), ("material", sys.argv[3], sys.argv[4])):
    font, table = TTFont(font_path), json.load(open(table_path))
    glyph_set, characters = font.getGlyphSet(), font.getBestCmap()
    circle = bounds(glyph_set, characters[int(table["circle" if source == "phosphor" else "circle-outline"], 16)])
    scale = 437 / (circle[2] - circle[0])
    centre = (circle[1] + circle[3]) / 2
    for name, other in sorted(mapping[source].items()):
        if other not in table:
            print("missing in", source, other)
            continue
        if (source, other) not in seen:
            glyph = characters[int(table[other], 16)]
            left, _, right, _ = bounds(glyph_set, glyph)
            target = TTGlyphPen(None)
            pen = Cu2QuPen(target, 0.5)
            glyph_set[glyph].draw(
                TransformPen(pen, (scale, 0, 0, scale, -left * scale, 192 - centre * scale)))
            code = 0xE000 + len(cmap)
            key = f"s{code:X}"
            glyphs[key] = target.glyph()
            metrics[key] = (round((right - left) * scale), 0)
            cmap[code] = key
            seen[(source, other)] = code
        names[name] = f"{seen[(source, other)]:X}"

builder = FontBuilder(512, isTTF=True)
builder.setupGlyphOrder(list(glyphs))
builder.setupCharacterMap(cmap)
builder.setupGlyf(glyphs)
builder.setupHorizontalMetrics({k: (w, getattr(glyphs[k], "xMin", 0)) for k, (w, _) in metrics.items()})
builder.setupHorizontalHeader(ascent=454, descent=-74)
builder.setupNameTable({"familyName": "Zoetrope More Symbols", "styleName": "Regular"})
builder.setupOS2()
builder.setupPost()
builder.font["head"].created = builder.font["head"].modified = 0
builder.font.recalcTimestamp = False
builder.save("MoreSymbols.ttf")
json.dump(dict(sorted(names.items())), open("names.json", "w"), indent=0)
