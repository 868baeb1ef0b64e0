extension WidgetFamily: RawRepresentable {
    /// The families are numbered in the order of their cases, including those that no switch sees.
    static let rawValues = 0...8

    public init?(rawValue: Int) {
        guard Self.rawValues.contains(rawValue) else { return nil }
        self.init(knownRawValue: rawValue)
    }

    public var rawValue: Int { Int(unsafeBitCast(self, to: UInt8.self)) }

    /// A case that cannot be named is made by its number: an enumeration without values is one byte, its case's place.
    init(knownRawValue: Int) {
        precondition(Self.rawValues.contains(knownRawValue), "There are \(Self.rawValues.count) families of widgets.")
        self = unsafeBitCast(UInt8(knownRawValue), to: WidgetFamily.self)
    }
}
