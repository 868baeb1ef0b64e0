/// The source of a container's own layout priority.
///
/// Probed on macOS 27: a stack of one child, overlays, backgrounds and pure drawing effects hand the child's priority
/// on; padding, frames, aspect ratios and grids do not.
package enum LayoutPriorityRule: Sendable {
    /// The container has priority 0.
    case none
    /// The priority of a sole child; 0 with more children.
    case soleChild
    /// The priority of the first child.
    case firstChild
}
