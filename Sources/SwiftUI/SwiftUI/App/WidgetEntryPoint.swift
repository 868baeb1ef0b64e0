/// The message of a widget extension that is run as a program.
package enum WidgetEntryPoint {
    package static func message(for type: Any.Type) -> String {
        """
        \(type) is a widget extension, which only the system can run.
        To render its previews, run: zoetrope render --package-path <folder of Package.swift>
        or, for a folder of Swift files: zoetrope render --sources <folder>
        """
    }
}
