extension PageScript {
    /// The rest of the viewer: the transport of films, the tools, and the facts beside the stage.
    static let transport = #"""
          // The transport.
          async seek(index) {
            const { film } = this;
            if (!film || this.busy) {
              this.wanted = index;
              return;
            }
            this.busy = true;
            this.index = Math.max(0, Math.min(film.count - 1, index));
            try {
              const images = await film.frame(this.index);
              if (!this.ended && film === this.film) this.paint(images);
            } finally {
              this.busy = false;
            }
            if (this.ended) return;
            this.tell();
            if (this.wanted !== undefined && this.wanted !== this.index) {
              const next = this.wanted;
              this.wanted = undefined;
              await this.seek(next);
            }
            this.wanted = undefined;
          }
          tell() {
            const { film, index, tools, gap } = this;
            const slider = tools.querySelector('.track input');
            if (!slider) return;
            slider.value = index;
            tools.querySelector('.clock').textContent = `${index + 1} / ${film.count} · ${film.starts[index].toFixed(2)} s`;
            const note = this.side.querySelector('.frame');
            if (note) note.textContent = film.note(index);
            if (gap) this.lay();
          }
          play() {
            const { film, player } = this;
            if (!film || film.count < 2) return;
            Object.assign(player, { starts: film.starts, end: film.seconds + .4, time: film.starts[this.index], speed: look.speed });
            player.play();
          }
          halt() {
            this.player.halt();
          }
          mark() {
            const play = this.tools?.querySelector('.play');
            if (play) {
              play.replaceChildren(icon(this.player.timer ? icons.halt : icons.play));
              play.setAttribute('aria-label', this.player.timer ? 'Pause' : 'Play');
            }
          }
          toggle() {
            this.player.timer ? this.halt() : this.play();
          }
          step(by, bad) {
            this.halt();
            if (!this.film) return;
            const rest = bad && this.film.bad.length ? this.film.bad.filter(index => by > 0 ? index > this.index : index < this.index) :
              null;
            this.seek(rest ? (by > 0 ? rest[0] : rest[rest.length - 1]) ?? this.index : this.index + by);
          }
          drawTools() {
            const { film, gap, tools } = this;
            tools.replaceChildren();
            if (gap) tools.append(choice(modes, look.mode, mode => this.setMode(mode)));
            if (gap && look.mode === 'onion') {
              const slider = set($('input'), {
                type: 'range',
                min: 0,
                max: 100,
                value: look.onion * 100,
                'aria-label': 'Onion skin'
              });
              slider.addEventListener('input', () => {
                look.onion = slider.value / 100;
                this.over.style.opacity = look.onion;
              });
              tools.append(slider);
            }
            if (film && film.count > 1) tools.append(this.transport());
            else tools.append($('.gap'));
            if (!gap && siblings(this.item).length > 1) tools.append(button('.pill', this.beside ? 'One variant' :
              'Variants side by side', () => {
                this.beside = !this.beside;
                this.start();
              }));
            tools.append(button('.icon', '−', () => this.zoomBy(-1), {
                title: 'Smaller (−)',
                'aria-label': 'Smaller'
              }), button('.zoom', '', () => this.zoomTo(this.zoom === 1 ? 0 : 1), {
                title: 'Pixel for pixel, or all (0)'
              }), button('.icon', '+', () => this.zoomBy(1), {
                title: 'Larger (+)',
                'aria-label': 'Larger'
              }),
              this.switch('pixels', icons.pixels, 'Pixel grid (G)'), ...(gap?.box ? [this.switch('box', icons.box,
                'Box around the difference (B)')] : []));
            const ground = set($('select'), {
              title: 'Background',
              'aria-label': 'Background'
            });
            for (const [value, words] of [
                ['', 'Plain'],
                ['check', 'Checks'],
                ['white', 'White'],
                ['black', 'Black']
              ]) ground.append(set($('option', words), {
              value,
              selected: look.ground === value
            }));
            ground.addEventListener('change', () => {
              look.ground = this.stage.dataset.ground = ground.value;
            });
            tools.append(ground);
            this.mark();
            this.lay();
          }
          switch (name, path, title) {
            return button('.icon', icon(path), event => {
              look[name] = !look[name];
              event.currentTarget.setAttribute('aria-pressed', look[name]);
              this.lay();
            }, {
              title,
              'aria-label': title,
              'aria-pressed': String(look[name])
            });
          }
          transport() {
            const { film } = this;
            const slider = set($('input'), {
              type: 'range',
              min: 0,
              max: film.count - 1,
              value: this.index,
              'aria-label': 'Frame'
            });
            slider.addEventListener('input', () => {
              this.halt();
              this.seek(+slider.value);
            });
            const marks = $('.marks', ...film.bad.slice(0, 600).map(index => {
              const mark = $('i');
              mark.style.left = index / Math.max(1, film.count - 1) * 100 + '%';
              return mark;
            }));
            const speed = set($('select'), {
              title: 'Speed',
              'aria-label': 'Speed'
            });
            for (const value of [.1, .25, .5, 1, 2, 4]) speed.append(set($('option', value + '×'), {
              value,
              selected: look.speed === value
            }));
            speed.addEventListener('change', () => {
              look.speed = this.player.speed = +speed.value;
            });
            return $('.transport', button('.play', '', () => this.toggle(), {
                title: 'Play or pause (Space)'
              }), button('.icon', icon(icons.left), event => this.step(-1, event.shiftKey), {
                title: 'Frame before (,) · bad frame before (⇧,)',
                'aria-label': 'Frame before'
              }), button('.icon', icon(icons.right), event => this.step(1, event.shiftKey), {
                title: 'Next frame (.) · next bad frame (⇧.)',
                'aria-label': 'Next frame'
              }),
              $('.track', marks, slider), $('.clock'), speed);
          }
          setMode(mode) {
            look.mode = mode;
            this.build();
            this.drawTools();
            if (this.film) {
              const index = this.index;
              this.film.frame(index).then(images => {
                this.paint(images);
                this.tell();
              });
            }
          }

