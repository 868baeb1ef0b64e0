/// Names that mean the same as another name: newer names of SF Symbols for older ones, and directions of reading for sides.
enum SymbolSynonyms {
    /// Words of names and their replacements, the longer before the shorter.
    private static let phrases: [(String, String)] = [
        // SF Symbols 6 renamed these.
        ("arrow.trianglehead.2.clockwise.rotate.90", "arrow.triangle.2.circlepath"),
        ("arrow.trianglehead.2.counterclockwise.rotate.90", "arrow.triangle.2.circlepath"),
        ("arrow.trianglehead.2.clockwise", "arrow.triangle.2.circlepath"),
        ("arrow.trianglehead.2.counterclockwise", "arrow.triangle.2.circlepath"),
        ("arrow.trianglehead.counterclockwise.rotate.90", "arrow.counterclockwise"),
        ("arrow.trianglehead.counterclockwise", "arrow.counterclockwise"),
        ("arrow.trianglehead.clockwise.rotate.90", "arrow.clockwise"),
        ("arrow.trianglehead.clockwise", "arrow.clockwise"),
        ("trianglehead", "triangle"),
        ("clock.arrow.counterclockwise", "clock.arrow.circlepath"),
        ("clock.arrow.triangle.2.circlepath", "clock.arrow.2.circlepath"),
        ("flag.pattern.checkered.2.crossed", "flag.2.crossed"),
        ("flag.filled.and.flag.crossed", "flag.2.crossed.fill"),
        // A small thing beside a large one stands as a badge does.
        ("car.side.lock.open", "car.side.badge.lock.open"),
        ("arrow.right.page.on.clipboard", "doc.on.clipboard.badge.arrow.right"),
        ("sparkles.square.filled.on.square", "square.on.square.badge.sparkles"),
        ("flag.pattern.checkered", "flag.checkered"),
        ("filled.head.profile", "head.profile"),
        ("line.2.horizontal.decrease", "line.3.horizontal.decrease"),
        ("microphone", "mic"),
        ("sensor.tag.radiowaves.forward.fill", "dot.radiowaves.right"),
        ("sensor.tag.radiowaves.forward", "dot.radiowaves.right"),
        ("document", "doc"),
        ("richtext.page", "doc.richtext"),
        ("append.page", "doc.append"),
        ("text.page", "doc.plaintext"),
        ("text.justify.left", "text.alignleft"),
        ("text.justify.leading", "text.alignleft"),
        ("text.justify.right", "text.alignright"),
        ("text.justify.trailing", "text.alignright"),
        ("envelope.front", "envelope"),
        ("xmark.bin", "trash"),
        ("shared.with.you", "sharedwithyou"),
        ("wand.and.sparkles", "wand.and.stars"),
        ("hand.raised.palm.facing", "hand.raised"),
        ("123.rectangle", "textformat.123.rectangle"),
        // A triangle in a corner is a badge, too.
        ("trianglebadge.exclamationmark", "badge.exclamationmark.triangle"),
        ("half.filled", "half.fill"),
        // The languages that are laid out here read from left to right unless they are mirrored as a whole.
        ("backward.2", "left.2"),
        ("backward", "left"), ("forward", "right"), ("leading", "left"), ("trailing", "right"),
        ("justify.left", "justifyleft"),
        ("alt.circle", "circle"), ("alt.square", "square"),
        ("circle.dotted", "circle"), ("shield.half", "shield.lefthalf"),
        ("compact.left", "left"), ("compact.right", "right"),
        ("button.programmable", "circle"),
    ]

    /// The names that a name may stand for, the nearest first: one phrase replaced after the other.
    static func names(for name: String) -> [String] {
        var words = name.split(separator: ".", omittingEmptySubsequences: false)
        var names: [String] = []
        for (phrase, other) in phrases {
            let wanted = phrase.split(separator: ".")
            let before = words
            words = words.replacing(wanted, with: other.split(separator: "."))
            guard words != before else { continue }
            names.append(words.joined(separator: "."))
        }
        return names.reversed()
    }
}
