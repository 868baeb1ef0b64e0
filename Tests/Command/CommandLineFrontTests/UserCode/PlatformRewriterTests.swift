import TestSupport
import Testing

@testable import CommandLineFront

@Suite("os(iOS) taken as true")
struct PlatformRewriterTests {
    private func rewritten(_ text: String, for platform: TargetPlatform = .iOS) -> String {
        PlatformRewriter.rewritten(SwiftSource(text, where: CompilationConditions(modules: ["SwiftUI"], platform: platform)), for: platform)
    }

    @Test(
        "Code for another system is compiled as on that",
        arguments: [
            (TargetPlatform.watchOS, "#if os(iOS) || os(watchOS)\n", "#if os(iOS) || true       \n"),
            (.macOS, "#if os(macOS) && canImport(AppKit)\n", "#if true      && canImport(AppKit)\n"),
            (.macOS, "#if canImport(UIKit)\n", "#if false           \n"),
            (.macOS, "#if targetEnvironment(simulator)\n", "#if targetEnvironment(simulator)\n"),
            (.watchOS, "#if canImport(WidgetKit) && canImport(WebKit)\n", "#if canImport(WidgetKit) && false            \n"),
            (.visionOS, "#if os(xrOS)\n", "#if true    \n"), (.macOS, "#if os(OSX)\n", "#if true   \n"),
            (.macOS, "@available(macOS, unavailable)\n", "@available(*    , unavailable)\n"),
            (.macOS, "@available(iOS, unavailable)\n", "@available(iOS, unavailable)\n"),
        ])
    func platforms(platform: TargetPlatform, source: String, expected: String) {
        expect(rewritten(source, for: platform), equals: expected)
    }

    @Test("An actor that is an object is a class, as no other system than Apple's has such actors") func objectActor() {
        expect(
            rewritten("final actor A: NSObject, P { override init() { super.init() } }\n"),
            equals: "final class A: NSObject, @unchecked Sendable, P { override init() { super.init() } }\n")
        expect(rewritten("actor A: P {}\n"), equals: "actor A: P {}\n")
    }

    @Test("Groups of other things than views are told by where they stand and what they hold") func groups() {
        expect(
            rewritten("var body: some Scene { Group { W { Group { V() } }; Group { X() } }.a() }\n"),
            equals: "var body: some Scene { _SceneGroup { W { Group { V() } }; _SceneGroup { X() } }.a() }\n")
        expect(
            rewritten("func a() -> some TabContent<Int> { Group { Tab { Group { V() } } } }\n"),
            equals: "func a() -> some TabContent<Int> { _TabGroup { Tab { Group { V() } } } }\n")
        expect(
            rewritten("a.toolbar { Group { ToolbarItem { Group { V() } } } }\n"),
            equals: "a.toolbar { _ToolbarGroup { ToolbarItem { Group { V() } } } }\n")
        for other in ["var body: some View { Group { V() } }\n", "func a() -> some Scene { W() }\n"] {
            expect(rewritten(other), equals: other)
        }
    }

    @Test(
        "In conditions of #if and #elseif, at the same length",
        arguments: [
            ("#if os(iOS)\n", "#if true   \n"),
            ("#if !os(iOS)\n", "#if !true   \n"),
            ("  #elseif os(iOS) || os(watchOS)\n", "  #elseif true    || os(watchOS)\n"),
            ("#if os( iOS ) // os(iOS)\n", "#if true      // os(iOS)\n"),
            ("#if os(macOS) ||\n    os(iOS)\n", "#if os(macOS) ||\n    true   \n"),
            ("#if canImport(UIKit) && os(iOS)\r\nos(iOS)\r\n", "#if canImport(UIKit) && true   \r\nos(iOS)\r\n"),
            ("#if os(iOS) /* os(iOS) */ && os(iOS)", "#if true    /* os(iOS) */ && true   "),
        ])
    func conditions(source: String, expected: String) {
        expect(rewritten(source), equals: expected)
    }

    @Test("A process's information is that of the only process") func processes() {
        expect(rewritten("ProcessInfo().environment"), equals: "ProcessInfo.processInfo  .environment")
        for other in ["ProcessInfo.processInfo.environment", "let a: ProcessInfo\n(a)", "MyProcessInfo()"] {
            expect(rewritten(other), equals: other)
        }
    }

