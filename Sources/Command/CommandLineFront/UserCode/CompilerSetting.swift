/// An argument of the compiler that a project's settings or a package's manifest choose.
///
/// The compiler's driver reads every argument that begins with `@` as a file of further arguments, and some of those name programs that
/// it runs. So a file chooses among these settings alone, and each value is checked against its grammar.
struct CompilerSetting: Hashable {
    let arguments: [String]

    private init(_ arguments: String...) { self.arguments = arguments }

    /// Returns the setting that a condition of `#if` holds; nil where it is no name: the compiler takes no others.
    static func condition(_ name: String) -> Self? { isName(name) ? Self("-D", name) : nil }

    /// Returns the setting of a feature of a later language mode, such as `ExistentialAny`, or `ExistentialAny:migrate`.
    static func upcomingFeature(_ name: String) -> Self? { isFeature(name) ? Self("-enable-upcoming-feature", name) : nil }

    /// Returns the setting of an experimental feature; that for availability macros has a value, as in
    /// `AvailabilityMacro=Library 1.0:iOS 17.0, macOS 14.0`.
    static func experimentalFeature(_ name: String) -> Self? {
        let value = name.firstIndex(of: "=").map { (name[..<$0], name[name.index(after: $0)...]) }
        if let (name, text) = value, name != "AvailabilityMacro" || !text.unicodeScalars.allSatisfy(isOfAvailability) { return nil }
        return value != nil || isFeature(name) ? Self("-enable-experimental-feature", name) : nil
    }

    /// Returns the setting of the isolation of code that states none; nil for names other than Swift's two.
    static func isolation(_ name: String) -> Self? {
        ["MainActor", "nonisolated"].contains(name) ? Self("-default-isolation", name) : nil
    }

    /// Returns the setting of the package that modules share; characters that its name cannot have become underscores.
    static func package(_ name: String) -> Self { Self("-package-name", ModuleName.identifier(from: name)) }

    private static func isFeature(_ text: String) -> Bool {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        return isName(parts.first ?? "") && parts.count <= 2 && ["adoption", "migrate"].contains(parts.dropFirst().first ?? "migrate")
    }

    private static func isOfAvailability(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
            || " _.:,*".unicodeScalars.contains(scalar)
    }

    /// Returns whether a text can be a name in Swift.
    static func isName(_ text: some StringProtocol) -> Bool {
        guard let first = text.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
        return text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
    }
}
