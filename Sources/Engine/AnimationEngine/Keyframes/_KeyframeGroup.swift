/// Keyframes side by side; the builder makes it of several.
public struct _KeyframeGroup<Value>: Keyframes {
    let parts: [any Keyframes<Value>]

    public var body: _KeyframeGroup<Value> { self }

    public func _resolve(into resolved: inout _ResolvedKeyframes<Value>) {
        for part in parts { part._resolve(into: &resolved) }
    }
}
