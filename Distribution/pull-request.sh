#!/usr/bin/env bash
# Shows a pull request with pictures: renders the code at both ends of the request, puts the images that differ on a branch of their own,
# and writes a comment in markdown that shows them.
#
#   pull-request.sh BASE HEAD NAME CODE COMMENT [IMAGES-URL]
#
# BASE and HEAD are revisions, NAME the folder of the request on the branch `previews` of the remote `origin`, such as pr-12, CODE the
# package, project or folder, COMMENT the file to write. IMAGES-URL is the address of the branch's files, such as
# https://raw.githubusercontent.com/OWNER/REPOSITORY/previews. Run it in a checkout of the repository with both revisions. ZOETROPE is the
# command line, by default `zoetrope`. Exit codes are those of `zoetrope compare`: 0 the same, 1 different, 2 a failure.
set -euo pipefail
base="$1" head="$2" name="$3" code="$4" comment="$5" address="${6:-}"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

status=0
"${ZOETROPE:-zoetrope}" compare --git "$base...$head" "$code" --report "$work/report" --markdown "$comment" \
    ${address:+--images-url "$address/$name"} || status=$?
[[ "$status" == 1 ]] || exit "$status"
[[ -f "$work/report/index.html" ]] || exit 2

# One commit a request on a branch without history: old images do not make the repository grow.
git fetch -q origin previews 2>/dev/null && parent=FETCH_HEAD || parent=""
export GIT_INDEX_FILE="$work/index"
if [[ -n "$parent" ]]; then git read-tree "$parent"; fi
git ls-files -z -- ":/$name" | git update-index -z --force-remove --stdin
(cd "$work/report" && find . -type f ! -path './.*' | sort) | while IFS= read -r file; do
    object="$(git hash-object -w "$work/report/${file#./}")"
    git update-index --add --cacheinfo "100644,$object,$name/${file#./}"
done
tree="$(git write-tree)"
commit="$(GIT_AUTHOR_NAME=previews GIT_AUTHOR_EMAIL=previews@localhost GIT_COMMITTER_NAME=previews GIT_COMMITTER_EMAIL=previews@localhost \
    git commit-tree "$tree" -m "Previews")"
git push -q --force origin "$commit:refs/heads/previews"
exit "$status"
