"""Makes the fonts of symbols from Debian's: python3 build.py FOLDER, where FOLDER holds the Noto*.ttf of fonts-noto-core.

Needs fonttools (PyPI). Of the letters that mathematics and the system fonts have alike only the mathematical are kept.
"""
import pathlib
import subprocess
import sys

fonts = {
    "NotoSansSymbols2-Regular.ttf": "U+2000-2BFF,U+1F000-1FBFF",
    "NotoSansSymbols-Regular.ttf": "U+2000-2BFF,U+1F000-1FBFF",
    "NotoSansSymbols-Bold.ttf": "U+2000-2BFF,U+1F000-1FBFF",
    "NotoSansMath-Regular.ttf": "U+2000-2BFF,U+1D400-1D7FF",
}
source = pathlib.Path(sys.argv[1])
target = pathlib.Path(__file__).parent
for name, characters in fonts.items():
    subprocess.run([
        "pyftsubset", source / name, f"--unicodes={characters}", "--no-hinting", "--layout-features=",
        "--drop-tables+=MATH", "--name-IDs=0,1,2,3,4,5,6,13,14", f"--output-file={target / name}",
    ], check=True)
