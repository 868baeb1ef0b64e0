import Foundation
import Geometry

/// Views of user code may answer or propose NaN; layouts compute with numbers only.
extension ProposedViewSize {
    /// This proposal with NaN lengths taken as zero.
    var withoutNaN: ProposedViewSize {
        ProposedViewSize(width: width.map(\.orZero), height: height.map(\.orZero))
    }
}

extension CGSize {
    /// This size with negative and NaN lengths taken as zero.
    var withoutNaN: CGSize { CGSize(width: max(0, width.orZero), height: max(0, height.orZero)) }
}

extension CGFloat {
    /// This number, or zero if it is NaN.
    var orZero: CGFloat { isNaN ? 0 : self }
}
