extension GalleryPage {
    /// The page's text.
    var html: String {
        let sections =
            previews.enumerated().map { number, preview in
                let isFirst = number == 0 || previews[number - 1].group != preview.group
                let heading = isFirst ? preview.group.map { "<h2 class=\"group\">\(HTMLText.escaped($0))</h2>\n" } : nil
                return (heading ?? "") + section(preview, number: number)
            } + leftOut.map(section)
        let body = header + sections.joined(separator: "\n")
        return HTMLPage(title: title, style: Self.style, body: body, script: "").html
    }

    private var header: String {
        let stills = previews.reduce(0) { $0 + $1.stills.count }
        let motions = previews.reduce(0) { $0 + $1.transitions.count }
        var facts = [HTMLText.count(previews.count, "preview"), HTMLText.count(stills, "still")]
        let failures = previews.count { $0.failure != nil }
        if failures > 0 { facts.append("\(failures) not rendered") }
        if !leftOut.isEmpty { facts.append("\(leftOut.count) left out") }
        if motions > 0 { facts.append(HTMLText.count(motions, "transition")) }
        var text = "<h1>\(HTMLText.escaped(title))</h1>\n<p class=\"lead\">\(facts.joined(separator: " · "))</p>\n"
        if previews.count > 1 {
            let links = previews.enumerated().compactMap { number, preview -> String? in
                if number > 0, let group = preview.group, previews[number - 1].group == group { return nil }
                return "<a class=\"pill\" href=\"#preview-\(number)\">\(HTMLText.escaped(preview.group ?? preview.title))</a>"
            }
            text += "<nav>\(links.joined(separator: "\n"))</nav>\n"
        }
        return text
    }

    private func section(_ preview: Preview, number: Int) -> String {
        var facts: [String] = []
        if let family = preview.family, family != preview.title { facts.append(HTMLText.escaped(family)) }
        if preview.failure == nil {
            let sides = [preview.widthInPoints, preview.heightInPoints].map { HTMLText.decimal($0, places: 2) }
            facts.append("\(sides[0]) × \(sides[1]) pt")
            facts.append("@\(HTMLText.decimal(preview.pixelsPerPoint, places: 2))x")
        }
        if let source = preview.source { facts.append("<code>\(HTMLText.escaped(source))</code>") }

        var text = """
            <section class="card" id="preview-\(number)">
            <div class="heading"><h2>\(HTMLText.escaped(preview.title))</h2></div>
            <div class="facts">\(facts.map { "<span>\($0)</span>" }.joined(separator: "\n"))</div>

            """
        if let failure = preview.failure { text += "<p class=\"failure\">Not rendered: \(HTMLText.escaped(failure))</p>\n" }
        text += diagnostics(preview.diagnostics)
        text += preview.notes.map { "<p class=\"quiet\">\(HTMLText.escaped($0))</p>\n" }.joined()
        if let timeline = preview.timeline { text += stage(timeline, of: preview) }
        if !preview.stills.isEmpty {
            let figures = preview.stills.map { figure($0, of: preview) }
            text += "<h3>\(preview.stills.count == 1 ? "Still" : "Entries")</h3>\n"
            text += "\(shelf(figures, of: preview))"
        }
        if !preview.transitions.isEmpty {
            let figures = preview.transitions.map { figure($0, of: preview) }
            text += "<h3>Transitions</h3>\n\(shelf(figures, of: preview))"
        }
        return text + "</section>"
    }

    /// A file in the place of the previews it may hold.
    private func section(_ file: LeftOut) -> String {
        let lines = file.message.split(separator: "\n").map { HTMLText.escaped(String($0)) }
        let causes = lines.dropFirst().map { "<code>\($0)</code>" }.joined(separator: "\n")
        return """
            <section class="card">
            <div class="heading"><h2>\(HTMLText.escaped(file.file))</h2></div>
            <div class="failure">Left out: \(lines.first ?? "")\(causes.isEmpty ? "" : "<div class=\"causes\">\(causes)</div>")</div>
            </section>
            """
    }

    /// Pictures side by side, in columns as wide as the preview and the sky around it, 28 points on either side.
    private func shelf(_ figures: [String], of preview: Preview) -> String {
        let column = min(max(preview.widthInPoints + 56, 200), 1064)
        return """
            <div class="shelf" style="--column: \(HTMLText.decimal(column, places: 0))px">
            \(figures.joined(separator: "\n"))
            </div>

            """
    }

