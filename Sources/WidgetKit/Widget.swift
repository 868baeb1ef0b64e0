@_exported import SwiftUI
import AppIntents
