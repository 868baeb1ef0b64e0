/// A line between two content states of a preview's list that is not a state: a scripted touch.
package struct PreviewInterlude {
    /// The number of states before it.
    package let place: Int
    package let content: any TimelineEntry

    /// A line of a preview's list that is no state.
    package struct Line {
        let content: any TimelineEntry
        package init(_ content: any TimelineEntry) { self.content = content }
    }

    /// Separates the listed states from the interludes.
    static func split(_ lines: [Any]) -> (states: [Any], interludes: [PreviewInterlude]) {
        var (states, interludes): ([Any], [PreviewInterlude]) = ([], [])
        for line in lines {
            if let line = line as? Line {
                interludes.append(PreviewInterlude(place: states.count, content: line.content))
            } else {
                states.append(line)
            }
        }
        return (states, interludes)
    }
}
