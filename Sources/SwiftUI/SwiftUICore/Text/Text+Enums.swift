extension Text {
    /// The place at which text that does not fit its lines is truncated.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    /// A scheme for changing capitals.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }
}
