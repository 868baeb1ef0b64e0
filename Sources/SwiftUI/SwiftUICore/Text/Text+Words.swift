extension Text {
    /// Returns the text as plain characters, for a message.
    @MainActor
    package func words(in environment: EnvironmentValues) -> String { TextResolver.resolve(self, in: environment).string }
}
