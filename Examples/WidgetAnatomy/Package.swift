// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "WidgetAnatomy",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "WidgetAnatomy", targets: ["WidgetAnatomy"])
    ],
    dependencies: [
        .package(name: "Zoetrope", path: "../..")
    ],
    targets: [
        .target(
            name: "WidgetAnatomy",
            dependencies: [
                .product(name: "SwiftUI", package: "Zoetrope"),
                .product(name: "WidgetKit", package: "Zoetrope"),
            ])
    ],
    swiftLanguageModes: [.v5]
)
