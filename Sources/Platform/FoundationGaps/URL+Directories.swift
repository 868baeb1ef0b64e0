import Foundation

/// The folders of a program by their names. Each is created on access, as on a device.
///
/// Source: Apple, Foundation `URL`.
extension URL {
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    public static var desktopDirectory: URL { folder(.desktopDirectory) }
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    public static var libraryDirectory: URL { folder(.libraryDirectory) }
    public static var moviesDirectory: URL { folder(.moviesDirectory) }
    public static var musicDirectory: URL { folder(.musicDirectory) }
    public static var picturesDirectory: URL { folder(.picturesDirectory) }

    private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
        let found = try? FileManager.default.url(for: kind, in: .userDomainMask, appropriateFor: nil, create: true)
        return found ?? FileManager.default.temporaryDirectory
    }
}