    @Test("A file of UIKit's with previews sees SwiftUI, whose macro makes them") func importsOfPreviews() {
        expect(rewritten("import UIKit\n#Preview { V() }\n"), equals: "import SwiftUI; import UIKit\n#Preview { V() }\n")
        for other in ["import UIKit\nclass V: UIView {}\n", "import UIKit\nimport SwiftUI\n#Preview { V() }\n"] {
            expect(rewritten(other), equals: other)
        }
    }

    @Test("A file with a fetch request that imports SwiftUI alone sees Core Data") func importsOfFetchRequests() {
        expect(
            rewritten("import SwiftUI\n@FetchRequest var items: FetchedResults<Item>\n"),
            equals: "import SwiftUI; import CoreData\n@FetchRequest var items: FetchedResults<Item>\n")
        for other in ["import SwiftUI\nlet a = 1\n", "import CoreData\nimport SwiftUI\nlet a = FetchRequest<Item>.self\n"] {
            expect(rewritten(other), equals: other)
        }
    }

    @Test("A file that imports UIKit alone sees Core Text, which UIKit brings along") func importsOfFonts() {
        expect(
            rewritten("import UIKit\nCTFontManagerRegisterGraphicsFont(font, nil)\n"),
            equals: "import UIKit; import CoreText\nCTFontManagerRegisterGraphicsFont(font, nil)\n")
        for other in ["import UIKit\nlet CTA = 1\n", "import CoreText\nimport UIKit\nlet font: CTFont\n"] {
            expect(rewritten(other), equals: other)
        }
    }

    @Test("A declaration that an iPhone does not have is unavailable for the compiler of this system too") func availability() {
        expect(rewritten("@available(iOS, unavailable)\ncase a\n"), equals: "@available(*  , unavailable)\ncase a\n")
        for other in ["@available(macOS, unavailable)\n", "@available(iOS 17, *)\n", "@available(iOS, deprecated: 16)\n"] {
            expect(rewritten(other), equals: other)
        }
    }

    @Test("A cast of a fetch request makes it one for the other type") func casts() {
        expect(
            rewritten("let a = Item.fetchRequest() as! NSFetchRequest<Item>"),
            equals: "let a = Item.fetchRequest()._typed(Item.self) as! NSFetchRequest<Item>")
        for other in [
            "let a = Item.fetchRequest() as NSFetchRequest<Item>", "let a = b.copy() as! NSFetchRequest<Item>", "NSFetchRequest<Item>()",
        ] {
            expect(rewritten(other), equals: other)
        }
    }

    @Test("A file that imports only missing modules gets Foundation, which they would have brought with them")
    func importsOfMissingModules() {
        func rewritten(_ text: String, missing: Set<String>) -> String {
            let source = SwiftSource(text, where: CompilationConditions(modules: ["SwiftUI"]))
            return PlatformRewriter.rewritten(source, withoutImports: source.imports.filter { missing.contains($0.module) }.map(\.range))
        }
        let firebase = "import FirebaseAuth\nimport Cloud\nlet key = NSLocalizedDescriptionKey\n"
        expect(
            rewritten(firebase, missing: ["FirebaseAuth", "Cloud"]),
            equals: "                    import Foundation\n            \nlet key = NSLocalizedDescriptionKey\n")
        expect(
            rewritten("import Cloud\nimport SwiftUI\n", missing: ["Cloud"]), equals: "            \nimport SwiftUI\n")
        expect(rewritten("let a = 1\n", missing: []), equals: "let a = 1\n")
    }

    @Test(
        "A key path's text stands in its place, at the same columns",
        arguments: [
            ("Feed.kind", "kind"), ("Feed.Item.owner.name", "owner.name"), ("kind", "kind"), ("self.a.b", "a.b"), ("Feed.`class`", "class"),
        ])
    func keyPaths(path: String, text: String) {
        let source = "#keyPath(\(path))"
        let blanks = String(repeating: " ", count: source.count - text.count - 2)
        #expect(rewritten("f(\(source), 1)") == "f(\"\(text)\"\(blanks), 1)")
        for other in ["#keyPath()", "#keyPath(\(path)"] { #expect(rewritten(other) == other) }
    }

    @Test("A part of a module is imported with the whole of it, and a declaration by itself") func parts() {
        #expect(
            rewritten("import UIKit.UIImage\n@testable import MapKit.MKGeometry.A; import os.log\n")
                == "import UIKit        \n@testable import MapKit             ; import os    \n")
        let one = "import class UIKit.UIColor\nimport struct SwiftUI.Color\n"
        #expect(rewritten(one) == one)
    }

