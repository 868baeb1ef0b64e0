extension Text {
    /// Where text that does not fit its lines is cut.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    /// A scheme for changing capitals.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }
}
