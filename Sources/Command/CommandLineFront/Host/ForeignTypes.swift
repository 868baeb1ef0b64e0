/// The types that a module of the user's has from others: Apple's, and those of packages and frameworks.
final class ForeignTypes {
    private let exports: ModuleExports
    private let checkout: Checkout
    /// Zoetrope's own declarations, read when the first type is asked for.
    private lazy var own = (try? DeclarationCache(checkout: checkout).index())?.types ?? []

    init(exports: ModuleExports, checkout: Checkout) {
        (self.exports, self.checkout) = (exports, checkout)
    }

    func has(_ name: String) -> Bool {
        Self.toolchain.contains(name) || own.contains(name) || !exports.types(called: [name]).isEmpty
    }

    /// Types of the standard library and of Foundation whose names apps use for types of their own.
    private static let toolchain: Set<String> = [
        "Any", "AnyObject", "Array", "AttributedString", "Bool", "Bundle", "Calendar", "Character", "ClosedRange", "Clock", "CodingKey",
        "Comparable", "Data", "DataProtocol", "Date", "DateComponents", "DateFormatter", "DateInterval", "Decimal", "Decoder", "Dictionary",
        "Dimension", "Double", "Duration", "Encoder", "Equatable", "Error", "Expression", "FileManager", "Float", "FormatStyle",
        "Formatter",
        "Hashable", "Hasher", "Host", "Identifiable", "IndexPath", "IndexSet", "InputStream", "Int", "Iterator", "Locale", "LocalizedError",
        "Measurement", "Message", "Never", "Notification", "NotificationCenter", "Operation", "OperationQueue", "Optional", "OutputStream",
        "Pipe", "Predicate", "Process", "ProcessInfo", "Progress", "Range", "Regex", "Result", "RunLoop", "Scanner", "Sequence", "Set",
        "SortDescriptor", "SortOrder", "Stream", "String", "StringProtocol", "Substring", "Task", "Thread", "TimeInterval", "TimeZone",
        "Timer", "URL", "URLCache", "URLComponents", "URLProtocol", "URLRequest", "URLResponse", "URLSession", "UUID", "Unit",
        "UserDefaults",
        "Void",
    ]
}
