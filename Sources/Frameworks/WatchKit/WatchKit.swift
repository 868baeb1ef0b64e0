// Apple's WatchKit to the extent that widgets and views on a watch use it.
@_exported import Foundation
@_exported import UIKit
