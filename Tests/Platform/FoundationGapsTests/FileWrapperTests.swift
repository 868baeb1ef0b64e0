import Foundation
import FoundationGaps
import TestSupport
import Testing

@Suite("Files and undoing as values") struct FileWrapperTests {
    @Test("A folder is written and read again, with all that is in it") func folders() throws {
        let folder = try TemporaryFolder()
        let wrapper = FileWrapper(directoryWithFileWrappers: [
            "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8)),
            "inner": FileWrapper(directoryWithFileWrappers: ["b": FileWrapper(regularFileWithContents: Data("b".utf8))]),
        ])
        #expect(wrapper.addRegularFile(withContents: Data("c".utf8), preferredFilename: "a.txt") != "a.txt")
        let url = URL(fileURLWithPath: folder.path).appendingPathComponent("document")
        try wrapper.write(to: url, originalContentsURL: nil)
        let read = try FileWrapper(url: url)
        #expect(read.isDirectory && read.filename == "document" && read.fileWrappers?.count == 3)
        expect(read.fileWrappers?["a.txt"]?.regularFileContents, equals: Data("a".utf8))
        expect(read.fileWrappers?["inner"]?.fileWrappers?["b"]?.regularFileContents, equals: Data("b".utf8))
        #expect(throws: CocoaError.self) { try FileWrapper(url: url.appendingPathComponent("none")) }
    }

    private final class Counter {
        var value = 0
        let undo = UndoManager()
        func set(_ new: Int) {
            let old = value
            undo.registerUndo(withTarget: self) { $0.set(old) }
            value = new
        }
    }

    @Test("Changes are taken back and made again") func undoing() {
        let counter = Counter()
        counter.set(1)
        counter.undo.setActionName("Count")
        counter.undo.beginUndoGrouping()
        counter.set(2)
        counter.set(3)
        counter.undo.endUndoGrouping()
        #expect(counter.undo.canUndo && !counter.undo.canRedo)
        counter.undo.undo()
        #expect(counter.value == 1 && counter.undo.undoMenuItemTitle == "Undo Count")
        counter.undo.undo()
        #expect(counter.value == 0 && !counter.undo.canUndo)
        counter.undo.redo()
        expect(counter.value, equals: 1)
        counter.undo.redo()
        expect(counter.value, equals: 3)
        counter.undo.undo()
        counter.set(7)
        #expect(!counter.undo.canRedo)
    }
}
