extension PageScript {
    /// The viewer of an item: both sides of a difference, zoom, transport and facts.
    static let viewer = #"""
        // The viewer of an item: its pictures and films, both sides of a difference, zoom, transport, facts.
        const modes = [
          ['split', 'Side by side'],
          ['swipe', 'Swipe'],
          ['blink', 'Blink'],
          ['onion', 'Onion skin'],
          ['difference', 'Difference']
        ];
        const look = {
          mode: 'split',
          ground: '',
          pixels: true,
          box: true,
          swipe: .5,
          onion: .5,
          speed: 1
        };
        const sides = ['Reference', 'Actual', 'Difference'];
        let viewer = null;

        const siblings = item => item.variant ? Z.items.filter(other => other.title === item.title && other.file === item.file && other
          .line === item.line && other.group === item.group) : [];
        const openItem = item => {
          if (state.open !== item.id) {
            history.pushState(null, '', address(item.id));
            route();
          }
        };
        const closeItem = () => {
          if (viewer) {
            history.pushState(null, '', location.pathname + location.search);
            route();
          }
        };
        const route = () => {
          const item = Z.items.find(item => item.id === asked());
          viewer?.end();
          [viewer, state.open] = [null, item?.id ?? null];
          if (!item) {
            document.title = Z.title;
            list.focus({
              preventScroll: true
            });
            return;
          }
          const index = order.indexOf(item);
          if (index >= 0) select(index);
          document.title = item.title;
          viewer = new Viewer(item);
        };
        const neighbour = by => {
          const item = Z.items.find(item => item.id === state.open),
            index = order.indexOf(order.includes(item) ? item : Z.items.find(other => other.id === item?.alike));
          const next = order[index + by];
          if (next) {
            history.replaceState(null, '', address(next.id));
            route();
          }
        };

        class Viewer {
          constructor(item) {
            [this.item, this.gap] = [item, item.difference];
            [this.zoom, this.x, this.y, this.film, this.index] = [0, 0, 0, null, 0];
            this.player = new Player(index => index !== this.index && !this.busy && this.seek(index), () => this.mark());
            this.player.repeats = true;
            [this.stage, this.tools, this.side] = [$('.stage' + night(item)), $('.tools'), $('aside.side')];
            this.title = $('header.top', button('.icon', icon(icons.close), closeItem, {
                title: 'Back (Esc)',
                'aria-label': 'Back'
              }), $('h1', item.title), badge(item), $('.gap'),
              button('.icon', icon(icons.left), () => neighbour(-1), {
                title: 'Previous (←)',
                'aria-label': 'Previous'
              }), button('.icon', icon(icons.right), () => neighbour(1), {
                title: 'Next (→)',
                'aria-label': 'Next'
              }));
            this.node = set($('.viewer', this.title, this.stage, this.tools, this.side), {
              role: 'dialog',
              'aria-label': item.title
            });
            document.body.append(this.node);
            this.watcher = new ResizeObserver(() => this.lay());
            this.watcher.observe(this.stage);
            this.hold();
            const all = films(item);
            this.part = this.gap ? null : all.find(part => part.label === 'timeline') ?? all[0] ?? item.media[0];
            this.start();
          }
          end() {
            this.halt();
            clearInterval(this.blinker);
            this.watcher.disconnect();
            this.node.remove();
            this.ended = true;
          }

          // The content: the sides of a difference, variants beside one another, or one part.
          async start() {
            const { item, gap, part } = this;
            this.halt();
            [this.film, this.index, this.fault] = [null, 0, ''];
            this.pictures = [];
            if (gap) {
              const paths = [gap.reference, gap.actual, gap.difference];
              this.pictures = await Promise.all(paths.map(path => path ? loaded(path).catch(() => null) : null));
              if (gap.film) try {
                this.film = new ComparedFilm(await script(gap.film));
                this.index = this.film.data.first;
              } catch {
                this.fault = 'The frames of this film are missing beside the page.';
              }
            } else if (this.beside) {
              this.all = siblings(item);
              this.pictures = await Promise.all(this.all.map(other => cover(other) ? loaded(cover(other)).catch(() => null) : null));
            } else if (part) {
              if (part.kind === 'film') {
                try {
                  this.film = await openFilm(part);
                } catch {
                  this.fault = 'This film plays as a whole. With --format apng it can be stepped through.';
                }
              }
              this.pictures = [await loaded(shown(part, part.kind === 'film' ? ['apng', 'webp', 'gif'] : undefined)).catch(() => null)];
            }
            if (this.ended) return;
            const first = this.pictures.find(picture => picture);
            [this.w, this.h] = [Math.max(...this.pictures.map(picture => picture?.naturalWidth ?? 0), 0) || 1, Math.max(...this.pictures
              .map(picture => picture?.naturalHeight ?? 0), 0) || 1];
            if (!first) this.fault ||= item.failure || 'No picture';
            this.build();
            this.drawTools();
            this.drawSide();
            if (this.film) {
              await this.seek(this.index);
              if (!gap && !still.matches) this.play();
            }
          }

