// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "TextAndGrid",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "TextAndGrid", targets: ["TextAndGrid"])
    ],
    dependencies: [
        .package(name: "Zoetrope", path: "../..")
    ],
    targets: [
        .target(
            name: "TextAndGrid",
            dependencies: [
                .product(name: "SwiftUI", package: "Zoetrope")
            ])
    ],
    swiftLanguageModes: [.v5]
)
