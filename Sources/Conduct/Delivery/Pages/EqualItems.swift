import Foundation
import PreviewPages

extension [PreviewPage.Item] {
    /// Notes at each item with pictures the first item before it whose files have the same bytes.
    ///
    /// Files of a size that no other item has are not read, and others once.
    ///
    /// - Parameter folder: the folder of the page.
    package mutating func foldEqual(in folder: String) {
        let outlines = Dictionary(grouping: indices.filter { !self[$0].media.isEmpty }) { index in
            self[index].media.flatMap { part in part.files.map { "\(part.label) \($0.bytes)" } }
        }
        for alike in outlines.values where alike.count > 1 {
            var firsts: [[Data?]: Int] = [:]
            for index in alike {
                let contents = self[index].media.flatMap(\.files).map { FileManager.default.contents(atPath: "\(folder)/\($0.path)") }
                guard !contents.contains(nil) else { continue }
                if let first = firsts[contents] { self[index].alike = self[first].id } else { firsts[contents] = index }
            }
        }
    }
}
