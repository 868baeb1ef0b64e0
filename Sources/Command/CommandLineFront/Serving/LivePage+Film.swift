extension LivePage {
    /// The player: frames as compressed pictures, decoded shortly before they are shown.
    static let film = #"""
        // The film

        class Film extends Player {
          constructor(canvas, changed) {
            super(place => { this.draw(place); changed(); }, changed);
            Object.assign(this, { canvas, changed, frames: [], shown: -1, decoded: new Map() });
          }
          /// Begins a new film, which plays as its frames come; the picture of the former one stays until then.
          begin() { Object.assign(this, { frames: [], starts: [], end: 0, time: 0, shown: -1, isGrowing: true }); this.forget(); this.play(); }
          forget() { for (const it of this.decoded.values()) it.then?.(map => map.close?.()); this.decoded.clear(); }
          add(answer) {
            const bytes = Uint8Array.from(atob(answer.image), it => it.charCodeAt(0));
            this.end = answer.time || 0;
            this.frames.push({ entry: answer.entry, blob: new Blob([bytes], { type: 'image/png' }) });
            this.starts.push(this.end);
            if (this.frames.length === 1) { this.time = this.end; this.draw(0); }
          }
          bitmap(index) {
            if (!this.decoded.has(index)) {
              this.decoded.set(index, createImageBitmap(this.frames[index].blob));
              for (const key of this.decoded.keys()) { if (this.decoded.size <= 16) break; const it = this.decoded.get(key); this.decoded.delete(key); it.then(map => map.close()); }
            }
            return this.decoded.get(index);
          }
          async draw(index) {
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
          /// Shows the last frame at once: a touch acts on what is there then.
          finish() { if (this.frames.length) this.seek(this.end); this.halt(); }
        }

        """#
}
