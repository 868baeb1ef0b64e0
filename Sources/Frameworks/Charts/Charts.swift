/// Apple's Swift Charts, drawn with the views of SwiftUI.
///
/// A chart's content is collected into marks (Content, Marks), and the marks' values become scales (Data, Scales). A figure (Figure) then
/// lays out plot, axes and legend for a size. It draws every mark as a view of its own, so that marks move, grow and fade as any view
/// does.
@_exported import SwiftUI
