/// Data that an app adds to an alarm.
///
/// Source: Apple, AlarmKit `AlarmMetadata`.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}

/// The data of an alarm's Live Activity.
///
/// Source: Apple, AlarmKit `AlarmAttributes`.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Sendable {
    public typealias ContentState = AlarmPresentationState

    public var presentation: AlarmPresentation
    public var metadata: Metadata?
    /// The colour of the system's presentation.
    public var tintColor: Color

    public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
        (self.presentation, self.metadata, self.tintColor) = (presentation, metadata, tintColor)
    }

    private enum CodingKeys: String, CodingKey { case presentation, metadata, tintColor }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        presentation = try values.decode(AlarmPresentation.self, forKey: .presentation)
        metadata = try values.decodeIfPresent(Metadata.self, forKey: .metadata)
        tintColor = Color(try values.decode(Color.Resolved.self, forKey: .tintColor))
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(presentation, forKey: .presentation)
        try values.encodeIfPresent(metadata, forKey: .metadata)
        try values.encode(tintColor.resolve(in: EnvironmentValues()), forKey: .tintColor)
    }
}
