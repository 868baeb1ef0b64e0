/// The position of the lines that stand for a curve, relative to it.
package enum CurveFit: Sendable {
    /// Every vertex lies on the curve: the lines leave out the area that bulges over them.
    case inscribed

    /// Vertices inside the curve lie outside of where it bends, so that lines cover as much of the curve as they leave
    /// out: filled, the area is true, and half as many lines do as well. Both ends lie on the curve.
    case balanced
}
