import AppIntents
import Appearance
import Drawing
import Foundation
import HostProtocol
import SwiftUI
import UIKit
import WidgetKit

/// The types of SwiftUI and WidgetKit that the options stand for.
extension RenderOptions {
    /// The options as a host uses them: with the pixels of the device that they name, where its own are asked for.
    ///
    /// - Throws: `RequestError` for a device or a colour that does not exist.
    package func checked() throws -> RenderOptions {
        try surroundings.check()
        if let background = finish.background, RGBA(named: background) == nil { throw RequestError.unknownTint(background) }
        for variant in variants { try showing(variant).surroundings.check() }
        return onItsDevice
    }

    /// The same with the pixels of the device, where its own are asked for.
    package var onItsDevice: RenderOptions {
        var options = self
        if followsDevice, let device = surroundings.device, let scale = DeviceMetrics.scale(of: device) { options.scale = scale }
        return options
    }

    /// The traits for UIKit that differ from those of a plain run.
    package var traits: UITraitCollection {
        var traits: [UITraitCollection] = []
        if contrast == .increased { traits.append(UITraitCollection(accessibilityContrast: .high)) }
        if self[.boldText] { traits.append(UITraitCollection(legibilityWeight: .bold)) }
        return UITraitCollection(traitsFrom: traits)
    }

    /// The family in place of the one that a preview names.
    var widgetFamily: WidgetFamily? { family.map(WidgetFamily.init) }

    var timeZone: TimeZone { .gmt }

    /// True where layout goes from right to left: as asked for, or as the locale's language is written.
    var isRightToLeft: Bool { direction.map { $0 == .rightToLeft } ?? (locale.language.characterDirection == .rightToLeft) }

    var parameterWishes: [ParameterWish] { parameters.map { ParameterWish(owner: $0.owner, name: $0.name, words: $0.value) } }

    /// Gives parameters of widgets values, by name.
    package mutating func setParameters(_ values: [String: String]) {
        parameters = values.sorted { $0.key < $1.key }.map { Parameter(name: $0.key, value: $0.value) }
    }

    /// Sets the values at the root of a tree that describe the surroundings to views.
    func apply(to environment: inout EnvironmentValues) {
        environment.systemLook = SystemLook(SystemRelease(system))
        if self[.alwaysOn] { environment.isLuminanceReduced = true }
        if self[.privacy] { environment.redactionReasons.formUnion(.privacy) }
        if self[.simplified] { environment.levelOfDetail = .simplified }
    }
}

extension DynamicTypeSize {
    /// The size with the name of its case.
    init?(_ name: TextSizeName) {
        guard let size = Self.allCases.first(where: { "\($0)" == name.rawValue }) else { return nil }
        self = size
    }
}

/// Values derived from the options.
extension RenderOptions {
    /// The entries of a provider that are drawn by default. They are enough to see changes, and a timeline of one entry a minute takes
    /// only seconds.
    package static let entriesByDefault = 1...8

    /// The same where a time is given for which they are followed.
    package static let followedByDefault = 1...48

    /// The entries that are drawn of what a provider gives.
    var providedEntries: ClosedRange<Int> { entries ?? (until == nil ? Self.entriesByDefault : Self.followedByDefault) }

    /// The longest animation, in seconds; what still moves then is cut off and reported.
    package var longestAnimation: Double { max(Self.longestByDefault, duration ?? 0) }
    private static let longestByDefault = 10.0

    /// Returns the message about something that is cut off.
    ///
    /// - Parameter length: how long it would take, in seconds, if that is known.
    func cut(_ thing: String, length: Double) -> String {
        let whole = length.isFinite ? "; --duration \(Int(length.rounded(.up))) films all of it" : ""
        return "\(thing) does not come to rest within \(longestAnimation) s; the animation is cut off there\(whole)."
    }
}

extension WidgetFamily {
    init(_ name: WidgetFamilyName) {
        self =
            switch name {
            case .systemSmall: .systemSmall
            case .systemMedium: .systemMedium
            case .systemLarge: .systemLarge
            case .systemExtraLarge: .systemExtraLarge
            case .systemExtraLargePortrait: .systemExtraLargePortrait
            case .accessoryCircular: .accessoryCircular
            case .accessoryRectangular: .accessoryRectangular
            case .accessoryInline: .accessoryInline
            case .accessoryCorner: .accessoryCorner
            }
    }
}

extension SystemRelease {
    package init(_ name: SystemName) {
        self =
            switch name {
            case .iOS14: .iOS14
            case .iOS17: .iOS17
            case .iOS18: .iOS18
            case .iOS26: .iOS26
            }
    }
}

extension ColorScheme {
    init(_ name: ColorSchemeName) { self = name == .dark ? .dark : .light }
}

extension ColorSchemeName {
    package init(_ scheme: ColorScheme) { self = scheme == .dark ? .dark : .light }
}

/// A device or a colour in the options that does not exist.
enum RequestError: Error, CustomStringConvertible {
    case unknownDevice(String)
    case unknownTint(String)

    /// Returns the message about an existing device whose widgets have no public sizes.
    private static func words(onUnmeasured name: String) -> String {
        guard let (screen, device) = WidgetDevice.nearest(toModel: name) else { return name }
        return "The sizes of widgets on \(name), whose screen has \(Int(screen.width)) by \(Int(screen.height)) points, are not published, "
            + "and Zoetrope does not guess them. The nearest screen with known sizes is --device \"\(device.name)\"."
    }

    var description: String {
        switch self {
        case .unknownDevice(let name) where WidgetDevice.nearest(toModel: name) != nil:
            Self.words(onUnmeasured: name)
        case .unknownDevice(let name):
            UnknownDevice(name: name).description
        case .unknownTint(let name):
            "\"\(name)\" is not a colour: write it as #RRGGBB, or give a system colour such as orange."
        }
    }
}
