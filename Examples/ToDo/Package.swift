// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "ToDo",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .library(name: "ToDo", targets: ["ToDo"])
    ],
    dependencies: [
        .package(name: "Zoetrope", path: "../..")
    ],
    targets: [
        .target(
            name: "ToDo",
            dependencies: [
                .product(name: "SwiftUI", package: "Zoetrope"),
                .product(name: "WidgetKit", package: "Zoetrope"),
                .product(name: "AppIntents", package: "Zoetrope"),
            ])
    ],
    swiftLanguageModes: [.v5]
)
