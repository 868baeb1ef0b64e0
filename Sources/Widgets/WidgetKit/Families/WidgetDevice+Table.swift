extension WidgetDevice {
    /// The devices whose widget sizes are known, iPhones before iPads, larger screens first.
    package static let known: [WidgetDevice] = [largestPhone, standard, airPhone, proPhone] + phones + pads + watches

    /// iPhone 16 Pro Max, 17 Pro Max. Home Screen rectangles measured in screenshots (homescreen.1320x2868): 510 x 510, 1092 x 510 and
    /// 1092 x 1146 pixels at three per point. On the Lock Screen, the sizes that widgets print there (github.com/ryanlintott/FrameUp,
    /// `Measurements`, iOS 26: 180 x 180, 474 x 180 and 1110 x 108 pixels), with the margins that the tables below include: 7 points a
    /// side around a circle and a rectangle.
    private static let largestPhone = WidgetDevice(
        name: "440x956",
        sizes: [
            .systemSmall: CGSize(width: 170, height: 170),
            .systemMedium: CGSize(width: 364, height: 170),
            .systemLarge: CGSize(width: 364, height: 382),
            .accessoryCircular: CGSize(width: 74, height: 74),
            .accessoryRectangular: CGSize(width: 172, height: 74),
            .accessoryInline: CGSize(width: 370, height: 36),
        ])

    /// iPhone Air. The sizes that widgets print on it (FrameUp, as above): 518 x 518, 1100 x 518 and 1100 x 1146 pixels at three per
    /// point, and 173 x 173, 459 x 173 and 1080 x 108 on the Lock Screen.
    private static let airPhone = WidgetDevice(
        name: "420x912",
        sizes: [
            .systemSmall: CGSize(width: 518.0 / 3, height: 518.0 / 3),
            .systemMedium: CGSize(width: 1100.0 / 3, height: 518.0 / 3),
            .systemLarge: CGSize(width: 1100.0 / 3, height: 382),
            .accessoryCircular: CGSize(width: 173.0 / 3 + 14, height: 173.0 / 3 + 14),
            .accessoryRectangular: CGSize(width: 167, height: 173.0 / 3 + 14),
            .accessoryInline: CGSize(width: 360, height: 36),
        ])

    /// iPhone 16 Pro, 17 Pro. Measured likewise (homescreen.1206x2622): 486 x 486, 1032 x 486 and 1032 x 1098 pixels; on the Lock
    /// Screen 174 x 174, 444 x 174 and 1026 x 108.
    private static let proPhone = WidgetDevice(
        name: "402x874",
        sizes: [
            .systemSmall: CGSize(width: 162, height: 162),
            .systemMedium: CGSize(width: 344, height: 162),
            .systemLarge: CGSize(width: 344, height: 366),
            .accessoryCircular: CGSize(width: 72, height: 72),
            .accessoryRectangular: CGSize(width: 162, height: 72),
            .accessoryInline: CGSize(width: 342, height: 36),
        ])

    /// Source: Human Interface Guidelines, Widgets, table of iOS sizes (text of 2025-07-20).
    private static let phones: [WidgetDevice] = [
        WidgetDevice(
            name: "428x926",
            sizes: [
                .systemSmall: CGSize(width: 170, height: 170),
                .systemMedium: CGSize(width: 364, height: 170),
                .systemLarge: CGSize(width: 364, height: 382),
                .accessoryCircular: CGSize(width: 76, height: 76),
                .accessoryRectangular: CGSize(width: 172, height: 76),
                .accessoryInline: CGSize(width: 257, height: 26),
            ]),
        WidgetDevice(
            name: "414x896",
            sizes: [
                .systemSmall: CGSize(width: 169, height: 169),
                .systemMedium: CGSize(width: 360, height: 169),
                .systemLarge: CGSize(width: 360, height: 379),
                .accessoryCircular: CGSize(width: 76, height: 76),
                .accessoryRectangular: CGSize(width: 160, height: 72),
                .accessoryInline: CGSize(width: 248, height: 26),
            ]),
        WidgetDevice(
            name: "414x736",
            sizes: [
                .systemSmall: CGSize(width: 159, height: 159),
                .systemMedium: CGSize(width: 348, height: 157),
                .systemLarge: CGSize(width: 348, height: 357),
                .accessoryCircular: CGSize(width: 76, height: 76),
                .accessoryRectangular: CGSize(width: 170, height: 76),
                .accessoryInline: CGSize(width: 248, height: 26),
            ]),
        WidgetDevice(
            name: "393x852",
            sizes: [
                .systemSmall: CGSize(width: 158, height: 158),
                .systemMedium: CGSize(width: 338, height: 158),
                .systemLarge: CGSize(width: 338, height: 354),
                .accessoryCircular: CGSize(width: 72, height: 72),
                .accessoryRectangular: CGSize(width: 160, height: 72),
                .accessoryInline: CGSize(width: 234, height: 26),
            ]),
        WidgetDevice(
            name: "390x844",
            sizes: [
                .systemSmall: CGSize(width: 158, height: 158),
                .systemMedium: CGSize(width: 338, height: 158),
                .systemLarge: CGSize(width: 338, height: 354),
                .accessoryCircular: CGSize(width: 72, height: 72),
                .accessoryRectangular: CGSize(width: 160, height: 72),
                .accessoryInline: CGSize(width: 234, height: 26),
            ]),
        WidgetDevice(
            name: "375x812",
            sizes: [
                .systemSmall: CGSize(width: 155, height: 155),
                .systemMedium: CGSize(width: 329, height: 155),
                .systemLarge: CGSize(width: 329, height: 345),
                .accessoryCircular: CGSize(width: 72, height: 72),
                .accessoryRectangular: CGSize(width: 157, height: 72),
                .accessoryInline: CGSize(width: 225, height: 26),
            ]),
        WidgetDevice(
            name: "375x667",
            sizes: [
                .systemSmall: CGSize(width: 148, height: 148),
                .systemMedium: CGSize(width: 321, height: 148),
                .systemLarge: CGSize(width: 321, height: 324),
                .accessoryCircular: CGSize(width: 68, height: 68),
                .accessoryRectangular: CGSize(width: 153, height: 68),
                .accessoryInline: CGSize(width: 225, height: 26),
            ]),
        WidgetDevice(
            name: "360x780",
            sizes: [
                .systemSmall: CGSize(width: 155, height: 155),
                .systemMedium: CGSize(width: 329, height: 155),
                .systemLarge: CGSize(width: 329, height: 345),
                .accessoryCircular: CGSize(width: 72, height: 72),
                .accessoryRectangular: CGSize(width: 157, height: 72),
                .accessoryInline: CGSize(width: 225, height: 26),
            ]),
        WidgetDevice(
            name: "320x568",
            sizes: [
                .systemSmall: CGSize(width: 141, height: 141),
                .systemMedium: CGSize(width: 292, height: 141),
                .systemLarge: CGSize(width: 292, height: 311),
            ]),
    ]

    /// Source: Human Interface Guidelines, Widgets, table of iPadOS sizes, column "canvas" (text of 2025-07-20).
    private static let pads: [WidgetDevice] = [
        WidgetDevice(
            name: "iPad 768x1024",
            sizes: [
                .systemSmall: CGSize(width: 141, height: 141),
                .systemMedium: CGSize(width: 305.5, height: 141),
                .systemLarge: CGSize(width: 305.5, height: 305.5),
                .systemExtraLarge: CGSize(width: 634.5, height: 305.5),
            ]),
        WidgetDevice(
            name: "iPad 744x1133",
            sizes: [
                .systemSmall: CGSize(width: 141, height: 141),
                .systemMedium: CGSize(width: 305.5, height: 141),
                .systemLarge: CGSize(width: 305.5, height: 305.5),
                .systemExtraLarge: CGSize(width: 634.5, height: 305.5),
            ]),
        WidgetDevice(
            name: "iPad 810x1080",
            sizes: [
                .systemSmall: CGSize(width: 146, height: 146),
                .systemMedium: CGSize(width: 320.5, height: 146),
                .systemLarge: CGSize(width: 320.5, height: 320.5),
                .systemExtraLarge: CGSize(width: 669, height: 320.5),
            ]),
        WidgetDevice(
            name: "iPad 820x1180",
            sizes: [
                .systemSmall: CGSize(width: 155, height: 155),
                .systemMedium: CGSize(width: 342, height: 155),
                .systemLarge: CGSize(width: 342, height: 342),
                .systemExtraLarge: CGSize(width: 715.5, height: 342),
            ]),
        WidgetDevice(
            name: "iPad 834x1112",
            sizes: [
                .systemSmall: CGSize(width: 150, height: 150),
                .systemMedium: CGSize(width: 327.5, height: 150),
                .systemLarge: CGSize(width: 327.5, height: 327.5),
                .systemExtraLarge: CGSize(width: 682, height: 327.5),
            ]),
        WidgetDevice(
            name: "iPad 834x1194",
            sizes: [
                .systemSmall: CGSize(width: 155, height: 155),
                .systemMedium: CGSize(width: 342, height: 155),
                .systemLarge: CGSize(width: 342, height: 342),
                .systemExtraLarge: CGSize(width: 715.5, height: 342),
            ]),
        WidgetDevice(
            name: "iPad 954x1373",
            sizes: [
                .systemSmall: CGSize(width: 162, height: 162),
                .systemMedium: CGSize(width: 350, height: 162),
                .systemLarge: CGSize(width: 350, height: 350),
                .systemExtraLarge: CGSize(width: 726, height: 350),
            ]),
        WidgetDevice(
            name: "iPad 970x1389",
            sizes: [
                .systemSmall: CGSize(width: 162, height: 162),
                .systemMedium: CGSize(width: 350, height: 162),
                .systemLarge: CGSize(width: 350, height: 350),
                .systemExtraLarge: CGSize(width: 726, height: 350),
            ]),
        WidgetDevice(
            name: "iPad 1024x1366",
            sizes: [
                .systemSmall: CGSize(width: 170, height: 170),
                .systemMedium: CGSize(width: 378.5, height: 170),
                .systemLarge: CGSize(width: 378.5, height: 378.5),
                .systemExtraLarge: CGSize(width: 795, height: 378.5),
            ]),
        WidgetDevice(
            name: "iPad 1192x1590",
            sizes: [
                .systemSmall: CGSize(width: 188, height: 188),
                .systemMedium: CGSize(width: 412, height: 188),
                .systemLarge: CGSize(width: 412, height: 412),
                .systemExtraLarge: CGSize(width: 860, height: 412),
            ]),
    ]
}
