"""Makes the fonts of scripts from Debian's: python3 build.py FOLDER, where FOLDER holds the NotoSans*.ttf of fonts-noto-core.

Needs fonttools (PyPI). Every glyph and feature is kept, hints are not.
"""
import pathlib
import subprocess
import sys

scripts = [
    "Arabic", "Armenian", "Bengali", "Devanagari", "Georgian", "Gujarati", "Gurmukhi", "Hebrew", "Kannada", "Malayalam",
    "Tamil", "Telugu", "Thai",
]
source = pathlib.Path(sys.argv[1])
target = pathlib.Path(__file__).parent
for script in scripts:
    for weight in ["Regular", "Bold"]:
        name = f"NotoSans{script}-{weight}.ttf"
        subprocess.run([
            "pyftsubset", source / name, "--unicodes=*", "--no-hinting", "--layout-features=*",
            "--name-IDs=0,1,2,3,4,5,6,13,14", f"--output-file={target / name}",
        ], check=True)
