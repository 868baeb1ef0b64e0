import CommandLineFront
import Foundation

/// Small whole files of each kind, and the words that they are made of.
enum FuzzCorpus {
    static func files(of kind: UntrustedInput) -> [[UInt8]] {
        let texts: [String] =
            switch kind {
            case .front: [views, widgets, classes, odd]
            case .project: [project]
            case .settings: [settings]
            case .workspace: [workspace]
            case .catalog: [catalog]
            case .strings: [strings]
            case .plist: [plist, oldPlist]
            case .intents: [intents]
            case .model: [model]
            }
        let binary: [[UInt8]] = kind == .plist || kind == .intents ? [binaryPlist(kind == .plist ? plist : intents)] : []
        return texts.map { Array($0.utf8) } + binary
    }

    /// The words of a kind of file: marks that open and close, and all that its readers look for.
    static func words(of kind: UntrustedInput) -> [String] {
        let marks = [
            "{", "}", "(", ")", "[", "]", "\"", "\n", " ", ",", ";", "=", "\\", "/", ".", ":", "<", ">", "é", "\u{0}", "\r\n", "@", "$",
        ]
        switch kind {
        case .front:
            return marks + [
                "#", "##", "\"\"\"", "\\(", "\\#(", "/*", "*/", "//", "`", "#/", "/#", "#\"", "\"#", "&", "|", "!", "?", "->", "~", "-",
                "struct A", "struct A: View {", "class B: NSObject {", "enum C { case a", "extension D {", "extension UIWindow",
                "protocol P",
                "func f(", "func f<T: View>(", "init(", "var a: ", "let b = ", "case a(", "typealias X = ", "import ", "import struct A.B ",
                "where T: ", "some ", "any ", "View", "A<", "A.", "Int", "[[", "@State ", "@ViewBuilder ", "@objc(", "@NSManaged ",
                "static ",
                "private ", "public ", "class ", "#if ", "#if A && (", "#elseif ", "#else", "#endif", "#Preview(", "#Preview {",
                "#selector(",
                "#keyPath(", "#sourceLocation(", "Bundle(for: ", "Bundle.object(forInfoDictionaryKey", "Timer(timeInterval: ",
                ".asyncAfter(",
                "UIImage(named: ", "URLSession(configuration: ", "IntentConfiguration(", "intent: A.self", "systemName: ", "SwiftUI.Widget",
                "Transaction", "PreviewProvider", ": Widget", "some View", "{ get set }", "didSet", "as: .systemSmall", "RunLoop.main.add(",
                "extension Bundle {", "override func motionEnded", "\"group.a\"", "suiteName: ", "Kit.", "import Kit", "async throws ",
                "...", "inout ", "ActivityConfiguration(", "A(", "macro ", "operator ", "subscript(",
            ]
        case .project:
            return marks + [
                "B1", "F1", "T1", "G1", "\"<group>\"", "isa = PBXGroup; ", "isa = PBXVariantGroup; ", "children = (G1, F1); ",
                "path = \"../\"; ",
                "sourceTree = SOURCE_ROOT; ", "dependencies = (D1); ", "target = T1; ", "$(SRCROOT)", "$(A)$(A)", "buildSettings = {", "};",
                "/* a */", "//", "productType = \"com.apple.product-type.framework\"; ", "fileSystemSynchronizedGroups = (Y1); ",
                "files = (B1); ", "fileRef = V1; ", "baseConfigurationReference = X1; ", "projectReferences = ({ProjectRef = F1; });",
            ]
        case .settings:
            return marks + [
                "A = ", "$(", "$(A)", "$(B)", "$(inherited)", "${A}", "$(A:lower)", "$(A:default=", "[sdk=iphone*]", "[arch=*,",
                "#include \"A.xcconfig\"\n",
                "#include? \"B\"\n", "SWIFT_ACTIVE_COMPILATION_CONDITIONS = ", "OTHER_SWIFT_FLAGS = -D ", "<<<<<<< ", "//",
                "A = $(B) $(B)\n",
                "B = $(C) $(C)\n", "C = $(D) $(D)\n", "D = $(E) $(E)\n",
            ]
        case .workspace:
            return marks + [
                "<Group location=\"group:", "<FileRef location=\"", "container:", "absolute:/", "</Group>", "/>", "&amp;", "&lt;", "..",
                ".xcodeproj",
            ]
        case .catalog, .strings:
            return marks + [
                "{\"a\":", "[[", "]]", "\"properties\":", "\"provides-namespace\":", "true", "1e999", "-0", "null", "\\u0000", "\\ud800",
                "%@", "%1$lld", "%(",
                "%0", "%00000000", "%#@n@", "%%", "\"strings\":", "\"extractionState\":\"manual\"", "\"substitutions\":", "\"argNum\":",
                "0000000",
            ]
        case .plist, .intents:
            return marks + [
                "<array>", "</array>", "<dict>", "</dict>", "<key>", "</key>", "<string>", "</string>", "<plist>", "</plist>", "<integer>1",
                "</integer>",
                "<true/>", "<data>AAAA", "</data>", "<date>", "<real>", "<!--", "-->", "<![CDATA[", "]]>", "&amp;", "&#x41;", "<!DOCTYPE",
                "bplist00", "\u{1}",
                "<key>INIntents</key>", "<key>INIntentName</key>",
            ]
        case .model:
            return marks + [
                "<model ", "<entity ", "</entity>", "<attribute ", "</attribute>", "<relationship ", "name=\"a\" ",
                "attributeType=\"Integer 32\" ",
                "parentEntity=\"A\" ", "representedClassName=\"A\" ", "<!--", "-->", "<![CDATA[", "<!DOCTYPE a [<!ENTITY b \"c\">]>", "&b;",
                "&lt;", "/>",
                "codeGenerationType=\"class\" ", "destinationEntity=\"A\" ", "toMany=\"YES\" ",
            ]
        }
    }

