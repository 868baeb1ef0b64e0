extension LivePage {
    /// The preview that is touched: its film, its look, its views and its steps.
    static let stage = #"""
        // The stage

        const stage = { scale: 2, size: [0, 0], place: null, entries: [], steps: [], zoom: 0, queue: Promise.resolve(), generation: 0, number: 0, tree: null, look: {}, former: 'golden', onion: 0 };
        const film = new Film(id('canvas'), showTransport);
        const family = ['systemSmall', 'systemMedium', 'systemLarge', 'systemExtraLarge', 'accessoryCircular', 'accessoryRectangular', 'accessoryInline'];
        const controls = [
          { key: 'color-scheme', name: 'Appearance', values: ['', 'light', 'dark'] },
          { key: 'dynamic-type', name: 'Text size', values: ['', 'xSmall', 'small', 'medium', 'large', 'xLarge', 'xxLarge', 'xxxLarge', 'accessibility1', 'accessibility2', 'accessibility3', 'accessibility4', 'accessibility5'] },
          { key: 'locale', name: 'Language', values: ['', 'en_US', 'de_DE', 'fr_FR', 'es_ES', 'ja_JP', 'zh_Hans', 'ar', 'he_IL', 'hi_IN'] },
          { key: 'direction', name: 'Direction', values: ['', 'leftToRight', 'rightToLeft'] },
          { key: 'family', name: 'Family', values: ['', ...family], widget: true },
          { key: 'rendering-mode', name: 'Rendering', values: ['', 'fullColor', 'accented', 'vibrant', 'clear'], widget: true },
          { key: 'context', name: 'Place', values: ['', 'homeScreen', 'lockScreen', 'standBy', 'gallery', 'watchFace'], widget: true },
          { key: 'context', name: 'Screen', values: ['', 'device'], widget: false },
        ];
        const words = (look = stage.look) => Object.entries(look).filter(it => it[1]).flatMap(([key, value]) => ['--' + key, value]);
        const sides = [['Light', { 'color-scheme': 'light' }], ['Dark', { 'color-scheme': 'dark' }], ['Large text', { 'dynamic-type': 'accessibility2' }], ['Right to left', { direction: 'rightToLeft' }]];

        function open(name) {
          const item = named(name);
          if (!item) return;
          if (state.open?.id !== name) { stage.look = {}; stage.entry = 0; stage.zoom = 0; stage.onion = 0; }
          state.open = item;
          id('stage').hidden = false;
          id('title').textContent = document.title = item.title;
          if (decodeURIComponent(location.hash.slice(1)) !== name) location.hash = encodeURIComponent(name);
          showLook();
          begin();
        }
        function leave() {
          state.open = null; stage.generation += 1;
          film.halt(); film.forget();
          id('stage').hidden = true;
          if (location.hash) history.pushState(null, '', location.pathname);
          document.title = Z.title;
          document.querySelector('main.list').focus({ preventScroll: true });
        }
        /// The code has changed: the same preview again, with its look. The former picture stays until the new one is there.
        function reopen() { const now = named(state.open.id); if (!now) return leave(); state.open = now; begin(); showSides(); showFormer(true); }
        function begin() { stage.generation += 1; stage.number = 0; stage.isOpen = false; stage.steps = []; stage.queue = Promise.resolve(); showSteps(); run('open', { preview: state.open.id, options: scaled() }); }
        const scaled = () => ['--scale', String(Math.max(pixels, 2)), ...words()];

        /// Carries out a request after those before it, and plays what it films.
        function run(path, order, each = () => {}) {
          const generation = stage.generation;
          // Requests may overtake one another on their way: the service puts them in order by their numbers.
          const request = () => send(path, { ...order, opening: generation, number: path === 'open' ? undefined : stage.number++ });
          // A touch is sent at once: the host hurries with what it still films.
          const sent = path === 'perform' && stage.isOpen ? request() : null;
          sent?.catch(() => {});
          const work = async () => {
            if (generation !== stage.generation) return;
            let hasFrames = false, fault = null;
            id('well').classList.add('busy');
            try {
              for await (const answer of lines(sent ?? request())) {
                if (generation !== stage.generation) return;
                if (answer.event === 'frame') { if (!hasFrames) { film.begin(); hasFrames = true; } film.add(answer); }
                if (answer.event === 'opened') opened(answer);
                if (answer.event === 'tree') { stage.tree = answer.tree; showTree(); }
                if (answer.event === 'note') say(answer.message);
                if (answer.event === 'print') console.log(answer.message);
                if (answer.event === 'failure') { fault = answer; say(answer.file ? `${answer.file.split('/').pop()}:${answer.line}: ${answer.message}` : answer.message, true); }
                each(answer);
              }
            } catch { say('The service does not answer.', true); }
            if (hasFrames) film.isGrowing = false;
            id('well').classList.toggle('dead', !!fault && (fault.code === 'trap' || fault.code === 'timeout'));
            id('well').classList.remove('busy');
            showTransport();
            if (path !== 'inspect' && tab !== 'look' && tab !== 'steps') inspect();
          };
          stage.queue = stage.queue.then(work);
          return stage.queue;
        }
        function opened(answer) {
          Object.assign(stage, { scale: answer.scale, size: answer.size, place: answer.place, entries: answer.entries || [], entry: 0, tree: null, isOpen: true });
          id('entries').hidden = stage.entries.length < 2 && state.open.kind !== 'widget';
          id('entries').replaceChildren(...stage.entries.map((entry, index) => make('button', { className: 'pill', type: 'button', textContent: `${entry.name}${entry.seconds ? ' · ' + duration(entry.seconds) : ''}`,
            onclick() { stage.entry = index; showEntries(); run('perform', { entry: index }); } })));
          if (state.open.kind === 'widget') id('entries').append(make('button', { className: 'pill', type: 'button', textContent: '↻ Reload', onclick() { perform(['--reload'], 'Reload()'); } }));
          showEntries();
        }
        function showEntries() { showFormer(); [...id('entries').children].slice(0, stage.entries.length).forEach((it, index) => it.setAttribute('aria-pressed', index === stage.entry)); }
        function duration(seconds) { return seconds < 90 ? `${Math.round(seconds)} s` : seconds < 3600 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 360) / 10} h`; }
        let silence;
        function say(text, isBad = false) { id('word').textContent = text; id('word').className = isBad ? 'shown bad' : 'shown'; clearTimeout(silence); silence = setTimeout(() => { id('word').className = ''; }, isBad ? 9000 : 5000); }

        // Transport and zoom

        function showTransport() {
          const { canvas } = film;
          const zoom = stage.zoom || 1;
          canvas.style.width = `${canvas.width / stage.scale * zoom}px`;
          canvas.style.height = `${canvas.height / stage.scale * zoom}px`;
          id('well').style.setProperty('--pixel', `${zoom / stage.scale}px`);
          id('well').classList.toggle('pixels', zoom > 1);
          id('well').classList.toggle('grid', zoom / stage.scale >= 4 && !!id('grid')?.checked);
          id('scrub').max = film.end; id('scrub').value = film.time;
          id('clock').textContent = `${film.time.toFixed(2)} / ${film.end.toFixed(2)} s`;
          id('play').textContent = film.timer && film.end > 0 ? '❙❙' : '▶';
          const entry = film.frames[film.shown]?.entry;
          const index = stage.entries.findIndex(it => it.name === entry);
          if (index >= 0 && index !== stage.entry) { stage.entry = index; showEntries(); }
        }
        id('play').onclick = () => film.toggle();
        id('earlier').onclick = () => film.step(-1); id('later').onclick = () => film.step(1);
        id('scrub').oninput = () => { const time = Number(id('scrub').value); film.halt(); film.seek(time); };
        id('speed').onchange = () => { film.speed = Number(id('speed').value); };
        id('appear').onclick = () => run('film', {});
        id('back').onclick = leave;

        // Touches

        let finger = null, ruled = null, typed = '', typing, wheel = null;
        const point = event => { const box = id('canvas').getBoundingClientRect(), zoom = stage.zoom || 1; return [(event.clientX - box.left) / zoom, (event.clientY - box.top) / zoom].map(it => Math.round(it * 10) / 10); };
        const comma = it => it.join(',');
        const swiftPoint = it => `CGPoint(x: ${it[0]}, y: ${it[1]})`;
        const literal = text => JSON.stringify(text);
        function perform(words, swift) {
          const step = { words, swift };
          stage.steps.push(step);
          showSteps();
          film.finish();
          return run('perform', { steps: words }, answer => {
            if (answer.event === 'tapped' && words[0] === '--tap') { step.words = ['--tap', answer.label]; step.swift = `Tap(${literal(answer.label)})`; showSteps(); }
            if (answer.event === 'failure') { stage.steps = stage.steps.filter(it => it !== step); showSteps(); }
          });
        }
        id('well').onpointerdown = event => {
          if (event.button) return;
          id('well').focus({ preventScroll: true });
          id('well').setPointerCapture(event.pointerId);
          if (id('rules')?.checked) { ruled = point(event); return; }
          finger = { start: performance.now(), points: [point(event)] };
          mark(event, true);
        };
        /// The point under the pointer, and the colour of its pixel.
        function measure(event) {
          const at = point(event), { canvas } = film, [x, y] = at.map(it => Math.floor(it * stage.scale));
          if (x < 0 || y < 0 || x >= canvas.width || y >= canvas.height) { id('ruler').textContent = ''; return; }
          const color = [...canvas.getContext('2d', { willReadFrequently: true }).getImageData(x, y, 1, 1).data].slice(0, 3).map(it => it.toString(16).padStart(2, '0')).join('');
          id('ruler').textContent = `${at[0]}, ${at[1]} pt · #${color.toUpperCase()} · ${Math.round(canvas.width / stage.scale * 10) / 10} × ${Math.round(canvas.height / stage.scale * 10) / 10} pt`;
        }
        /// A line from where the pointer came down to where it is, and its measures; a line that is nearly level or upright is made so.
        function rule(event) {
          const zoom = stage.zoom || 1, round = it => Math.round(it * 10) / 10, to = point(event);
          if (Math.abs(to[0] - ruled[0]) < 3) to[0] = ruled[0]; else if (Math.abs(to[1] - ruled[1]) < 3) to[1] = ruled[1];
          const [x, y] = [to[0] - ruled[0], to[1] - ruled[1]], length = Math.hypot(x, y);
          id('rule').hidden = length < 1;
          Object.assign(id('rule').style, { left: `${ruled[0] * zoom}px`, top: `${ruled[1] * zoom}px`, width: `${length * zoom}px`, transform: `rotate(${Math.atan2(y, x)}rad)` });
          id('ruler').textContent = `${comma(ruled)} to ${comma(to)} · ${round(Math.abs(x))} × ${round(Math.abs(y))} · ${round(length)} pt`;
        }
        id('well').onpointerleave = () => { id('ruler').textContent = ''; };
        id('well').onpointermove = event => { if (ruled) return rule(event); measure(event); if (finger) { finger.points.push(point(event)); mark(event, true); } else hover(event); };
        id('well').onpointercancel = () => { finger = ruled = null; id('finger').className = ''; };
        id('well').onpointerup = event => {
          if (ruled) { rule(event); ruled = null; return; }
          mark(event, false);
          if (!finger) return;
          const { start, points } = finger, first = points[0], last = point(event);
          finger = null;
          const far = Math.max(...points.map(it => Math.hypot(it[0] - first[0], it[1] - first[1])));
          if (far < 5) {
            const isLong = performance.now() - start > 600;
            if (isLong) perform(['--long-press', comma(first)], `LongPress(at: ${swiftPoint(first)})`); else perform(['--tap', comma(first)], `Tap(at: ${swiftPoint(first)})`);
            return;
          }
          const way = simple([...points, last]);
          const steps = ['--drag', `${comma(way[0])}:${comma(way[1])}`, ...way.slice(2).flatMap(it => ['--through', comma(it)])];
          perform(steps, way.length > 2 ? `Drag(along: [${way.map(swiftPoint).join(', ')}])` : `Drag(from: ${swiftPoint(way[0])}, to: ${swiftPoint(way[1])})`);
        };
        function mark(event, isDown) {
          const box = id('well').getBoundingClientRect();
          Object.assign(id('finger').style, { left: `${event.clientX - box.left}px`, top: `${event.clientY - box.top}px` });
          id('finger').className = isDown ? 'down' : '';
        }
        /// The corners of a way: what lies within four points of a straight line is left out.
        function simple(points) {
          const [first, last] = [points[0], points[points.length - 1]];
          let most = 0, at = 0;
          const length = Math.hypot(last[0] - first[0], last[1] - first[1]) || 1;
          points.forEach((it, index) => { const off = Math.abs((last[0] - first[0]) * (first[1] - it[1]) - (first[0] - it[0]) * (last[1] - first[1])) / length; if (off > most) { most = off; at = index; } });
          if (most < 4 || points.length < 3) return [first, last];
          return [...simple(points.slice(0, at + 1)), ...simple(points.slice(at)).slice(1)];
        }
        id('well').addEventListener('wheel', event => {
          event.preventDefault();
          wheel = wheel || { at: point(event), x: 0, y: 0 };
          wheel.x += event.deltaX; wheel.y += event.deltaY;
          clearTimeout(wheel.timer);
          wheel.timer = setTimeout(() => {
            const { at, x, y } = wheel; wheel = null;
            const by = [Math.round(Math.abs(x) > Math.abs(y) ? x : 0), Math.round(Math.abs(y) >= Math.abs(x) ? y : 0)];
            perform(['--scroll', `${comma(at)}:${comma(by)}`], `Scroll(by: CGSize(width: ${by[0]}, height: ${by[1]}))`);
          }, 130);
        }, { passive: false });
        addEventListener('keydown', event => {
          if (!state.open || event.metaKey || event.ctrlKey || event.altKey) return;
          const isOnWell = document.activeElement === id('well');
          if (isOnWell && event.key.length === 1 && (event.key !== ' ' || typed)) {
            event.preventDefault();
            typed += event.key;
            clearTimeout(typing);
            typing = setTimeout(() => { const text = typed; typed = ''; perform(['--type', text], `TypeText(${literal(text)})`); }, 400);
          } else if (/INPUT|SELECT|TEXTAREA/.test(document.activeElement.tagName)) { return;
          } else if (event.key === ' ') { event.preventDefault(); film.toggle();
          } else if (event.key === 'ArrowLeft') { film.step(-1);
          } else if (event.key === 'ArrowRight') { film.step(1);
          } else if (event.key === 'Escape') leave();
        });

        // The look

        function showLook() {
          id('board').classList.toggle('night', stage.look['color-scheme'] === 'dark');
          const isWidget = state.open.kind === 'widget' || !!state.open.family;
          const rows = controls.filter(it => it.widget === undefined || it.widget === isWidget).map(control => {
            const select = make('select', { onchange() { stage.look[control.key] = select.value; id('board').classList.toggle('night', stage.look['color-scheme'] === 'dark'); begin(); } }, ...control.values.map(it => make('option', { value: it, textContent: it || 'As given' })));
            select.value = stage.look[control.key] || '';
            return make('label', {}, make('span', { textContent: control.name }), select);
          });
          const zoom = make('select', { onchange() { stage.zoom = Number(zoom.value); showTransport(); } }, ...[0.5, 1, 2, 4, 8].map(it => make('option', { value: it, textContent: `${it * 100}%` })));
          zoom.value = stage.zoom || 1;
          const ground = make('select', { onchange() { id('board').dataset.ground = ground.value; } }, ...['plain', 'check', 'white', 'black'].map(it => make('option', { value: it, textContent: it })));
          ground.value = id('board').dataset.ground || 'plain';
          const grid = make('input', { type: 'checkbox', id: 'grid', checked: true, onchange: showTransport });
          const rules = make('input', { type: 'checkbox', id: 'rules', onchange() { id('rule').hidden = true; id('well').style.cursor = rules.checked ? 'crosshair' : ''; } });
          const onion = make('input', { type: 'range', min: 0, max: 1, step: 0.05, value: stage.onion, oninput() { stage.onion = Number(onion.value); showFormer(); } });
          const former = make('input', { type: 'text', value: stage.former, spellcheck: false, onchange() { stage.former = former.value.trim() || 'golden'; showFormer(true); } });
          former.setAttribute('list', 'revisions');
          id('look').replaceChildren(make('h3', { textContent: 'Variant' }), ...rows, make('h3', { textContent: 'View' }),
            make('label', {}, make('span', { textContent: 'Zoom' }), zoom), make('label', {}, make('span', { textContent: 'Background' }), ground),
            make('label', {}, make('span', { textContent: 'Pixel grid' }), grid), make('label', { title: 'A drag measures, and touches nothing' }, make('span', { textContent: 'Ruler' }), rules), make('label', { title: 'Another picture over this one' }, make('span', { textContent: 'Onion skin' }), onion), make('label', { title: 'The golden, or a Git revision such as HEAD or main' }, make('span', { textContent: 'Picture' }), former, make('datalist', { id: 'revisions' }, ...['golden', 'HEAD', 'HEAD~1', 'main'].map(it => make('option', { value: it })))), make('h3', { textContent: 'Side by side' }), make('div', { className: 'sides', id: 'sides' }));
          showSides();
        }
        /// The accepted picture of the entry, or that of a revision, over the present one, as through paper.
        async function showFormer(isNew = false) {
          const image = id('former'), at = stage.former, { canvas } = film;
          image.style.opacity = stage.onion;
          if (!stage.onion) { image.hidden = true; return; }
          const entry = stage.entries[stage.entry]?.name || 'entry1', preview = state.open.id;
          const options = [...scaled(), ...(stage.entry ? ['--entries', String(stage.entry + 1)] : [])].join('\n');
          const url = String(at === 'golden' ? address('golden', { preview, entry }) : address('picture', { preview, options, revision: at }));
          if (image.dataset.url === url && !isNew) { image.hidden = !image.naturalWidth; return; }
          image.dataset.url = url; image.hidden = true; image.removeAttribute('src');
          if (at !== 'golden') say(`Drawing ${at}`);
          const answer = await fetch(url).catch(() => null);
          if (image.dataset.url !== url) return;
          if (!answer?.ok) { image.dataset.url = ''; return say(answer ? (await answer.json()).message : 'The service does not answer.', true); }
          image.onload = () => {
            URL.revokeObjectURL(image.src);
            // A revision is drawn at the scale of the stage, and may have another size.
            image.style.width = at === 'golden' ? '100%' : `${100 * image.naturalWidth / canvas.width}%`;
            image.hidden = !stage.onion;
            if (at !== 'golden') say(`${at} over this one`);
          };
          image.src = URL.createObjectURL(await answer.blob());
        }
        async function showSides() {
          const name = state.open.id;
          const figures = sides.map(([title, look]) => { const image = make('img', { alt: title }); return { look, image, figure: make('figure', {}, make('div', { className: 'frame' }, image), make('figcaption', { textContent: title })) }; });
          id('sides').replaceChildren(...figures.map(it => it.figure));
          for (const { look, image } of figures) shot(name, ['--scale', String(pixels), ...words({ ...stage.look, ...look })]).then(({ blob }) => { if (blob) { image.onload = () => URL.revokeObjectURL(image.src); image.src = URL.createObjectURL(blob); } });
        }

        // Views and elements

        let tab = 'look';
        for (const button of document.querySelectorAll('aside nav button')) button.onclick = () => {
          tab = button.dataset.tab;
          for (const it of document.querySelectorAll('aside nav button')) { it.setAttribute('aria-selected', it === button); id(it.dataset.tab).hidden = it !== button; }
          boxes([]);
          if (tab === 'views' || tab === 'access') inspect();
        };
        function inspect() { run('inspect', {}); }
        function showTree() {
          const tree = stage.tree;
          if (!tree) return;
          id('views').replaceChildren(branch(tree.elements || [], it => [it.name + (it.text ? ` “${it.text}”` : it.image ? ` ${it.image}` : ''), it]));
          id('access').replaceChildren(branch(tree.accessible || [], it => [`${it.role} “${it.label}”${it.value ? ' ' + it.value : ''}`, it]));
        }
        const causes = { values: 'its values changed', environment: 'the environment changed', state: 'a state that it reads changed', object: 'an object that it reads changed', update: 'it runs with each update' };
        /// The guides and inherited values of a view, why its body has run, and until when it moves.
        function facts(element) {
          const place = element.file && `${element.file.split('/').pop()}:${element.line}`, padding = element.padding && `padding ${element.padding.join(', ')}`;
          const listed = [place, padding, ...[element.guides, element.environment].map(it => it && Object.entries(it).sort().map(pair => pair.join(' ')).join(' · '))].filter(it => it);
          if (element.run) listed.push(`body ran at ${element.run.time} s: ${causes[element.run.cause]}`);
          if (element.movesUntil) listed.push((element.movesUntil < 0 ? 'moves for ever' : `moves until ${element.movesUntil} s`) + (element.animation ? ` by ${element.animation}` : ''));
          return listed;
        }
        function branch(elements, title) {
          const list = make('ul', { className: 'tree' });
          for (const element of elements) {
            const line = make('div', { className: 'leaf' }, title(element)[0] + ' ', make('small', { textContent: `${element.frame.slice(2).map(it => Math.round(it * 10) / 10).join(' × ')}` }));
            line.title = `at ${element.frame.slice(0, 2).join(', ')}${element.proposal ? `, proposed ${element.proposal.map(it => it ?? '–').join(' × ')}` : ''}${element.traits ? ', ' + element.traits.join(', ') : ''}`;
            for (const fact of facts(element)) line.append(make('small', { className: 'fact', textContent: fact }));
            for (const finding of element.findings || []) line.append(make('em', { textContent: finding.message }));
            line.onmouseenter = () => boxes([element]);
            line.onmouseleave = () => boxes([]);
            element.line = line;
            const item = make('li', {}, line);
            if (element.children) item.append(branch(element.children, title));
            list.append(item);
          }
          return list;
        }
        /// Frames of elements over the picture.
        function boxes(elements) {
          const zoom = stage.zoom || 1, [left, top, scale] = stage.place || [0, 0, 1];
          id('boxes').replaceChildren(...elements.map(({ frame }) => {
            const box = make('div');
            Object.assign(box.style, { left: `${(left + frame[0] * scale) * zoom}px`, top: `${(top + frame[1] * scale) * zoom}px`, width: `${frame[2] * scale * zoom}px`, height: `${frame[3] * scale * zoom}px` });
            return box;
          }));
        }
        function hover(event) {
          if (tab !== 'views' && tab !== 'access' || !stage.tree) return;
          const [x, y] = point(event), [left, top, scale] = stage.place || [0, 0, 1];
          const at = [(x - left) / scale, (y - top) / scale];
          let found = null;
          const look = elements => { for (const it of elements) { const [a, b, w, h] = it.frame; if (at[0] >= a && at[1] >= b && at[0] < a + w && at[1] < b + h && (!found || w * h <= found.frame[2] * found.frame[3])) found = it; look(it.children || []); } };
          look((tab === 'views' ? stage.tree.elements : stage.tree.accessible) || []);
          document.querySelector('.leaf.on')?.classList.remove('on');
          found?.line?.classList.add('on');
          found?.line?.scrollIntoView({ block: 'nearest' });
          boxes(found ? [found] : []);
        }

        // Steps

        function showSteps() {
          const { steps } = stage, name = state.open?.id || '';
          id('no-steps').hidden = steps.length > 0;
          id('list').replaceChildren(...steps.map(it => make('li', { textContent: it.words.join(' ').replaceAll('--', '') })));
          const all = steps.flatMap(it => it.words).map(quoted).join(' ');
          id('command').textContent = ['zoetrope render', state.words, '--filter', quoted(name), '--format gif', ...words().map(quoted), all].filter(it => it).join(' ');
          id('swift').textContent = `record(view) {\n${steps.map(it => `    ${it.swift}\n`).join('')}}`;
        }
        for (const it of document.querySelectorAll('.copying')) it.onclick = () => copy(id(it.dataset.copy).textContent);
        id('again').onclick = begin;
        """#
}
