extension [HitTarget] {
    /// What they are called, each name once, in order.
    package var names: [String] {
        var names: [String] = []
        for name in map({ $0.label.isEmpty ? $0.identifier ?? $0.kindName : $0.label }) where !name.isEmpty && !names.contains(name) {
            names.append(name)
        }
        return names
    }

    /// The same, those without a name called by their kinds.
    var withKindNames: [HitTarget] {
        var counts: [String: Int] = [:]
        return map { target in
            guard target.label.isEmpty, target.identifier == nil else { return target }
            let count = counts[target.action.word, default: 0] + 1
            counts[target.action.word] = count
            var named = target
            named.kindName = count == 1 ? target.action.word : "\(target.action.word) \(count)"
            return named
        }
    }
}

extension HitTarget.Action {
    /// What something without a name is called.
    package var word: String {
        switch self {
        case .button: "button"
        case .toggle: "toggle"
        case .link: "link"
        case .slider: "slider"
        case .stepper: "stepper"
        case .tab: "tab"
        case .segment: "segment"
        case .field: "field"
        case .tap, .longPress, .drag, .pressDrag, .carry, .pinch, .gesture: "view"
        case .scroll, .pull: "scroll"
        case .swipe: "row"
        }
    }
}

extension String {
    /// With plain spaces for those at which a line does not break, as "9:41 AM" has one: nobody types them.
    var withPlainSpaces: String {
        contains { $0 == "\u{202F}" || $0 == "\u{A0}" } ? String(map { $0 == "\u{202F}" || $0 == "\u{A0}" ? " " : $0 }) : self
    }

    func isAlike(_ other: String) -> Bool { self == other || withPlainSpaces == other.withPlainSpaces }
}
