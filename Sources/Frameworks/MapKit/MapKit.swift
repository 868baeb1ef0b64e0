// Apple's MapKit without its maps: nothing is fetched here. Regions and places are computed, and a map is a plain ground with
// what is placed on it.
@_exported import CoreLocation
@_exported import Foundation
@_exported import UIKit
