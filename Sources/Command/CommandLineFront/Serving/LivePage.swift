import PreviewPages

/// The page of `zoetrope serve`: one document, one sheet of styles and one script, which talk to ``LiveRoutes`` alone.
enum LivePage {
    static let html = #"""
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>Zoetrope</title>
        <link rel="icon" href="data:,">
        <link rel="stylesheet" href="live.css">
        </head>
        <body>
        <section id="stage" aria-label="Preview" hidden>
          <header class="top">
            <button id="back" class="plain" type="button" aria-label="All previews" title="Esc">‹</button>
            <h1 id="title"></h1>
            <span id="status" class="status" role="status"></span>
          </header>
          <div id="board" class="stage">
            <div id="well" tabindex="0"><canvas id="canvas"></canvas><img id="former" alt="" hidden><div id="boxes"></div><i id="finger"></i><i id="rule" hidden></i></div>
            <output id="ruler"></output>
            <p id="word" role="status"></p>
          </div>
          <div id="transport">
            <div id="entries" role="group" aria-label="Entries" hidden></div>
            <div class="keys">
              <button id="appear" class="pill" type="button" title="Film how the preview appears">Film</button>
              <button id="play" class="play" type="button" aria-label="Play or pause" title="Space">▶</button>
              <button id="earlier" class="plain" type="button" aria-label="One frame back" title="←">‹</button>
              <button id="later" class="plain" type="button" aria-label="One frame on" title="→">›</button>
              <input id="scrub" type="range" min="0" max="0" step="any" value="0" aria-label="Time">
              <output id="clock">0.00 s</output>
              <select id="speed" aria-label="Speed">
                <option value="0.1">0.1×</option><option value="0.25">0.25×</option><option value="0.5">0.5×</option>
                <option value="1" selected>1×</option><option value="2">2×</option>
              </select>
            </div>
          </div>
          <aside>
            <nav role="tablist">
              <button type="button" role="tab" data-tab="look" aria-selected="true">Look</button>
              <button type="button" role="tab" data-tab="views">Views</button>
              <button type="button" role="tab" data-tab="access">Access</button>
              <button type="button" role="tab" data-tab="steps">Steps</button>
            </nav>
            <div id="look" class="panel"></div>
            <div id="views" class="panel" hidden></div>
            <div id="access" class="panel" hidden></div>
            <div id="steps" class="panel" hidden>
              <p class="quiet" id="no-steps">Click, drag, scroll or type on the preview. The steps are listed here.</p>
              <ol id="list"></ol>
              <h3>Command</h3><pre id="command"></pre><button class="pill copying" type="button" data-copy="command">Copy command</button>
              <h3>Swift</h3><pre id="swift"></pre><button class="pill copying" type="button" data-copy="swift">Copy Swift</button>
              <button id="again" class="pill" type="button">Start again</button>
            </div>
          </aside>
        </section>
        <section id="fault" aria-label="Errors" role="alert" hidden></section>
        <script src="live.js"></script>
        </body>
        </html>
        """#

    static let style = PageStyle.live + own

    /// The rules beside those of all pages.
    private static let own = #"""
        button.plain { font-size: 20px; line-height: 1; padding: 2px 8px; color: var(--accent); }
        h3 { font-size: 11px; font-weight: 600; color: var(--quiet); margin: 18px 0 6px; }
        .status { color: var(--quiet); font-size: 12px; display: inline-flex; align-items: center; gap: 6px; white-space: nowrap; }
        .status::before { content: ""; width: 7px; height: 7px; border-radius: 50%; background: #34c759; }
        .status[data-status=building]::before { background: #ff9f0a; animation: pulse 1s infinite; }
        .status[data-status=failed]::before, .status[data-status=lost]::before { background: var(--bad); }
        @keyframes pulse { 50% { opacity: .3; } }
        #stage { position: fixed; inset: 0; z-index: 4; background: var(--page); display: grid; grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr) 310px; }
        #board { position: relative; display: grid; place-items: center; overflow: auto; padding: 28px; min-height: 0; }
        #well { position: relative; cursor: pointer; touch-action: none; user-select: none; outline-offset: 6px; margin: auto; }
        #canvas { display: block; image-rendering: auto; }
        #well.pixels #canvas { image-rendering: pixelated; }
        #well.grid::after { content: ""; position: absolute; inset: 0; pointer-events: none; background:
          linear-gradient(to right, rgba(128,128,128,.35) 1px, transparent 1px) 0 0 / var(--pixel) 100%,
          linear-gradient(to bottom, rgba(128,128,128,.35) 1px, transparent 1px) 0 0 / 100% var(--pixel); }
        #well.dead { filter: grayscale(1) opacity(.55); }
        #former { position: absolute; left: 0; top: 0; max-width: none; pointer-events: none; }
        #boxes { position: absolute; inset: 0; pointer-events: none; overflow: hidden; }
        #boxes div { position: absolute; border: 1.5px solid var(--accent); background: rgba(0,113,227,.13); border-radius: 1px; }
        #finger { position: absolute; width: 30px; height: 30px; margin: -15px; border-radius: 50%; background: rgba(120,120,128,.4);
          box-shadow: 0 0 0 1px rgba(255,255,255,.6); pointer-events: none; opacity: 0; transition: opacity .25s, transform .25s; transform: scale(1.5); }
        #finger.down { opacity: 1; transform: none; transition: none; }
        #rule { position: absolute; height: 0; border-top: 1.5px solid var(--accent); transform-origin: 0 0; pointer-events: none; }
        #ruler { position: absolute; left: 14px; top: 12px; color: var(--quiet); background: var(--panel); border-radius: 6px; padding: 0 6px; font-size: 11.5px; font-variant-numeric: tabular-nums; pointer-events: none; }
        #word { position: absolute; left: 50%; bottom: 14px; transform: translateX(-50%); margin: 0; padding: 7px 14px; max-width: 84%;
          border-radius: 10px; background: var(--panel); backdrop-filter: blur(20px); box-shadow: var(--shadow); opacity: 0; transition: opacity .2s;
          pointer-events: none; white-space: pre-line; }
        #word.shown { opacity: 1; } #word.bad { color: var(--bad); }
        #transport { grid-column: 1; border-top: 1px solid var(--line); padding: 9px 18px; background: var(--page); }
        #transport .keys { display: flex; align-items: center; gap: 9px; } #scrub { flex: 1; min-width: 60px; }
        #clock { font-variant-numeric: tabular-nums; color: var(--quiet); min-width: 104px; text-align: end; }
        #entries { display: flex; gap: 6px; overflow-x: auto; padding: 2px 2px 9px; }
        #entries button { flex: none; }
        aside { grid-area: 2 / 2 / 4 / 3; border-inline-start: 1px solid var(--line); background: var(--page); display: flex;
          flex-direction: column; min-height: 0; }
        aside nav { display: flex; gap: 2px; padding: 10px 12px 8px; }
        aside nav button { flex: 1; border-radius: 7px; padding: 5px 0; } aside nav button[aria-selected=true] { background: var(--card); box-shadow: var(--shadow); }
        .panel { flex: 1; overflow: auto; padding: 4px 16px 24px; }
        .panel label { display: grid; grid-template-columns: 92px 1fr; align-items: center; gap: 8px; margin: 7px 0; }
        .panel label span { color: var(--quiet); } .panel select, .panel input:not([type=checkbox]) { width: 100%; min-width: 0; }
        .panel input[type=text] { border: 1px solid var(--line); border-radius: 7px; padding: 4px 9px; background: var(--card); }
        .panel input[type=checkbox] { justify-self: start; }
        .sides { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; }
        .sides .frame { aspect-ratio: 1; display: grid; place-items: center; background: var(--paper); border-radius: 9px; padding: 8px; overflow: hidden; }
        .sides img { max-width: 100%; max-height: 100%; min-height: 0; object-fit: contain; } .sides figcaption { color: var(--quiet); font-size: 11px; padding-top: 3px; }
        .tree, .tree ul { list-style: none; } .tree ul { padding-inline-start: 13px; border-inline-start: 1px solid var(--line); margin-inline-start: 4px; }
        .tree .leaf { padding: 2px 6px; border-radius: 5px; cursor: default; overflow-wrap: anywhere; }
        .tree .leaf:hover, .tree .leaf.on { background: color-mix(in srgb, var(--accent) 16%, transparent); }
        .tree .leaf .fact { display: none; white-space: normal; }
        .tree .leaf:hover .fact, .tree .leaf.on .fact { display: block; }
        .tree .leaf small { white-space: nowrap; color: var(--quiet); font-variant-numeric: tabular-nums; } .tree .leaf em { color: var(--bad); font-style: normal; display: block; font-size: 12px; }
        pre { margin: 0 0 8px; padding: 10px 12px; border-radius: 9px; background: var(--card); border: 1px solid var(--line); overflow: auto; white-space: pre-wrap; }
        #list { padding-inline-start: 20px; margin: 4px 0; }
        #fault { position: fixed; left: 50%; bottom: 18px; transform: translateX(-50%); width: min(760px, calc(100% - 36px)); max-height: 56%;
          overflow: auto; z-index: 9; background: var(--card); border: 1px solid var(--line); border-radius: 14px; box-shadow: 0 12px 48px rgba(0,0,0,.28);
          padding: 14px 18px; }
        #fault header { all: unset; display: flex; align-items: center; gap: 10px; font-weight: 600; color: var(--bad); }
        #fault article { margin-top: 12px; } #fault .place { color: var(--quiet); font-size: 12px; } #fault .message { font-weight: 500; }
        #fault pre { margin-top: 6px; } #fault pre .at { display: block; background: var(--bad-well); margin: 0 -12px; padding: 0 12px; }
        #fault pre i { color: var(--quiet); font-style: normal; }
        @media (max-width: 760px) { #stage { grid-template: auto minmax(0, 1fr) auto minmax(0, 38%) / 1fr; } aside { grid-area: 4 / 1; border: 0; border-top: 1px solid var(--line); } }
        """#

    static let script = "window.zoetrope = { kind: 'live', title: 'Zoetrope', items: [] };\n" + PageScript.live + gallery + film + stage
}
