/// Detection of unattended runs, such as those on a server that tests every change. Such a run accepts no goldens.
package enum AutomaticRun {
    /// By the variable that all such services set. Some set it to `false` to say that they are none.
    package static func isOne(in environment: [String: String]) -> Bool {
        guard let value = environment["CI"] else { return false }
        return !["", "0", "false"].contains(value.lowercased())
    }
}
