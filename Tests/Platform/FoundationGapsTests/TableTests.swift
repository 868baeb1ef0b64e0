import Foundation
import FoundationGaps
import TestSupport
import Testing

@Suite("Tables of objects") struct TableTests {
    private final class Thing: NSObject {}

    @Test("A table of weak objects forgets those that nobody holds") func weakObjects() {
        let table = NSHashTable<Thing>.weakObjects()
        let kept = Thing()
        do {
            let lost = Thing()
            table.add(lost)
            table.add(kept)
            table.add(kept)
            expect(table.count, equals: 2)
        }
        #expect(table.allObjects.count == 1 && table.contains(kept))
        table.remove(kept)
        expect(table.count, equals: 0)
    }

    @Test("A map table finds values by the identity of their keys") func mapTable() {
        let table = NSMapTable<Thing, Thing>.weakToStrongObjects()
        let (key, value) = (Thing(), Thing())
        table.setObject(value, forKey: key)
        table.setObject(value, forKey: Thing())
        #expect(table.object(forKey: key) === value && table.object(forKey: Thing()) == nil)
        expect(table.count, equals: 1)
    }
}

@Suite("Sources of changes") struct FileSourceTests {
    @Test("The source of a file's changes hears of none, and ends by its handler", .timeLimit(.minutes(1))) func cancellation() async {
        let source = DispatchSource.makeFileSystemObjectSource(fileDescriptor: 0, eventMask: [.write, .delete], queue: .global())
        source.setEventHandler { Issue.record("A file that nobody writes has changed") }
        source.resume()
        await withCheckedContinuation { continuation in
            source.setCancelHandler { continuation.resume() }
            source.cancel()
            source.cancel()
        }
        #expect(source.isCancelled && source.data.isEmpty)
    }
}
