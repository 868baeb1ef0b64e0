"""An agent's session with `zoetrope mcp`: a view is written, rendered, a fault seen, mended, and compared.

Usage: mcp-client.py FOLDER [--transcript]. The folder is empty at the beginning. With --transcript each call and the beginning of its
answer are printed as Markdown.
"""

import asyncio
import pathlib
import subprocess
import sys

import anyio
from mcp import ClientSession, MCPError, StdioServerParameters
from mcp.client.stdio import stdio_client

ROOT = pathlib.Path(__file__).resolve().parent.parent
WORK = pathlib.Path(sys.argv[1]).resolve()
APP = WORK / "App"
SHOWS = "--transcript" in sys.argv

CARD = """import SwiftUI

struct CupCard: View {
    var cups: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text("Today").font(.caption).foregroundStyle(COLOR)
            Text("\\(cups) cups").font(.title2.bold())
        }
        .padding()
    }
}

#Preview("Cups", traits: .sizeThatFitsLayout) { CupCard(cups: 3) }
"""

POUR = """import SwiftUI

struct Pour: View {
    @State private var isFull = false

    var body: some View {
        Button("Pour") { withAnimation(.spring(duration: 0.5)) { isFull.toggle() } }
            .frame(width: 120, height: isFull ? 90 : 50)
            .background(Color.orange)
    }
}

#Preview("Pour", traits: .fixedLayout(width: 160, height: 120)) { Pour() }
"""


def write(color):
    (APP / "CupCard.swift").write_text(CARD.replace("COLOR", color))


def check(condition, words):
    if not condition:
        raise SystemExit(f"failed: {words}")
    if not SHOWS:
        print(f"ok: {words}")


async def call(session, tool, **arguments):
    progress = []

    async def note(done, total, message):
        progress.append(message)

    result = await session.call_tool(
        tool, arguments, read_timeout_seconds=1800.0, progress_callback=note)
    text = "\n".join(part.text for part in result.content if part.type == "text")
    pictures = [part for part in result.content if part.type == "image"]
    if SHOWS:
        words = ", ".join(f"{key}: {value!r}" for key, value in arguments.items())
        print(f"\n**{tool}**({words})\n\n```")
        print("\n".join(text.replace(str(WORK), "…").splitlines()[:12]))
        print("```\n" + (f"\n{len(pictures)} picture(s)\n" if pictures else ""))
    return result, text, pictures


async def session_with(session):
    answer = await session.initialize()
    check(answer.server_info.name == "zoetrope", "the server introduces itself")
    tools = [tool.name for tool in (await session.list_tools()).tools]
    check(tools == ["list", "render", "film", "elements", "tour", "compare", "doctor", "accept"], "the tools are listed")

    write("Color.primary.tint")
    result, text, _ = await call(session, "list")
    check(not result.is_error and '"preview":"Cups"' in text, "a preview is listed without a build")

    result, text, _ = await call(session, "render")
    check(result.is_error and '"code":"compile"' in text and "CupCard.swift" in text and '"line":8' in text, "a fault has its line")

    write("Color(white: 0.75)")
    result, text, pictures = await call(session, "render")
    check(not result.is_error and len(pictures) == 1 and pictures[0].mime_type == "image/png", "the mended view is a picture")

    result, text, _ = await call(session, "elements", accessibility=True)
    check("finding: contrast" in text, "a pale text is found")

    write("Color(white: 0.35)")
    result, text, _ = await call(session, "elements", accessibility=True)
    check('text "Today"' in text and "finding: contrast" not in text, "the mended text is legible")
    result, text, _ = await call(session, "elements")
    check("CupCard" in text and "VStack" in text, "views have their names in the source")

    result, text, pictures = await call(session, "compare")
    check('"event":"difference"' in text and '"box"' in text and pictures, "the changed preview is shown with its box")

    (APP / "Pour.swift").write_text(POUR)
    result, text, _ = await call(session, "list", filter="Pour", build=True)
    check('"entries":1' in text and '"size":[160,120]' in text and '"variants":["color-scheme"' in text and "orientation" not in text,
          "a list has entries, sizes and the variants that a preview takes")
    result, text, pictures = await call(session, "film", filter="Pour", tap=["Pour"])
    check(not result.is_error and len(pictures) == 1 and ".spring(response: 0.5" in text, "a film is a sheet, with its animations")
    result, text, pictures = await call(session, "tour", filter="Pour")
    check(not result.is_error and pictures and "/tour/Pour" in text, "a tour touches the button")
    result, text, _ = await call(session, "doctor")
    check(not result.is_error and '"event":"symbolSummary"' in text, "a survey finds nothing that is missing")
    result, text, _ = await call(session, "accept", filter="Pour")
    check((APP / "Golden").exists() or "CI" in text, "pictures become goldens, unless the run is automatic")

    try:
        await session.call_tool("render", {"colour": "red"})
        check(False, "an unknown argument is refused")
    except MCPError as error:
        check("no argument 'colour'" in str(error), "an unknown argument is refused")
    result, text, _ = await call(session, "render", path="/etc")
    check(result.is_error and "outside" in text, "code elsewhere is refused")
    write("Color(white: { () -> Double in while true {} }())")
    with anyio.move_on_after(5):
        await session.call_tool("render", {})
        check(False, "a view that never ends is cancelled")
    write("Color(white: 0.35)")
    result, text, _ = await call(session, "list")
    check('"preview":"Cups"' in text, "the server goes on after a call that was cancelled")


async def main():
    APP.mkdir()
    write("Color.primary")
    for words in (["init", "-q"], ["add", "."], ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "First"]):
        subprocess.run(["git", "-C", str(APP), *words], check=True)
    server = StdioServerParameters(command=str(ROOT / "zoetrope"), args=["mcp", str(APP), "--output", str(WORK / "pictures")])
    async with stdio_client(server) as (read, write_stream):
        async with ClientSession(read, write_stream) as session:
            await session_with(session)


asyncio.run(main())
