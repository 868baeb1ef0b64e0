import Appearance

/// The source of a colour.
package indirect enum ColorSource: Sendable, Hashable {
    case constant(Color.Resolved)
    case system(SystemColor)
    /// The accent colour of the environment.
    case accent
    case opacity(ColorSource, Double)
    /// A colour of a bundle's asset catalogs; without a folder, of the program's own bundle.
    case asset(String, folder: String?)
    case mix(ColorSource, ColorSource, fraction: Double, space: Gradient.ColorSpace)
    /// A style of user code that resolves to a colour, or a colour of another framework.
    case custom(CustomColor)

    package func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        switch self {
        case .constant(let resolved):
            return resolved
        case .system(let system):
            return system.resolved(in: environment)
        case .accent:
            return environment.accentColor?.source.resolve(in: environment.withoutAccentColor)
                ?? environment.accentColorOfAssets ?? SystemColor.accent.resolved(in: environment)
        case .opacity(let source, let factor):
            return source.resolve(in: environment).multiplyingOpacity(by: factor)
        case .asset(let name, let folder):
            return environment.color(named: name, folder: folder)
        case .mix(let first, let second, let fraction, let space):
            return first.resolve(in: environment)
                .mixed(with: second.resolve(in: environment), by: fraction, in: space)
        case .custom(let color):
            return color.resolve(environment)
        }
    }
}

extension ColorSource: CustomStringConvertible {
    package var description: String {
        switch self {
        case .constant(let resolved): resolved.description
        case .system(let system): system.rawValue
        case .accent: "accentColor"
        case .opacity(let source, let factor): "\(ColorSource.percentage(factor)) \(source)"
        case .asset(let name, let folder): "NamedColor(name: \"\(name)\", bundle: \(folder ?? "nil"))"
        case .mix(let first, let second, let fraction, _):
            "\(first) mixed \(ColorSource.percentage(fraction)) with \(second)"
        case .custom(let color): color.description
        }
    }

    /// Returns a fraction as a whole percentage: 0.3 is `30%`.
    private static func percentage(_ fraction: Double) -> String {
        let hundredths = (fraction * 100).rounded()
        guard hundredths.isFinite, abs(hundredths) < 1e9 else { return "\(fraction)" }
        return "\(Int(hundredths))%"
    }
}
