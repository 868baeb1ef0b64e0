extension FailureReport {
    /// The style rules that the report's page adds to the common style.
    static let style = """
        .message { color: var(--bad); margin-top: 6px; }
        .bar { display: flex; flex-wrap: wrap; gap: 12px 18px; align-items: center; margin-top: 20px; }
        .segments { display: inline-flex; background: var(--well); border-radius: 10px; padding: 2px; }
        .segments button {
          font: inherit; font-size: 13px; font-weight: 500; color: var(--text); background: none; border: 0; border-radius: 8px;
          padding: 5px 14px; cursor: pointer;
        }
        .segments button[aria-pressed=true] { background: var(--card); box-shadow: 0 1px 4px rgba(0,0,0,.16); }
        :root[data-theme=dark] .segments button[aria-pressed=true] { background: #636366; }
        .badge {
          margin-left: auto; font-size: 13px; font-weight: 600; color: var(--bad); background: var(--bad-well);
          border-radius: 980px; padding: 4px 12px;
        }
        .onion { display: none; font-size: 13px; align-items: center; gap: 8px; }
        .views { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 20px; margin-top: 18px; }
        .views figure { margin: 0; min-width: 0; display: flex; flex-direction: column; align-items: center; }
        .views figcaption { font-size: 13px; font-weight: 600; color: var(--quiet); margin-bottom: 8px; }
        .frame { position: relative; max-width: 100%; display: grid; place-items: center; border-radius: 4px; box-shadow: 0 0 0 1px var(--line); }
        .frame img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: contain; object-position: left top; }
        .frame .none { font-size: 13px; display: none; }
        .frame img[hidden] + .none { display: block; }
        .views[data-mode=difference] { grid-template-columns: 1fr; }
        .views[data-mode=difference] figure:not(.difference) { display: none; }
        .views[data-mode=onion] { display: grid; grid-template-columns: 1fr; }
        .views[data-mode=onion] figure { grid-area: 1 / 1; }
        .views[data-mode=onion] .difference { display: none; }
        .views[data-mode=onion] figcaption { visibility: hidden; }
        .views[data-mode=onion] .actual .frame { background: none; opacity: var(--onion, .5); }
        .views[data-mode=onion] .frame .none { display: none; }
        .failure:has(.views[data-mode=onion]) .onion { display: inline-flex; }
        .transport { display: flex; align-items: center; gap: 12px; margin-top: 22px; }
        .play {
          flex: none; width: 42px; height: 42px; border: 0; border-radius: 50%; background: var(--accent); cursor: pointer;
          display: grid; place-items: center;
        }
        .play path { fill: #fff; }
        .play .halt, .playing .play .go { display: none; }
        .playing .play .halt { display: inline; }
        .track { position: relative; flex: 1; min-width: 80px; height: 42px; }
        .track input { position: absolute; inset: 12px 0 auto; width: 100%; margin: 0; height: 18px; }
        .marks { position: absolute; left: 8px; right: 8px; bottom: 0; height: 7px; }
        .marks i { position: absolute; width: 3px; height: 7px; margin-left: -1.5px; border-radius: 2px; background: var(--bad); }
        input[type=range] { accent-color: var(--accent); }
        .step { flex: none; white-space: nowrap; }
        .note { margin-top: 8px; font-size: 14px; min-height: 21px; }
        .accept { margin-top: 16px; padding-top: 16px; border-top: 1px solid var(--line); font-size: 14px; }
        .accept code { color: var(--text); background: var(--well); border-radius: 6px; padding: 3px 8px; overflow-wrap: anywhere; }
        @media (max-width: 640px) { .views { grid-template-columns: 1fr; } main { padding-left: 16px; padding-right: 16px; } }
        """

    /// Scrubs and plays the frames of each failure. Without it the page still shows the first bad frame of each.
    static let script = """
        for (const section of document.querySelectorAll('.failure')) {
          const film = JSON.parse(section.querySelector('script[type="application/json"]').textContent);
          const views = section.querySelector('.views');
          const images = ['reference', 'actual', 'difference'].map(side => section.querySelector('.' + side + ' img'));
          const slider = section.querySelector('.track input');
          const bad = film.frames.map((frame, index) => frame[4] ? index : -1).filter(index => index >= 0);
          // Decoded once, so that scrubbing does not flicker.
          film.pictures.forEach(source => { const image = new Image(); image.src = source; image.decode?.().catch(() => {}); });
          let current = film.first, timer = 0;

          const show = index => {
            current = index;
            const frame = film.frames[index];
            if (!frame) return;
            images.forEach((image, side) => {
              image.hidden = frame[side] < 0;
              if (frame[side] >= 0) image.src = film.pictures[frame[side]];
            });
            section.querySelector('.note .quiet, .note.quiet').textContent = frame[5];
            if (!slider) return;
            slider.value = index;
            section.querySelector('.clock').textContent =
              'Frame ' + index + ' of ' + film.frames.length + ' · ' + frame[3].toFixed(3) + ' s';
          };
          const stop = () => { clearTimeout(timer); timer = 0; section.classList.remove('playing'); };
          const play = () => {
            section.classList.add('playing');
            const next = (current + 1) % film.frames.length;
            const wait = next ? film.frames[next][3] - film.frames[current][3] : 1;
            timer = setTimeout(() => { show(next); play(); }, Math.max(10, wait * 1000));
          };
          const step = direction => {
            stop();
            const rest = bad.filter(index => direction > 0 ? index > current : index < current);
            const wrap = direction > 0 ? bad[0] : bad[bad.length - 1];
            show((direction > 0 ? rest[0] : rest[rest.length - 1]) ?? wrap ?? current);
          };

          for (const button of section.querySelectorAll('.segments button')) {
            button.addEventListener('click', () => {
              views.dataset.mode = button.dataset.mode;
              for (const other of section.querySelectorAll('.segments button'))
                other.setAttribute('aria-pressed', other === button);
            });
          }
          section.querySelector('.onion input').addEventListener('input', event =>
            views.style.setProperty('--onion', event.target.value / 100));
          if (slider) {
            slider.addEventListener('input', () => { stop(); show(+slider.value); });
            section.querySelector('.play').addEventListener('click', () => timer ? stop() : play());
            for (const button of section.querySelectorAll('.step'))
              button.addEventListener('click', () => step(+button.dataset.step));
          }
          show(current);
        }
        """
}
