import HostProtocol

extension RenderOptions {
    /// The options by which images differ from those of a plain run, by the names of the command line.
    var variant: [String: String] {
        let plain = RenderOptions()
        var variant: [String: String] = [:]
        if colorScheme != plain.colorScheme { variant["color-scheme"] = colorScheme.rawValue }
        if contrast != plain.contrast { variant["contrast"] = contrast.rawValue }
        if locale != plain.locale { variant["locale"] = locale.identifier }
        variant["dynamic-type"] = dynamicType?.rawValue
        variant["direction"] = direction?.rawValue
        variant["orientation"] = orientation?.rawValue
        variant["rendering-mode"] = look?.rawValue
        variant["family"] = family?.rawValue
        variant["context"] = surroundings.place?.rawValue
        variant["device"] = surroundings.device
        if system != plain.system { variant["os"] = system.rawValue }
        for flag in PreviewFlag.allCases where self[flag] && flag != .widgets { variant[flag.rawValue] = "true" }
        return variant
    }
}
