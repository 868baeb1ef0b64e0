#!/usr/bin/env bash
# Speaks to `zoetrope mcp` with the official Python client: `Tests/mcp-client.sh [PYTHON [--transcript]]`. Skipped with a word where Python or the
# package `mcp` is missing.
set -euo pipefail
cd "$(dirname "$0")/.."
python="${1:-python3}"
if ! "$python" -c 'from mcp import MCPError' 2>/dev/null; then
    echo "skipped: $python has no package mcp of version 2; 'python3 -m venv V && V/bin/pip install mcp', then Tests/mcp-client.sh V/bin/python"
    exit 0
fi
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
"$python" Tests/mcp-client.py "$work" "${@:2}"
