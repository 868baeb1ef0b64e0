// Apple's OSLog module: the same words as `os`, under the name that reads logs, too. Reading them back is not here.
@_exported import os
