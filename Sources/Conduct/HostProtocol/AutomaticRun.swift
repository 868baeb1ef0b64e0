/// Detection of unattended runs, such as those on a server that tests every change. Such a run accepts no goldens.
package enum AutomaticRun {
    /// Returns true if an environment has the variable that all such services set. The value `false` means that the run is attended.
    package static func isOne(in environment: [String: String]) -> Bool {
        guard let value = environment["CI"] else { return false }
        return !["", "0", "false"].contains(value.lowercased())
    }
}