    @Test("A file of StoreKit's sees its transactions, and not SwiftUI's") func transactions() {
        let source = "import StoreKit\nfunc grant(_ t: Transaction, _ all: StoreKit.Transaction) { for x in Transaction.all {} }\n"
        let expected =
            "import StoreKit\nfunc grant(_ t: StoreKit.Transaction, _ all: StoreKit.Transaction) { for x in StoreKit.Transaction.all {} }\n"
        expect(rewritten(source), equals: expected)
        for other in [
            "import StoreKit\nimport SwiftUI\nlet t: Transaction\n", "import Foundation\nlet t: Transaction\n",
            "import StoreKit\nstruct Transaction {}\n",
        ] { expect(rewritten(other), equals: other) }
    }

    @Test("A class's bundle is looked for among those of frameworks") func bundles() {
        expect(
            rewritten("let b = Bundle(for: Kit.self), c = Bundle(path: p)"), equals: "let b = Bundle(_for: Kit.self), c = Bundle(path: p)")
    }

    @Test(
        "What stands in a class that is no managed object is a variable like any other",
        arguments: [
            ("public class Obj { @NSManaged public var recipe: String? }", "public class Obj {            public var recipe: String? }"),
            ("class Obj: INObject { @NSManaged var a: String? }", "class Obj: INObject {            var a: String? }"),
        ])
    func unmanaged(source: String, expected: String) { expect(rewritten(source), equals: expected) }

    @Test(
        "Styles of components can be made, sessions know whether there is a network, and scenes have their builder",
        arguments: [
            ("let s: Date.ComponentsFormatStyle = .init(style: .wide)", "let s: Date._ComponentsFormatStyle = .init(style: .wide)"),
            ("URLSession(configuration: .default, delegate: d)", "URLSession(_configuration: .default, delegate: d)"),
            ("URLSession.shared", "URLSession.shared"),
            ("let f: PersonNameComponentsFormatter", "let f: _PersonNameComponentsFormatter"),
            ("@ViewBuilder public var body: some Scene {", "@SceneBuilder public var body: some Scene {"),
            ("@ViewBuilder var body: some View {", "@ViewBuilder var body: some View {"),
            (
                "NSString(data: d, encoding: NSUTF8StringEncoding)",
                "NSString(data: d, encoding: String.Encoding.utf8.rawValue                    )"
            ),
        ])
    func foundation(source: String, expected: String) { expect(rewritten(source), equals: expected) }

    @Test("An override in an extension of a class of UIKit's takes the place of the class's method") func overrides() {
        let source = "extension UINavigationController {\n  override open func viewDidLoad() { super.viewDidLoad() }\n}\n"
        let expected =
            "extension UINavigationController {\n  @_dynamicReplacement(for: viewDidLoad())               func _viewDidLoad() "
            + "{ super.viewDidLoad() }\n}\n"
        expect(rewritten(source), equals: expected)
        let other = "extension Account { override func viewDidLoad() {} }"
        expect(rewritten(other), equals: other)
    }

    @Test("An override in an extension of a managed object's class is found by a protocol") func lifeEvents() {
        expect(
            rewritten("extension Place {\n  override public func awakeFromInsert() { super.awakeFromInsert() }\n}\nlet a = 1"),
            equals: "extension Place {\n           public func _awakeFromInsert() { super.awakeFromInsert() }\n}"
                + "; extension Place : CoreData._AwakesFromInsert {}\nlet a = 1")
        expect(
            rewritten("extension Place {\n  override var description: String { \"\" }\n}"),
            equals: "extension Place {\n           var _description: String { \"\" }\n}; extension Place : CoreData._DescribesItself {}")
    }

