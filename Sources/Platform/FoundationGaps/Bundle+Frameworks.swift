import Foundation

extension Bundle {
    /// What `Bundle(for:)` is here: the resources of a framework of the user's project lie beside the program in a folder of its
    /// module's name; every other class is the program's.
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
