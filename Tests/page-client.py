"""Drives a page of previews in headless Chromium over the DevTools protocol, with Python's own library alone.

Usage: page-client.py PAGE SCENARIO [PICTURE]. Prints one JSON object with what it has seen. The scenarios are the functions below.
"""

import base64
import json
import os
import re
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import urllib.request


class Browser:
    """A page in a browser of its own."""

    def __init__(self, page):
        self.folder = tempfile.mkdtemp()
        name = next(name for name in ["chromium", "chromium-browser", "google-chrome"] if shutil.which(name))
        self.process = subprocess.Popen(
            [name, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-port=0",
             f"--user-data-dir={self.folder}", "--window-size=1360,940", "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        try:
            self.open(page)
        except BaseException:
            self.close()
            raise

    def open(self, page):
        for line in self.process.stderr:
            found = re.search(r"DevTools listening on ws://([^/]+)", line)
            if found:
                break
        with urllib.request.urlopen(f"http://{found[1]}/json") as answer:
            target = next(target for target in json.load(answer) if target["type"] == "page")
        host, path = target["webSocketDebuggerUrl"].removeprefix("ws://").split("/", 1)
        self.socket = socket.create_connection((host.split(":")[0], int(host.split(":")[1])), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /{path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        self.file = self.socket.makefile("rb")
        while self.file.readline().strip():
            pass
        self.number, self.faults = 0, []
        for domain in ["Runtime", "Page", "Performance"]:
            self.send(f"{domain}.enable")
        self.send("Page.navigate", url=page)
        self.until("document.readyState === 'complete' && !!window.zoetrope && !!document.querySelector('main.list')")

    def send(self, method, **parameters):
        self.number += 1
        data = json.dumps({"id": self.number, "method": method, "params": parameters}).encode()
        mask, size = os.urandom(4), len(data)
        head = struct.pack("!BB", 0x81, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x81, 0xFE, size) \
            if size < 65536 else struct.pack("!BBQ", 0x81, 0xFF, size)
        self.socket.sendall(head + mask + bytes(byte ^ mask[index % 4] for index, byte in enumerate(data)))
        while True:
            message = json.loads(self.receive())
            if message.get("method") == "Runtime.exceptionThrown":
                details = message["params"]["exceptionDetails"]
                self.faults.append(details.get("exception", {}).get("description", details["text"]))
            if message.get("id") == self.number:
                return message.get("result", message)

    def receive(self):
        whole = b""
        while True:
            first, size = self.file.read(2)
            size &= 0x7F
            if size == 126:
                size = struct.unpack("!H", self.file.read(2))[0]
            elif size == 127:
                size = struct.unpack("!Q", self.file.read(8))[0]
            whole += self.file.read(size)
            if first & 0x80:
                return whole

    def value(self, expression):
        result = self.send("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            self.faults.append(result["exceptionDetails"].get("exception", {}).get("description", "a fault"))
        return result.get("result", {}).get("value")

    def until(self, condition):
        return self.value(
            f"new Promise(done => {{ let rest = 400; const ask = () => ({condition}) ? done(true) : rest-- ? setTimeout(ask, 25) "
            ": done(false); ask(); })")

    def press(self, key):
        code = {" ": "Space"}.get(key, key)
        text = {"text": key} if len(key) == 1 else {"text": "\r"} if key == "Enter" else {}
        self.send("Input.dispatchKeyEvent", type="keyDown", key=key, code=code, **text)
        self.send("Input.dispatchKeyEvent", type="keyUp", key=key, code=code)

    def mouse(self, kind, x, y):
        """Moves or presses the mouse at a point of the preview that is open."""
        box = self.value("(() => { const it = document.querySelector('#canvas').getBoundingClientRect(); return [it.left, it.top]; })()")
        self.send("Input.dispatchMouseEvent", type=kind, x=box[0] + x, y=box[1] + y, button="left", clickCount=1,
                  buttons=0 if kind == "mouseReleased" else 1)

    def drag(self, *points):
        self.mouse("mousePressed", *points[0])
        for point in points[1:]:
            self.mouse("mouseMoved", *point)
        self.mouse("mouseReleased", *points[-1])

    def metrics(self):
        return {metric["name"]: metric["value"] for metric in self.send("Performance.getMetrics")["metrics"]}

    def picture(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.send("Page.captureScreenshot", format="png")["data"]))

    def close(self):
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


NODES = "document.querySelectorAll('.list .tile, .list .line[data-id]').length"
COUNT = "document.querySelector('.count').textContent"


def scroll(browser, seen):
    """Scrolls the list in 120 frames, and takes the work of a frame."""
    before = browser.metrics()
    seen["frames"] = browser.value("""
        new Promise(done => {
          const list = document.querySelector('main.list');
          let frames = 0;
          const step = () => { list.scrollTop += 220; frames += 1; frames < 120 ? requestAnimationFrame(step) : done(frames); };
          requestAnimationFrame(step);
        })""")
    after = browser.metrics()
    work = ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"]
    seen["workPerFrame"] = sum(after[name] - before[name] for name in work) * 1000 / seen["frames"]
    seen["scrolled"] = browser.value("document.querySelector('main.list').scrollTop")
    seen["nodesAfter"] = browser.value(NODES)
    seen["megabytes"] = browser.metrics()["JSHeapUsedSize"] / 1e6


def browse(browser):
    """Counts, filters, keys, links, scrolling and memory."""
    seen = {"count": browser.value(COUNT), "nodes": browser.value(NODES)}
    browser.press("/")
    browser.send("Input.insertText", text="header 42")
    browser.until("document.querySelector('.count').textContent.includes(' of ')")
    seen["found"] = browser.value(COUNT)
    browser.press("Escape")
    browser.until("!document.querySelector('.count').textContent.includes(' of ')")
    seen["results"] = browser.value("[...document.querySelectorAll('.top .segments')][0]?.innerText.replace(/\\s+/g, ' ') ?? ''")
    seen["folds"] = browser.value("[...document.querySelectorAll('.fold')].map(fold => fold.textContent)")
    scroll(browser, seen)
    browser.press("Home")
    browser.press("ArrowRight")
    browser.press("Enter")
    browser.until("!!document.querySelector('.viewer .side dd')")
    seen["address"] = browser.value("location.hash")
    seen["shown"] = browser.value("document.querySelector('.viewer .side dd')?.textContent")
    return seen


def film(browser):
    """Opens the first item and steps through its film."""
    browser.press("Home")
    browser.press("Enter")
    browser.until("!!document.querySelector('.clock')?.textContent")
    browser.press(" ")
    browser.value("document.querySelector('.viewer .play').getAttribute('aria-label') === 'Pause' && document.querySelector('.viewer .play').click()")
    clock = "document.querySelector('.clock')?.textContent"
    browser.value("(() => { const slider = document.querySelector('.track input'); slider.value = 0; slider.dispatchEvent(new Event('input')); })()")
    browser.until(clock + "?.startsWith('1 /')")
    seen = {"first": browser.value(clock)}
    browser.press(".")
    browser.until(clock + "?.startsWith('2 /')")
    seen["second"] = browser.value(clock)
    seen["marks"] = browser.value("document.querySelectorAll('.marks i').length")
    seen["modes"] = browser.value("[...document.querySelectorAll('.tools .segments button')].map(button => button.textContent)")
    browser.press("Escape")
    browser.until("!document.querySelector('.viewer')")
    seen["closed"] = browser.value("location.hash === '' && !document.querySelector('.viewer')")
    return seen


BUSY = "document.querySelector('#well').classList.contains('busy')"


def live(browser):
    """The list of a live page; a preview that is touched and scrubbed, and the golden or a revision over it."""
    texts = "[...document.querySelectorAll('%s')].map(it => it.textContent)"
    browser.until("document.querySelectorAll('.tile img').length === 1 && document.querySelectorAll('.tile .why').length === 1")
    browser.until("!!document.querySelector('.segments')")
    seen = {"count": browser.value(COUNT), "folds": browser.value(texts % ".tile .words"),
            "results": browser.value("document.querySelector('.top .segments').innerText.replace(/\\s+/g, ' ')")}
    browser.value("document.querySelector('.tile .pill').click()")
    browser.until("document.querySelectorAll('.tile').length === 3")
    seen["unfolded"] = browser.value(texts % ".tile .words")
    browser.press("Home")
    browser.press("Enter")
    browser.until(f"document.querySelector('#canvas').width === 200 && !{BUSY}")
    seen["shown"] = browser.value("document.querySelector('#title').textContent")
    seen["address"] = browser.value("location.hash")

    for x in range(10, 90, 10):
        browser.drag((x, 30))
    browser.drag((10, 10), (40, 10), (60, 40), (60, 50))
    for key in "tea":
        browser.press(key)
    browser.until(f"document.querySelectorAll('#list li').length === 10 && !{BUSY}")
    seen["steps"] = browser.value(texts % "#list li")
    seen["looks"] = browser.value("[...document.querySelectorAll('#look label span')].map(it => it.textContent).join(', ')")
    seen["command"] = browser.value("document.querySelector('#command').textContent")
    seen["swift"] = browser.value("document.querySelector('#swift').textContent")

    clock = "document.querySelector('#clock').textContent"
    browser.until(clock + " === '0.20 / 0.20 s'")
    browser.value("(() => { const it = document.querySelector('#scrub'); it.value = 0; it.dispatchEvent(new Event('input')); })()")
    seen["first"] = browser.value(clock)
    browser.value("document.querySelector('#later').click()")
    seen["second"] = browser.value(clock)
    browser.value("document.querySelectorAll('#entries button')[1].click()")
    browser.until(f"!{BUSY}")
    seen["entry"] = browser.value(texts % "#entries button[aria-pressed=true]")

    for tab in ["views", "access", "steps", "look"]:
        browser.value(f"document.querySelector('[data-tab={tab}]').click()")
        browser.until(f"!document.querySelector('#{tab}').hidden && !{BUSY}")

    former = "document.querySelector('#former')"
    seen["onion"] = []
    for name in ["golden", "HEAD", "nonsense"]:
        browser.value(f"""(() => {{
            const [slider, field] = ['range', 'text'].map(kind => document.querySelector(`#look input[type=${{kind}}]`));
            document.querySelector('#word').textContent = '';
            field.value = '{name}'; field.dispatchEvent(new Event('change'));
            slider.value = 0.5; slider.dispatchEvent(new Event('input'));
        }})()""")
        browser.until(f"{former}.naturalWidth > 0 && !{former}.hidden || document.querySelector('#word').classList.contains('bad')")
        seen["onion"].append(browser.value(
            f"{former}.hidden ? document.querySelector('#word').textContent : {former}.style.width + ' ' + {former}.style.opacity"))
    browser.press("Escape")
    browser.until("document.querySelector('#stage').hidden")
    seen["closed"] = browser.value("location.hash === '' && document.activeElement === document.querySelector('main.list')")
    return seen


def many(browser):
    """The list of a live page of many previews."""
    browser.until("[...document.querySelectorAll('.tile img')].some(it => it.complete && it.naturalWidth > 0)")
    seen = {"count": browser.value(COUNT), "nodes": browser.value(NODES)}
    scroll(browser, seen)
    return seen


def main():
    page, scenario = sys.argv[1:3]
    browser = Browser(page)
    try:
        seen = {"browse": browse, "film": film, "live": live, "many": many}[scenario](browser)
        if len(sys.argv) > 3:
            browser.picture(sys.argv[3])
        print(json.dumps(seen | {"faults": browser.faults}))
    finally:
        browser.close()


main()
