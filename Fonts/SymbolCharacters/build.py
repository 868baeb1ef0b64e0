"""Builds SymbolCharacters.ttf: the digits and capitals of Inter at weight 500, without overlaps.

usage: build.py INTER-ROMAN.ttf   (needs fonttools and skia-pathops)
The outlines of variable fonts overlap (the bar of A); these are cut out of discs and squares, so they may not.
"""
import json, sys
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.removeOverlaps import removeOverlaps
from fontTools.varLib.instancer import instantiateVariableFont

characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
font = instantiateVariableFont(TTFont(sys.argv[1]), {"wght": 500})
cmap = font.getBestCmap()
removeOverlaps(font, [cmap[ord(c)] for c in characters])
glyph_set = font.getGlyphSet()
glyphs, metrics = {".notdef": TTGlyphPen(None).glyph()}, {".notdef": (1024, 0)}
for character in characters:
    pen = TTGlyphPen(None)
    glyph_set[cmap[ord(character)]].draw(pen)
    glyphs[character] = pen.glyph()
    metrics[character] = (glyph_set[cmap[ord(character)]].width, 0)

builder = FontBuilder(font["head"].unitsPerEm, isTTF=True)
builder.setupGlyphOrder(list(glyphs))
builder.setupCharacterMap({ord(c): c for c in characters})
builder.setupGlyf(glyphs)
builder.setupHorizontalMetrics({k: (w, getattr(glyphs[k], "xMin", 0)) for k, (w, _) in metrics.items()})
builder.setupHorizontalHeader(ascent=2728, descent=-680)
builder.setupNameTable({"familyName": "Zoetrope Symbol Characters", "styleName": "Regular"})
builder.setupOS2()
builder.setupPost()
builder.font["head"].created = builder.font["head"].modified = 0
builder.font.recalcTimestamp = False
builder.save("SymbolCharacters.ttf")
# No symbol's name begins with an equals sign, so nobody gets these by accident.
json.dump({"=" + c.lower(): f"{ord(c):X}" for c in characters}, open("names.json", "w"), indent=0)
