import Foundation
import FoundationGaps
import TestSupport
import Testing

@Suite("Predicates in words")
struct PredicateFormatTests {
    private enum Kind: String { case cake, bread }

    private class Thing { var id = 3 }

    private final class Loaf: Thing {
        var name = "Crème Brûlée"
        var price: Double? = 4.5
        var kind = Kind.cake
        var tags = ["sweet", "cold"]
        var baked = Date(timeIntervalSinceReferenceDate: 1000)
        var maker: [String: Any] = ["name": "Ada", "age": 36]
        var note: String?
    }

    @Test(arguments: [
        ("name = 'Crème Brûlée'", true), ("name == \"creme brulee\"", false), ("name ==[cd] 'creme brulee'", true),
        ("name CONTAINS 'Br'", true), ("name CONTAINS[cd] 'BRU'", true), ("name contains 'x'", false),
        ("name BEGINSWITH[c] 'crè'", true), ("name ENDSWITH 'ée'", true), ("name LIKE 'Cr?me*'", true), ("name LIKE 'Cr?me'", false),
        ("name MATCHES 'C.*e'", true), ("price > 4", true), ("price >= 4.5 AND price <= 4.5", true), ("price < 4", false),
        ("price BETWEEN {4, 5}", true), ("id IN {1, 2, 3}", true), ("NOT id IN {1, 2}", true), ("id != 3 OR id <> 4", true),
        ("kind = 'cake'", true), ("ANY tags = 'cold'", true), ("ALL tags = 'cold'", false), ("NONE tags = 'hot'", true),
        ("tags CONTAINS 'sweet'", true), ("tags.@count = 2", true), ("maker.name = 'Ada' && maker.age > 30", true),
        ("note = nil", true), ("note != NULL", false), ("note CONTAINS 'a'", false), ("SELF.id == 3", true),
        ("(id = 1 OR id = 3) AND !(price = 1)", true), ("id = 3 OR id = 1 AND price = 1", true), ("TRUEPREDICATE", true),
        ("FALSEPREDICATE", false),
    ])
    func conditions(_ format: String, _ holds: Bool) {
        expect(NSPredicate(format: format).evaluate(with: Loaf()), equals: holds)
    }

    @Test func argumentsStandForValuesAndNames() {
        let loaf = Loaf()
        #expect(NSPredicate(format: "name CONTAINS[cd] %@", "BRU").evaluate(with: loaf))
        #expect(NSPredicate(format: "%K = %d AND price = %lf", "id", 3, 4.5).evaluate(with: loaf))
        #expect(NSPredicate(format: "id IN %@", [1, 3]).evaluate(with: loaf))
        #expect(NSPredicate(format: "baked < %@", Date(timeIntervalSinceReferenceDate: 2000)).evaluate(with: loaf))
        #expect(NSPredicate(format: "price = %@", NSNumber(value: 4.5)).evaluate(with: loaf))
        #expect(NSPredicate(format: "%K = %@", argumentArray: ["maker.name", "Ada"]).evaluate(with: loaf))
    }

    /// As code writes it whose arguments have to be `CVarArg`: on Apple's systems every value that is an object may be one.
    @Test func valuesAreArgumentsOfFormats() {
        let (loaf, date) = (Loaf(), Date(timeIntervalSinceReferenceDate: 2000))
        #expect(NSPredicate(format: "baked < %@ AND baked < %@", date as CVarArg, date as NSDate).evaluate(with: loaf))
        #expect(NSPredicate(format: "id IN %@", [1, 3] as CVarArg).evaluate(with: loaf))
        let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F") ?? UUID()
        let arguments: [any CVarArg] = [id as CVarArg, URL(fileURLWithPath: "/bread") as CVarArg, NSNumber(value: 4)]
        expect(String(format: "%@ %@ %@", arguments: arguments), equals: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F file:///bread 4")
    }

    @Test func theyFilter() {
        let names = ["Ada", "Grace", "Alan"] as NSArray
        expect(names.filtered(using: NSPredicate(format: "SELF BEGINSWITH %@", "A")) as? [String], equals: ["Ada", "Alan"])
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
            NSPredicate(format: "SELF BEGINSWITH 'A'"), NSPredicate(format: "SELF.length = 3"),
        ])
        expect(names.filtered(using: both) as? [String], equals: ["Ada"])
    }
}
