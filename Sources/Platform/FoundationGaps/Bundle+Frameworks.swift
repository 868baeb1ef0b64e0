import Foundation

extension Bundle {
    /// The replacement for `Bundle(for:)`. The resources of a framework of the user's project lie beside the program, in a folder with
    /// the name of its module; every other class belongs to the program.
    ///
    /// Source: Apple, Foundation `Bundle.init(for:)`.
    public convenience init(_for aClass: AnyClass) {
        let module = String(reflecting: aClass).prefix { $0 != "." }
        let folder = "\(Bundle.main.bundlePath)/\(module).framework"
        var isFolder: ObjCBool = false
        if !module.isEmpty, FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue,
            Bundle(path: folder) != nil
        {
            self.init(path: folder)!
        } else {
            self.init(for: aClass)
        }
    }
}
