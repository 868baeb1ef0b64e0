"""Figures of `zoetrope serve` and `zoetrope list`, each beside a baseline of the same run: `Benchmarks/live-page.py [EDITS]`.

Starts of the service, taps and lists are taken in turn with their baselines; EDITS (50) are edits of one session, whose memory is
compared at the beginning and at the end. Prints what Documentation/Performance.md lists.
"""
import contextlib, glob, importlib.util, os, signal, statistics, subprocess, sys, tempfile, time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
spec = importlib.util.spec_from_file_location("serve_client", ROOT + "/Tests/serve-client.py")
client = importlib.util.module_from_spec(spec)
spec.loader.exec_module(client)
ZOETROPE = ROOT + "/zoetrope"


def run(*words):
    """The seconds of a command."""
    begin = time.monotonic()
    subprocess.run([ZOETROPE, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    return time.monotonic() - begin


class Service:
    """A service of some code, and its page."""

    def __init__(self, code):
        self.process = subprocess.Popen([ZOETROPE, "serve", code], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.page = client.Page(self.process.stdout.readline().split(" at ")[-1].strip())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGINT)
        self.process.wait(20)

    def picture(self, preview, until=lambda it: it["version"] > 0):
        """Waits for a build, and for a picture of it."""
        state = self.page.state(until)
        return self.page.get("picture", preview=preview, version=state["version"])

    def memory(self):
        """Megabytes of the service, and of its hosts."""
        def resident(process):
            with open(f"/proc/{process}/status") as file:
                return next((int(line.split()[1]) / 1024 for line in file if line.startswith("VmRSS")), 0)
        children = []
        for path in glob.glob(f"/proc/{self.process.pid}/task/*/children"):
            # A thread may end meanwhile.
            with contextlib.suppress(OSError), open(path) as file:
                children += file.read().split()
        return resident(self.process.pid), sum(resident(child) for child in children if os.path.exists(f"/proc/{child}/status"))


def show(what, times, baseline=None, name=""):
    middle = statistics.median(times)
    rest = f", {middle / statistics.median(baseline):.2f} of {name} ({statistics.median(baseline):.2f} s)" if baseline else ""
    print(f"{what}: median {middle:.3f} s, at most {max(times):.3f} s, {len(times)} times{rest}", flush=True)


def caffeine(output):
    code, preview = ROOT + "/Examples/CaffeineTracker", "CaffeineTrackerWidget"
    run("render", code, "--filter", preview, "--format", "png", "--output", output)
    starts, renders = [], []
    for _ in range(5):
        begin = time.monotonic()
        with Service(code) as service:
            service.picture(preview)
            starts.append(time.monotonic() - begin)
        renders.append(run("render", code, "--filter", preview, "--format", "png", "--output", output))
    show("start to first picture, code built", starts, renders, "`render`")
    with Service(code) as service:
        service.page.state(lambda it: it["version"] > 0)
        opened = service.page.post("open", preview=preview)
        pictures = [line["after"] for line in opened if line["event"] == "frame"]
        taps = []
        for _ in range(15):
            frames = [line["after"] for line in service.page.post("perform", steps=["--tap", "Espresso"]) if line["event"] == "frame"]
            taps.append(frames[0])
        show("tap to first frame", taps, pictures, "opening")


def previews(folder, count):
    """Files of twenty previews each."""
    for number in range(0, count, 20):
        lines = [f'#Preview("P{place}", traits: .fixedLayout(width: 60, height: 40)) {{ Text("{place}") }}\n' for place in range(number, number + 20)]
        with open(f"{folder}/Previews{number}.swift", "w") as file:
            file.write("import SwiftUI\n\n" + "".join(lines))


def lists():
    base = [run("list", ROOT + "/Examples/ToDo", "--json") for _ in range(5)]
    for count in (1_000, 10_000):
        with tempfile.TemporaryDirectory() as folder:
            previews(folder, count)
            show(f"list of {count} previews", [run("list", folder, "--json") for _ in range(5)], base, "`list` of an example")


def edits(count):
    with tempfile.TemporaryDirectory() as folder:
        client.write(folder)
        with Service(folder) as service:
            service.picture("Counter")
            times, memory = [], []
            for number in range(count):
                begin = time.monotonic()
                client.write(folder, f"Color(red: {number % 97 / 97:.4f}, green: 0, blue: 0)")
                version = number + 1
                service.picture("Counter", lambda it: it["status"] == "ready" and it["version"] > version)
                times.append(time.monotonic() - begin)
                memory.append(service.memory())
        renders = []
        for number in range(5):
            client.write(folder, f"Color(red: 0, green: 0.{number + 1}, blue: 0)")
            renders.append(run("render", folder, "--format", "png", "--output", folder + "/zoetrope-output"))
        show("edit to picture", times, renders, "`render` of an edit")
        part = max(count // 5, 1)
        for index, name in enumerate(["the service", "its hosts"]):
            first, last = (statistics.median(it[index] for it in some) for some in (memory[:part], memory[-part:]))
            print(f"memory of {name}: {first:.0f} MB in the first {part} edits, {last:.0f} MB in the last, {last / first:.2f}", flush=True)


with tempfile.TemporaryDirectory() as output:
    caffeine(output)
    lists()
    edits(int(sys.argv[1]) if len(sys.argv) > 1 else 50)
