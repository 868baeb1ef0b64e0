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

@Suite("Values that objects keep under keys") struct AssociatedObjectTests {
    @Test("A value is kept for as long as its object lives") func association() {
        final class Owner: NSObject {}
        final class Value: NSObject {}
        nonisolated(unsafe) var (first, second): (UInt8, UInt8) = (0, 0)
        weak var gone: Value?
        withUnsafePointer(to: &first) { one in
            withUnsafePointer(to: &second) { other in
                let owner = Owner()
                do {
                    let value = Value()
                    gone = value
                    objc_setAssociatedObject(owner, one, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                }
                #expect(objc_getAssociatedObject(owner, one) as? Value === gone && gone != nil)
                #expect(objc_getAssociatedObject(owner, other) == nil && objc_getAssociatedObject(Owner(), one) == nil)
                objc_setAssociatedObject(owner, one, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                #expect(objc_getAssociatedObject(owner, one) == nil && gone == nil)
                objc_setAssociatedObject(owner, one, Value(), .OBJC_ASSOCIATION_RETAIN)
                objc_removeAssociatedObjects(owner)
                #expect(objc_getAssociatedObject(owner, one) == nil)
            }
        }
    }
}
