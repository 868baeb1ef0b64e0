import CoreLocation
import RunContext
import UIKit

/// The view of an annotation: its picture.
///
/// Source: Apple, MapKit `MKAnnotationView`.
@MainActor @preconcurrency
open class MKAnnotationView: UIView {
    open var annotation: (any MKAnnotation)?
    public let reuseIdentifier: String?
    open var image: UIImage? {
        didSet {
            picture.image = image
            frame.size = image?.size ?? .zero
            picture.frame = bounds
        }
    }
    /// Points from the annotation's place to the middle of the view.
    open var centerOffset = CGPoint.zero
    open var calloutOffset = CGPoint.zero
    open var isEnabled = true
    open var isHighlighted = false
    open var isSelected = false
    open var isDraggable = false
    open var canShowCallout = false
    open var leftCalloutAccessoryView: UIView?
    open var rightCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
    open var displayPriority = MKFeatureDisplayPriority.required
    /// The place among views that overlap: those with more are in front.
    open var zPriority = MKAnnotationViewZPriority.defaultUnselected
    open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
    var shownZPriority: Float { (isSelected ? selectedZPriority : zPriority).rawValue }
    open var clusteringIdentifier: String? {
        didSet { RunReports.noteUndrawn("MKAnnotationView.clusteringIdentifier", if: clusteringIdentifier != nil) }
    }
    private let picture = UIImageView(frame: .zero)

    public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
        addSubview(picture)
    }
    public override convenience init(frame: CGRect) {
        self.init(annotation: nil, reuseIdentifier: nil)
        self.frame = frame
    }
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(picture)
    }

    open func prepareForReuse() {}
    open func prepareForDisplay() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// The place of a view among those that overlap, 0 to 1,000.
///
/// Source: Apple, MapKit `MKAnnotationViewZPriority`.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let max = MKAnnotationViewZPriority(1000)
    public static let defaultSelected = MKAnnotationViewZPriority(1000)
    public static let defaultUnselected = MKAnnotationViewZPriority(500)
    public static let min = MKAnnotationViewZPriority(0)
}

/// The order in which views give way to one another; all of them are shown here.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = MKFeatureDisplayPriority(1000)
    public static let defaultHigh = MKFeatureDisplayPriority(750)
    public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// A balloon over a place, as SwiftUI's `Marker` draws it.
///
/// Source: Apple, MapKit `MKMarkerAnnotationView`; its measures are judged by eye.
open class MKMarkerAnnotationView: MKAnnotationView {
    open var markerTintColor: UIColor? { didSet { draw() } }
    open var glyphTintColor: UIColor? { didSet { draw() } }
    open var glyphText: String? { didSet { draw() } }
    open var glyphImage: UIImage? { didSet { draw() } }
    open var selectedGlyphImage: UIImage?
    open var titleVisibility = MKFeatureVisibility.adaptive
    open var subtitleVisibility = MKFeatureVisibility.adaptive
    open var animatesWhenAdded = false
    open override var annotation: (any MKAnnotation)? { didSet { draw() } }

    public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        draw()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        draw()
    }

    /// The side of the balloon, and the height of its tip, in points.
    private static let (side, tip): (CGFloat, CGFloat) = (28, 6)

    private func draw() {
        let (side, tip) = (Self.side, Self.tip)
        image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side + tip)).image { _ in
            (markerTintColor ?? .systemRed).setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: side, height: side)).fill()
            let point = UIBezierPath()
            point.move(to: CGPoint(x: side / 2 - 5, y: side - 2))
            point.addLine(to: CGPoint(x: side / 2 + 5, y: side - 2))
            point.addLine(to: CGPoint(x: side / 2, y: side + tip))
            point.close()
            point.fill()
            let middle = CGRect(x: side * 0.22, y: side * 0.22, width: side * 0.56, height: side * 0.56)
            let tint = glyphTintColor ?? .white
            if let glyphText {
                let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: tint]
                let size = glyphText.size(withAttributes: attributes)
                glyphText.draw(at: CGPoint(x: (side - size.width) / 2, y: (side - size.height) / 2), withAttributes: attributes)
            } else {
                (glyphImage ?? UIImage(systemName: "mappin"))?.withTintColor(tint, renderingMode: .alwaysTemplate).draw(in: middle)
            }
        }
        centerOffset = CGPoint(x: 0, y: -(side + tip) / 2)
    }
}

/// The visibility of a title.
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }
