// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "ChartGallery",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "ChartGallery", targets: ["ChartGallery"])
    ],
    dependencies: [
        .package(name: "Zoetrope", path: "../..")
    ],
    targets: [
        .target(
            name: "ChartGallery",
            dependencies: [
                .product(name: "SwiftUI", package: "Zoetrope"),
                .product(name: "WidgetKit", package: "Zoetrope"),
                .product(name: "Charts", package: "Zoetrope"),
            ])
    ],
    swiftLanguageModes: [.v5]
)
