/// Where a container takes its own layout priority from.
///
/// Probed on macOS 27: a stack of one child, overlays, backgrounds and pure drawing effects hand the child's priority
/// on; padding, frames, aspect ratios and grids do not.
package enum LayoutPriorityRule: Sendable {
    /// The container has priority 0.
    case none
    /// That of a sole child; 0 with more of them.
    case soleChild
    /// That of the first child.
    case firstChild
}
