import Foundation
import RunContext
import UIKit

/// The programs for which a font is registered.
///
/// Source: Apple, Core Text `CTFontManagerScope`.
public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }

/// Registers the font of a file. The fonts of a program's resources are there from the beginning; another file's is not added, which is
/// reported.
///
/// - Returns: true if texts can be drawn in the font.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard let provider = CGDataProvider(url: fontURL), let font = CGFont(provider) else {
        error?.pointee = Unmanaged.passRetained(FontFailure.error(.invalidFontData))
        return false
    }
    return CTFontManagerRegisterGraphicsFont(font, error)
}

/// Registers a font, as ``CTFontManagerRegisterFontsForURL(_:_:_:)`` does.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    let name = font.postScriptName.map { "\($0)" } ?? ""
    if UIFont(name: name, size: 12) != nil { return true }
    RunReports.note(
        "The font \(name) was registered by code and is not among the program's resources: texts in it are drawn in the system's font. "
            + "--fonts takes its folder.")
    error?.pointee = Unmanaged.passRetained(FontFailure.error(.unrecognizedFormat))
    return false
}

/// Takes nothing away: the fonts of the resources stay.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    RunReports.note("CTFontManagerUnregisterFontsForURL was called: fonts stay registered here.")
    return false
}

/// The reason why a font was not registered.
///
/// Source: Apple, Core Text `CTFontManagerError`, with its raw values.
public enum CTFontManagerError: Int, Sendable {
    case fileNotFound = 101
    case insufficientPermissions = 102
    case unrecognizedFormat = 103
    case invalidFontData = 104
    case alreadyRegistered = 105
}

private enum FontFailure {
    static func error(_ code: CTFontManagerError) -> CFError {
        NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: code.rawValue)
    }
}
