import Foundation

extension ProjectFixture {
    /// A project with an app, a widget extension, a framework and a local package, its files in groups that list them, as
    /// Xcode wrote projects before version 16.
    func writeCoffee() throws {
        try writeProject("Coffee.xcodeproj", objects: Self.coffee)
        try write(Self.coffeeFiles)
    }

    static let coffeeFiles: [String: String] = [
        "Config/Base.xcconfig": """
        #include "Common.xcconfig"
        #include? "Secrets.xcconfig"
        SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphonesimulator*] = $(inherited) SIMULATOR
        """,
        "Config/Common.xcconfig": """
        // Shared by all.
        BUNDLE_BASE = org.example.coffee
        MARKETING_VERSION = 2.5 // see the change log
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = SHARED
        """,
        "App/CoffeeApp.swift": """
        import CoffeeKit
        import SwiftUI

        @main
        struct CoffeeApp: App {
            var body: some Scene { WindowGroup { Text(Cup.usual.name) } }
        }
        """,
        "App/Assets.xcassets/Contents.json": "{ \"info\" : { \"author\" : \"xcode\", \"version\" : 1 } }",
        "Shared/Cup.swift": """
        import Brewing

        public struct Cup: Sendable {
            public let name: String
            let strength: Int
            public static let usual = Cup(name: Brew.usual.name, strength: 3)
        }
        """,
        "Widget/CoffeeWidget.swift": """
        import Brewing
        import CoffeeKit
        import SwiftUI
        import WidgetKit

        /// Its own, while the framework has one that it does not show.
        struct Strength { let value: Int }

        struct Entry: TimelineEntry {
            let date: Date
        }

        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Entry { Entry(date: .now) }
            func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) { completion(Entry(date: .now)) }
            func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
                completion(Timeline(entries: [Entry(date: .now)], policy: .never))
            }
        }

        struct CoffeeView: View {
            var body: some View {
                VStack(alignment: .leading) {
                    BrewLabel(Cup.usual.name)
                    Text("today").font(.caption)
                    Text(Bundle.main.bundleIdentifier ?? "no bundle").font(.caption2).minimumScaleFactor(0.5).lineLimit(1)
                    Text(sample).font(.caption2)
                    #if SHARED && WIDGET
                    Capsule().fill(Color.accentColor).frame(height: 12)
                    #endif
                }
                .containerBackground(Color("Cream"), for: .widget)
            }

            private var sample: String {
                let url = Bundle.main.url(forResource: "sample", withExtension: "txt")
                return url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "no sample"
            }
        }

        struct CoffeeWidget: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "coffee", provider: Provider()) { _ in CoffeeView() }
                    .supportedFamilies([.systemSmall])
            }
        }

        #Preview("Coffee", as: .systemSmall) {
            CoffeeWidget()
        } timeline: {
            Entry(date: .now)
        }
        """,
        "Widget/CoffeeBundle.swift": """
        import SwiftUI
        import WidgetKit

        @main
        struct CoffeeBundle: WidgetBundle {
            var body: some Widget { CoffeeWidget() }
        }
        """,
        "Widget/Info.plist": """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        	<key>Service</key>
        	<string>https://$(SERVICE_HOST:default=example.org)/</string>
        	<key>NSExtension</key>
        	<dict>
        		<key>NSExtensionPointIdentifier</key>
        		<string>com.apple.widgetkit-extension</string>
        	</dict>
        </dict>
        </plist>
        """,
        "Widget/sample.txt": "two cups",
        "Widget/Widget.xcassets/Contents.json": "{ \"info\" : { \"author\" : \"xcode\", \"version\" : 1 } }",
        "Widget/Widget.xcassets/Coffee Red.colorset/Contents.json": color(red: "0.700", green: "0.200", blue: "0.150"),
        "Widget/Widget.xcassets/Cream.colorset/Contents.json": color(red: "0.980", green: "0.940", blue: "0.860"),
        "Widget/de.lproj/Localizable.strings": "\"today\" = \"heute\";\n",
        "Widget/en.lproj/Localizable.strings": "\"today\" = \"Today\";\n",
        "Packages/Brewing/Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(
            name: "Brewing", defaultLocalization: "en", platforms: [.iOS(.v17)],
            products: [.library(name: "Brewing", targets: ["Brewing"])],
            targets: [
                .target(name: "Brewing", dependencies: ["Beans"], resources: [.process("Resources")], swiftSettings: [.define("BREWING")]),
                .target(name: "Beans"),
                .testTarget(name: "BrewingTests", dependencies: ["Brewing"]),
            ])
        """,
        "Packages/Brewing/Sources/Brewing/Brew.swift": """
        import Beans
        import SwiftUI

