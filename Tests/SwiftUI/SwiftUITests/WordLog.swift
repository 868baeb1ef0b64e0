/// What happened, in words.
@MainActor
final class WordLog {
    var lines: [String] = []
}