    @Test("A managed object's class with initialisers of its own also has the one that a context calls") func managedClasses() {
        let added = " required init(_known objectID: NSManagedObjectID) { super.init(_known: objectID) }"
        let body = "\n  init(context: C) { super.init(entity: e, insertInto: context) }\n}\n"
        expect(rewritten("class Doc: NSManagedObject {" + body), equals: "class Doc: NSManagedObject {" + added + body)
        for other in [
            "class Doc: NSManagedObject { convenience init(a: Int) {} }", "class Doc: NSObject { init(a: Int) {} }",
            "class List<Object: NSManagedObject>: NSObject { init(a: Int) {} }",
        ] {
            expect(rewritten(other), equals: other)
        }
    }

    @Test("Formatters of dates name the days around today") func dateFormatters() {
        expect(
            rewritten("let f = DateFormatter(), g = Kit.DateFormatter(), h: DateFormatter = .init()"),
            equals: "let f = DateFormatter._made(), g = Kit.DateFormatter(), h: DateFormatter = .init()")
    }

    @Test("The initialisers by which cells are dequeued are required") func reusedClasses() {
        let source = "final class Row: UITableViewCell {\n  override init(style: S, reuseIdentifier: String?) {}\n  override init() {}\n}"
        expect(rewritten(source), equals: source.replacing("override init(style", with: "required override init(style"))
        let pin = "class Pin: MKAnnotationView { override init(annotation: A?, reuseIdentifier: String?) {} }"
        expect(rewritten(pin), equals: pin.replacing("override", with: "required override"))
        let view = "class Card: UIView { override init(frame: CGRect) {} }"
        expect(rewritten(view), equals: view)
    }

    @Test("Modules below Foundation are imported by the names that they have here") func systemModules() {
        expect(rewritten("import CoreFoundation\nimport Darwin\n"), equals: "import CoreGraphics  \nimport Glibc \n")
        expect(rewritten("let x = Darwin.sqrt(2)\n"), equals: "let x = Glibc .sqrt(2)\n")
    }

    @Test("The overlay that a module has for SwiftUI is imported as the module") func overlays() {
        expect(rewritten("import _MapKit_SwiftUI\nimport _SwiftUI\n"), equals: "import  MapKit        \nimport _SwiftUI\n")
    }

    @Test("A window's motions are methods of their own in an extension, where only Objective-C overrides")
    func motions() {
        let source =
            "extension UIWindow {\n  open override func motionEnded(_ m: UIEvent.EventSubtype, with e: UIEvent?) { super.motionEnded(m, with: e) }\n}\n"
        let expected =
            "extension UIWindow {\n                func _motionEnded(_ m: UIEvent.EventSubtype, with e: UIEvent?) { super.motionEnded(m, with: e) }\n}\n"
        expect(rewritten(source), equals: expected)
        let own = "class W: UIWindow { override func motionEnded(_ m: UIEvent.EventSubtype, with e: UIEvent?) {} }"
        expect(rewritten(own), equals: own)
    }

    @Test(
        "What a managed object's class announces reads and writes by name",
        arguments: [
            (
                "@NSManaged public var name: String?\n",
                "           public var name: String? { get { _managed(\"name\") } set { _setManaged(newValue, \"name\") } }\n"
            ),
            (
                "class A: B { @NSManaged var n: [String: Int] }",
                "class A: B {            var n: [String: Int] { get { _managed(\"n\") } set { _setManaged(newValue, \"n\") } } }"
            ),
            (
                "@objc(addTagsObject:)\n@NSManaged public func addToTags(_ value: Tag)\n@NSManaged var x: Set<Tag>\n",
                "                     \n           public func addToTags(_ value: Tag) { _managedCall(\"addToTags\", [value]) }\n           var x: Set<Tag> { get { _managed(\"x\") } set { _setManaged(newValue, \"x\") } }\n"
            ),
            (
                "@NSManaged func replaceTags(at idx: Int, with value: Tag)",
                "           func replaceTags(at idx: Int, with value: Tag) { _managedCall(\"replaceTags\", [idx, value]) }"
            ),
        ])
    func managedDeclarations(source: String, expected: String) { expect(rewritten(source), equals: expected) }

