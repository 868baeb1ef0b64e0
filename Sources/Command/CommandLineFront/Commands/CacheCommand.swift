import ArgumentParser
import Foundation

/// `zoetrope cache`: the entries of the cache of built renderers, or the cache emptied.
struct CacheCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cache",
        abstract: "Lists the renderers, programs and packages in the cache that all checkouts share, or removes them.",
        discussion: """
            The cache is the folder zoetrope in $XDG_CACHE_HOME or ~/.cache. \(CacheFolder.variable) names another folder, or turns the \
            cache off: \(CacheFolder.variable)=off. Beyond \(CacheFolder.limit / 1_000_000_000) GB, the \
            entries used least recently are removed.
            """)

    @Flag(help: "Removes all entries that no process is using.")
    var clear = false

    func run() throws {
        guard let cache = CacheFolder.ofUser() else { throw FrontFailure.noCache }
        let entries = cache.entries
        if clear {
            let removed = entries.filter(cache.remove)
            for entry in entries where !removed.contains(entry) { StandardOutput.write("\(entry.name) is in use and stays") }
            return StandardOutput.write("removed \(Self.summary(of: removed)), from \(cache.path)")
        }
        let now = Int(Date().timeIntervalSince1970)
        for entry in entries {
            let columns = [
                entry.name.padding(toLength: 26, withPad: " ", startingAt: 0),
                Amounts.size(bytes: Int(entry.size)).padding(toLength: 9, withPad: " ", startingAt: 0),
                "used \(Self.age(now - entry.used)) ago".padding(toLength: 20, withPad: " ", startingAt: 0), entry.revision,
            ]
            StandardOutput.write(columns.joined(separator: " ").trimmingCharacters(in: .whitespaces))
        }
        StandardOutput.write("\(Self.summary(of: entries)), in \(cache.path)")
    }

    private static func summary(of entries: [CacheFolder.Entry]) -> String {
        let size = Amounts.size(bytes: Int(entries.reduce(0) { $0 + $1.size }))
        return "\(entries.count) \(entries.count == 1 ? "entry" : "entries"), \(size)"
    }

    /// A number of seconds in words, in its largest unit.
    static func age(_ seconds: Int) -> String {
        let units = [(86_400, "day"), (3600, "hour"), (60, "minute")]
        let (length, name) = units.first { seconds >= $0.0 } ?? (1, "second")
        return Amounts.count(max(seconds, 0) / length, name)
    }
}
