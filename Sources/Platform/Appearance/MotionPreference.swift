/// The motion that users ask for.
package enum MotionPreference {
    /// True where the views whose code runs are shown with less motion.
    @TaskLocal package static var isReduced = false
}
