import Foundation

/// The fonts that come with Zoetrope, as bytes.
package enum BundledFonts {}
