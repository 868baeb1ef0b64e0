// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "CaffeineTracker",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "CaffeineTracker", targets: ["CaffeineTracker"])
    ],
    dependencies: [
        .package(name: "Zoetrope", path: "../..")
    ],
    targets: [
        .target(
            name: "CaffeineTracker",
            dependencies: [
                .product(name: "SwiftUI", package: "Zoetrope"),
                .product(name: "WidgetKit", package: "Zoetrope"),
                .product(name: "AppIntents", package: "Zoetrope"),
            ])
    ],
    swiftLanguageModes: [.v5]
)
