extension LivePage {
    /// The state, the pictures of the list, and what fails. The list itself is that of all pages.
    static let gallery = #"""
        'use strict';
        const Z = window.zoetrope, { $, set, button, copy, quoted, Player } = Z;
        const id = name => document.getElementById(name);
        const make = (name, members = {}, ...children) => set($(name, ...children), members);
        const state = { version: -1, status: 'building', words: '', failures: [], open: null };
        const session = crypto.randomUUID ? crypto.randomUUID() : String(Math.random()).slice(2);
        const base = new URL('.', location.href);
        const pixels = Math.min(Math.max(Math.round(devicePixelRatio || 1), 1), 3);

        // Requests

        const address = (path, values = {}) => { const url = new URL(path, base); for (const [key, value] of Object.entries(values)) url.searchParams.set(key, value); return url; };
        const send = (path, order) => fetch(address(path), { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ session, ...order }) });
        async function* lines(answer) {
          const reader = (await answer).body.pipeThrough(new TextDecoderStream()).getReader();
          let rest = '';
          for (;;) {
            const { value, done } = await reader.read();
            rest += value || '';
            const parts = rest.split('\n');
            rest = done ? '' : parts.pop();
            for (const part of parts) if (part) yield JSON.parse(part);
            if (done) return;
          }
        }
        /// The picture of a preview, or why there is none; neither if nobody wants it any more.
        const shots = { running: 0, waiting: [] };
        function shot(preview, options, isWanted = () => true) {
          return new Promise(resolve => { shots.waiting.push({ preview, options, version: state.version, isWanted, resolve }); takeShots(); });
        }
        function takeShots() {
          // The other connections of the browser are for touches.
          while (shots.running < 3 && shots.waiting.length) {
            const { preview, options, version, isWanted, resolve } = shots.waiting.shift();
            if (version !== state.version || !isWanted()) { resolve({}); continue; }
            shots.running += 1;
            fetch(address('picture', { preview, options: options.join('\n'), version }))
              .then(async answer => answer.ok ? { blob: await answer.blob() } : { fault: await answer.json() })
              .catch(() => ({}))
              .then(result => { shots.running -= 1; resolve(result); takeShots(); });
          }
        }

        // The state

        Z.extra = make('span.status', { role: 'status' });
        const source = new EventSource(address('events'));
        source.onmessage = async message => {
          const news = JSON.parse(message.data);
          const isNew = news.version !== state.version;
          Object.assign(state, { status: news.status, words: news.words, failures: news.failures, version: news.version });
          Z.title = news.title || 'Zoetrope';
          showStatus();
          showFaults();
          if (!isNew || news.version < 1) return;
          takeItems((await (await fetch(address('previews'))).json()).previews);
          if (state.open) reopen(); else fromHash();
        };
        source.onerror = () => { state.status = 'lost'; showStatus(); };
        function showStatus() {
          const words = { building: state.version > 0 ? 'Building' : 'Building for the first time', failed: 'Does not compile', lost: 'Not connected', ready: 'Up to date' };
          for (const it of [Z.extra, id('status')]) { it.dataset.status = state.status; it.textContent = words[state.status] || ''; }
          if (!state.open) document.title = Z.title;
        }

        // Failures

        let dismissed = '';
        async function showFaults() {
          const key = JSON.stringify(state.failures);
          id('fault').hidden = !state.failures.length || key === dismissed;
          if (id('fault').hidden || id('fault').dataset.key === key) return;
          id('fault').dataset.key = key;
          const count = state.failures.length;
          const close = button('.pill', 'Hide', () => { dismissed = key; id('fault').hidden = true; });
          id('fault').replaceChildren($('header', $('span', count === 1 ? 'An error' : `${count} errors`), $('span.gap'), close));
          for (const failure of state.failures.slice(0, 12)) {
            const place = [failure.file, failure.line, failure.column].filter(it => it).join(':');
            const article = $('article', $('.message', failure.message || ''), $('.place', place));
            for (const cause of (failure.causes || []).slice(0, 4)) article.append($('.place', cause));
            id('fault').append(article);
            if (failure.file && failure.line) excerpt(failure, article);
          }
        }
        async function excerpt(failure, article) {
          const answer = await fetch(address('source', { file: failure.file, line: failure.line }));
          if (!answer.ok) return;
          const { first, lines } = await answer.json();
          article.append($('pre', ...lines.map((line, index) => $(first + index === failure.line ? 'span.at' : 'span', $('i', String(first + index).padStart(4) + '  '), line + '\n'))));
        }

        // The pictures of the list

        /// Pictures and faults by the names of previews, the last ones that were seen.
        const kept = new Map(), firsts = new Map(), most = 400;
        const named = name => Z.items.find(it => it.id === name);
        function takeItems(previews) {
          const paths = previews.map(it => it.file || '').filter(it => it);
          // The part that all paths have in common is left out.
          let folder = (paths[0] || '').slice(0, (paths[0] || '').lastIndexOf('/') + 1);
          while (folder && !paths.every(it => it.startsWith(folder))) folder = folder.slice(0, folder.slice(0, -1).lastIndexOf('/') + 1);
          Z.items = previews.map(it => ({ ...it, id: it.preview, title: it.title || it.preview, file: it.file?.slice(folder.length), result: 'drawn', media: [] }));
          firsts.clear();
          Z.update([]);
        }
        const tileOf = item => document.querySelector(`.tile[data-id="${CSS.escape(item.id)}"]`);
        /// The list shows a preview: with its former picture, until the present one is there.
        Z.draw = async (item, node) => {
          fill(item, node);
          if (item.asked === state.version || state.version < 1) return;
          item.asked = state.version;
          await null;
          const { blob, fault } = await shot(item.id, ['--scale', String(pixels)], () => !!tileOf(item));
          if (!blob && !fault) { item.asked = -1; return; }
          if (kept.get(item.id)?.url) URL.revokeObjectURL(kept.get(item.id).url);
          kept.delete(item.id);
          kept.set(item.id, { url: blob && URL.createObjectURL(blob), fault });
          if (kept.size > most) { const [oldest, { url }] = kept.entries().next().value; if (url) URL.revokeObjectURL(url); kept.delete(oldest); if (named(oldest)) named(oldest).asked = -1; }
          if (fault) { [item.result, item.failure] = ['failed', fault.message]; updateSoon(); } else await compare(item, blob);
          const tile = tileOf(item);
          if (tile) fill(item, tile);
        };
        /// Folds a preview behind the one with the same picture that is listed before.
        async function compare(item, blob) {
          let key = blob.size;
          for (const byte of new Uint8Array(await blob.arrayBuffer())) key = Math.imul(key ^ byte, 16777619);
          const known = firsts.get(key) ?? item, [first, second] = Z.items.indexOf(item) < Z.items.indexOf(known) ? [item, known] : [known, item];
          firsts.set(key, first);
          if (first === second || second.alike) return;
          second.alike = first.id;
          foldSoon();
        }
        function fill(item, node) {
          const known = kept.get(item.id), thumb = node.querySelector('.thumb');
          if (!known) return;
          if (known.fault) return thumb.replaceChildren($('.why', known.fault.message), $('span.badge.failed', 'failed'));
          const image = make('img', { alt: '', draggable: false });
          image.onload = () => { image.style.maxWidth = `min(100%, ${image.naturalWidth / pixels}px)`; };
          image.src = known.url;
          thumb.replaceChildren(image);
        }
        /// Counts failed previews in the bar, and folds equal ones, once several are known.
        let updating, folding;
        function updateSoon() { clearTimeout(updating); updating = setTimeout(() => Z.update([]), 500); }
        function foldSoon() { clearTimeout(folding); folding = setTimeout(Z.layAnew, 500); }
        Z.open = item => open(item.id);
        Z.isAway = () => !!state.open;
        Z.route = fromHash;
        function fromHash() {
          const name = decodeURIComponent(location.hash.slice(1));
          if (name && named(name)) { if (state.open?.id !== name) open(name); } else if (!name && state.open) leave();
        }

        """#
}