          // The facts beside the stage.
          drawSide() {
            const { item, gap, side, part } = this, section = (title, ...children) => $('section', $('h3', title), ...children);
            const facts = $('dl'),
              fact = (name, value) => {
                if (value || value === 0) facts.append($('dt', name), $('dd', value));
              };
            fact('Name', item.id);
            if (item.family && item.family !== item.title) fact('Family', item.family);
            if (item.size) fact('Size', `${+item.size[0].toFixed(2)} × ${+item.size[1].toFixed(2)} pt`);
            if (!this.beside && this.w > 1) fact('Pixels', `${this.w} × ${this.h}${item.scale ? ` @${+item.scale.toFixed(2)}x` : ''}`);
            if (part?.seconds) fact('Film', `${+part.seconds.toFixed(2)} s`);
            for (const [name, value] of Object.entries(item.variant ?? {})) fact(name, value);
            if (gap) {
              if (gap.pixels) {
                fact('Differs in', count(gap.pixels, 'pixel'));
                fact('At most', gap.max + ' of 255');
              }
              if (gap.box) fact('Box', `${gap.box[0]}, ${gap.box[1]} · ${gap.box[2]} × ${gap.box[3]}`);
              if (gap.frames > 1) {
                fact('Bad frames', `${gap.badFrames} of ${gap.frames}`);
                fact('Worst frame', String(gap.frame));
              }
            }
            side.replaceChildren();
            if (gap) side.append(section('Difference', $('p.message', gap.message), gap.change ? $('p.quiet', gap.change) : null, $(
              'p.quiet.frame')));
            if (item.failure) side.append(section('Not rendered', $('ul', $('li.bad', item.failure))));
            side.append(section(gap ? 'Facts' : 'Preview', facts));
            if (item.media.length > 1) side.append(section('Pictures and films', $('.parts', ...item.media.map(other => {
              const node = button('.part', $('.thumb', picture(other.kind === 'film' ? shown((stills(item).find(still => other
                .label.endsWith(' to ' + still.label)) ?? stills(item)[0] ?? other)) : shown(other))), () => {
                this.part = other;
                this.beside = false;
                this.zoom = 0;
                this.start();
              }, {
                'aria-pressed': String(other === part && !this.beside),
                title: other.label
              });
              node.append($('div', (other.kind === 'film' ? '▸ ' : '') + other.label));
              return node;
            }))));
            const others = siblings(item).filter(other => other !== item);
            if (others.length) side.append(section('Variants', $('.parts', ...others.map(other => {
              const node = button('.part', $('.thumb', cover(other) ? picture(cover(other)) : ''), () => openItem(other));
              node.append($('div', Object.values(other.variant).join(', ') || 'plain'));
              return node;
            }))));
            const messages = [...(item.warnings ?? []).map(words => $('li', words)), ...(item.notes ?? []).map(words => $('li.note',
              words)), ...(this.fault && this.pictures.some(picture => picture) ? [$('li.note', this.fault)] : [])];
            if (messages.length) side.append(section('Messages', $('ul', ...messages)));
            // The variants of a preview are drawn together.
            const name = item.variant ? item.id.slice(0, item.id.lastIndexOf('/')) : item.id;
            const command = gap?.command ?? (Z.command && !report ?
              `${Z.command} --filter ${quoted(name)}` : '');
            side.append(section('Copy', ...[command, place(item), item.id].filter(Boolean).map(copyable)));
            const links = gap ? [gap.reference, gap.actual, gap.difference].filter(Boolean).map(path => [path]) : part?.files ?? [];
            if (links.length) side.append(section('Files', $('.links', ...links.map(([path, size]) => set($('a', gap ? path.split('-')
              .pop().replace('.png', '') : path.split('.').pop().toUpperCase() + (size ? ' ' + bytes(size) : '')), {
              href: link(path),
              target: '_blank'
            })))));
          }
        }
        const viewerKeys = [
          ['← →', 'Previous, next'],
          ['1 – 5', 'Side by side, swipe, blink, onion skin, difference'],
          ['Space', 'Play or pause'],
          [', .', 'Step a frame (⇧: a bad frame)'],
          ['+ − 0', 'Zoom'],
          ['G', 'Pixel grid'],
          ['B', 'Box around the difference'],
          ['C', 'Copy the command or the place']
        ];
        const inViewer = {
          Escape: () => closeItem(),
          ArrowLeft: () => neighbour(-1),
          ArrowRight: () => neighbour(1),
          ' ': () => viewer.toggle(),
          ',': () => viewer.step(-1),
          '.': () => viewer.step(1),
          '<': () => viewer.step(-1, true),
          '>': () => viewer.step(1, true),
          ';': () => viewer.step(-1, true),
          ':': () => viewer.step(1, true),
          '+': () => viewer.zoomBy(1),
          '=': () => viewer.zoomBy(1),
          '-': () => viewer.zoomBy(-1),
          0: () => viewer.zoomTo(0),
          g: () => viewer.tools.querySelector('[title^="Pixel grid"]')?.click(),
          b: () => viewer.tools.querySelector('[title^="Box"]')?.click(),
          c: () => viewer.side.querySelector('.copy')?.click(),
        };
        """#
}
