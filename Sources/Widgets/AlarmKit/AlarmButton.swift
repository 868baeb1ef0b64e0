/// A button in the system's presentation of an alarm.
///
/// Source: Apple, AlarmKit `AlarmButton`.
public struct AlarmButton: Codable, Sendable {
    public var text: LocalizedStringResource
    public var textColor: Color
    /// The name of a symbol.
    public var systemImageName: String

    public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
        (self.text, self.textColor, self.systemImageName) = (text, textColor, systemImageName)
    }

    private enum CodingKeys: String, CodingKey { case text, textColor, systemImageName }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        text = try values.decode(LocalizedStringResource.self, forKey: .text)
        textColor = Color(try values.decode(Color.Resolved.self, forKey: .textColor))
        systemImageName = try values.decode(String.self, forKey: .systemImageName)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(text, forKey: .text)
        try values.encode(textColor.resolve(in: EnvironmentValues()), forKey: .textColor)
        try values.encode(systemImageName, forKey: .systemImageName)
    }
}
