/// Opens an address, as a control or a result of another intent may do.
///
/// The address is reported: a render has no system that opens it.
///
/// Source: Apple, AppIntents `OpenURLIntent`.
public struct OpenURLIntent: SystemIntent {
    public static let title: LocalizedStringResource = "Open URL"

    @Parameter(title: "URL") public var url: URL

    public init() {}

    public init(_ url: URL) { self.url = url }

    public func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: self) }
}
