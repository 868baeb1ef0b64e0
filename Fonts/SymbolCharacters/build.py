"""Builds SymbolCharacters.ttf: the digits, capitals and signs of Inter at weight 500, without overlaps.

usage: build.py INTER-ROMAN.ttf   (needs fonttools and skia-pathops)
The outlines of variable fonts overlap (the bar of A); these are cut out of discs and squares, so they may not.
"""
import json, sys
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.removeOverlaps import removeOverlaps
from fontTools.varLib.instancer import instantiateVariableFont

characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
# Symbols that are signs of writing.
signs = {
    "yensign": "¥", "chineseyuanrenminbisign": "¥", "sterlingsign": "£", "centsign": "¢", "florinsign": "ƒ", "francsign": "₣",
    "lirasign": "₤", "rublesign": "₽", "dongsign": "₫", "indianrupeesign": "₹", "rupeesign": "₨", "tengesign": "₸",
    "pesetasign": "₧", "pesosign": "₱", "kipsign": "₭", "wonsign": "₩", "turkishlirasign": "₺", "australsign": "₳",
    "hryvniasign": "₴", "nairasign": "₦", "guaranisign": "₲", "coloncurrencysign": "₡", "cedisign": "₵", "cruzeirosign": "₢",
    "tugriksign": "₮", "millsign": "₥", "shekelsign": "₪", "manatsign": "₼", "bahtsign": "฿", "larisign": "₾",
    "bitcoinsign": "₿", "eurosign": "€", "paragraphsign": "¶", "notequal": "≠", "lessthanorequalto": "≤",
    "greaterthanorequalto": "≥", "numbersign": "#", "plusminus": "±",
}
font = instantiateVariableFont(TTFont(sys.argv[1]), {"wght": 500})
cmap = font.getBestCmap()
signs = {name: sign for name, sign in signs.items() if ord(sign) in cmap}
characters += "".join(sorted(set(signs.values())))
removeOverlaps(font, [cmap[ord(c)] for c in characters])
glyph_set = font.getGlyphSet()
glyphs, metrics = {".notdef": TTGlyphPen(None).glyph()}, {".notdef": (1024, 0)}
for character in characters:
    # Some signs are put together from other glyphs.
    recording = DecomposingRecordingPen(glyph_set)
    glyph_set[cmap[ord(character)]].draw(recording)
    pen = TTGlyphPen(None)
    recording.replay(pen)
    glyphs[character] = pen.glyph()
    metrics[character] = (glyph_set[cmap[ord(character)]].width, 0)

builder = FontBuilder(font["head"].unitsPerEm, isTTF=True)
name_of = {c: c if c.isascii() and c.isalnum() else f"uni{ord(c):04X}" for c in characters}
name_of[".notdef"] = ".notdef"
glyphs = {name_of[c]: glyph for c, glyph in glyphs.items()}
metrics = {name_of[c]: metric for c, metric in metrics.items()}
builder.setupGlyphOrder(list(glyphs))
builder.setupCharacterMap({ord(c): name_of[c] for c in characters})
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
names = {"=" + c.lower(): f"{ord(c):X}" for c in characters if c.isascii() and c.isalnum()}
names |= {name: f"{ord(sign):X}" for name, sign in sorted(signs.items())}
json.dump(names, open("names.json", "w"), indent=0)
