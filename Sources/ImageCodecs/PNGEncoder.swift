import CPNG
import Pixels
