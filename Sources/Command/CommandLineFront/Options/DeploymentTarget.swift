import ArgumentParser

/// The first version of iOS that code is made for, as it is typed or stands in settings: `17`, `16.4`, `17.0.1`.
struct DeploymentTarget: Equatable, ExpressibleByArgument, CustomStringConvertible {
    let description: String
    /// Major and minor version in one: 16.4.
    let number: Double

    init?(argument: String) {
        let parts = argument.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        guard (1...3).contains(parts.count), let major = parts[0], major > 0, !parts.contains(nil) else { return nil }
        description = argument
        number = Double("\(major).\(parts.count > 1 ? parts[1] ?? 0 : 0)") ?? Double(major)
    }

    /// Returns the version, or throws the reason why the argument is no version.
    static func typed(_ argument: String) throws -> DeploymentTarget {
        if let target = DeploymentTarget(argument: argument) { return target }
        throw ValidationError("a version of iOS is one to three numbers separated by dots, such as 17 or 16.4")
    }
}