          // Panes with layers; each layer is a canvas of the picture's own pixels.
          build() {
            clearInterval(this.blinker);
            const { gap } = this, mode = gap ? look.mode : 'plain';
            this.layers = [];
            const plate = (...numbers) => {
              const node = $('.plate');
              for (const number of numbers) node.append(this.layer(number));
              return node;
            };
            const pane = (title, content) => {
              const node = $('.pane', title ? $('h3', title) : null, $('.hold', content));
              return node;
            };
            if (!gap) this.stage.replaceChildren(...(this.beside ? this.all.map((other, number) => pane(Object.values(other.variant).join(
              ', ') || 'plain', plate(number))) : [pane('', plate(0))]));
            else if (mode === 'split') this.stage.replaceChildren(...sides.map((title, number) => pane(title, this.pictures[number] ||
              this.film ? plate(number) : $('.none', number === 2 ? 'No difference' : 'None'))));
            else if (mode === 'difference') this.stage.replaceChildren(pane('Difference', plate(2)));
            else {
              const node = plate(0),
                over = $('.swiped', this.layer(1)),
                title = $('h3'),
                under = node.firstChild;
              node.append(over);
              this.under = under;
              const box = $('.pane', title, $('.hold', node));
              this.over = over;
              if (mode === 'onion') {
                over.style.opacity = look.onion;
                title.textContent = 'Reference below, actual above';
              }
              if (mode === 'swipe') {
                title.textContent = 'Reference · Actual';
                box.lastChild.append(this.handle = $('.handle'));
                this.swipe();
              }
              if (mode === 'blink') {
                const turn = () => {
                  over.hidden = !over.hidden;
                  under.hidden = !over.hidden;
                  title.textContent = over.hidden ? 'Reference' : 'Actual';
                };
                turn();
                this.blink = turn;
                if (!still.matches) this.blinker = setInterval(turn, 700);
              }
              this.stage.replaceChildren(box);
            }
            for (const plate of this.stage.querySelectorAll('.plate')) plate.append($('.grid'), set($('.box'), {
              hidden: true
            }));
            this.stage.dataset.ground = look.ground;
            if (this.fault && !this.pictures.some(picture => picture)) this.stage.replaceChildren($('.none', this.fault));
            this.paint(this.film ? null : this.pictures);
            this.lay();
          }
          layer(number) {
            const whole = !this.film && this.part?.kind === 'film';
            const picture = this.pictures[number];
            const node = whole && picture ? set($('img'), {
              src: picture.src,
              alt: ''
            }) : set($('canvas'), {
              width: this.w,
              height: this.h
            });
            if (!whole) this.layers.push([node, number]);
            return node;
          }
          paint(images) {
            if (!images) return;
            for (const [canvas, number] of this.layers) {
              const pen = canvas.getContext('2d'),
                image = images[number];
              pen.clearRect(0, 0, canvas.width, canvas.height);
              if (image) pen.drawImage(image, 0, 0);
            }
          }
          get scale() {
            if (this.zoom) return this.zoom;
            const hold = this.stage.querySelector('.hold');
            if (!hold) return 1;
            return Math.max(.05, Math.min(hold.clientWidth / this.w, hold.clientHeight / this.h, 1));
          }
          lay() {
            const scale = this.scale,
              { gap } = this;
            if (!this.zoom)[this.x, this.y] = [this.w / 2, this.h / 2];
            for (const hold of this.stage.querySelectorAll('.hold')) {
              const plate = hold.querySelector('.plate');
              if (!plate) continue;
              const [left, top] = [hold.clientWidth / 2 - this.x * scale, hold.clientHeight / 2 - this.y * scale];
              Object.assign(plate.style, {
                width: this.w * scale + 'px',
                height: this.h * scale + 'px',
                transform: `translate(${Math.round(left)}px, ${Math.round(top)}px)`
              });
              plate.classList.toggle('sharp', scale > 1.5);
              const grid = plate.querySelector('.grid'),
                mesh = 'rgba(128,128,128,.45)';
              grid.style.cssText = look.pixels && scale >= 8 ?
                `background: linear-gradient(${mesh} 1px, transparent 0) 0 0 / 100% ${scale}px, linear-gradient(90deg, ${mesh} 1px, transparent 0) 0 0 / ${scale}px 100%` :
                '';
              const box = plate.querySelector('.box'),
                place = gap?.box;
              box.hidden = !place || !look.box || this.film && this.index !== gap.frame;
              if (!box.hidden) Object.assign(box.style, {
                left: place[0] * scale - 4 + 'px',
                top: place[1] * scale - 4 + 'px',
                width: place[2] * scale + 8 + 'px',
                height: place[3] * scale + 8 + 'px'
              });
            }
            if (this.handle) this.swipe();
            const label = this.tools.querySelector('.zoom');
            if (label) label.textContent = Math.round(scale * 100) + ' %';
          }
          swipe() {
            if (!this.handle?.isConnected) return;
            const hold = this.handle.parentNode,
              edge = hold.clientWidth * look.swipe;
            this.handle.style.left = edge + 'px';
            const left = hold.clientWidth / 2 - this.x * this.scale;
            this.over.style.clipPath = `inset(0 0 0 ${Math.max(0, edge - left)}px)`;
            this.under.style.clipPath = `inset(0 ${Math.max(0, this.w * this.scale - edge + left)}px 0 0)`;
          }
          zoomTo(zoom, at) {
            const old = this.scale;
            this.zoom = zoom && Math.max(.05, Math.min(64, zoom));
            if (at && this.zoom) {
              this.x += at[0] / old - at[0] / this.zoom;
              this.y += at[1] / old - at[1] / this.zoom;
            }
            this.lay();
          }
          zoomBy(steps) {
            const stops = [.05, .1, .167, .25, .333, .5, .667, 1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32, 64],
              scale = this.scale;
            const next = steps > 0 ? stops.find(stop => stop > scale * 1.01) : stops.findLast(stop => stop < scale * .99);
            if (!next) return;
            if (!this.zoom && this.gap?.box) {
              const [left, top, width, height] = this.gap.box;
              [this.x, this.y] = [left + width / 2, top + height / 2];
            }
            this.zoomTo(next);
          }
          // Drags move the pictures together, wheels move, and wheels with control or a pinch zoom.
          hold() {
            const { stage } = this;
            stage.addEventListener('pointerdown', event => {
              const hold = event.target.closest('.hold');
              if (!hold || event.button) return;
              const swipes = event.target === this.handle,
                from = [event.clientX, event.clientY, this.x, this.y],
                scale = this.scale;
              if (look.mode === 'blink' && still.matches && this.gap) this.blink();
              if (!this.zoom && !swipes) this.zoom = scale;
              hold.classList.add('held');
              stage.setPointerCapture(event.pointerId);
              const move = event => {
                if (swipes) {
                  const box = hold.getBoundingClientRect();
                  look.swipe = Math.max(0, Math.min(1, (event.clientX - box.left) / box.width));
                  this.swipe();
                  return;
                }
                [this.x, this.y] = [from[2] - (event.clientX - from[0]) / scale, from[3] - (event.clientY - from[1]) / scale];
                this.lay();
              };
              const done = () => {
                hold.classList.remove('held');
                stage.removeEventListener('pointermove', move);
              };
              stage.addEventListener('pointermove', move);
              stage.addEventListener('pointerup', done, {
                once: true
              });
              stage.addEventListener('pointercancel', done, {
                once: true
              });
            });
            stage.addEventListener('dblclick', () => this.zoomTo(this.zoom ? 0 : this.scale < 1 ? 1 : 8));
            stage.addEventListener('wheel', event => {
              event.preventDefault();
              const hold = event.target.closest('.hold');
              if (!hold) return;
              if (event.ctrlKey || event.metaKey) {
                const box = hold.getBoundingClientRect();
                this.zoomTo(this.scale * Math.exp(-event.deltaY / 200), [event.clientX - box.left - box.width / 2, event.clientY - box
                  .top - box.height / 2
                ]);
              } else if (this.zoom) {
                this.x += event.deltaX / this.scale;
                this.y += event.deltaY / this.scale;
                this.lay();
              }
            }, {
              passive: false
            });
          }
        """#
}
