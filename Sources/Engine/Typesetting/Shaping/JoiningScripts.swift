import CHarfBuzz

/// Scripts whose letters take their shape from their neighbours, even across a change of colour.
enum JoiningScripts {
    private static let tags: Set<UInt32> = [
        HB_SCRIPT_ARABIC.rawValue, HB_SCRIPT_SYRIAC.rawValue, HB_SCRIPT_NKO.rawValue, HB_SCRIPT_MANDAIC.rawValue,
        HB_SCRIPT_MONGOLIAN.rawValue, HB_SCRIPT_ADLAM.rawValue,
    ]

    static func contains(_ script: UInt32) -> Bool { tags.contains(script) }
}
