import Drawing
import HostProtocol
import SwiftUI
import WidgetKit

/// How what is shown is put in the place that the options ask for.
extension PreviewPlanner {
    /// The plan, its canvas in a place.
    ///
    /// The place is drawn here, once: all frames share its items, and a rasteriser that compares frames leaves them alone.
    func inPlace(_ plan: PreviewPlan) throws -> PreviewPlan {
        // A corner widget has no form but that of its face: the label bends around it.
        // A bezel is a device's.
        let usual: Place? = options[.bezel] && plan.family == nil && plan.surfaceRole == nil ? .device : nil
        guard let asked = options.surroundings.place ?? usual ?? (plan.family == .accessoryCorner ? .watchFace : nil) else { return plan }
        var plan = plan
        if let role = plan.surfaceRole {
            plan.stage = try stage(for: role, size: plan.size, in: plan.place)
            if let canvas = plan.touchedCanvas?.size {
                plan.touchedCanvas?.stage = try stage(for: role, size: canvas, in: plan.place)
            }
            if plan.place != asked, let words = role.words(askedFor: asked) { plan.remarks.notes.append(words) }
        } else if let family = plan.family {
            let place = plan.place ?? (family == .accessoryCorner ? .watchFace : asked)
            plan.place = place
            if place != asked {
                plan.remarks.notes.append("a widget of family \(family) is not shown on \(asked.title): it is drawn on \(place.title).")
            }
            plan.stage = try stage(of: plan, family: family, in: place)
            if family == .accessoryCorner, place == .watchFace { plan.bendLabels() }
        } else if asked == .device {
            return try onDevice(plan)
        } else {
            plan.remarks.notes.append(
                "--context \(asked.rawValue) is for widgets, Live Activities and controls, and this is an app's view.")
        }
        return plan
    }

    private func stage(of plan: PreviewPlan, family: WidgetFamily, in place: Place) throws -> PlaceStage {
        let screen = screen(for: family)
        switch place {
        case .homeScreen, .device:
            if let pad = pad(for: family) { return try stage(of: plan, onHomeScreenOf: pad, screen) }
            let view = HomeScreen(
                screen: screen, widget: plan.size, cornerRadius: plan.cornerRadius, name: plan.title, camera: camera,
                hasGlass: plan.look == .clear)
            return try stage(view, size: screen, origin: view.hole?.origin ?? .zero, isBare: plan.look == .clear)
        case .lockScreen:
            let view = LockScreen(screen: screen, family: family, isDimmed: options[.alwaysOn], camera: camera)
            return try stage(view, size: screen, origin: view.hole(for: plan.size).origin, isBare: true)
        case .standBy:
            let turned = CGSize(width: screen.height, height: screen.width)
            let view = StandByScreen(screen: turned)
            return try stage(
                view, size: turned, origin: view.origin(of: plan.size), scale: view.scale(of: plan.size), isBare: true)
        case .watchFace:
            let face = (options.surroundings.widgetDevice.flatMap { $0.isWatch ? $0 : nil } ?? .watch).screen
            let view = WatchFace(screen: face, family: family)
            return try stage(view, size: face, origin: view.hole(for: plan.size).origin, isBare: true)
        case .gallery:
            let view = GalleryScreen(
                screen: screen, widget: plan.size, cornerRadius: plan.cornerRadius, name: plan.title, summary: plan.summary)
            return try stage(view, size: CGSize(width: screen.width, height: view.height), origin: view.hole.origin, isBare: false)
        }
    }

    private func stage(for role: Surface.Role, size: CGSize, in place: Place?) throws -> PlaceStage {
        if place == .standBy { return try stage(Color.black, size: size, origin: .zero, isBare: true) }
        if place == .watchFace {
            let face = WatchFace(screen: WidgetDevice.watch.screen, family: .accessoryRectangular)
            return try stage(face, size: face.screen, origin: face.hole(for: size).origin, isBare: true)
        }
        let screen = (options.surroundings.phone ?? .standard).screen
        switch role {
        case .banner:
            let view = LockScreen(screen: screen, isDimmed: options[.alwaysOn], camera: camera)
            return try stage(view, size: screen, origin: view.banner(of: size).origin, isBare: true)
        case .island, .minimalIsland:
            let view = HomeScreen(screen: screen, camera: role == .minimalIsland ? .island : nil)
            // A minimal island stands beside the camera's.
            let x = role == .island ? (screen.width - size.width) / 2 : (screen.width + StatusBar.pill.width) / 2 + 9
            return try stage(view, size: screen, origin: CGPoint(x: x, y: StatusBar.top), isBare: true)
        case .control:
            let view = ControlCenterScreen(screen: screen, control: size)
            return try stage(
                view, size: CGSize(width: screen.width, height: ControlCenterScreen.height), origin: view.hole.origin, isBare: true)
        }
    }

