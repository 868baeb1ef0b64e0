// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Motion",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "Motion", targets: ["Motion"])
    ],
    dependencies: [
        .package(name: "Zoetrope", path: "../..")
    ],
    targets: [
        .target(
            name: "Motion",
            dependencies: [
                .product(name: "SwiftUI", package: "Zoetrope")
            ])
    ],
    swiftLanguageModes: [.v5]
)
