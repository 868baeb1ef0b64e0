// Apple's Core Animation as far as UIKit's views are made of it; its clock and its matrices stand in CoreGraphics here.
@_exported import CoreGraphics
