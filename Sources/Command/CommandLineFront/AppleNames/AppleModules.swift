/// Apple's modules that code for iPhones imports.
enum AppleModules {
    /// Returns the first iOS with a module; nil for modules that are not Apple's.
    ///
    /// Source: the availability on each framework's page of Apple's documentation.
    static func firstVersion(of module: String) -> String? { versions[module] }

    private static let versions: [String: String] = [
        "Accelerate": "4.0", "ActivityKit": "16.1", "AdServices": "14.3", "AdSupport": "6.0", "AlarmKit": "26.0",
        "AppTrackingTransparency": "14.0", "ARKit": "11.0", "AudioToolbox": "2.0", "AuthenticationServices": "12.0",
        "AVFoundation": "2.2", "AVKit": "8.0", "BackgroundAssets": "16.1", "BackgroundTasks": "13.0", "CallKit": "10.0",
        "CFNetwork": "2.0", "Charts": "16.0", "ClockKit": "2.0", "CloudKit": "8.0", "Combine": "13.0", "Compression": "9.0",
        "Contacts": "9.0", "ContactsUI": "9.0", "CoreBluetooth": "5.0", "CoreData": "3.0", "CoreGraphics": "2.0",
        "CoreHaptics": "13.0", "CoreImage": "5.0", "CoreLocation": "2.0", "CoreMedia": "4.0", "CoreML": "11.0", "CoreMotion": "4.0",
        "CoreNFC": "11.0", "CoreSpotlight": "9.0", "CoreTelephony": "4.0", "CoreText": "3.2", "CoreTransferable": "16.0",
        "CoreVideo": "4.0", "CreateML": "15.0", "CryptoKit": "13.0", "Darwin": "2.0", "DeveloperToolsSupport": "15.0",
        "DeviceActivity": "15.0", "EventKit": "4.0", "EventKitUI": "4.0", "ExtensionFoundation": "16.0", "FamilyControls": "15.0",
        "FoundationModels": "26.0", "GameKit": "4.1", "GameplayKit": "9.0", "GroupActivities": "15.0", "HealthKit": "8.0",
        "HealthKitUI": "9.3", "HomeKit": "8.0", "ImageIO": "4.0", "Intents": "10.0", "IntentsUI": "10.0", "JavaScriptCore": "7.0",
        "JournalingSuggestions": "17.2", "LinkPresentation": "13.0", "LocalAuthentication": "8.0", "ManagedSettings": "15.0",
        "MapKit": "3.0", "MediaPlayer": "2.0", "MessageUI": "3.0", "Metal": "8.0", "MetalKit": "9.0", "MobileCoreServices": "3.0",
        "MusicKit": "15.0", "NaturalLanguage": "12.0", "Network": "12.0", "NetworkExtension": "8.0", "NotificationCenter": "8.0",
        "ObjectiveC": "2.0",
        "OSLog": "15.0", "PassKit": "6.0", "PDFKit": "11.0", "PencilKit": "13.0", "Photos": "8.0", "PhotosUI": "8.0", "Playgrounds": "26.0",
        "QuartzCore": "2.0", "QuickLook": "4.0", "RealityKit": "13.0", "RelevanceKit": "26.0", "SafariServices": "7.0",
        "SceneKit": "8.0", "ScreenTime": "14.0", "Security": "2.0", "SensorKit": "14.0", "ShazamKit": "15.0", "SoundAnalysis": "13.0",
        "Speech": "10.0", "SpriteKit": "7.0", "StoreKit": "3.0", "SwiftData": "17.0", "SwiftUICore": "18.0", "Symbols": "17.0",
        "SystemConfiguration": "2.0", "TabularData": "15.0", "TipKit": "17.0", "Translation": "17.4", "UIKit": "2.0",
        "UniformTypeIdentifiers": "14.0", "UserNotifications": "10.0", "Vision": "11.0", "VisionKit": "13.0",
        "VisualIntelligence": "18.2", "WatchConnectivity": "9.0", "WeatherKit": "16.0", "WebKit": "8.0", "os": "10.0", "simd": "8.0",
    ]
}
