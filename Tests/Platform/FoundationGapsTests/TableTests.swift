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
