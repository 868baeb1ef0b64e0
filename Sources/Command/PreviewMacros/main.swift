import MacroExpansion

// The compiler starts this program, sends it one request at a time and reads one answer each, until it closes the pipe.
try MacroPlugin.serve()
