/// The style rules of pages, light and dark.
package enum PageStyle {
    static let all = shared + list + viewer

    /// The rules of a page whose list a service keeps up to date.
    package static let live = shared + list

    /// The colours, letters and grounds of all pages.
    private static let shared = base.replacing("DARK", with: dark)

    private static let base = """
        :root {
          color-scheme: light;
          --page: #f5f5f7; --panel: rgba(255,255,255,.78); --card: #ffffff; --well: #ececf0; --stage: #e9e9ee; --text: #1d1d1f;
          --quiet: #6e6e73; --line: rgba(0,0,0,.09); --accent: #0071e3; --accent-well: rgba(0,113,227,.1); --bad: #d70015;
          --bad-well: rgba(255,59,48,.1); --good: #1d7d3f; --good-well: rgba(52,199,89,.14); --warm: #a05a00; --warm-well: rgba(255,149,0,.14);
          --shadow: 0 1px 2px rgba(0,0,0,.05), 0 4px 16px rgba(0,0,0,.05); --check: #e2e2e7; --check-ground: #f7f7f9; --paper: #e9e9ee;
        }
        @media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { DARK } }
        :root[data-theme=dark] { DARK }
        * { box-sizing: border-box; }
        html, body { height: 100%; }
        body {
          margin: 0; background: var(--page); color: var(--text); overflow: hidden;
          font: 13px/1.4 -apple-system, BlinkMacSystemFont, "SF Pro Text", Inter, "Segoe UI", system-ui, sans-serif;
          -webkit-font-smoothing: antialiased; font-feature-settings: "tnum";
        }
        button, input, select { font: inherit; color: inherit; }
        button { background: none; border: 0; padding: 0; cursor: pointer; }
        select { background: var(--well); border: 0; border-radius: 8px; height: 30px; padding: 0 8px; }
        input[type=range] { accent-color: var(--accent); }
        p, h1, h2, h3, ul, ol, figure { margin: 0; padding: 0; }
        code, pre { font: 12px/1.45 ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; }
        h1 { font-size: 17px; font-weight: 650; letter-spacing: -.015em; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        [hidden] { display: none !important; }
        .quiet { color: var(--quiet); }
        .top {
          display: flex; align-items: center; gap: 12px; padding: 10px 16px; min-height: 56px; flex: none; z-index: 3;
          background: var(--panel); backdrop-filter: saturate(180%) blur(20px); border-bottom: 1px solid var(--line);
        }
        .gap { flex: 1; }
        .density { width: 84px; }
        .pill { background: var(--well); border-radius: 980px; padding: 5px 12px; font-weight: 500; white-space: nowrap; }
        .pill:hover { filter: brightness(.97); text-decoration: none; }
        .pill.accent, .pill[aria-pressed=true] { background: var(--accent); color: #fff; }
        .play {
          width: 34px; height: 34px; border-radius: 50%; background: var(--accent); color: #fff; display: grid;
          place-items: center; flex: none;
        }
        .stage { background: var(--stage); color: #1d1d1f; }
        .thumb.night, .stage.night { --paper: #1c1c1e; --stage: #161618; }
        .stage[data-ground=check] { background: repeating-conic-gradient(var(--check) 0 25%, var(--check-ground) 0 50%) 0 0 / 16px 16px; }
        .stage[data-ground=white] { background: #fff; }
        .stage[data-ground=black] { background: #000; }
        @media (prefers-reduced-motion: reduce) { * { transition: none !important; animation: none !important; } }

        """

    /// The bar, the tree of files, and the list.
    private static let list = """
        body { display: grid; grid-template: auto minmax(0, 1fr) / 248px minmax(0, 1fr); }
        a { color: var(--accent); text-decoration: none; }
        a:hover { text-decoration: underline; }
        .top { grid-column: 1 / -1; }
        .top .count { color: var(--quiet); white-space: nowrap; }
        .search { position: relative; flex: 0 1 260px; min-width: 120px; }
        .search input { width: 100%; height: 32px; border: 0; border-radius: 9px; background: var(--well); padding: 0 30px 0 30px; }
        .search svg {
          position: absolute; left: 9px; top: 9px; width: 14px; height: 14px; fill: none; stroke: var(--quiet); stroke-width: 2;
        }
        .search kbd { position: absolute; right: 8px; top: 7px; }
        .search input:focus ~ kbd { visibility: hidden; }
        kbd {
          font: 11px/16px ui-monospace, Menlo, monospace; color: var(--quiet); border: 1px solid var(--line); border-radius: 4px; padding: 0 5px;
          background: var(--card); display: inline-block;
        }
        .segments { display: inline-flex; background: var(--well); border-radius: 9px; padding: 2px; flex: none; }
        .segments button { border-radius: 7px; padding: 4px 11px; font-weight: 500; white-space: nowrap; min-height: 28px; }
        .segments button[aria-pressed=true] { background: var(--card); box-shadow: 0 1px 3px rgba(0,0,0,.14); }
        :root[data-theme=dark] .segments button[aria-pressed=true] { background: #636366; }
        .segments svg { display: block; width: 16px; height: 16px; }
        .segments button span { color: var(--quiet); margin-left: 5px; }
        .icon { width: 32px; height: 32px; border-radius: 9px; display: inline-grid; place-items: center; flex: none; }
        .icon:hover, .icon[aria-pressed=true] { background: var(--well); }
        .icon svg, .segments svg {
          width: 17px; height: 17px; fill: none; stroke: currentColor; stroke-width: 1.7; stroke-linecap: round;
          stroke-linejoin: round;
        }
        .icon svg .solid { fill: currentColor; stroke: none; }
        .files { overflow: auto; padding: 10px 8px 24px; border-right: 1px solid var(--line); }
        .files h2 { font-size: 11px; font-weight: 600; color: var(--quiet); padding: 8px 8px 4px; }
        .files button { display: flex; align-items: center; gap: 6px; width: 100%; text-align: left; border-radius: 7px; padding: 5px 8px; }
        .files button:hover { background: var(--well); }
        .files button[aria-current=true] { background: var(--accent); color: #fff; }
        .files button[aria-current=true] i { color: rgba(255,255,255,.8); }
        .files button b { font-weight: 500; flex: 1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        .files button i { font-style: normal; color: var(--quiet); }
        .files .folder {
          font-weight: 600; color: var(--quiet); padding: 10px 8px 2px; font-size: 11px; overflow: hidden;
          text-overflow: ellipsis;
        }
        .dot { width: 7px; height: 7px; border-radius: 50%; flex: none; background: var(--bad); }

        .list { grid-column: 2; overflow: auto; position: relative; outline: none; contain: strict; }
        .sheet { position: relative; }
        .row {
          position: absolute; left: 0; right: 0; display: grid; grid-template-rows: minmax(0, 1fr); gap: 16px; padding: 0 20px;
          contain: layout style;
        }
        .row.head { align-items: end; padding-bottom: 8px; display: flex; gap: 8px; }
        .row.head h2 {
          font-size: 15px; font-weight: 650; letter-spacing: -.01em; overflow: hidden; text-overflow: ellipsis;
          white-space: nowrap;
        }
        .tile { border-radius: 14px; min-width: 0; display: flex; flex-direction: column; text-align: left; cursor: pointer; }
        .tile { min-height: 0; }
        .tile .thumb {
          flex: 1; min-height: 0; grid-template: minmax(0, 1fr) / minmax(0, 1fr); border-radius: 14px; background: var(--paper); box-shadow: var(--shadow); display: grid; place-items: center;
          padding: 14px; position: relative; overflow: hidden;
        }
        .tile .thumb img { max-width: 100%; max-height: 100%; object-fit: contain; display: block; min-height: 0; min-width: 0; }
        .tile .thumb img.late { opacity: 0; }
        .tile .thumb img { transition: opacity .15s; }
        .tile.on .thumb { outline: 3px solid var(--accent); outline-offset: 2px; }
        .tile .words { height: 46px; padding: 7px 4px 0; }
        .tile .words b { font-weight: 600; }
        .tile .words .name { display: flex; align-items: center; gap: 6px; }
        .tile .words .name b { overflow: hidden; text-overflow: ellipsis; }
        .tile .words .pill { flex: none; margin-left: auto; padding: 0 8px; font-size: 11px; line-height: 18px; min-height: 0; }
        .tile .words div { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        .tile .moves {
          position: absolute; right: 8px; bottom: 8px; background: rgba(0,0,0,.55); color: #fff; border-radius: 6px;
          padding: 1px 6px; font-size: 11px;
        }
        .tile .why {
          padding: 0 10px; color: var(--bad); text-align: center; overflow: hidden; display: -webkit-box; -webkit-line-clamp: 5;
          -webkit-box-orient: vertical; overflow-wrap: anywhere;
        }
        .badge { border-radius: 980px; padding: 1px 8px; font-size: 11px; font-weight: 600; white-space: nowrap; }
        .badge.changed, .badge.failed, .badge.gone { color: var(--bad); background: var(--bad-well); }
        .badge.new { color: var(--good); background: var(--good-well); }
        .badge.renamed, .badge.warned { color: var(--warm); background: var(--warm-well); }
        .badge.equal, .badge.drawn { color: var(--quiet); background: var(--well); }
        .thumb .badge { position: absolute; left: 8px; top: 8px; background-color: var(--card); }
        .fold {
          background: var(--card); border-radius: 14px; box-shadow: var(--shadow); align-items: center; display: flex; gap: 12px;
          padding: 0 16px; margin: 0 20px; cursor: pointer;
        }
        .fold .swatch { width: 26px; height: 26px; border-radius: 8px; flex: none; box-shadow: inset 0 0 0 1px var(--line); }
        .fold b { font-weight: 600; font-size: 14px; }
        .fold b { white-space: nowrap; }
        .fold > span:not(.swatch) { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-width: 0; }
        .line {
          display: grid; grid-template-columns: 76px minmax(140px, 3fr) 76px 76px 52px 84px 76px minmax(120px, 1fr);
          align-items: center; gap: 12px; cursor: pointer; border-bottom: 1px solid var(--line);
        }
        .line.on { background: var(--accent-well); }
        .line > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        .line .thumb { height: 44px; display: grid; place-items: center; }
        .line .thumb img { max-width: 64px; max-height: 40px; display: block; }
        .line .number { text-align: right; }
        .line.titles {
          cursor: default; color: var(--quiet); font-size: 11px; font-weight: 600; position: sticky; top: 0;
          background: var(--page); z-index: 1; padding: 0 20px; height: 32px;
        }
        .line.titles button { text-align: inherit; font-weight: 600; color: inherit; }
        .nothing {
          position: absolute; inset: 0; display: grid; place-content: center; text-align: center; gap: 6px; color: var(--quiet);
          font-size: 15px;
        }
        .notice { margin: 14px 20px 0; padding: 12px 16px; border-radius: 12px; background: var(--bad-well); display: grid; gap: 4px; }
        .notice.accept { background: var(--card); box-shadow: var(--shadow); display: flex; gap: 12px; align-items: center; }
        .notice.accept code { flex: 1; }
        .help { position: fixed; inset: 0; z-index: 9; background: rgba(0,0,0,.32); display: grid; place-items: center; }
        .help > div {
          background: var(--card); border-radius: 18px; padding: 24px 28px; box-shadow: 0 20px 60px rgba(0,0,0,.3);
          max-height: 90vh; overflow: auto;
        }
        .help h2 { font-size: 17px; padding-bottom: 12px; }
        .help dl { display: grid; grid-template-columns: auto auto; gap: 7px 24px; margin: 0; }
        .help dd { margin: 0; }
        .toast {
          position: fixed; left: 50%; bottom: 28px; transform: translateX(-50%); background: rgba(40,40,43,.92); color: #fff;
          border-radius: 980px; padding: 8px 18px; z-index: 10;
        }

        """

    /// The viewer of an item.
    private static let viewer = """
        .viewer {
          position: fixed; inset: 0; z-index: 5; background: var(--page); display: grid;
          grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr) 320px;
        }
        .stage {
          position: relative; overflow: hidden; display: flex; gap: 24px;
          padding: 24px; touch-action: none; min-width: 0;
        }
        .pane { flex: 1; min-width: 0; position: relative; overflow: hidden; display: flex; flex-direction: column; }
        .pane h3 { font-size: 12px; font-weight: 600; color: var(--quiet); text-align: center; padding-bottom: 8px; }
        .hold { flex: 1; min-height: 0; position: relative; overflow: hidden; cursor: grab; }
        .hold.held { cursor: grabbing; }
        .plate { position: absolute; left: 0; top: 0; transform-origin: 0 0; }
        .plate canvas, .plate img { position: absolute; left: 0; top: 0; width: 100%; height: 100%; display: block; max-width: none; }
        .plate.sharp canvas, .plate.sharp img { image-rendering: pixelated; }
        .plate .grid { position: absolute; inset: 0; pointer-events: none; }
        .plate .box {
          position: absolute; border: 2px solid #ff3b30; border-radius: 3px; box-shadow: 0 0 0 1px rgba(255,255,255,.8);
          pointer-events: none;
        }
        .plate .swiped { position: absolute; inset: 0; overflow: hidden; }
        .handle { position: absolute; top: 0; bottom: 0; width: 24px; margin-left: -12px; cursor: ew-resize; z-index: 2; }
        .handle::before { content: ""; position: absolute; left: 11px; top: 0; bottom: 0; width: 2px; background: var(--accent); }
        .handle::after {
          content: "‹ ›"; position: absolute; left: -2px; top: calc(50% - 14px); width: 28px; height: 28px; line-height: 27px;
          border-radius: 50%; background: var(--accent); color: #fff; text-align: center; font-weight: 600; letter-spacing: 1px;
        }
        .none { position: absolute; inset: 0; display: grid; place-items: center; color: var(--quiet); }
        .tools {
          display: flex; flex-wrap: wrap; align-items: center; gap: 10px; padding: 10px 16px; border-top: 1px solid var(--line);
          grid-column: 1; min-height: 54px;
        }
        .tools .zoom { min-width: 52px; text-align: center; }
        .transport { display: flex; align-items: center; gap: 8px; flex: 1 1 340px; }
        .transport .play svg { width: 14px; height: 14px; fill: currentColor; }
        .track { position: relative; flex: 1; min-width: 90px; height: 30px; }
        .track input { position: absolute; inset: 6px 0 auto; width: 100%; margin: 0; height: 16px; }
        .marks { position: absolute; left: 8px; right: 8px; bottom: 0; height: 6px; pointer-events: none; }
        .marks i { position: absolute; width: 3px; height: 6px; margin-left: -1.5px; border-radius: 2px; background: var(--bad); }
        .clock { min-width: 116px; color: var(--quiet); white-space: nowrap; }
        .side {
          border-left: 1px solid var(--line); overflow: auto; padding: 18px; grid-row: 2 / 4; grid-column: 2; display: flex;
          flex-direction: column; gap: 18px;
        }
        .side h3 { font-size: 11px; font-weight: 600; color: var(--quiet); padding-bottom: 6px; }
        .side dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 5px 14px; margin: 0; }
        .side dt { color: var(--quiet); }
        .side dd { margin: 0; overflow-wrap: anywhere; text-align: right; }
        .side .message { font-size: 14px; }
        .side li { list-style: none; padding: 8px 10px; border-radius: 9px; background: var(--warm-well); overflow-wrap: anywhere; }
        .side li + li { margin-top: 6px; }
        .side li.note { background: var(--well); }
        .side li.bad { background: var(--bad-well); white-space: pre-wrap; }
        .copy {
          display: flex; gap: 8px; align-items: flex-start; background: var(--well); border-radius: 9px; padding: 8px 10px;
          width: 100%; text-align: left;
        }
        .copy + .copy { margin-top: 6px; }
        .copy code { flex: 1; }
        .copy span { color: var(--accent); font-weight: 500; }
        .parts { display: grid; grid-template-columns: repeat(auto-fill, minmax(84px, 1fr)); gap: 8px; }
        .part { border-radius: 9px; background: var(--card); box-shadow: var(--shadow); padding: 6px; text-align: center; min-width: 0; }
        .part .thumb, .line .thumb { background: var(--paper); border-radius: 6px; }
        .part .thumb { height: 64px; display: grid; place-items: center; }
        .part img { max-width: 100%; max-height: 64px; display: block; }
        .part div:last-child {
          overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: 11px; color: var(--quiet); padding-top: 4px;
        }
        .part[aria-pressed=true] { outline: 2px solid var(--accent); }
        .links { display: flex; flex-wrap: wrap; gap: 4px 12px; }
        @media (max-width: 860px) {
          body { grid-template-columns: 0 minmax(0, 1fr); }
          .files { display: none; }
          .top { flex-wrap: wrap; }
          .line { grid-template-columns: 64px minmax(120px, 2fr) 76px 80px; }
          .line > :nth-child(n + 5) { display: none; }
          .viewer { grid-template: auto minmax(0, 1fr) auto minmax(0, 38vh) / minmax(0, 1fr); }
          .side { grid-column: 1; grid-row: 4; border-left: 0; border-top: 1px solid var(--line); }
          .stage { padding: 12px; gap: 12px; }
        }
        """

    private static let dark = """
        color-scheme: dark; --page: #111113; --panel: rgba(28,28,30,.82); --card: #1f1f22; --well: #2e2e31; \
        --stage: #dcdce1; --text: #f5f5f7; --quiet: #98989d; --line: rgba(255,255,255,.12); --accent: #2997ff; \
        --accent-well: rgba(41,151,255,.16); --bad: #ff6961; --bad-well: rgba(255,69,58,.18); --good: #4cd471; \
        --good-well: rgba(48,209,88,.18); --warm: #ffb340; --warm-well: rgba(255,159,10,.16); \
        --shadow: 0 0 0 .5px rgba(255,255,255,.1); --check: #2a2a2d; --check-ground: #1c1c1e; --paper: #f2f2f5;
        """
}
