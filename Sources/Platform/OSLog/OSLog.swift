// Apple's OSLog module: the declarations of `os`, under the name that also reads logs. Reading logs is unsupported.
@_exported import os