    private static func binaryPlist(_ text: String) -> [UInt8] {
        let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        return list.flatMap { try? Array(PropertyListSerialization.data(fromPropertyList: $0, format: .binary, options: 0)) } ?? []
    }
}

// MARK: Files

extension FuzzCorpus {
    private static let views = """
        import SwiftUI
        import struct UIKit.UIColor

        struct Card<Content: View, Value>: View where Value: Identifiable {
            @State private var isOn = false
            @Binding var text: String
            let values: [String: [Value]]
            var size: (width: Double, height: CGFloat)? = nil
            let action: @MainActor (Int, String) async throws -> Void
            @ViewBuilder var content: () -> Content
            init(_ values: [String: [Value]], text: Binding<String>, @ViewBuilder content: @escaping () -> Content = { EmptyView() }) {}
            var body: some View {
                VStack(spacing: 4) {
                    Text("a \\(values.count) \\(isOn ? "x" : #"y\\#(1)"#)").font(.system(size: 12))
                    Image(systemName: isOn ? "star" : "moon")
                }
                .onTapGesture { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isOn.toggle() } }
            }
            enum Style: String, CaseIterable { case plain, rich(Int, of: String), other = "o" }
        }
        #Preview("Card", traits: .sizeThatFitsLayout) { Card([:], text: .constant("a")) { Text("b") } }
        """
    private static let widgets = """
        #if canImport(WidgetKit) && !(os(macOS) || swift(<5))
        import WidgetKit
        @_exported import SwiftUI
        #elseif A
        import Kit
        #endif
        struct Entry: TimelineEntry { let date: Date; let level: Double }
        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Entry { Entry(date: .now, level: 0.5) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) { completion(Timeline(entries: [], policy: .never)) }
        }
        @main struct Bean: SwiftUI.Widget {
            var body: some WidgetConfiguration {
                IntentConfiguration(kind: "bean", intent: ConfigIntent.self, provider: Provider()) { entry in Text("\\(entry.level)") }
            }
        }
        struct Bean_Previews: PreviewProvider { static var previews: some View { Text("x").previewContext(WidgetPreviewContext(family: .systemSmall)) } }
        #Preview(as: .systemMedium) { Bean() } timeline: { Entry(date: .now, level: 1) }
        """
    private static let classes = """
        import UIKit
        import CoreData
        @objc(Feed) final class Feed: NSManagedObject {
            @NSManaged public var name: String?
            @NSManaged func add(_ value: Item, at index: Int)
            @objc dynamic func tapped(_ sender: Any?) {}
            private(set) lazy var timer = Timer(timeInterval: 1, target: self, selector: #selector(Feed.tapped(_:)), userInfo: nil, repeats: true)
        }
        extension UIWindow { open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { super.motionEnded(motion, with: event) } }
        extension Bundle { var version: String { object(forInfoDictionaryKey: "CFBundleVersion") as? String ?? "" } }
        let image = UIImage(named: "a")!, color = UIColor(named: "b")!
        class Model: ObservableObject { static let shared = Model(); @Published var items: [[Item]] = [] { didSet { print(items) } } }
        struct Fade: ViewModifier { var amount: Double; func body(content: Content) -> some View { content.opacity(amount) } }
        extension View { func fade(_ amount: Double) -> some View { modifier(Fade(amount: amount)) } }
        protocol Store { associatedtype Item; func load() async throws -> [Item] }
        typealias Handler = (Result<Data, any Error>) -> Void
        let suite = UserDefaults(suiteName: "group.a")
        """
    private static let odd = ##"""
        let a = #"raw \#(1 + 2) "quoted""#, b = /a(b|c)*[/]d/, c = #/x
        y/#, d = """
            lines \
            joined \("in \("in")")
            """, `class` = 1 /* a /* b */ c */ // d
        struct S<each T, let n: Int>: ~Copyable { var t: (repeat each T); subscript(_ i: Int) -> some P & Q { get { 1 } set { } } }
        func < (a: S, b: S) -> Bool { a.x[0]?.y!.z ?? true }
        precedencegroup Power { higherThan: MultiplicationPrecedence }
        infix operator ** : Power
        @resultBuilder enum B { static func buildBlock<each C>(_ c: repeat each C) -> (repeat each C) { (repeat each c) } }
        @freestanding(expression) macro m<T>(_ x: T) -> (T, String) = #externalMacro(module: "M", type: "T")
        """##
    private static let project = """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 77; objects = {
        B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = V1; }; B3 = {isa = PBXBuildFile; productRef = Q2; };
        F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; }; F2 = {isa = PBXFileReference; path = "en.lproj/L.strings"; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; explicitFileType = wrapper.framework; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        V1 = {isa = PBXVariantGroup; children = (F2); name = L.strings; sourceTree = "<group>"; }; X1 = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = SOURCE_ROOT; };
        G1 = {isa = PBXGroup; children = (F1, V1, X1, G2); sourceTree = "<group>"; }; G2 = {isa = PBXGroup; children = (F3); path = App; sourceTree = "<group>"; };
        S1 = {isa = PBXSourcesBuildPhase; files = (B1); }; R1 = {isa = PBXResourcesBuildPhase; files = (B2); }; L1 = {isa = PBXFrameworksBuildPhase; files = (B3); };
        C1 = {isa = XCBuildConfiguration; baseConfigurationReference = X1; name = Debug; buildSettings = { SWIFT_VERSION = 5.0; INFOPLIST_FILE = Info.plist; PRODUCT_NAME = "$(TARGET_NAME:c99extidentifier)"; OTHER_SWIFT_FLAGS = ("-D", A, "$(inherited)"); }; };
        CL = {isa = XCConfigurationList; buildConfigurations = (C1); defaultConfigurationName = Debug; };
        Y1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (Y2); path = App; sourceTree = "<group>"; }; Y2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (View.swift); target = T2; };
        Q1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/a.git"; requirement = {kind = exactVersion; version = 1.0.0; }; }; Q2 = {isa = XCSwiftPackageProductDependency; package = Q1; productName = A; };
        D1 = {isa = PBXTargetDependency; target = T2; targetProxy = D2; }; D2 = {isa = PBXContainerItemProxy; containerPortal = P1; remoteGlobalIDString = T2; };
        T1 = {isa = PBXNativeTarget; buildConfigurationList = CL; buildPhases = (S1, R1, L1); dependencies = (D1); fileSystemSynchronizedGroups = (Y1); name = App; packageProductDependencies = (Q2); productReference = F3; productType = "com.apple.product-type.application"; };
        T2 = {isa = PBXNativeTarget; buildConfigurationList = CL; buildPhases = (S1); dependencies = (); name = Kit; productReference = F3; productType = "com.apple.product-type.framework"; };
        P1 = {isa = PBXProject; buildConfigurationList = CL; mainGroup = G1; packageReferences = (Q1); targets = (T1, T2); };
        }; rootObject = P1; }
        """
    private static let settings = """
        #include? "Other.xcconfig"
        SRC = $(SRCROOT)/a
        A[sdk=iphoneos*][arch=arm64] = $(inherited) "x y" // comment
        B = ${A:lower} $(C:default=$(SRC)) $(D)
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG $(inherited) BETA
        OTHER_SWIFT_FLAGS = -D FLAG -enable-upcoming-feature ExistentialAny
        PRODUCT_NAME = $(TARGET_NAME:c99extidentifier)
        """
    private static let workspace = """
        <?xml version="1.0" encoding="UTF-8"?>
        <Workspace version="1.0"><Group location="container:Apps" name="A"><FileRef location="group:App.xcodeproj"></FileRef></Group>
        <FileRef location="absolute:/tmp/B.xcodeproj"/><FileRef location="self:"/></Workspace>
        """
    private static let catalog = """
        {"info":{"author":"xcode","version":1},"properties":{"provides-namespace":true},"colors":[{"idiom":"universal","color":{"components":{"red":"0xFF"}}}]}
        """
    private static let strings = """
        {"sourceLanguage":"en","version":"1.0","strings":{"a.title %@":{"extractionState":"manual","localizations":{"en":{"stringUnit":{"state":"new","value":"%1$@ of %2$lld %(n)lf %%"}}}},
        "count":{"extractionState":"manual","localizations":{"en":{"substitutions":{"n":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"one":{"stringUnit":{"value":"%arg"}}}}}},"stringUnit":{"value":"%#@n@"}}}}}}
        """
    private static let plist = """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>CFBundleName</key><string>$(PRODUCT_NAME) &amp; x</string>
        <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string></dict>
        <key>L</key><array><integer>-1</integer><real>1.5</real><true/><date>2024-01-01T00:00:00Z</date><data>AAEC</data><array/></array></dict></plist>
        """
    private static let oldPlist = "{ a = (1, \"two\\n\", { b = c; }, <0102>, ); /* x */ d = \"\\U0041\"; }"
    private static let intents = """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
        <key>INEnums</key><array><dict><key>INEnumName</key><string>Size</string><key>INEnumValues</key><array><dict><key>INEnumValueName</key><string>small</string></dict></array></dict></array>
        <key>INIntents</key><array><dict><key>INIntentName</key><string>Config</string><key>INIntentParameters</key><array><dict><key>INIntentParameterName</key><string>size</string>
        <key>INIntentParameterType</key><string>Integer</string><key>INIntentParameterEnumType</key><string>Size</string></dict></array>
        <key>INIntentResponse</key><dict><key>INIntentResponseCodes</key><array><dict><key>INIntentResponseCodeName</key><string>ok</string></dict></array></dict></dict></array>
        <key>INTypes</key><array><dict><key>INTypeName</key><string>Bean</string><key>INTypeProperties</key><array/></dict></array></dict></plist>
        """
    private static let model = """
        <?xml version="1.0" encoding="UTF-8"?><model type="com.apple.IDECoreDataModeler.DataModel" sourceLanguage="Swift">
        <entity name="Bean" representedClassName="Bean" syncable="YES" codeGenerationType="class"><attribute name="name" optional="YES" attributeType="String" defaultValueString="x"/>
        <attribute name="n" attributeType="Integer 32" usesScalarValueType="YES"/><relationship name="cup" toMany="YES" destinationEntity="Cup" inverseName="bean" inverseEntity="Cup"/></entity>
        <entity name="Cup" parentEntity="Bean" isAbstract="YES"><uniquenessConstraints><uniquenessConstraint><constraint value="name"/></uniquenessConstraint></uniquenessConstraints></entity></model>
        """

