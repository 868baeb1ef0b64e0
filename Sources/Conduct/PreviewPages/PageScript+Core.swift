extension PageScript {
    /// The data that the page was written with, its state, and small helpers.
    static let core = #"""
        // The data, the state and small helpers. Everything hangs on `zoetrope`, whose `items` the page was written with.
        const Z = window.zoetrope;
        const still = matchMedia('(prefers-reduced-motion: reduce)');
        const results = ['changed', 'new', 'gone', 'renamed', 'failed', 'warned', 'drawn', 'equal'];
        const state = {
          words: '',
          result: '',
          file: '',
          density: 1,
          view: '',
          plays: false,
          on: -1,
          open: null,
          sort: '',
          up: false,
          folds: new Set()
        };
        const $ = (name, ...children) => {
          const [tag, ...classes] = name.split('.');
          const node = document.createElement(tag || 'div');
          if (classes.length) node.className = classes.join(' ');
          node.append(...children.filter(child => child !== null && child !== undefined && child !== false));
          return node;
        };
        const set = (node, members) => {
          for (const [key, value] of Object.entries(members)) key in node && !key.startsWith('aria') ? node[key] = value : node
            .setAttribute(key, value);
          return node;
        };
        const button = (name, words, act, members = {}) => {
          const node = set($('button' + name, words), {
            type: 'button',
            ...members
          });
          node.addEventListener('click', act);
          return node;
        };
        const icon = path => {
          const node = $('span');
          node.innerHTML = '<svg viewBox="0 0 24 24" aria-hidden="true">' + path + '</svg>';
          return node.firstChild;
        };
        const icons = {
          search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/>',
          close: '<path d="M6 6l12 12M18 6 6 18"/>',
          grid: '<rect x="4" y="4" width="6.5" height="6.5" rx="1.5"/><rect x="13.5" y="4" width="6.5" height="6.5" rx="1.5"/><rect x="4" y="13.5" width="6.5" height="6.5" rx="1.5"/><rect x="13.5" y="13.5" width="6.5" height="6.5" rx="1.5"/>',
          table: '<path d="M4 6h16M4 12h16M4 18h16"/>',
          theme: '<circle cx="12" cy="12" r="8"/><path class="solid" d="M12 4a8 8 0 0 1 0 16z"/>',
          play: '<path class="solid" d="M8 5v14l11-7z"/>',
          halt: '<path class="solid" d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z"/>',
          left: '<path d="M14.5 5 8 12l6.5 7"/>',
          right: '<path d="M9.5 5 16 12l-6.5 7"/>',
          help: '<path d="M9 9a3 3 0 1 1 4.2 2.8c-.8.4-1.2 1-1.2 2"/><circle class="solid" cx="12" cy="17.4" r="1.1"/>',
          pixels: '<path d="M4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16"/><rect x="4" y="4" width="16" height="16" rx="2"/>',
          box: '<path d="M4 9V5.500a1.500 1.500 0 0 1 1.500-1.500H9M15 4h3.500A1.500 1.500 0 0 1 20 5.500V9M20 15v3.500a1.500 1.500 0 0 1-1.500 1.500H15M9 20H5.500A1.500 1.500 0 0 1 4 18.500V15"/>',
        };
        const count = (number, noun) => number.toLocaleString('en') + ' ' + noun + (number === 1 ? '' : 's');
        const bytes = number => number < 1000 ? number + ' B' : number < 999950 ? +(number / 1000).toFixed(1) + ' KB' : +(number / 1e6)
          .toFixed(1) + ' MB';
        // A path from the page as a link: a first part with a colon would be read as a scheme.
        const link = path => './' + path.split('/').map(encodeURIComponent).join('/');
        const place = item => item.file ? item.file + (item.line ? ':' + item.line : '') : '';
        const toast = words => {
          document.querySelector('.toast')?.remove();
          const node = set($('.toast', words), {
            role: 'status'
          });
          document.body.append(node);
          setTimeout(() => node.remove(), 1600);
        };
        const copy = async words => {
          try {
            await navigator.clipboard.writeText(words);
          } catch {
            // Clipboards ask for a secure page; a selection works everywhere.
            const field = set($('textarea'), {
              value: words
            });
            document.body.append(field);
            field.select();
            document.execCommand('copy');
            field.remove();
          }
          toast('Copied');
        };
        // A word of a command line, as it is typed.
        const quoted = text => /^[\w.,:+\/=-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
        // The place of the last of some growing numbers that is at most another one.
        const latest = (numbers, most) => {
          let [low, high] = [0, numbers.length];
          while (low < high) {
            const middle = (low + high) >> 1;
            numbers[middle] <= most ? low = middle + 1 : high = middle;
          }
          return Math.max(0, low - 1);
        };
        // Plays frames by the moments at which they begin, in seconds: `show` takes the place of the frame that is seen, and `mark` is called
        // when it starts and stops. A film that still grows waits at its end.
        class Player {
          constructor(show, mark) {
            Object.assign(this, { show, mark, starts: [], end: 0, time: 0, speed: 1, timer: 0, repeats: false, isGrowing: false });
          }
          get place() {
            return latest(this.starts, this.time + 1e-6);
          }
          play() {
            if (this.timer) return;
            if (!this.isGrowing && this.place === this.starts.length - 1) this.time = 0;
            let last = performance.now();
            const tick = now => {
              this.time += Math.min((now - last) / 1000, .1) * this.speed;
              last = now;
              const isOver = this.time >= this.end;
              if (isOver) this.time = this.repeats ? 0 : this.end;
              this.timer = isOver && !this.repeats && !this.isGrowing ? 0 : requestAnimationFrame(tick);
              this.show(this.place);
              if (!this.timer) this.mark();
            };
            this.timer = requestAnimationFrame(tick);
            this.mark();
          }
          halt() {
            cancelAnimationFrame(this.timer);
            this.timer = 0;
            this.mark();
          }
          toggle() {
            this.timer ? this.halt() : this.play();
          }
          seek(time) {
            this.time = Math.max(0, Math.min(time, this.end));
            this.show(this.place);
          }
          step(by) {
            this.halt();
            const start = this.starts[this.place + by];
            if (start !== undefined) this.seek(start);
          }
        }
        const copyRow = words => button('.copy', '', () => copy(words), {
          title: 'Copy'
        });
        const copyable = words => {
          const row = copyRow(words);
          row.append($('code', words), $('span', 'Copy'));
          return row;
        };
        const films = item => item.media.filter(part => part.kind === 'film');
        const stills = item => item.media.filter(part => part.kind === 'still');
        // Stills show at once; a film's own file plays by itself wherever the browser shows it.
        const shown = (part, formats = ['png', 'apng', 'webp', 'gif']) => {
          for (const format of formats) {
            const file = part.files.find(file => file[0].toLowerCase().endsWith('.' + format));
            if (file) return file[0];
          }
          return part.files[0]?.[0];
        };
        const cover = item => {
          if (item.difference) return item.difference.actual ?? item.difference.reference;
          const part = stills(item)[0] ?? item.media[0];
          return part && shown(part);
        };
        const moving = item => {
          const all = films(item);
          const part = all.find(part => part.label === 'timeline') ?? all[0];
          return part && shown(part, ['apng', 'webp', 'gif']);
        };

        // Filters. The words are looked for in names, files, families and variants.
        const texts = new Map();
        const text = item => {
          if (!texts.has(item.id)) texts.set(item.id, [item.id, item.title, item.group, item.family, place(item), item.difference?.change,
            ...Object.values(item.variant ?? {})
          ].join(' ').toLowerCase());
          return texts.get(item.id);
        };
        const matches = item => {
          if (state.result && item.result !== state.result) return false;
          if (state.file && item.file !== state.file) return false;
          return !state.words || state.words.split(/\s+/).every(word => text(item).includes(word));
        };
        let visible = [];
        const keys = {
          picture: item => item.id,
          result: item => results.indexOf(item.result),
          pixels: item => item.difference?.pixels ?? -1,
          max: item => item.difference?.max ?? -1,
          frame: item => item.difference?.frame ?? -1,
          bad: item => item.difference?.badFrames ?? -1,
          source: place
        };
        const filter = () => {
          visible = Z.items.filter(matches);
          const key = keys[state.sort];
          if (key) visible.sort((a, b) => {
            const [x, y] = [key(a), key(b)];
            return (x < y ? -1 : x > y ? 1 : 0) * (state.up ? 1 : -1);
          });
        };
        const address = id => '#' + encodeURIComponent(id).replaceAll('%2F', '/');
        const asked = () => {
          try {
            return decodeURIComponent(location.hash.slice(1));
          } catch {
            return '';
          }
        };
        """#
}
