import ArgumentParser
import HostProtocol

/// Every case of the flags is an option of its own, under its raw value.
extension EnumerableFlag where Self: OptionFlag {
    package static func name(for value: Self) -> NameSpecification {
        NameSpecification(([value.rawValue] + value.otherNames).map { NameSpecification.Element.customLong($0) })
    }

    package static func help(for value: Self) -> ArgumentHelp? { ArgumentHelp(stringLiteral: value.help) }
}

extension PreviewFlag: EnumerableFlag {}
extension StepFlag: EnumerableFlag {}
extension FileFlag: EnumerableFlag {}

extension ColorSchemeName: ExpressibleByArgument {}
extension TextSizeName: ExpressibleByArgument {}
extension DirectionName: ExpressibleByArgument {}
extension ContrastName: ExpressibleByArgument {}
extension OrientationName: ExpressibleByArgument {}
extension SystemName: ExpressibleByArgument {}
extension WidgetLook: ExpressibleByArgument {}
extension Place: ExpressibleByArgument {}