    /// The structure of an archive of one entry with a shape, and one in a group.
    static let archive: [UInt8] = {
        let surroundings =
            #"{"isRightToLeft":false,"reducesMotion":false,"isRedacted":false,"content":{"automatic":{}},"contentAddsGroup":false}"#
        let items =
            #"[{"fill":{"path":0,"rule":"evenOdd","paint":{"color":{"_0":[0,0,0,1]}}}},"#
            + #"{"group":{"opacity":0.5,"blendMode":"normal","inside":1}},"#
            + #"{"fill":{"path":1,"rule":"nonZero","paint":{"color":{"_0":[1,0.5,0,0.5]}}}}]"#
        let leaf = #"{"drawing":"# + items + #","fadesAsGroup":false}"#
        let box =
            #"{"number":1,"kind":{"drawing":{"_0":{"origin":[0,0],"leaves":["# + leaf + #"]}}},"frame":[0,0,1,1],"surroundings":"#
            + surroundings + #","motion":{"disablesAnimations":false},"inside":0}"#
        let canvas =
            #"{"size":[1,1],"cornerRadius":0,"backdrop":[1,1,1,1],"look":"fullColor","tint":[1,1,1,1],"isDimmed":false,"#
            + #""isDark":false,"drawsContainer":true}"#
        let text =
            #"{"name":"k","family":"f","scales":[3],"canvas":"# + canvas
            + #","tables":{"paths":["0 0 m 1 1 l h","0 0 m 1 0 2 2 3 3 c"],"images":[],"parts":[]},"#
            + #""entries":[{"name":"e","date":0,"isAside":false,"layouts":[["# + box + #"]],"touches":[]}]}"#
        return Array(text.utf8)
    }()

    /// The words of an archive's structure.
    static let archiveWords = [
        "{", "}", "[", "]", "\"", ",", ":", "0", "-1", "9e999", "1e-300", "9223372036854775807", "null", "true", "\\u0000", "\\ud800",
        "\"path\":", "\"inside\":", "\"part\":{\"part\":0}", "\"group\":{\"opacity\":1,\"blendMode\":\"normal\",\"inside\":",
        "\"color\":{\"_0\":[", "\"mesh\":{\"columns\":", "\"image\":{\"image\":0,", "\"transform\":{\"matrix\":[1,0,0,1,0,0],\"inside\":",
        "\"kind\":{\"layers\":{}}", "\"entries\":[", "\"touches\":[", "0 0 m ", "1 1 l ", "h ", "\"+infinity\"", "\"nan\"",
    ]
}
