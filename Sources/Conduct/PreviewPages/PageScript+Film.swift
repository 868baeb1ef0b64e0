extension PageScript {
    /// Films frame by frame: those of a report, and animated PNG files that are taken apart.
    static let film = #"""
        // Films, frame by frame. The bytes come by `fetch` or, where pages may not read files, as a script beside the page.
        const awaited = new Map();
        Z.film = (name, value) => awaited.get(name)?.(value);
        const script = name => new Promise((done, fail) => {
          awaited.set(name, done);
          const node = set($('script'), {
            src: link('_films/' + name + '.js')
          });
          node.addEventListener('error', () => fail(new Error('missing')));
          node.addEventListener('load', () => node.remove());
          document.head.append(node);
        });
        const read = async path => {
          if (location.protocol.startsWith('http')) {
            try {
              const answer = await fetch(link(path));
              if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
            } catch {
              /* The script is next. */ }
          }
          const words = atob(await script(path));
          return Uint8Array.from(words, letter => letter.charCodeAt(0));
        };
        const loaded = path => new Promise((done, fail) => {
          const image = new Image();
          image.onload = () => done(image);
          image.onerror = fail;
          image.src = /^(data|blob):/.test(path) ? path : link(path);
        });

        // A film of a report: both sides and their difference, each picture once.
        class ComparedFilm {
          constructor(data) {
            this.data = data;
            this.count = data.frames.length;
            this.starts = data.frames.map(frame => frame[3]);
            const last = this.count > 1 ? this.starts[this.count - 1] - this.starts[this.count - 2] : 1;
            this.seconds = (this.starts[this.count - 1] ?? 0) + last;
            this.bad = data.frames.map((frame, index) => frame[4] ? index : -1).filter(index => index >= 0);
            this.images = new Map();
          }
          async image(number) {
            if (number < 0) return null;
            if (!this.images.has(number)) this.images.set(number, await loaded(this.data.pictures[number]));
            if (this.images.size > 240) this.images.delete(this.images.keys().next().value);
            return this.images.get(number);
          }
          async frame(index) {
            return Promise.all(this.data.frames[index].slice(0, 3).map(number => this.image(number)));
          }
          note(index) {
            return this.data.frames[index]?.[5] ?? '';
          }
        }

        const codes = Uint32Array.from({
          length: 256
        }, (_, index) => {
          let code = index;
          for (let bit = 0; bit < 8; bit += 1) code = code & 1 ? 0xedb88320 ^ (code >>> 1) : code >>> 1;
          return code;
        });
        const chunk = (type, ...parts) => {
          const size = parts.reduce((sum, part) => sum + part.length, 0),
            all = new Uint8Array(size + 12),
            view = new DataView(all.buffer);
          view.setUint32(0, size);
          for (let index = 0; index < 4; index += 1) all[4 + index] = type.charCodeAt(index);
          let at = 8;
          for (const part of parts) {
            all.set(part, at);
            at += part.length;
          }
          let code = 0xffffffff;
          for (let index = 4; index < at; index += 1) code = codes[(code ^ all[index]) & 255] ^ (code >>> 8);
          view.setUint32(at, ~code >>> 0);
          return all;
        };
        // An animated PNG (APNG 1.0, W3C PNG third edition), taken apart into a PNG for each frame.
        class AnimatedPNG {
          constructor(bytes) {
            const view = new DataView(bytes.buffer, bytes.byteOffset),
              head = [];
            [this.frames, this.bad, this.at, this.marks] = [
              [],
              [], -1, new Map()
            ];
            let start = null,
              current = null;
            for (let at = 8; at + 8 <= bytes.length;) {
              const size = view.getUint32(at),
                type = String.fromCharCode(...bytes.subarray(at + 4, at + 8)),
                data = bytes.subarray(at + 8, at + 8 + size);
              if (type === 'IHDR') start = data;
              else if (type === 'fcTL') {
                const field = offset => view.getUint32(at + 8 + offset);
                current = {
                  w: field(4),
                  h: field(8),
                  x: field(12),
                  y: field(16),
                  seconds: view.getUint16(at + 28) / (view.getUint16(at + 30) || 100),
                  dispose: data[24],
                  blend: data[25],
                  parts: []
                };
                this.frames.push(current);
              } else if (type === 'IDAT') current?.parts.push(data);
              else if (type === 'fdAT') current?.parts.push(data.subarray(4));
              else if (!current && type !== 'acTL' && type !== 'IEND') head.push(bytes.subarray(at, at + 12 + size));
              at += 12 + size;
            }
            [this.start, this.head, this.count] = [start, head, this.frames.length];
            const whole = new DataView(start.buffer, start.byteOffset);
            this.canvas = set($('canvas'), {
              width: whole.getUint32(0),
              height: whole.getUint32(4)
            });
            this.pen = this.canvas.getContext('2d');
            this.starts = [];
            this.seconds = this.frames.reduce((sum, frame) => {
              this.starts.push(sum);
              return sum + frame.seconds;
            }, 0);
            this.stride = Math.max(24, Math.ceil(this.count / 8));
          }
          async bitmap({
            w,
            h,
            parts
          }) {
            const start = this.start.slice();
            const view = new DataView(start.buffer);
            view.setUint32(0, w);
            view.setUint32(4, h);
            const png = new Blob([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]), chunk('IHDR', start), ...this.head, chunk('IDAT', ...
              parts), chunk('IEND')], {
              type: 'image/png'
            });
            return createImageBitmap(png);
          }
          async frame(index) {
            if (index <= this.at - 1 || this.at < 0) this.rewind(index);
            while (this.at < index) await this.next();
            return [this.canvas];
          }
          rewind(index) {
            const { pen, canvas } = this;
            const mark = [...this.marks.keys()].filter(mark => mark <= index).pop() ?? -1;
            pen.clearRect(0, 0, canvas.width, canvas.height);
            if (mark >= 0) pen.drawImage(this.marks.get(mark).image, 0, 0);
            [this.at, this.saved] = [mark, null];
          }
          async next() {
            const { pen } = this, last = this.frames[this.at], frame = this.frames[this.at + 1], bitmap = await this.bitmap(frame);
            if (last?.dispose === 1) pen.clearRect(last.x, last.y, last.w, last.h);
            if (last?.dispose === 2 && this.saved) pen.putImageData(this.saved, last.x, last.y);
            if (frame.dispose === 2) this.saved = pen.getImageData(frame.x, frame.y, frame.w, frame.h);
            if (frame.blend === 0) pen.clearRect(frame.x, frame.y, frame.w, frame.h);
            pen.drawImage(bitmap, frame.x, frame.y);
            bitmap.close();
            this.at += 1;
            if (this.at % this.stride === 0 && frame.dispose !== 2 && !this.marks.has(this.at)) this.marks.set(this.at, {
              image: await createImageBitmap(this.canvas)
            });
          }
          note() {
            return '';
          }
        }
        // GIF and WebP, by the browser's own decoder, where it has one and the page may read files.
        class DecodedFilm {
          static async open(bytes, type) {
            const film = new DecodedFilm(),
              decoder = film.decoder = new ImageDecoder({
                data: bytes,
                type
              });
            await decoder.completed;
            await decoder.tracks.ready;
            [film.count, film.starts, film.seconds, film.bad] = [decoder.tracks.selectedTrack.frameCount, [], 0, []];
            for (let index = 0; index < film.count; index += 1) {
              film.starts.push(film.seconds);
              const {
                image
              } = await decoder.decode({
                frameIndex: index
              });
              film.seconds += (image.duration ?? 1e5) / 1e6;
              image.close();
            }
            return film;
          }
          async frame(index) {
            const {
              image
            } = await this.decoder.decode({
              frameIndex: index
            });
            const bitmap = await createImageBitmap(image);
            image.close();
            return [bitmap];
          }
          note() {
            return '';
          }
        }
        const openFilm = async part => {
          const find = ending => part.files.find(file => file[0].toLowerCase().endsWith('.' + ending))?.[0];
          const path = find('apng');
          if (path) return new AnimatedPNG(await read(path));
          for (const ending of ['webp', 'gif']) {
            const other = find(ending);
            if (other && window.ImageDecoder && location.protocol.startsWith('http')) return DecodedFilm.open(await read(other),
              'image/' + ending);
          }
          throw new Error('whole');
        };
        """#
}
