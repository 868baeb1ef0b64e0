import Drawing

/// A picture in the flow of text, in its natural size with its bottom on the baseline.
package struct InlineImage: Equatable {
    let image: ImageSource
    /// The size in points.
    let size: CGSize
    let style: ImageStyle
    /// True if only its alpha counts, filled like the text around it.
    let isTemplate: Bool

    init?(_ picture: AssetImage, as appearance: ImageAppearance, _ direction: LayoutDirection) {
        guard picture.scale > 0 else { return nil }
        let pixmap = picture.image.pixmap
        image = picture.image
        size = CGSize(
            width: CGFloat(pixmap.widthInPixels) / picture.scale, height: CGFloat(pixmap.heightInPixels) / picture.scale)
        style = appearance.style(of: picture, isResizable: false, direction)
        let mode = appearance.mode(of: picture)
        isTemplate = mode == .template
    }

    /// Returns the items drawn with the pen at a place.
    func items(at pen: CGPoint, paint: Paint, opacity: Double) -> [DisplayItem] {
        let frame = CGRect(x: pen.x, y: pen.y - size.height, width: size.width, height: size.height)
        let item = DisplayItem.image(image, frame, style)
        if isTemplate { return [.mask([item], content: [.fill(Path(frame), FillStyle(), paint)])] }
        return opacity < 1 ? [.group(opacity: opacity, blendMode: .normal, [item])] : [item]
    }
}