    /// An iPad's Home Screen shows a widget smaller than it was laid out.
    private func stage(of plan: PreviewPlan, onHomeScreenOf pad: WidgetDevice, _ screen: CGSize) throws -> PlaceStage {
        let share = pad.shownShare
        let small = (pad.size(of: .systemSmall)?.width ?? plan.size.height) * share
        let medium = (pad.size(of: .systemMedium)?.width ?? 2 * plan.size.height) * share
        let shown = CGSize(width: plan.size.width * share, height: plan.size.height * share)
        let view = PadHomeScreen(
            screen: screen, small: small, medium: medium, widget: shown, cornerRadius: plan.cornerRadius * share, name: plan.title,
            hasGlass: plan.look == .clear)
        return try stage(view, size: screen, origin: view.hole.origin, scale: share, isBare: plan.look == .clear)
    }

    /// The iPad on which a widget stands: the one that is asked for, or the largest for what only iPads show.
    private func pad(for family: WidgetFamily) -> WidgetDevice? {
        let device = options.surroundings.widgetDevice ?? .standard
        if device.isPad { return device }
        return family == .systemExtraLarge ? WidgetDevice(named: "iPad 1024x1366") : nil
    }

    /// The part of the camera that is visible on the requested phone.
    var camera: WidgetDevice.Camera { (options.surroundings.phone ?? .standard).camera }

    /// The screen that a widget stands on; an iPad's lies on its side, as the widest widgets need.
    private func screen(for family: WidgetFamily) -> CGSize {
        let device = options.surroundings.widgetDevice ?? .standard
        if device.isPad { return CGSize(width: device.screen.height, height: device.screen.width) }
        if family == .systemExtraLarge { return CGSize(width: 1366, height: 1024) }
        return device.isWatch ? WidgetDevice.standard.screen : device.screen
    }

    func stage(
        _ view: some View, size: CGSize, origin: CGPoint, scale: CGFloat = 1, isBare: Bool
    ) throws -> PlaceStage {
        let tree = ViewTree(size: size, placement: .centered, environment: environment)
        try tree.update(view, transaction: Transaction(), at: 0)
        return PlaceStage(size: size, origin: origin, scale: scale, isBare: isBare, behind: tree.displayList(at: 0).items)
    }
}

extension Surface.Role {
    /// Returns the message about a surface that is drawn in another place than the requested one; nil if it is drawn in that.
    fileprivate func words(askedFor place: Place) -> String? {
        switch (self, place) {
        case (.banner, .lockScreen), (.island, .homeScreen), (.minimalIsland, .homeScreen): nil
        case (.banner, .watchFace):
            "the Live Activity has no supplemental family .small: watches do not show it, and it is drawn on the "
                + "Lock Screen."
        case (.banner, _): "the Lock Screen presentation of a Live Activity is not shown on \(place.title): it is drawn on the Lock Screen."
        case (.island, .standBy), (.minimalIsland, .standBy):
            "only the Lock Screen presentation of a Live Activity fills StandBy: this one is drawn on a phone in use."
        case (.island, _), (.minimalIsland, _): "the Dynamic Island is drawn on a phone in use, and not on \(place.title)."
        case (.control, _): "a control is drawn in Control Center, and not on \(place.title)."
        }
    }
}

extension PreviewPlan {
    /// Lets the labels of a corner widget follow its face.
    fileprivate mutating func bendLabels() {
        guard let stage else { return }
        let middle = CGVector(
            dx: stage.size.width / 2 - stage.origin.x - size.width / 2, dy: stage.size.height / 2 - stage.origin.y - size.height / 2)
        let radius = size.width / 2
        func bent(_ entry: Entry) -> Entry {
            var entry = entry
            let makeView = entry.makeView
            entry.makeView = { CornerWidget(try makeView(), middle: middle, radius: radius) }
            return entry
        }
        (entries, asides) = (entries.map(bent), asides.map(bent))
    }
}
