import Drawing

nonisolated extension View {
    /// Draws the view rotated in space around an axis, in perspective.
    ///
    /// - Parameters:
    ///   - axis: the direction of the axis; x runs to the right, y down, z towards the viewer.
    ///   - anchor: the point of the view through which the axis passes.
    ///   - anchorZ: the distance of the axis from the view towards the viewer, in points.
    ///   - perspective: the nearness of the viewer: the longer side of the view divided by the distance.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            Rotation3DEffect(
                angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }

    /// Draws the view through a map whose origin is the view's top left corner.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(ProjectionEffect(transform: transform))
    }
}

nonisolated package struct Rotation3DEffect: RenderEffect {
    package typealias Body = Never
    package var angle: Angle
    package var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    package var anchor: UnitPoint
    package var anchorZ: CGFloat
    package var perspective: CGFloat

    package init(angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, anchorZ: CGFloat, perspective: CGFloat) {
        self.angle = angle
        self.axis = axis
        self.anchor = anchor
        self.anchorZ = anchorZ
        self.perspective = perspective
    }

    package typealias EffectData = AnimatablePair<
        Double,
        AnimatablePair<
            AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>,
            AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
        >
    >

    @MainActor package var effectData: EffectData {
        get {
            AnimatablePair(
                angle.animatableData,
                AnimatablePair(
                    AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z)),
                    AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective))))
        }
        set {
            angle.animatableData = newValue.first
            let (direction, place) = (newValue.second.first, newValue.second.second)
            axis = (direction.first, direction.second.first, direction.second.second)
            anchor.animatableData = place.first
            (anchorZ, perspective) = (place.second.first, place.second.second)
        }
    }

    @MainActor package func paint(_ inner: ViewNode, frame: CGRect, with painter: inout Painter) {
        let isRightToLeft = inner.environment.layoutDirection == .rightToLeft
        painter.draw(inner, through: turn(of: frame.size, isRightToLeft: isRightToLeft), in: frame)
    }

    @MainActor package func transform(of frame: CGRect, isRightToLeft: Bool) -> ProjectionTransform? {
        turn(of: frame.size, isRightToLeft: isRightToLeft).placed(in: frame)
    }

    /// Returns the map for a view of a size, whose origin is the view's top left corner.
    @MainActor private func turn(of size: CGSize, isRightToLeft: Bool) -> ProjectionTransform {
        guard effectData.magnitudeSquared.isFinite else { return .undefined }
        let turn = ProjectionTransform(
            turning: size, by: angle.radians, around: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
        guard isRightToLeft else { return turn }
        let mirror = ProjectionTransform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
        return mirror.concatenating(turn).concatenating(mirror)
    }
}

nonisolated package struct ProjectionEffect: RenderEffect {
    package typealias Body = Never
    // It jumps, because the data of Apple's `_ProjectionEffect` is `EmptyAnimatableData`. A user's own `GeometryEffect` animates.
    package typealias EffectData = EmptyAnimatableData
    package var transform: ProjectionTransform

    package init(transform: ProjectionTransform) {
        self.transform = transform
    }

    /// The nine numbers of the map, row by row.
    @MainActor package var numbers: [Double] {
        get { transform.numbers.map { Double($0) } }
        set { transform.numbers = newValue.map { CGFloat($0) } }
    }

    @MainActor package func paint(_ inner: ViewNode, frame: CGRect, with painter: inout Painter) {
        painter.draw(inner, through: transform, in: frame)
    }

    @MainActor package func transform(of frame: CGRect, isRightToLeft: Bool) -> ProjectionTransform? { transform.placed(in: frame) }
}

extension ProjectionTransform {
    /// The nine numbers, row by row.
    var numbers: [CGFloat] {
        get { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }
        set {
            guard newValue.count == 9 else { return }
            (m11, m12, m13) = (newValue[0], newValue[1], newValue[2])
            (m21, m22, m23) = (newValue[3], newValue[4], newValue[5])
            (m31, m32, m33) = (newValue[6], newValue[7], newValue[8])
        }
    }

    /// A map of NaN values, through which nothing is drawn.
    static var undefined: ProjectionTransform {
        var map = ProjectionTransform()
        map.numbers = [CGFloat](repeating: .nan, count: 9)
        return map
    }

    /// True if content can be drawn through the map.
    var isFinite: Bool { numbers.allSatisfy(\.isFinite) }
}

extension Painter {
    /// Draws a node through a projection whose origin is the top left of a frame.
    mutating func draw(_ node: ViewNode, through projection: ProjectionTransform, in frame: CGRect) {
        guard !projection.isIdentity else { return node.paint(with: &self) }
        let items = group { node.paint(with: &$0) }
        guard !items.isEmpty else { return }
        draw([.projection(projection.placed(in: frame), items)])
    }
}

extension ProjectionTransform {
    /// Returns the map, whose origin is the top left corner of a frame, in the coordinates of the frame.
    func placed(in frame: CGRect) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: -frame.minX, y: -frame.minY))
            .concatenating(self)
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: frame.minX, y: frame.minY)))
    }
}
