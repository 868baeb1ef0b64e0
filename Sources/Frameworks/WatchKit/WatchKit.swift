// Apple's WatchKit as far as widgets and views on a watch name it.
@_exported import Foundation
@_exported import UIKit
