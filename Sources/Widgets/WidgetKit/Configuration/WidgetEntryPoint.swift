/// The message of a widget extension that is run as a program.
enum WidgetEntryPoint {
    static func message(for type: Any.Type) -> String {
        """
        \(type) is a widget extension: the system that shows widgets runs it, and there is none here.
        To draw its previews run: zoetrope render --package-path <folder of Package.swift>
        or, for a folder of Swift files: zoetrope render --sources <folder>
        """
    }
}
