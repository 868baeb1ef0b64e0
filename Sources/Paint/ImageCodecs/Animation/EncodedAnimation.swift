/// The file of an animation, with the losses made for it.
package struct EncodedAnimation: Sendable, Equatable {
    package var bytes: [UInt8]
    package var warnings: [AnimationWarning]

    package init(bytes: [UInt8], warnings: [AnimationWarning] = []) {
        self.bytes = bytes
        self.warnings = warnings
    }
}
