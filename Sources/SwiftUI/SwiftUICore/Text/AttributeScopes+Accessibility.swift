extension AttributeScopes {
    /// The attributes that screen readers use. Nothing of them is drawn.
    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

    /// The attributes that screen readers use. Nothing of them is drawn.
    ///
    /// Source: Apple, Accessibility `AttributeScopes.AccessibilityAttributes`.
    public struct AccessibilityAttributes: AttributeScope {
        public let accessibilitySpeechIncludesPunctuation: SpeechIncludesPunctuationAttribute
        public let accessibilitySpeechSpellsOutCharacters: SpeechSpellsOutCharactersAttribute
        public let accessibilitySpeechPhoneticNotation: SpeechPhoneticNotationAttribute
        public let accessibilitySpeechAdjustedPitch: SpeechAdjustedPitchAttribute
        public let accessibilitySpeechAnnouncementsQueued: SpeechAnnouncementsQueuedAttribute
        public let accessibilityHeadingLevel: HeadingLevelAttribute
        public let accessibilityTextCustom: TextCustomAttribute
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributeScopes.AccessibilityAttributes {
    /// True if punctuation is spoken.
    public enum SpeechIncludesPunctuationAttribute: CodableAttributedStringKey {
        public typealias Value = Bool
        public static let name = "AXSpeechIncludesPunctuation"
    }

    /// True if each character is spoken by itself.
    public enum SpeechSpellsOutCharactersAttribute: CodableAttributedStringKey {
        public typealias Value = Bool
        public static let name = "AXSpeechSpellsOutCharacters"
    }

    /// The pronunciation, in the letters of the International Phonetic Alphabet.
    public enum SpeechPhoneticNotationAttribute: CodableAttributedStringKey {
        public typealias Value = String
        public static let name = "AXSpeechPhoneticNotation"
    }

    /// The pitch above (to 1) or below (to -1) that of other speech.
    public enum SpeechAdjustedPitchAttribute: CodableAttributedStringKey {
        public typealias Value = Double
        public static let name = "AXSpeechAdjustedPitch"
    }

    /// True if an announcement waits for those before it.
    public enum SpeechAnnouncementsQueuedAttribute: CodableAttributedStringKey {
        public typealias Value = Bool
        public static let name = "AXSpeechAnnouncementsQueued"
    }

    /// The level of a heading.
    public enum HeadingLevelAttribute: CodableAttributedStringKey {
        public typealias Value = HeadingLevel
        public static let name = "AXHeadingLevel"

        /// The level of a heading.
        public enum HeadingLevel: Int, Codable, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
    }

    /// Words for custom use of assistive technologies.
    public enum TextCustomAttribute: CodableAttributedStringKey {
        public typealias Value = [String]
        public static let name = "AXTextCustom"
    }
}
