import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at the given distances from the start, as `onDelete` names them.
    ///
    /// Source: Apple, SwiftUI `remove(atOffsets:)`. Distances that lie outside of the collection are passed over.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var kept = Self()
        for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
        self = kept
    }
}

extension MutableCollection {
    /// Moves the elements at the given distances from the start before the one at a distance, as `onMove` names them.
    ///
    /// Source: Apple, SwiftUI `move(fromOffsets:toOffset:)`. Distances that lie outside of the collection are passed over.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        let moved = all.indices.filter(source.contains).map { all[$0] }
        let before = all.indices.filter { $0 < destination && !source.contains($0) }.map { all[$0] }
        let after = all.indices.filter { $0 >= destination && !source.contains($0) }.map { all[$0] }
        var index = startIndex
        for element in before + moved + after {
            self[index] = element
            formIndex(after: &index)
        }
    }
}
