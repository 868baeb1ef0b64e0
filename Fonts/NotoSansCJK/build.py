"""Makes NotoSansCJK-Regular.otf of Debian's collection: python3 build.py NotoSansCJK-Regular.ttc target.otf

Needs fonttools (PyPI). Kept: the 3755 hanzi of GB 2312's first level, the 2965 kanji of JIS X 0208's first level, the
5401 hanzi of Big5's first level, the 2350 syllables of KS X 1001, kana, bopomofo, compatible jamo, the standards'
punctuation and the full- and half-width forms. Han characters have simplified Chinese forms, Japanese ones for text in
Japanese and traditional ones for text in traditional Chinese (`locl`).
"""
import subprocess
import sys


def rows(codec, leads, trails=range(0xA1, 0xFF)):
    characters = set()
    for lead in leads:
        for trail in trails:
            try:
                characters.add(bytes([lead, trail]).decode(codec))
            except UnicodeDecodeError:
                pass
    return characters


hanzi = rows("gb2312", range(0xB0, 0xD8))
kanji = rows("euc_jp", range(0xB0, 0xD0))
big5 = rows("big5", range(0xA4, 0xC7), [*range(0x40, 0x7F), *range(0xA1, 0xFF)])
traditional = {sign for sign in big5 if ord(sign) >= 0x4E00}
hangul = rows("euc_kr", range(0xB0, 0xC9))
signs = rows("gb2312", range(0xA1, 0xAA)) | rows("euc_jp", range(0xA1, 0xA9)) | rows("euc_kr", range(0xA1, 0xA3))
signs = {sign for sign in signs if ord(sign) >= 0x2000}
blocks = [(0x3000, 0x3100), (0x3105, 0x3130), (0x3131, 0x318F), (0x31F0, 0x3200), (0xFF01, 0xFFEF)]
letters = {chr(code) for first, end in blocks for code in range(first, end)}
codes = ",".join(f"{ord(character):X}" for character in sorted(hanzi | kanji | traditional | hangul | signs | letters))

source, target = sys.argv[1:]
subprocess.run([
    "pyftsubset", source, "--font-number=2", f"--unicodes={codes}", f"--output-file={target}", "--no-hinting",
    "--layout-features=locl,ccmp", "--layout-scripts=hani.dflt,hani.JAN,hani.ZHT,kana.dflt,kana.JAN,hang.dflt,DFLT.dflt",
    "--name-IDs=0,1,2,3,4,5,6,13,14", "--drop-tables+=vhea,vmtx,VORG,BASE",
], check=True)
