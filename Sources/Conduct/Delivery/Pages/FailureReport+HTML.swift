extension FailureReport {
    /// Returns the part of the page in front of the sections.
    func lead(count: Int, moving: Int) -> String {
        var lead = HTMLText.count(count, "picture") + (count == 1 ? " differs" : " differ")
        if moving > 0 { lead += ", \(HTMLText.count(moving, "animation")) among them" }
        return "<h1>\(HTMLText.escaped(title))</h1>\n<p class=\"lead\">\(lead).</p>\n"
    }

    /// The part of the page about one difference, with all its pictures in it.
    func section(_ film: FailureFilm, acceptCommand: String?) -> String {
        """
        <section class="card failure">
        <div class="heading"><h2>\(HTMLText.escaped(film.name))</h2></div>
        <p class="message">\(HTMLText.escaped(film.message))</p>
        \(bar(film))
        <div class="views" data-mode="split">
        \(view("Reference", film, \.reference))
        \(view("Actual", film, \.actual))
        \(view("Difference", film, \.difference))
        </div>
        \(film.frames.count > 1 ? transport(film) : "<p class=\"note quiet\"></p>")
        \(acceptance(acceptCommand))
        <script type="application/json">\(data(film))</script>
        </section>

        """
    }

    private func bar(_ film: FailureFilm) -> String {
        let bad = film.badFrames.count
        let count =
            film.frames.count > 1
            ? "\(bad) of \(HTMLText.count(film.frames.count, "frame"))"
            : film.isWhole ? "Still" : "First bad frame of an animation"
        return """
            <div class="bar">
            <div class="segments" role="group" aria-label="How to compare">
            <button type="button" data-mode="split" aria-pressed="true">Side by side</button>
            <button type="button" data-mode="onion" aria-pressed="false">Onion skin</button>
            <button type="button" data-mode="difference" aria-pressed="false">Difference</button>
            </div>
            <label class="onion quiet">Reference <input type="range" min="0" max="100" value="50" aria-label="Onion skin">\
             Actual</label>
            <span class="badge">\(count)</span>
            </div>
            """
    }

    /// A picture of the first bad frame, which the script keeps up to date.
    private func view(_ title: String, _ film: FailureFilm, _ side: KeyPath<FailureFilm.Frame, Int?>) -> String {
        let place = film.frames.isEmpty ? nil : film.frames[film.firstBadFrame][keyPath: side]
        let nothing = title != "Difference" ? "None" : film.isOneSided ? "Nothing to compare" : "No difference"
        let source = place.map { "src=\"\(HTMLText.dataLink(png: film.pictures[$0]))\"" } ?? "hidden"
        return """
            <figure class="\(title.lowercased())"><figcaption>\(title)</figcaption>
            <div class="frame check" style="width: \(film.widthInPixels)px; aspect-ratio: \(film.widthInPixels) / \(film.heightInPixels)">\
            <img alt="\(title)" \(source)><span class="none quiet">\(nothing)</span></div>
            </figure>
            """
    }

    private func transport(_ film: FailureFilm) -> String {
        let last = Double(film.frames.count - 1)
        let marks = film.badFrames.map { frame in
            "<i style=\"left: \(HTMLText.decimal(Double(frame) / last * 100, places: 3))%\"></i>"
        }
        return """
            <div class="transport">
            <button type="button" class="play" aria-label="Play">\(Self.playIcon)</button>
            <div class="track"><div class="marks">\(marks.joined())</div>
            <input type="range" min="0" max="\(film.frames.count - 1)" value="\(film.firstBadFrame)" aria-label="Frame"></div>
            <button type="button" class="pill step" data-step="-1" title="The previous frame that differs">‹ Previous</button>
            <button type="button" class="pill step" data-step="1" title="The next frame that differs">Next ›</button>
            </div>
            <p class="note"><b class="clock"></b> <span class="quiet"></span></p>
            """
    }

    private func acceptance(_ command: String?) -> String {
        guard let command else { return "" }
        return "<p class=\"accept quiet\">To accept it: <code>\(HTMLText.escaped(command))</code></p>"
    }

    /// The film as JSON for the script: only numbers, base64 and escaped words of our own.
    private func data(_ film: FailureFilm) -> String {
        func number(_ value: Int?) -> String { value.map(String.init) ?? "-1" }
        let frames = film.frames.map { frame in
            "[\(number(frame.reference)),\(number(frame.actual)),\(number(frame.difference)),"
                + "\(HTMLText.decimal(frame.seconds, places: 4)),\(frame.isBad ? 1 : 0),\"\(frame.note)\"]"
        }
        let pictures = film.pictures.map { "\"\(HTMLText.dataLink(png: $0))\"" }
        return "{\"first\":\(film.firstBadFrame),\"frames\":[\(frames.joined(separator: ",\n"))],"
            + "\"pictures\":[\(pictures.joined(separator: ",\n"))]}"
    }

    private static let playIcon = """
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">\
        <path class="go" d="M7 4.6v14.8c0 .8.9 1.3 1.6.9l11.6-7.4c.6-.4.6-1.3 0-1.7L8.6 3.7C7.9 3.3 7 3.8 7 4.6z"/>\
        <path class="halt" d="M7 4h3.4v16H7zM13.6 4H17v16h-3.4z"/></svg>
        """
}
