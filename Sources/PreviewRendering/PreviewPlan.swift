import WidgetKit
import Raster
import ImageCodecs
import BundledFonts
import CVirtualClock
