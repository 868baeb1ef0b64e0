extension LivePage {
    /// The player: frames as compressed pictures, decoded shortly before they are shown.
    static let film = #"""
        // The film

        class Film {
          constructor(canvas, changed) { Object.assign(this, { canvas, changed, frames: [], times: [], isDone: true, time: 0, speed: 1, isPlaying: false, shown: -1, decoded: new Map() }); }
          get end() { return this.frames.length ? this.frames[this.frames.length - 1].time : 0; }
          /// Begins a new film, which plays as its frames come; the picture of the former one stays until then.
          begin() { this.frames = []; this.times = []; this.isDone = false; this.time = 0; this.shown = -1; this.forget(); this.play(); }
          forget() { for (const it of this.decoded.values()) it.then?.(map => map.close?.()); this.decoded.clear(); }
          add(answer) {
            const bytes = Uint8Array.from(atob(answer.image), it => it.charCodeAt(0));
            this.frames.push({ time: answer.time || 0, entry: answer.entry, blob: new Blob([bytes], { type: 'image/png' }), pixels: answer.pixels });
            this.times.push(answer.time || 0);
            if (this.frames.length === 1) { this.time = this.frames[0].time; this.show(0); }
          }
          place(time) { return latest(this.times, time + 1e-6); }
          bitmap(index) {
            if (!this.decoded.has(index)) {
              this.decoded.set(index, createImageBitmap(this.frames[index].blob));
              for (const key of this.decoded.keys()) { if (this.decoded.size <= 16) break; const it = this.decoded.get(key); this.decoded.delete(key); it.then(map => map.close()); }
            }
            return this.decoded.get(index);
          }
          async show(index) {
            if (index === this.shown || !this.frames[index]) return;
            const frames = this.frames;
            this.shown = index;
            for (let next = index; next <= index + 4 && next < frames.length; next += 1) this.bitmap(next);
            let map;
            try { map = await this.bitmap(index); } catch { return; }
            if (this.frames !== frames || this.shown !== index) return;
            const { canvas } = this;
            if (canvas.width !== map.width || canvas.height !== map.height) { canvas.width = map.width; canvas.height = map.height; }
            const context = canvas.getContext('2d', { willReadFrequently: true });
            context.clearRect(0, 0, canvas.width, canvas.height);
            try { context.drawImage(map, 0, 0); } catch { return; }
            this.changed();
          }
          play() { if (this.isPlaying) return; this.isPlaying = true; this.last = performance.now(); requestAnimationFrame(now => this.tick(now)); this.changed(); }
          pause() { this.isPlaying = false; this.changed(); }
          toggle() { if (this.isPlaying) return this.pause(); if (this.isDone && this.time >= this.end - 1e-6) this.seek(0); this.play(); }
          tick(now) {
            if (!this.isPlaying) return;
            this.time += Math.min((now - this.last) / 1000, 0.1) * this.speed;
            this.last = now;
            // A film that is still being made waits for its next frame.
            if (this.time >= this.end) { this.time = this.end; if (this.isDone) this.isPlaying = false; }
            this.show(this.place(this.time));
            this.changed();
            if (this.isPlaying) requestAnimationFrame(next => this.tick(next));
          }
          seek(time) { this.time = Math.max(0, Math.min(time, this.end)); this.show(this.place(this.time)); this.changed(); }
          step(by) { this.pause(); const next = this.place(this.time) + by; if (this.frames[next]) this.seek(this.frames[next].time); }
          /// Shows the last frame at once: a touch acts on what is there then.
          finish() { if (this.frames.length) this.seek(this.end); this.pause(); }
        }

        """#
}
