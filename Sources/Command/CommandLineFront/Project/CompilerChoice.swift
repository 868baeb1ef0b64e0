/// The conditions and the compiler's features that a target's build settings choose.
///
/// Xcode passes `OTHER_SWIFT_FLAGS` to the compiler as they are. Here only flags that change the meaning of code are read, and values that
/// are no names are refused: a project chooses how its code is read, not which programs and files its compilation uses.
struct CompilerChoice {
    private(set) var conditions: [String] = []
    private(set) var settings: [CompilerSetting] = []
    /// `5`, `4.2` or `6`.
    let languageMode: String
    /// The words in the place of a condition or a feature that cannot be one.
    private(set) var refused: [String] = []

    init(_ build: BuildSettings) throws(ProjectFault) {
        languageMode = LanguageMode.name(for: try build.text("SWIFT_VERSION"))
        for condition in try build.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") { add(condition: condition) }
        for feature in try features(of: build) { add(feature, CompilerSetting.upcomingFeature) }
        if try build.text("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" { add("MainActor", CompilerSetting.isolation) }
        addFlags(try build.words("OTHER_SWIFT_FLAGS"))
    }

    private mutating func add(condition: String) {
        if CompilerSetting.condition(condition) == nil {
            refused.append(condition)
        } else if !conditions.contains(condition) {
            conditions.append(condition)
        }
    }

    private mutating func add(_ word: String, _ setting: (String) -> CompilerSetting?) {
        if let setting = setting(word) { settings.append(setting) } else { refused.append(word) }
    }

    /// Adds `-D NAME`, `-DNAME` and features.
    private mutating func addFlags(_ flags: [String]) {
        for (index, flag) in flags.enumerated() {
            let value = index + 1 < flags.count ? flags[index + 1] : ""
            switch flag {
            case "-D": add(condition: value)
            case "-enable-upcoming-feature": add(value, CompilerSetting.upcomingFeature)
            case "-enable-experimental-feature": add(value, CompilerSetting.experimentalFeature)
            case "-default-isolation": add(value, CompilerSetting.isolation)
            case _ where flag.hasPrefix("-D"): add(condition: String(flag.dropFirst(2)))
            default: break
            }
        }
    }

    // MARK: Features of later language modes

    /// The features of later language modes that settings turn on, by Apple's "Build settings reference".
    private static let featureSettings: [(setting: String, feature: String)] = [
        ("SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE", "ConciseMagicFile"),
        ("SWIFT_UPCOMING_FEATURE_DEPRECATE_APPLICATION_MAIN", "DeprecateApplicationMain"),
        ("SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference"),
        ("SWIFT_UPCOMING_FEATURE_DYNAMIC_ACTOR_ISOLATION", "DynamicActorIsolation"),
        ("SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY", "ExistentialAny"),
        ("SWIFT_UPCOMING_FEATURE_FORWARD_TRAILING_CLOSURES", "ForwardTrailingClosures"),
        ("SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability"),
        ("SWIFT_UPCOMING_FEATURE_GLOBAL_CONCURRENCY", "GlobalConcurrency"),
        ("SWIFT_UPCOMING_FEATURE_IMPLICIT_OPEN_EXISTENTIALS", "ImplicitOpenExistentials"),
        ("SWIFT_UPCOMING_FEATURE_IMPORT_OBJC_FORWARD_DECLS", "ImportObjcForwardDeclarations"),
        ("SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances"),
        ("SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures"),
        ("SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT", "InternalImportsByDefault"),
        ("SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES", "IsolatedDefaultValues"),
        ("SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility"),
        ("SWIFT_UPCOMING_FEATURE_NONFROZEN_ENUM_EXHAUSTIVITY", "NonfrozenEnumExhaustivity"),
        ("SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault"),
        ("SWIFT_UPCOMING_FEATURE_REGION_BASED_ISOLATION", "RegionBasedIsolation"),
    ]

    /// The features that `SWIFT_APPROACHABLE_CONCURRENCY`, as new projects have it, turns on.
    private static let approachable: Set<String> = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]

    /// Features that Swift 6 has anyway: the compiler refuses to turn them on.
    private static let laterThanSix: Set<String> = [
        "ExistentialAny", "InferIsolatedConformances", "InternalImportsByDefault", "MemberImportVisibility",
        "NonisolatedNonsendingByDefault",
    ]

    private func features(of build: BuildSettings) throws(ProjectFault) -> [String] {
        let isApproachable = try build.isOn("SWIFT_APPROACHABLE_CONCURRENCY")
        var features: [String] = []
        for (setting, feature) in Self.featureSettings {
            let value = try build.text(setting)
            // A setting that is NO by name stays off.
            let isOn = value == "YES" || (value.isEmpty && isApproachable && Self.approachable.contains(feature))
            if isOn, languageMode != "6" || Self.laterThanSix.contains(feature) { features.append(feature) }
        }
        return features
    }
}