    private func diagnostics(_ messages: [String]) -> String {
        guard !messages.isEmpty else { return "" }
        let items = messages.map { "<li>\(HTMLText.escaped($0))</li>" }
        return "<ul class=\"notes\">\(items.joined(separator: "\n"))</ul>\n"
    }

    /// The whole timeline, playing on a wide backdrop.
    private func stage(_ motion: Motion, of preview: Preview) -> String {
        guard let shown = motion.shown else { return "" }
        return """
            <figure class="stage">
            <div class="sky">\(moving(shown, motion, of: preview))</div>
            \(caption(motion))
            </figure>

            """
    }

    private func figure(_ motion: Motion, of preview: Preview) -> String {
        guard let shown = motion.shown else { return "" }
        return """
            <figure><div class="sky">\(moving(shown, motion, of: preview))</div>
            \(caption(motion))</figure>
            """
    }

    private func figure(_ still: Still, of preview: Preview) -> String {
        let link = HTMLText.link(still.file.path)
        return """
            <figure><a class="sky" href="\(link)">\
            \(picture(still.file, label: "\(preview.title), \(still.label)", of: preview))</a>
            <figcaption><b>\(HTMLText.escaped(still.label))</b>\
            <span class="quiet">\(still.file.format) \(HTMLText.size(still.file.bytes))</span></figcaption></figure>
            """
    }

    private func caption(_ motion: Motion) -> String {
        let links = motion.files.map { file in
            "<a href=\"\(HTMLText.link(file.path))\" download>\(file.format) \(HTMLText.size(file.bytes))</a>"
        }
        return """
            <figcaption><b>\(HTMLText.escaped(motion.label))</b>\
            <span class="quiet">\(HTMLText.duration(motion.seconds))</span>\(links.joined(separator: " "))</figcaption>
            """
    }

    /// An animation, in whose place whoever asks for reduced motion sees the still at its end.
    private func moving(_ file: File, _ motion: Motion, of preview: Preview) -> String {
        let image = picture(file, label: "\(preview.title), \(motion.label)", of: preview)
        let end = preview.stills.first { motion.label.hasSuffix(" to \($0.label)") } ?? preview.stills.last
        guard let end else { return image }
        let source = "<source media=\"(prefers-reduced-motion: reduce)\" srcset=\"\(HTMLText.link(end.file.path))\">"
        return "<picture>\(source)\(image)</picture>"
    }

    private func picture(_ file: File, label: String, of preview: Preview) -> String {
        """
        <img src="\(HTMLText.link(file.path))" alt="\(HTMLText.escaped(label))" \
        width="\(HTMLText.decimal(preview.widthInPoints, places: 0))" \
        height="\(HTMLText.decimal(preview.heightInPoints, places: 0))" loading="lazy">
        """
    }

    private static let style = """
        nav { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 22px; }
        nav .pill { background: var(--card); box-shadow: var(--shadow); }
        .group { margin: 44px 0 0; font-size: 26px; }
        figure { margin: 0; min-width: 0; }
        .sky { display: grid; place-items: center; background: var(--sky); border-radius: 18px; padding: 32px 28px; }
        .sky img { display: block; max-width: 100%; height: auto; filter: drop-shadow(0 6px 18px rgba(20,20,60,.16)); }
        .stage { margin-top: 22px; }
        .stage .sky { padding: 64px 28px; }
        .shelf { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--column)), 1fr)); gap: 20px; }
        figcaption { display: flex; flex-wrap: wrap; gap: 2px 12px; font-size: 13px; padding: 9px 4px 0; }
        figcaption b { font-weight: 600; }
        .failure { background: var(--bad-well); border-radius: 12px; margin: 16px 0 0; padding: 12px 16px; font-size: 14px; }
        .causes { display: grid; gap: 4px; margin-top: 8px; }
        .causes code { background: none; padding: 0; overflow-wrap: anywhere; }
        .notes { background: var(--bad-well); border-radius: 12px; margin: 16px 0 0; padding: 12px 16px 12px 34px; font-size: 14px; }
        """
}
