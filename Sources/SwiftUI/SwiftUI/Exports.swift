// User code that imports SwiftUI sees the views, shapes and modifiers of SwiftUICore with it.
@_exported import SwiftUICore
