// The effects of symbols, which SwiftUI has.
@_exported import SwiftUI