    @Test(
        "Calls that wait run in virtual time, whatever their form",
        arguments: [
            (
                "DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)",
                "DispatchQueue.main._asyncAfter(deadline: .now() + 1, execute: item)"
            ),
            (
                "let a = DispatchSource.makeTimerSource(flags: [], queue: .main)",
                "let a = DispatchSource._makeTimerSource(flags: [], queue: .main)"
            ),
            ("RunLoop.main.add(timer, forMode: .common)", "RunLoop.main._add(timer, forMode: .common)"),
            ("RunLoop.current\n    .add(timer, forMode: .common)", "RunLoop.current\n    ._add(timer, forMode: .common)"),
            (
                "Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { $0.fire() }",
                "Timer._scheduledTimer(withTimeInterval: 1, repeats: false) { $0.fire() }"
            ),
            ("Timer(timeInterval: 1, repeats: false) { _ in }", "Timer(_timeInterval: 1, repeats: false) { _ in }"),
            ("var timer = Timer()", "var timer = Timer._idle()"),
            ("Timer(fire: .now, interval: 1, repeats: true) { _ in }", "Timer(fire: .now, interval: 1, repeats: true) { _ in }"),
            ("RunLoop.main.perform { a = 1 }", "RunLoop.main._perform { a = 1 }"), ("store.perform { a = 1 }", "store.perform { a = 1 }"),
            ("timer.schedule(deadline: .now(), repeating: 1)", "timer._schedule(deadline: .now(), repeating: 1)"),
            ("trip.schedule(date: .now)", "trip.schedule(date: .now)"), ("t.setEventHandler { a = 1 }", "t._setEventHandler { a = 1 }"),
            ("t.setEventHandler(handler: item)", "t._setEventHandler(handler: item)"),
            ("OperationQueue.main.addOperation { a = 1 }", "OperationQueue.main._addOperation { a = 1 }"),
            ("sums.addOperation(plus)", "sums.addOperation(plus)"), ("let q = OperationQueue()", "let q = OperationQueue._made()"),
            ("Thread.detachNewThread { a = 1 }", "Thread._detachNewThread { a = 1 }"),
            ("cart.main.add(item)", "cart.main.add(item)"), ("func asyncAfter(x: Int)", "func asyncAfter(x: Int)"),
        ])
    func callsOfTime(source: String, expected: String) { expect(rewritten(source), equals: expected) }

    @Test(
        "A bundle and Locale are asked for languages that know catalogs and the preview's locale",
        arguments: [
            ("let a = Bundle.main.preferredLocalizations.first", "let a = Bundle.main._preferredLocalizations.first"),
            ("let a = Bundle.main.object(forInfoDictionaryKey: k)", "let a = Bundle.main._object(forInfoDictionaryKey: k)"),
            (
                "let a = Bundle(for: A.self).object(forInfoDictionaryKey: k)",
                "let a = Bundle(_for: A.self)._object(forInfoDictionaryKey: k)"
            ),
            ("let a = appBundle.localizedInfoDictionary?[k]", "let a = appBundle._localizedInfoDictionary?[k]"),
            (
                "extension Bundle { var v: Any? { object(forInfoDictionaryKey: k) ?? self.object(forInfoDictionaryKey: l) } }",
                "extension Bundle { var v: Any? { _object(forInfoDictionaryKey: k) ?? self._object(forInfoDictionaryKey: l) } }"
            ),
            (
                "struct M { func object(forInfoDictionaryKey k: String) -> Any? { nil } }",
                "struct M { func object(forInfoDictionaryKey k: String) -> Any? { nil } }"
            ),
            (
                "let a = reader.object(forInfoDictionaryKey: k), b = bundle.object(forKey: k)",
                "let a = reader.object(forInfoDictionaryKey: k), b = bundle.object(forKey: k)"
            ),
            ("let a = Bundle.module.localizations", "let a = Bundle.module._localizations"),
            ("let a = Locale.preferredLanguages[0]", "let a = Locale._preferredLanguages[0]"),
            ("let a = Bundle.preferredLocalizations(from: b)", "let a = Bundle._preferredLocalizations(from: b)"),
            ("let a = Bundle.main.preferredLocalizations(from: b)", "let a = Bundle.main.preferredLocalizations(from: b)"),
            ("let a = model.localizations, b = app.main.localizations", "let a = model.localizations, b = app.main.localizations"),
        ])
    func languages(source: String, expected: String) { expect(rewritten(source), equals: expected) }

