import Foundation

/// The repository's top folder.
let root = URL(filePath: #filePath + "/../../..").standardized
