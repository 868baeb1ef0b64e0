extension Text {
    /// What the text says where there is nothing but letters, as in a message.
    @MainActor
    package func words(in environment: EnvironmentValues) -> String { TextResolver.resolve(self, in: environment).string }
}
