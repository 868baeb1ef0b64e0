/// Apple's Swift Charts, drawn with the views of SwiftUI.
///
/// A chart's content is collected into marks (Content, Marks), the marks' values become scales (Data, Scales), and a figure
/// (Figure) lays out plot, axes and legend for a size and draws every mark as a view of its own, so that marks move, grow and
/// fade as any view does.
@_exported import SwiftUI
