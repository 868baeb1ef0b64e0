// Apple's Cocoa: AppKit and Foundation under one name.
@_exported import AppKit
