import CoreGraphics
import Foundation
import RunContext

/// A layer that repeats its content, each copy a step further than the one before.
///
/// The copies stand still: the delays between their animations have no effect.
///
/// Source: Apple, Core Animation `CAReplicatorLayer`.
open class CAReplicatorLayer: CALayer {
    open var instanceCount = 1
    open var preservesDepth = false
    /// Seconds.
    open var instanceDelay: Double = 0
    /// The transform from a copy to the next, about the middle of the layer.
    open var instanceTransform = CATransform3DIdentity
    open var instanceColor: CGColor?
    open var instanceRedOffset: Float = 0 {
        didSet { RunReports.noteUndrawn("CAReplicatorLayer.instanceRedOffset", if: instanceRedOffset != 0) }
    }
    open var instanceGreenOffset: Float = 0 {
        didSet { RunReports.noteUndrawn("CAReplicatorLayer.instanceGreenOffset", if: instanceGreenOffset != 0) }
    }
    open var instanceBlueOffset: Float = 0 {
        didSet { RunReports.noteUndrawn("CAReplicatorLayer.instanceBlueOffset", if: instanceBlueOffset != 0) }
    }
    open var instanceAlphaOffset: Float = 0
}

/// A layer whose sublayers share one space; the layer itself draws nothing.
///
/// Source: Apple, Core Animation `CATransformLayer`.
open class CATransformLayer: CALayer {}
