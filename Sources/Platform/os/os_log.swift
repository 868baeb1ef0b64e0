import Foundation

/// Writes a message in the format of C's `printf`, `%{public}@` and its like included.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    log.write(LogFormat.text(message, args), type)
}

/// Writes a message in the format of C's `printf`, `%{public}@` and its like included.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...
) {
    log.write(LogFormat.text(message, args), type)
}

/// Writes a message whose parts have privacy options.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(message.text, type)
}

/// Formats of log messages.
enum LogFormat {
    /// Returns the message with its arguments; privacy options in braces are applied and removed.
    static func text(_ message: StaticString, _ arguments: [any CVarArg]) -> String {
        let format = "\(message)"
        guard format.contains("%") else { return format }
        var plain = ""
        var isBraced = false
        var afterPercent = false
        for character in format {
            if isBraced {
                isBraced = character != "}"
            } else if afterPercent, character == "{" {
                isBraced = true
            } else {
                plain.append(character)
            }
            afterPercent = character == "%" && !isBraced
        }
        return String(format: plain, arguments: arguments)
    }
}
