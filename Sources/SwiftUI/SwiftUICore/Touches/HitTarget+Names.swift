extension [HitTarget] {
    /// The names of the targets, each once, in order.
    package var names: [String] {
        var names: [String] = []
        for name in map({ $0.label.isEmpty ? $0.identifier ?? $0.kindName : $0.label }) where !name.isEmpty && !names.contains(name) {
            names.append(name)
        }
        return names
    }

    /// The same targets. Those without a name are named by their kinds.
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
    /// The name of a target without one of its own.
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
    /// The string with plain spaces in place of non-breaking ones, such as that in "9:41 AM", which nobody types.
    var withPlainSpaces: String {
        contains { $0 == "\u{202F}" || $0 == "\u{A0}" } ? String(map { $0 == "\u{202F}" || $0 == "\u{A0}" ? " " : $0 }) : self
    }

    func isAlike(_ other: String) -> Bool { self == other || withPlainSpaces == other.withPlainSpaces }
}
