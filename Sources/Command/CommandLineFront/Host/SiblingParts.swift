import HostProtocol

/// The consequences of one trap for other previews: a method of a provider that does not compile is missing in all families of its
/// widget.
struct SiblingParts {
    /// The previews, as the host listed them.
    let previews: [HostEvent.PreviewSummary]

    /// The provider's methods that make a part, each as the host calls it.
    private static let methods = [
        "placeholder": ["placeholder"], "snapshot": ["getSnapshot", "snapshot"], "timeline": ["getTimeline", "timeline"],
    ]

    /// Returns the same part of the same widget in other families, where it fails the same way. A method that is itself left out fails at
    /// every call; a method that it calls may be called for some families only.
    ///
    /// - Parameter part: a part whose message names what does not compile: "Provider.getTimeline does not compile: …".
    func parts(like part: HostRequest.Part) -> [HostRequest.Part] {
        guard let own = previews.first(where: { $0.index == part.preview }), let widget = Self.widget(own.name),
            let missing = Self.missingMethod(in: part.message), Self.methods[part.name]?.contains(missing.method) == true
        else { return [] }
        return previews.filter { $0.index != own.index && Self.widget($0.name) == widget }.map { sibling in
            let message = "\(missing.type).\(missing.method) does not compile, as reported for \(own.title ?? own.name)"
            return HostRequest.Part(preview: sibling.index, name: part.name, message: message)
        }
    }

    /// The widget of a preview that is named `<Widget>/<family>`.
    private static func widget(_ name: String) -> Substring? {
        name.lastIndex(of: "/").map { name[..<$0] }
    }

    private static func missingMethod(in message: String) -> (type: Substring, method: String)? {
        guard let end = message.range(of: " does not compile: ")?.lowerBound else { return nil }
        let name = message[..<end].split(separator: " ").last?.split(separator: ".") ?? []
        guard name.count >= 2 else { return nil }
        return (name[name.count - 2], String(name[name.count - 1]))
    }
}
