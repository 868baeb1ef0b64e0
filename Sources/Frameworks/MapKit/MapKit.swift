// Apple's MapKit without its maps: nothing is fetched. Regions and places are computed, and a map is plain ground with the placed
// content.
@_exported import CoreLocation
@_exported import Foundation
@_exported import UIKit
