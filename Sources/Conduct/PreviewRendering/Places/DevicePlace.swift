import Drawing
import Foundation
import HostProtocol
import SwiftUI
import WidgetKit

/// An app's view on the screen of its device: with what the system draws over it, and round corners.
extension PreviewPlanner {
    /// Returns the plan on its device; the canvas of a view that is no screen stays as it is, with a note.
    func onDevice(_ plan: PreviewPlan) throws -> PreviewPlan {
        var plan = plan
        guard plan.environment.screenInsets != EdgeInsets() else {
            plan.remarks.notes.append("--context device is for views on the screen of a device, and this canvas is none.")
            return plan
        }
        let bezel: CGFloat = options[.bezel] ? DeviceBezel.width : 0
        let radius = ScreenInsets.cornerRadius(of: plan.size)
        let whole = CGSize(width: plan.size.width + 2 * bezel, height: plan.size.height + 2 * bezel)
        let frame = bezel > 0 ? DeviceBezel(radius: radius) : nil
        var stage = try stage(frame, size: whole, origin: CGPoint(x: bezel, y: bezel), isBare: false)
        let chrome = DeviceChrome(screen: plan.size, insets: plan.environment.screenInsets, camera: camera)
        let tree = ViewTree(size: plan.size, placement: .centered, environment: plan.environment)
        try tree.update(chrome, transaction: Transaction(), at: 0)
        stage.inFront = [stage.placed(tree.displayList(at: 0).items)]
        (plan.stage, plan.cornerRadius) = (stage, radius)
        return plan
    }
}

extension EnvironmentValues {
    /// Sets the values of a view on a screen.
    ///
    /// - Parameters:
    ///   - size: of the screen, in points.
    ///   - insets: the space that the screen keeps clear; zero where the canvas is no screen.
    mutating func stand(onScreenOf size: CGSize, clear insets: EdgeInsets) {
        screenInsets = insets
        let radius = insets == EdgeInsets() ? 0 : ScreenInsets.cornerRadius(of: size)
        guard radius > 0, systemLook[ScreenLook.self].shapesFollowCorners else { return }
        containerShape = ContainerShape(
            shape: RoundedRectangle(cornerRadius: radius, style: .continuous), frame: CGRect(origin: .zero, size: size))
    }
}

extension EnvironmentValues {
    /// Sets the size classes of an app that fills a screen; an upright phone's are those of every environment.
    ///
    /// Source: Human Interface Guidelines, Layout, "Device size classes": on their side the wide phones, from 414 points on, have a
    /// regular width.
    package mutating func classify(screen: CGSize) {
        let (short, long) = (min(screen.width, screen.height), max(screen.width, screen.height))
        if short >= 744 {
            (horizontalSizeClass, verticalSizeClass) = (.regular, .regular)
        } else if screen.width > screen.height {
            (horizontalSizeClass, verticalSizeClass) = (short >= 414 && long >= 736 ? .regular : .compact, .compact)
        }
    }
}

/// A plain frame around a screen; it is nobody's.
private struct DeviceBezel: View {
    /// The radius of the screen's corners, in points.
    let radius: CGFloat

    /// In points.
    static let width: CGFloat = 14

    var body: some View {
        let outline = RoundedRectangle(cornerRadius: radius > 0 ? radius + Self.width : Self.width, style: .continuous)
        outline.fill(Color(white: 0.08)).overlay { outline.strokeBorder(Color(white: 0.35), lineWidth: 1.5) }
    }
}

/// The system's parts of the screen over an app: the status bar with the camera's part of it, and the line at the bottom.
private struct DeviceChrome: View {
    let screen: CGSize
    let insets: EdgeInsets
    let camera: WidgetDevice.Camera

    var body: some View {
        ZStack(alignment: .top) {
            Color.clear
            // A phone on its side shows no status bar.
            if insets.top > 0 { DeviceStatusBar(width: screen.width, height: insets.top, camera: camera) }
            if insets.bottom > 0 { homeIndicator }
        }
    }

    /// A line of 5 points, 8 above the edge; a third of the screen wide, by eye.
    private var homeIndicator: some View {
        Capsule(style: .circular).fill(.primary)
            .frame(width: min(screen.width / 3, 200), height: 5)
            .padding(.bottom, 8)
            .frame(maxHeight: .infinity, alignment: .bottom)
    }
}

/// The hour at the left, the signs of the networks and the battery at the right, in the colour of text.
private struct DeviceStatusBar: View {
    let width: CGFloat
    let height: CGFloat
    let camera: WidgetDevice.Camera

    var body: some View {
        ZStack {
            if height > 40, camera == .island {
                Capsule().fill(.black).frame(width: StatusBar.pill.width, height: StatusBar.pill.height)
                    .position(x: width / 2, y: StatusBar.middle + islandShift)
            } else if height > 40, camera == .notch {
                UnevenRoundedRectangle(bottomLeadingRadius: 20, bottomTrailingRadius: 20, style: .continuous).fill(.black)
                    .frame(width: 164, height: 33).position(x: width / 2, y: 16.5)
            }
            PlaceClock().font(.system(size: isNarrow ? 12 : 17, weight: .semibold)).position(x: clockPlace, y: middle)
            signs.position(x: isNarrow ? width - 40 : width / 2 + 138, y: middle)
        }
        .frame(width: width, height: height)
    }

    /// True for the status bar of screens without a camera in them.
    private var isNarrow: Bool { height < 40 }
    private var middle: CGFloat { isNarrow ? height / 2 : camera == .island ? StatusBar.middle + islandShift : height / 2 + 2 }
    private var clockPlace: CGFloat { isNarrow ? width / 2 : width / 2 - 138 }
    /// An island stands three points lower on screens whose status bar is three points higher.
    private var islandShift: CGFloat { height > 60 ? 3 : 0 }

    private var signs: some View {
        HStack(spacing: isNarrow ? 3 : 5) {
            Image(systemName: "cellularbars")
            Image(systemName: "wifi")
            HStack(spacing: 1) {
                RoundedRectangle(cornerRadius: 4).fill(.primary).frame(width: isNarrow ? 20 : 25, height: isNarrow ? 10 : 13)
                RoundedRectangle(cornerRadius: 1).fill(.secondary).frame(width: 1.5, height: 4)
            }
        }
        .font(.system(size: isNarrow ? 11 : 15, weight: .semibold))
    }
}
