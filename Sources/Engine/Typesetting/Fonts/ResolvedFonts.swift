/// Fonts by their descriptions; the few of one picture are found without a look into a table of all.
struct ResolvedFonts {
    private var all: [FontDescription: ResolvedFont] = [:]
    /// The latest requests; the next one to be dropped comes first.
    private var recent: [(description: FontDescription, font: ResolvedFont)] = []

    /// Descriptions kept before the store is emptied; an animated size makes one a frame.
    static let mostKept = 1024

    /// A widget has about so many.
    private static let mostRecent = 8

    var count: Int { all.count }

    mutating func font(_ description: FontDescription) -> ResolvedFont? {
        for index in recent.indices where recent[index].description == description { return recent[index].font }
        guard let font = all[description] else { return nil }
        note(font, description)
        return font
    }

    mutating func insert(_ font: ResolvedFont, _ description: FontDescription) {
        if all.count >= ResolvedFonts.mostKept { self = ResolvedFonts() }
        all[description] = font
        note(font, description)
    }

    private mutating func note(_ font: ResolvedFont, _ description: FontDescription) {
        if recent.count >= ResolvedFonts.mostRecent { recent.removeFirst() }
        recent.append((description, font))
    }
}
