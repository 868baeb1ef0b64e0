// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Looks",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "Looks", targets: ["Looks"])
    ],
    dependencies: [
        .package(name: "Zoetrope", path: "../..")
    ],
    targets: [
        .target(
            name: "Looks",
            dependencies: [
                .product(name: "SwiftUI", package: "Zoetrope")
            ])
    ],
    swiftLanguageModes: [.v5]
)