        public struct Brew: Sendable {
            public let name: String
            public static let usual = Brew(name: Bean.usual.title)
        }

        public struct BrewLabel: View {
            let title: String
            public init(_ title: String) { self.title = title }
            public var body: some View {
                #if BREWING
                Text(title).font(.headline).foregroundStyle(Color("Leaf", bundle: .module))
                #endif
            }
        }
        """,
        "Packages/Brewing/Sources/Brewing/Resources/Brewing.xcassets/Leaf.colorset/Contents.json":
            color(red: "0.100", green: "0.450", blue: "0.200"),
        "Packages/Brewing/Sources/Beans/Bean.swift": """
        public struct Bean: Sendable {
            package let title: String
            package static let usual = Bean(title: "Arabica")
        }
        """,
        "Packages/Brewing/Tests/BrewingTests/BrewTests.swift": "import XCTest\n",
    ]

    private static func color(red: String, green: String, blue: String) -> String {
        """
        { "colors" : [ { "color" : { "color-space" : "srgb",
          "components" : { "alpha" : "1.000", "blue" : "\(blue)", "green" : "\(green)", "red" : "\(red)" } }, "idiom" : "universal" } ],
          "info" : { "author" : "xcode", "version" : 1 } }
        """
    }

    private static let coffee = #"""
        /* Begin PBXBuildFile section */
        		B1 /* CoffeeApp.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* CoffeeApp.swift */; };
        		B2 /* Assets.xcassets in Resources */ = {isa = PBXBuildFile; fileRef = F2 /* Assets.xcassets */; };
        		B3 /* CoffeeKit.framework in Frameworks */ = {isa = PBXBuildFile; fileRef = R3 /* CoffeeKit.framework */; };
        		B4 /* Cup.swift in Sources */ = {isa = PBXBuildFile; fileRef = F4 /* Cup.swift */; };
        		B5 /* Brewing in Frameworks */ = {isa = PBXBuildFile; productRef = D1 /* Brewing */; };
        		B6 /* CoffeeWidget.swift in Sources */ = {isa = PBXBuildFile; fileRef = F6 /* CoffeeWidget.swift */; };
        		B7 /* CoffeeBundle.swift in Sources */ = {isa = PBXBuildFile; fileRef = F7 /* CoffeeBundle.swift */; };
        		B8 /* Widget.xcassets in Resources */ = {isa = PBXBuildFile; fileRef = F8 /* Widget.xcassets */; };
        		B9 /* Localizable.strings in Resources */ = {isa = PBXBuildFile; fileRef = V1 /* Localizable.strings */; };
        		BA /* sample.txt in Resources */ = {isa = PBXBuildFile; fileRef = FA /* sample.txt */; };
        		BB /* CoffeeKit.framework in Frameworks */ = {isa = PBXBuildFile; fileRef = R3 /* CoffeeKit.framework */; };
        		BC /* Brewing in Frameworks */ = {isa = PBXBuildFile; productRef = D2 /* Brewing */; };
        		BD /* WidgetKit.framework in Frameworks */ = {isa = PBXBuildFile; fileRef = FD /* WidgetKit.framework */; };
        		BE /* CoffeeWidget.appex in Embed Foundation Extensions */ = {isa = PBXBuildFile; fileRef = R2 /* CoffeeWidget.appex */; settings = {ATTRIBUTES = (RemoveHeadersOnCopy, ); }; };
        		BF /* MacOnly.swift in Sources */ = {isa = PBXBuildFile; fileRef = FF /* MacOnly.swift */; platformFilters = (macos, ); };
        /* End PBXBuildFile section */

        /* Begin PBXContainerItemProxy section */
        		X1 /* PBXContainerItemProxy */ = {isa = PBXContainerItemProxy; containerPortal = P /* Project object */; proxyType = 1; remoteGlobalIDString = T2; remoteInfo = CoffeeWidget; };
        		X2 /* PBXContainerItemProxy */ = {isa = PBXContainerItemProxy; containerPortal = P /* Project object */; proxyType = 1; remoteGlobalIDString = T3; remoteInfo = CoffeeKit; };
        /* End PBXContainerItemProxy section */

        /* Begin PBXFileReference section */
        		F1 /* CoffeeApp.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = CoffeeApp.swift; sourceTree = "<group>"; };
        		F2 /* Assets.xcassets */ = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets; sourceTree = "<group>"; };
        		F4 /* Cup.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Shared/Cup.swift; sourceTree = SOURCE_ROOT; };
        		F6 /* CoffeeWidget.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = CoffeeWidget.swift; sourceTree = "<group>"; };
        		F7 /* CoffeeBundle.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = CoffeeBundle.swift; sourceTree = "<group>"; };
        		F8 /* Widget.xcassets */ = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Widget.xcassets; sourceTree = "<group>"; };
        		F9 /* en */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
        		FA /* sample.txt */ = {isa = PBXFileReference; lastKnownFileType = text; path = sample.txt; sourceTree = "<group>"; };
        		FB /* de */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = de; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
        		FC /* Base.xcconfig */ = {isa = PBXFileReference; lastKnownFileType = text.xcconfig; path = Base.xcconfig; sourceTree = "<group>"; };
        		FD /* WidgetKit.framework */ = {isa = PBXFileReference; lastKnownFileType = wrapper.framework; name = WidgetKit.framework; path = System/Library/Frameworks/WidgetKit.framework; sourceTree = SDKROOT; };
        		FE /* Brewing */ = {isa = PBXFileReference; lastKnownFileType = wrapper; name = Brewing; path = Packages/Brewing; sourceTree = "<group>"; };
        		FF /* MacOnly.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = MacOnly.swift; sourceTree = "<group>"; };
        		R1 /* Coffee.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = Coffee.app; sourceTree = BUILT_PRODUCTS_DIR; };
        		R2 /* CoffeeWidget.appex */ = {isa = PBXFileReference; explicitFileType = "wrapper.app-extension"; includeInIndex = 0; path = CoffeeWidget.appex; sourceTree = BUILT_PRODUCTS_DIR; };
        		R3 /* CoffeeKit.framework */ = {isa = PBXFileReference; explicitFileType = wrapper.framework; includeInIndex = 0; path = CoffeeKit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        /* End PBXFileReference section */

        /* Begin PBXGroup section */
        		G0 = {isa = PBXGroup; children = (G1 /* App */, G2 /* Widget */, G3 /* Config */, F4 /* Cup.swift */, FE /* Brewing */, G4 /* Products */, ); sourceTree = "<group>"; };
        		G1 /* App */ = {isa = PBXGroup; children = (F1, F2, ); path = App; sourceTree = "<group>"; };
        		G2 /* Widget */ = {isa = PBXGroup; children = (G5 /* Views */, F8, V1, FA, FF, ); path = Widget; sourceTree = "<group>"; };
        		G3 /* Config */ = {isa = PBXGroup; children = (FC, ); path = Config; sourceTree = "<group>"; };
        		G4 /* Products */ = {isa = PBXGroup; children = (R1, R2, R3, ); name = Products; sourceTree = "<group>"; };
        		G5 /* Views */ = {isa = PBXGroup; children = (F6, F7, ); name = Views; sourceTree = "<group>"; };
        /* End PBXGroup section */

        /* Begin PBXNativeTarget section */
        		T1 /* Coffee */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = L1 /* Build configuration list for PBXNativeTarget "Coffee" */;
        			buildPhases = (S1 /* Sources */, K1 /* Frameworks */, E1 /* Resources */, C1 /* Embed Foundation Extensions */, );
        			dependencies = (Y1, Y2, );
        			name = Coffee;
        			productReference = R1 /* Coffee.app */;
        			productType = "com.apple.product-type.application";
        		};
        		T2 /* CoffeeWidget */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = L2 /* Build configuration list for PBXNativeTarget "CoffeeWidget" */;
        			buildPhases = (S2 /* Sources */, K2 /* Frameworks */, E2 /* Resources */, );
        			dependencies = ();
        			name = CoffeeWidget;
        			packageProductDependencies = (D2 /* Brewing */, );
        			productReference = R2 /* CoffeeWidget.appex */;
        			productType = "com.apple.product-type.app-extension";
        		};
        		T3 /* CoffeeKit */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = L3 /* Build configuration list for PBXNativeTarget "CoffeeKit" */;
        			buildPhases = (S3 /* Sources */, K3 /* Frameworks */, );
        			name = CoffeeKit;
        			packageProductDependencies = (D1 /* Brewing */, );
        			productReference = R3 /* CoffeeKit.framework */;
        			productType = "com.apple.product-type.framework";
        		};
        /* End PBXNativeTarget section */

        /* Begin PBXProject section */
        		P /* Project object */ = {
        			isa = PBXProject;
        			buildConfigurationList = L0 /* Build configuration list for PBXProject "Coffee" */;
        			compatibilityVersion = "Xcode 14.0";
        			developmentRegion = de;
        			knownRegions = (en, de, Base, );
        			mainGroup = G0;
        			productRefGroup = G4 /* Products */;
        			projectDirPath = "";
        			projectRoot = "";
        			targets = (T1 /* Coffee */, T2 /* CoffeeWidget */, T3 /* CoffeeKit */, );
        		};
        /* End PBXProject section */

        /* Begin build phases */
        		S1 /* Sources */ = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = (B1, ); };
        		S2 /* Sources */ = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = (B6, B7, BF, ); };
        		S3 /* Sources */ = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = (B4, ); };
        		K1 /* Frameworks */ = {isa = PBXFrameworksBuildPhase; files = (B3, ); };
        		K2 /* Frameworks */ = {isa = PBXFrameworksBuildPhase; files = (BB, BC, BD, ); };
        		K3 /* Frameworks */ = {isa = PBXFrameworksBuildPhase; files = (B5, ); };
        		E1 /* Resources */ = {isa = PBXResourcesBuildPhase; files = (B2, ); };
        		E2 /* Resources */ = {isa = PBXResourcesBuildPhase; files = (B8, B9, BA, ); };
        		C1 /* Embed Foundation Extensions */ = {isa = PBXCopyFilesBuildPhase; dstPath = ""; dstSubfolderSpec = 13; files = (BE, ); };
        /* End build phases */

        /* Begin PBXTargetDependency section */
        		Y1 /* PBXTargetDependency */ = {isa = PBXTargetDependency; target = T2 /* CoffeeWidget */; targetProxy = X1; };
        		Y2 /* PBXTargetDependency */ = {isa = PBXTargetDependency; target = T3 /* CoffeeKit */; targetProxy = X2; };
        /* End PBXTargetDependency section */

        /* Begin PBXVariantGroup section */
        		V1 /* Localizable.strings */ = {isa = PBXVariantGroup; children = (F9 /* en */, FB /* de */, ); name = Localizable.strings; sourceTree = "<group>"; };
        /* End PBXVariantGroup section */

        /* Begin XCBuildConfiguration section */
        		A0 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			baseConfigurationReference = FC /* Base.xcconfig */;
        			buildSettings = {
        				IPHONEOS_DEPLOYMENT_TARGET = 16.0;
        				SDKROOT = iphoneos;
        				SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited)";
        				SWIFT_VERSION = 5.0;
        			};
        			name = Debug;
        		};
        		A1 /* Debug */ = {isa = XCBuildConfiguration; buildSettings = {GENERATE_INFOPLIST_FILE = YES; PRODUCT_BUNDLE_IDENTIFIER = "$(BUNDLE_BASE)"; PRODUCT_NAME = "$(TARGET_NAME)"; }; name = Debug; };
        		A2 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = "Coffee Red";
        				CURRENT_PROJECT_VERSION = 7;
        				INFOPLIST_FILE = Widget/Info.plist;
        				INFOPLIST_KEY_CFBundleDisplayName = "Coffee Widget";
        				IPHONEOS_DEPLOYMENT_TARGET = 17.2;
        				OTHER_SWIFT_FLAGS = "$(inherited) -DFROM_FLAGS -Xfrontend -warn-long-expression-type-checking=100";
        				PRODUCT_BUNDLE_IDENTIFIER = "$(BUNDLE_BASE).${TARGET_NAME:lower}";
        				PRODUCT_NAME = "$(TARGET_NAME)";
        				SWIFT_ACTIVE_COMPILATION_CONDITIONS = (
        					"$(inherited)",
        					WIDGET,
        				);
        			};
        			name = Debug;
        		};
        		A3 /* Debug */ = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME:c99extidentifier)"; SWIFT_VERSION = 6.0; SWIFT_PACKAGE_NAME = brewing; }; name = Debug; };
        		A4 /* Release */ = {isa = XCBuildConfiguration; buildSettings = {SWIFT_ACTIVE_COMPILATION_CONDITIONS = RELEASE; }; name = Release; };
        		A5 /* Release */ = {isa = XCBuildConfiguration; buildSettings = {}; name = Release; };
        /* End XCBuildConfiguration section */

        /* Begin XCConfigurationList section */
        		L0 = {isa = XCConfigurationList; buildConfigurations = (A0 /* Debug */, A4 /* Release */, ); defaultConfigurationName = Release; };
        		L1 = {isa = XCConfigurationList; buildConfigurations = (A1 /* Debug */, A5 /* Release */, ); defaultConfigurationName = Release; };
        		L2 = {isa = XCConfigurationList; buildConfigurations = (A2 /* Debug */, A5 /* Release */, ); defaultConfigurationName = Release; };
        		L3 = {isa = XCConfigurationList; buildConfigurations = (A3 /* Debug */, A5 /* Release */, ); defaultConfigurationName = Release; };
        /* End XCConfigurationList section */

        /* Begin XCSwiftPackageProductDependency section */
        		D1 /* Brewing */ = {isa = XCSwiftPackageProductDependency; productName = Brewing; };
        		D2 /* Brewing */ = {isa = XCSwiftPackageProductDependency; productName = Brewing; };
        /* End XCSwiftPackageProductDependency section */
        """#
}
