extension WidgetDevice {
    /// The watch for which complications are drawn by default: 45 mm.
    package static let watch = watch(
        width: 198, height: 242, circular: 50, corner: 38, rectangular: CGSize(width: 184, height: 80.5))

    /// 49 mm since Ultra 3, 49, 46 (Series 10 and later), 45, 44, 42 (the same), 41 and 40 mm.
    ///
    /// Sources: Human Interface Guidelines, Widgets, table of watchOS sizes (text of 2025-01-17), for the rectangle; Complications,
    /// tables of the circular and the corner family, for the circles. The width of an inline widget's line, which depends on the face, is
    /// not public: here it leaves 12 points on each side. For the three watches that those tables lack: the sizes that complications on
    /// their faces print (github.com/ryanlintott/FrameUp, `Measurements`, watchOS 27; the corner of 46 mm as a complication measured on a
    /// watch of that size. No source at hand has that of Ultra 3, so it has none).
    static let watches: [WidgetDevice] = [
        watch(width: 211, height: 257, circular: 51, corner: nil, rectangular: CGSize(width: 199, height: 84.5)),
        watch(width: 205, height: 251, circular: 50, corner: 38, rectangular: CGSize(width: 191, height: 81.5)),
        watch(width: 208, height: 248, circular: 51, corner: 34, rectangular: CGSize(width: 196, height: 80.5)),
        watch,
        watch(width: 184, height: 224, circular: 47, corner: 36, rectangular: CGSize(width: 173, height: 76.5)),
        watch(width: 187, height: 223, circular: 47, corner: 30, rectangular: CGSize(width: 176, height: 72.5)),
        watch(width: 176, height: 215, circular: 44.5, corner: 34, rectangular: CGSize(width: 165, height: 72.5)),
        watch(width: 162, height: 197, circular: 42, corner: 32, rectangular: CGSize(width: 152, height: 69.5)),
    ]

    private static func watch(
        width: Int, height: Int, circular: CGFloat, corner: CGFloat?, rectangular: CGSize
    ) -> WidgetDevice {
        var sizes: [WidgetFamily: CGSize] = [
            .accessoryCircular: CGSize(width: circular, height: circular),
            .accessoryRectangular: rectangular,
            .accessoryInline: CGSize(width: CGFloat(width) - 24, height: 22),
        ]
        sizes[.accessoryCorner] = corner.map { CGSize(width: $0, height: $0) }
        return WidgetDevice(name: "watch \(width)x\(height)", sizes: sizes)
    }
}
