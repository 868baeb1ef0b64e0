// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "OnTheWay",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .library(name: "OnTheWay", targets: ["OnTheWay"])
    ],
    dependencies: [
        .package(name: "Zoetrope", path: "../..")
    ],
    targets: [
        .target(
            name: "OnTheWay",
            dependencies: [
                .product(name: "SwiftUI", package: "Zoetrope"),
                .product(name: "WidgetKit", package: "Zoetrope"),
                .product(name: "ActivityKit", package: "Zoetrope"),
                .product(name: "AppIntents", package: "Zoetrope"),
            ])
    ],
    swiftLanguageModes: [.v5]
)
