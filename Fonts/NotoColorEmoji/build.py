"""Makes NotoColorEmoji.ttf of Debian's font: python3 build.py NotoColorEmoji.ttf target.ttf

Needs fonttools, pillow and imagequant (PyPI). Every emoji stays that is one character, a flag, a keycap or joined of
several without skin tones; hands and arms stay in all skin tones. Any other skin tone is drawn as the same emoji
without it. Pictures are reduced to 48 colours.
"""
import io
import struct
import sys
import zlib

import imagequant
from fontTools import subset
from fontTools.ttLib import TTFont
from PIL import Image

TONES = range(0x1F3FB, 0x1F400)
HANDS = [
    0x261D, 0x270A, 0x270B, 0x270C, 0x270D, 0x1F446, 0x1F447, 0x1F448, 0x1F449, 0x1F44A, 0x1F44B, 0x1F44C, 0x1F44D,
    0x1F44E, 0x1F44F, 0x1F450, 0x1F4AA, 0x1F590, 0x1F595, 0x1F596, 0x1F64C, 0x1F64F, 0x1F90C, 0x1F90F, 0x1F918,
    0x1F91A, 0x1F91B, 0x1F91C, 0x1F91D, 0x1F91E, 0x1F91F, 0x1F932, 0x1FAF0, 0x1FAF1, 0x1FAF2, 0x1FAF3, 0x1FAF4,
    0x1FAF5, 0x1FAF6,
]


# Couples without skin tones are single characters, whose parts are these.
COUPLES = {
    0x1F46B: (0x1F469, 0x1F91D, 0x1F468), 0x1F46C: (0x1F468, 0x1F91D, 0x1F468), 0x1F46D: (0x1F469, 0x1F91D, 0x1F469),
    0x1F48F: (0x1F9D1, 0x2764, 0x1F48B, 0x1F9D1), 0x1F491: (0x1F9D1, 0x2764, 0x1F9D1), 0x1F91D: (0x1FAF1, 0x1FAF2),
}


def ligatures(font):
    for lookup in font["GSUB"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType == 4:
                for first, entries in table.ligatures.items():
                    for entry in entries:
                        yield [first] + entry.Component, entry


def drop_tones(font):
    characters = font.getBestCmap()
    glyph_of = {}
    for code, glyph in characters.items():
        glyph_of[(glyph,)] = glyph
    tones = {characters[code] for code in TONES}
    hands = {characters[code] for code in HANDS if code in characters}
    entries = list(ligatures(font))
    for parts, entry in entries:
        glyph_of[tuple(parts)] = entry.LigGlyph
    joiner = characters[0x200D]
    couples = {tuple(sorted(characters[part] for part in parts)): characters[code] for code, parts in COUPLES.items()}
    dropped = 0
    for parts, entry in entries:
        if not tones & set(parts) or (len(parts) == 2 and parts[0] in hands):
            continue
        plain = tuple(part for part in parts if part not in tones)
        people = tuple(sorted(part for part in plain if part != joiner))
        entry.LigGlyph = glyph_of.get(plain) or couples[people]
        dropped += 1
    print("drawn without their skin tone:", dropped)


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def reduced(png, colours=48):
    picture = imagequant.quantize_pil_image(
        Image.open(io.BytesIO(png)).convert("RGBA"), dithering_level=0, max_colors=colours, min_quality=0)
    width, height = picture.size
    pixels = picture.tobytes()
    buffer = io.BytesIO()
    picture.save(buffer, "PNG")
    rgba = Image.open(io.BytesIO(buffer.getvalue())).convert("RGBA").tobytes()
    colour = {}
    for index, pixel in enumerate(pixels):
        sample = rgba[4 * index:4 * index + 4]
        # What is all but transparent would show as specks where a picture is scaled up.
        colour[pixel] = sample if sample[3] > 5 else bytes(4)
    order = sorted(colour, key=lambda index: (colour[index][3] == 255, colour[index]))
    place = {index: at for at, index in enumerate(order)}
    palette = b"".join(colour[index][:3] for index in order)
    alphas = bytes(colour[index][3] for index in order if colour[index][3] < 255)
    rows = b"".join(
        b"\0" + bytes(place[p] for p in pixels[row * width:(row + 1) * width]) for row in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    packed = min((zlib.compress(rows, 9), packed_with(rows)), key=len)
    small = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"PLTE", palette)
    small += (chunk(b"tRNS", alphas) if alphas else b"") + chunk(b"IDAT", packed) + chunk(b"IEND", b"")
    return small if len(small) < len(png) else png


def packed_with(rows):
    packer = zlib.compressobj(9, zlib.DEFLATED, 15, 9, zlib.Z_FILTERED)
    return packer.compress(rows) + packer.flush()


def main():
    source, target = sys.argv[1:]
    font = TTFont(source)
    drop_tones(font)
    options = subset.Options()
    options.layout_features = ["*"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.drop_tables += ["vhea", "vmtx"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=font.getBestCmap().keys())
    cutter.subset(font)
    strike = font["CBDT"].strikeData[0]
    for glyph in strike.values():
        glyph.imageData = reduced(glyph.imageData)
    font.save(target)
    print(len(strike), "pictures")


main()
