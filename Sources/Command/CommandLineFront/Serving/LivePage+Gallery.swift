extension LivePage {
    /// The state, the list of previews and what fails.
    static let gallery = #"""
        'use strict';
        const $ = id => document.getElementById(id);
        const make = (tag, props = {}, ...children) => { const it = Object.assign(document.createElement(tag), props); it.append(...children); return it; };
        const state = { version: -1, status: 'building', title: '', previews: [], failures: [], open: null };
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
        /// The picture of a preview as an address, or why there is none.
        const shots = { running: 0, waiting: [] };
        function shot(preview, options, version) {
          return new Promise(resolve => { shots.waiting.push({ preview, options, version, resolve }); takeShots(); });
        }
        async function takeShots() {
          while (shots.running < 3 && shots.waiting.length) {
            const { preview, options, version, resolve } = shots.waiting.shift();
            if (version !== state.version) { resolve({}); continue; }
            shots.running += 1;
            fetch(address('picture', { preview, options: options.join('\n'), version }))
              .then(async answer => answer.ok ? { url: URL.createObjectURL(await answer.blob()) } : { fault: await answer.json() })
              .catch(() => ({}))
              .then(result => { shots.running -= 1; resolve(result); takeShots(); });
          }
        }

        // The state

        const source = new EventSource(address('events'));
        source.onmessage = async message => {
          const news = JSON.parse(message.data);
          const isNew = news.version !== state.version;
          Object.assign(state, { status: news.status, title: news.title, words: news.words, failures: news.failures, version: news.version });
          if (isNew && news.version > 0) {
            const list = await (await fetch(address('previews'))).json();
            state.previews = list.previews;
            showList();
            if (state.open) reopen(); else fromHash();
          }
          showStatus();
          showFaults();
        };
        source.onerror = () => { $('status').dataset.status = 'lost'; $('status').textContent = 'Not connected'; };
        function showStatus() {
          $('status').dataset.status = state.status;
          const words = { building: state.version > 0 ? 'Building' : 'Building for the first time', failed: 'Does not compile', ready: `${state.previews.length} previews` };
          $('status').textContent = words[state.status] || '';
          if (!state.open) $('title').textContent = document.title = state.title || 'Zoetrope';
        }

        // Failures

        let dismissed = '';
        async function showFaults() {
          const key = JSON.stringify(state.failures);
          $('fault').hidden = !state.failures.length || key === dismissed;
          if ($('fault').hidden || $('fault').dataset.key === key) return;
          $('fault').dataset.key = key;
          const count = state.failures.length;
          const close = make('button', { className: 'pill', type: 'button', textContent: 'Hide', onclick() { dismissed = key; $('fault').hidden = true; } });
          $('fault').replaceChildren(make('header', {}, make('span', { textContent: count === 1 ? 'An error' : `${count} errors` }), make('span', { className: 'gap' }), close));
          for (const failure of state.failures.slice(0, 12)) {
            const place = failure.file ? `${failure.file}${failure.line ? ':' + failure.line : ''}${failure.column ? ':' + failure.column : ''}` : '';
            const article = make('article', {}, make('div', { className: 'message', textContent: failure.message || '' }), make('div', { className: 'place', textContent: place }));
            for (const cause of (failure.causes || []).slice(0, 4)) article.append(make('div', { className: 'place', textContent: cause }));
            $('fault').append(article);
            if (failure.file && failure.line) excerpt(failure, article);
          }
        }
        async function excerpt(failure, article) {
          const answer = await fetch(address('source', { file: failure.file, line: failure.line }));
          if (!answer.ok) return;
          const { first, lines } = await answer.json();
          const text = make('pre');
          lines.forEach((line, index) => {
            const number = make('i', { textContent: String(first + index).padStart(4) + '  ' });
            text.append(make('span', { className: first + index === failure.line ? 'at' : '' }, number, line + '\n'));
          });
          article.append(text);
        }

        // The list

        const cards = new Map();
        const seen = new IntersectionObserver(found => { for (const it of found) { it.target.isSeen = it.isIntersecting; if (it.isIntersecting) draw(it.target); } }, { root: $('gallery'), rootMargin: '300px' });
        function fileName(preview) { return preview.file ? preview.file.split('/').pop() : 'Other'; }
        function showList() {
          const words = $('search').value.trim().toLowerCase();
          const groups = new Map();
          for (const preview of state.previews) {
            if (words && !`${preview.preview} ${preview.title || ''} ${preview.file || ''} ${preview.kind}`.toLowerCase().includes(words)) continue;
            const key = preview.file || '';
            if (!groups.has(key)) groups.set(key, []);
            groups.get(key).push(preview);
          }
          const top = $('gallery').scrollTop;
          const names = new Set(state.previews.map(it => it.preview));
          for (const [name, card] of cards) if (!names.has(name)) { seen.unobserve(card); cards.delete(name); }
          const parts = [];
          for (const previews of groups.values()) {
            parts.push(make('h2', { textContent: fileName(previews[0]), title: previews[0].file || '' }));
            parts.push(make('div', { className: 'group' }, ...previews.map(card)));
          }
          if (!parts.length) parts.push(make('h2', { textContent: state.previews.length ? 'No preview has this name.' : 'There are no previews.' }));
          $('gallery').replaceChildren(...parts);
          $('gallery').scrollTop = top;
          for (const it of cards.values()) if (it.isSeen) draw(it);
        }
        function card(preview) {
          let it = cards.get(preview.preview);
          if (!it) {
            it = make('button', { className: 'card', type: 'button' }, make('span', { className: 'shot' }, make('img', { alt: '' })),
              make('span', { className: 'name' }), make('span', { className: 'kind' }));
            it.onclick = () => open(it.preview.preview);
            cards.set(preview.preview, it);
            seen.observe(it);
          }
          it.preview = preview;
          it.querySelector('.name').textContent = preview.title || preview.preview;
          it.querySelector('.kind').textContent = `${preview.family || preview.kind}${preview.line ? ' · line ' + preview.line : ''}`;
          it.title = preview.preview;
          return it;
        }
        async function draw(card) {
          const version = state.version;
          if (card.drawn === version) return;
          card.drawn = version;
          const { url, fault } = await shot(card.preview.preview, ['--scale', String(pixels)], version);
          if (!url && !fault) { card.drawn = -1; return; }
          card.classList.toggle('bad', !url);
          const image = card.querySelector('img');
          if (url) {
            const former = image.src;
            image.onload = () => { image.style.maxWidth = `min(100%, ${image.naturalWidth / pixels}px)`; if (former) URL.revokeObjectURL(former); };
            image.hidden = false;
            image.src = url;
            card.querySelector('.words')?.remove();
          } else {
            image.hidden = true;
            const words = card.querySelector('.words') || make('span', { className: 'words' });
            words.textContent = fault.message;
            card.querySelector('.shot').append(words);
          }
        }
        $('search').oninput = showList;
        $('density').oninput = () => { document.documentElement.style.setProperty('--card-width', $('density').value + 'px'); };
        addEventListener('keydown', event => {
          if (event.key === '/' && !/INPUT|SELECT|TEXTAREA/.test(document.activeElement.tagName) && document.activeElement !== $('well')) { event.preventDefault(); $('search').focus(); }
        });
        addEventListener('hashchange', fromHash);
        function fromHash() {
          const name = decodeURIComponent(location.hash.slice(1));
          if (name && state.previews.some(it => it.preview === name)) { if (state.open?.preview !== name) open(name); } else if (!name && state.open) leave();
        }

        """#
}
