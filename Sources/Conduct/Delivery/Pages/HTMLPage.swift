/// A whole HTML page: one file, no resources from elsewhere, light and dark.
struct HTMLPage {
    var title: String
    var style: String
    var body: String
    var script: String

    var html: String { head + body + "\n" + tail }

    /// All in front of the body.
    var head: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(HTMLText.escaped(title))</title>
        <style>
        \(Self.baseStyle)
        \(style)
        </style>
        </head>
        <body>
        <button id="theme" class="pill" type="button" title="Light, dark, or as the system is">Auto</button>
        <main>

        """
    }

    /// All behind the body.
    var tail: String {
        """
        </main>
        <script>
        \(Self.themeScript)
        \(script)
        </script>
        </body>
        </html>

        """
    }

    /// Colours and type that all pages share.
    private static let baseStyle = """
        :root {
          color-scheme: light;
          --page: #f5f5f7; --card: #ffffff; --well: #f0f0f3; --text: #1d1d1f; --quiet: #6e6e73; --line: rgba(0,0,0,.09);
          --accent: #0071e3; --bad: #e30000; --bad-well: rgba(255,59,48,.1);
          --shadow: 0 1px 2px rgba(0,0,0,.04), 0 8px 28px rgba(0,0,0,.06);
          --sky: radial-gradient(120% 120% at 15% 0%, #cfe3ff 0%, transparent 55%),
                 radial-gradient(120% 120% at 100% 20%, #ffdfe9 0%, transparent 55%),
                 linear-gradient(160deg, #e6eefc, #ece6f6);
          --check: #e3e3e8;
        }
        @media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { DARK } }
        :root[data-theme=dark] { DARK }
        * { box-sizing: border-box; }
        body {
          margin: 0; background: var(--page); color: var(--text);
          font: 15px/1.47 -apple-system, BlinkMacSystemFont, "SF Pro Text", Inter, "Segoe UI", system-ui, sans-serif;
          -webkit-font-smoothing: antialiased; font-feature-settings: "tnum";
        }
        main { max-width: 1120px; margin: 0 auto; padding: 72px 28px 96px; }
        h1 { font-size: clamp(34px, 5vw, 52px); line-height: 1.06; letter-spacing: -.028em; font-weight: 700; margin: 0 0 10px; }
        h2 { font-size: 24px; line-height: 1.2; letter-spacing: -.018em; font-weight: 650; margin: 0; overflow-wrap: anywhere; }
        h3 { font-size: 13px; letter-spacing: 0; font-weight: 600; color: var(--quiet); margin: 28px 0 12px; }
        p { margin: 0; }
        a { color: var(--accent); text-decoration: none; }
        a:hover { text-decoration: underline; }
        code { font: 13px/1.5 ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace; }
        .lead { font-size: 19px; letter-spacing: -.01em; color: var(--quiet); }
        .quiet { color: var(--quiet); }
        .card { background: var(--card); border-radius: 22px; padding: 28px; margin-top: 28px; box-shadow: var(--shadow); }
        .heading { display: flex; flex-wrap: wrap; gap: 6px 14px; align-items: baseline; }
        .facts { display: flex; flex-wrap: wrap; gap: 4px 16px; color: var(--quiet); font-size: 14px; margin-top: 6px; }
        .pill {
          font: inherit; font-size: 13px; font-weight: 500; color: var(--text); background: var(--well); border: 0;
          border-radius: 980px; padding: 6px 14px; cursor: pointer; display: inline-block;
        }
        a.pill { color: var(--accent); }
        a.pill:hover, button.pill:hover { text-decoration: none; filter: brightness(.96); }
        :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
        #theme { position: fixed; top: 16px; right: 16px; z-index: 2; background: var(--card); box-shadow: var(--shadow); }
        .check { background: repeating-conic-gradient(var(--check) 0 25%, transparent 0 50%) 0 0 / 16px 16px; }
        @media print { #theme { display: none; } .card { box-shadow: none; border: 1px solid var(--line); break-inside: avoid; } }
        """
        .replacing("DARK", with: darkColors)

    private static let darkColors = """
        color-scheme: dark; --page: #000000; --card: #1c1c1e; --well: #2c2c2e; --text: #f5f5f7; --quiet: #98989d; \
        --line: rgba(255,255,255,.13); --accent: #2997ff; --bad: #ff6961; --bad-well: rgba(255,69,58,.18); \
        --shadow: 0 0 0 .5px rgba(255,255,255,.08); --check: #2a2a2d; \
        --sky: radial-gradient(120% 120% at 15% 0%, #24365f 0%, transparent 55%), \
        radial-gradient(120% 120% at 100% 20%, #4a2440 0%, transparent 55%), linear-gradient(160deg, #171c2c, #221a2e);
        """

    /// Goes from the system's colours to light to dark and back.
    private static let themeScript = """
        (() => {
          const button = document.getElementById('theme'), root = document.documentElement;
          const names = ['Auto', 'Light', 'Dark'];
          let place = 0;
          button.addEventListener('click', () => {
            place = (place + 1) % 3;
            button.textContent = names[place];
            if (place === 0) delete root.dataset.theme; else root.dataset.theme = names[place].toLowerCase();
          });
        })();
        """
}
