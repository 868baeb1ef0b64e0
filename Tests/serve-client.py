"""A session with `zoetrope serve`, as a page has it: `Tests/serve-client.py`.

Works on a view in a folder of its own. Prints what it has seen, and ends with 1 at the first surprise. `Benchmarks/live-page.py` measures.
"""
import json, os, signal, subprocess, tempfile, time, urllib.error, urllib.parse, urllib.request

root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
VIEW = """import SwiftUI

struct Counter: View {
    @State private var count = 0
    var body: some View {
        VStack {
            Text("Count \\(count)").font(.title).foregroundStyle(COLOR)
            Button("Add") { withAnimation { count += 1 } }
            Button("Trap") { fatalError("no model") }
            Button("Hang") { while true {} }
            TextField("Name", text: .constant(""))
        }
        .padding()
    }
}

#Preview("Counter", traits: .fixedLayout(width: 200, height: 240)) { Counter() }
#Preview("Plain", traits: .fixedLayout(width: 120, height: 60)) { Text("Plain") }
"""


class Page:
    """A page of the service."""

    def __init__(self, address):
        self.address = address
        self.events = urllib.request.urlopen(address + "events")

    def state(self, until):
        """The first state that a condition fits."""
        for line in self.events:
            if line.startswith(b"data: "):
                state = json.loads(line[6:])
                if until(state):
                    return state
        raise SystemExit("the stream of events has ended")

    def get(self, path, **query):
        with urllib.request.urlopen(self.address + path + "?" + urllib.parse.urlencode(query)) as answer:
            return answer.read()

    def post(self, path, **order):
        """The lines of an answer, with the seconds after which each came."""
        request = urllib.request.Request(self.address + path, json.dumps({"session": "page", **order}).encode(), {"Content-Type": "application/json"})
        begin, lines = time.monotonic(), []
        with urllib.request.urlopen(request) as answer:
            for line in answer:
                lines.append({**json.loads(line), "after": time.monotonic() - begin})
        return lines


def expect(condition, words):
    print(("ok: " if condition else "NOT: ") + words, flush=True)
    if not condition:
        raise SystemExit(1)


def refused(address, headers={}):
    try:
        urllib.request.urlopen(urllib.request.Request(address, headers=headers))
        return 200
    except urllib.error.HTTPError as error:
        return error.code


def write(folder, color=".blue", view=VIEW):
    path = os.path.join(folder, "Counter.swift")
    with open(path + ".new", "w") as file:
        file.write(view.replace("COLOR", color))
    os.rename(path + ".new", path)


def session(folder):
    write(folder)
    begin = time.monotonic()
    service = subprocess.Popen([root + "/zoetrope", "serve", folder], stdout=subprocess.PIPE, text=True)
    try:
        address = service.stdout.readline().split(" at ")[-1].strip()
        page = Page(address)
        state = page.state(lambda it: it["version"] > 0)
        first = page.get("picture", preview="Counter", version=state["version"])
        print(f"first picture after {time.monotonic() - begin:.2f} s")
        expect(first[:4] == b"\x89PNG", "a preview is drawn")
        origin = "/".join(address.split("/")[:3])
        expect(refused(origin + "/") == 403, "without the token a request is refused")
        expect(refused(address, {"Host": "evil.example"}) == 403, "for another host a request is refused")
        expect(refused(address, {"Origin": "http://evil.example"}) == 403, "from another site a request is refused")
        expect(refused(address + "source?file=/etc/passwd") == 400, "a path outside of the sources is refused")
        port = address.split(":")[2].split("/")[0]
        second = subprocess.run([root + "/zoetrope", "serve", folder, "--port", port], capture_output=True, text=True)
        expect(second.returncode == 2 and port in second.stderr, f"a port in use is reported: {second.stderr.strip()}")

        touch(page)
        edit(page, folder, first)
        hostile(page, folder)
    finally:
        service.send_signal(signal.SIGINT)
        service.wait(10)
    expect(os.listdir(folder) == ["Counter.swift"], "nothing is written beside the code")

def touch(page):
    opened = page.post("open", preview="Counter")
    expect([it["event"] for it in opened] == ["opened", "frame", "end"], "a preview is opened with its picture")
    tapped = page.post("perform", steps=["--tap", "Add"])
    frames = [it for it in tapped if it["event"] == "frame"]
    expect(len(frames) > 3, f"a tap is filmed in {len(frames)} frames, the first after {frames[0]['after'] * 1000:.0f} ms")
    lacking = page.post("perform", steps=["--tap", "Nobody"])
    expect(lacking[0]["event"] == "failure" and "Nobody" in lacking[0]["message"], "a step without a target is a failure")
    tree = next(it for it in page.post("inspect") if it["event"] == "tree")["tree"]
    expect("Count 1" in json.dumps(tree), "the views are those after the touch")


def edit(page, folder, first):
    begin = time.monotonic()
    write(folder, ".red")
    state = page.state(lambda it: it["status"] == "ready" and it["version"] > 1)
    second = page.get("picture", preview="Counter", version=state["version"])
    expect(second != first, f"an edit is drawn {time.monotonic() - begin:.2f} s after it was saved")
    write(folder, ".nonsense")
    state = page.state(lambda it: it["status"] == "failed")
    failure = state["failures"][0]
    place = f"{os.path.basename(failure.get('file', ''))}:{failure.get('line')}"
    expect("Counter.swift" in place, f"code that does not compile is reported at {place}: {failure['message']}")
    expect(page.get("picture", preview="Counter") == second, "the last good picture stays")
    write(folder, ".green")
    former = page.state(lambda it: it["status"] == "ready" and not it["failures"])["version"]
    # The second edit comes while the first one is compiled.
    write(folder, ".yellow")
    time.sleep(0.6)
    write(folder, ".purple")
    state = page.state(lambda it: it["status"] == "ready" and it["version"] > former)
    last = page.get("picture", preview="Counter", version=state["version"])
    time.sleep(3)
    expect(page.get("picture", preview="Counter", version=state["version"] + 1) == last, "of two edits the newest is drawn, and nothing of the other")
    write(folder, ".green")
    page.state(lambda it: it["status"] == "ready" and it["version"] > state["version"])


def hostile(page, folder):
    page.post("open", preview="Counter")
    trapped = page.post("perform", steps=["--tap", "Trap"])[-2]
    expect(trapped.get("code") == "trap" and "no model" in trapped["message"], f"a touch that traps is reported: {trapped['message']}")
    page.post("open", preview="Counter")
    hung = page.post("perform", steps=["--tap", "Hang"])[-2]
    expect(hung.get("code") == "timeout", f"a touch that hangs is reported after {hung['after']:.0f} s: {hung['message']}")
    expect(page.post("open", preview="Counter")[0]["event"] == "opened", "another host is started")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        session(folder)