    @Test(
        "A picture or colour that the source is sure of may be missing",
        arguments: [
            ("let a = UIImage(named: \"x\")!\n", "let a = UIImage(_name: \"x\")!\n"),
            (
                "b(UIImage(named: name(\")\"), in: c, compatibleWith: nil)!.d)",
                "b(UIImage(_name: name(\")\"), in: c, compatibleWith: nil)!.d)"
            ),
            ("UIImage(named: \"x\") ?? y", "UIImage(named: \"x\") ?? y"),
            ("UIImage(named: \"x\")!=nil", "UIImage(named: \"x\")!=nil"),
            ("UIImage(data: x)!", "UIImage(data: x)!"),
            ("return UIColor(named: \"Back\")!", "return UIColor(_name: \"Back\")!"),
            ("UIColor(named: \"Back\") ?? .red", "UIColor(named: \"Back\") ?? .red"),
        ])
    func sureAssets(source: String, expected: String) {
        expect(rewritten(source), equals: expected)
    }

    @Test(
        "Errors name the file that is compiled",
        arguments: [
            ("#sourceLocation(file: \"a.gyb\", line: 4)\nx", "\(String(repeating: " ", count: 39))\nx"),
            ("a\n#sourceLocation()\n", "a\n\(String(repeating: " ", count: 17))\n"),
            ("let a = \"#sourceLocation(b)\"", "let a = \"#sourceLocation(b)\""),
        ])
    func sourceLocations(source: String, expected: String) {
        expect(rewritten(source), equals: expected)
    }

    @Test(
        "Nowhere else",
        arguments: [
            "os(iOS)\n",
            "#if os(macOS)\n#endif\n",
            "#if pos(iOS)\n",
            "// #if os(iOS)\n",
            "/* /* */ #if os(iOS)\n*/",
            "let a = \"#if os(iOS)\"\n",
            "let a = \"\\\"#if os(iOS)\"\n",
            "let a = \"\"\"\n#if os(iOS)\n\"\"\"\n",
            "let a = #\"\"#if os(iOS)\"#\n",
            "let a = ##\"\"\"\n\"\"\"#\n#if os(iOS)\n\"\"\"##\n",
            "let a = \"\\(b(\")\") + \"#if os(iOS)\")\"\n",
            "let a = \"\"\"\n\\(f(\"x\"))\n#if os(iOS)\n\"\"\"\n",
            "@available(iOS 17, *)\nfunc os() {}\n",
        ])
    func untouched(source: String) {
        expect(rewritten(source), equals: source)
    }

    @Test("A string that ends does not hide what follows")
    func afterStrings() {
        let source = "let a = \"\\(b)\"; let c = #\"\\(d)\"#\n#if os(iOS)\n"
        #expect(rewritten(source).hasSuffix("#if true   \n"))
    }

    @Test("Text without an end is no trap", arguments: ["\"", "\"\"\"", "/*", "#", "#if", "#if os(", "#if os(iOS", "\"\\(", "é#if os(iO"])
    func truncated(source: String) {
        expect(rewritten(source + " os("), equals: source + " os(")
    }
}

@Suite("Private preview providers")
struct HiddenProviderTests {
    @Test(
        "Are seen by the line that declares them",
        arguments: [
            ("private struct A: PreviewProvider {", [1]),
            ("\nfileprivate enum A : View, SwiftUI.PreviewProvider{", [2]),
            ("struct A: PreviewProvider { private struct B: View {} }", []),
            ("private struct A: View {} // PreviewProvider", []),
            ("// private struct A: PreviewProvider {", []),
            ("private class A: PreviewProvider {}", []),
            ("private nonisolated struct A: PreviewProvider {", [1]),
            ("nonisolated struct A: PreviewProvider {", []),
            ("@MainActor\nprivate\nstruct A: PreviewProvider\n{", [3]),
            ("/*\nprivate struct A: PreviewProvider {\n*/ let a = \"private struct A: PreviewProvider {\"", []),
            ("private struct A<T>: View where T: X {}\nstruct B: PreviewProvider {}", []),
        ])
    func lines(text: String, expected: [Int]) {
        expect(HiddenProviders.lines(in: text), equals: expected)
    }
}
