#!/bin/sh
# currawong-release <site.tar.gz> | --back
#
# Unpacks a package beside the running one, and restarts the instances one after the other. `current` is what runs, and
# `previous` the last release before it that became healthy: if the new one does not, `current` stays what it was.
set -eu
umask 022
root=${CURRAWONG_ROOT:-/opt/currawong}
ports=${CURRAWONG_PORTS:-3001 3002}

fail() {
	echo "currawong-release: $1" >&2
	exit 1
}

# Two releases at once would mix.
exec 9>"$root/.lock"
flock -n 9 || fail "another release is under way."

# Points a link elsewhere in one step.
point() {
	ln -sfn "$1" "$root/.$2" && mv -Tf "$root/.$2" "$root/$2"
}

# Restarts each instance, and waits for one before it turns to the next.
restart() {
	for port in $ports; do
		systemctl restart "currawong@$port" || return 1
		timeout 60 sh -c 'until curl -fs "$0" >/dev/null; do sleep 0.2; done' \
			"http://127.0.0.1:$port/api/health" || return 1
		sleep 2 # The proxy has noticed.
	done
}

before=$(readlink "$root/current" || true)
case ${1:-} in
--back)
	release=$(readlink "$root/previous") || fail "there is no previous release."
	;;
?*)
	release=$root/$(date -u +%Y-%m-%dT%H-%M-%S)
	if [ -e "$1.sha256" ]; then
		echo "$(cut -d' ' -f1 "$1.sha256")  $1" | sha256sum -c --quiet || fail "$1 is damaged."
	fi
	mkdir "$release"
	tar -xzf "$1" --no-same-owner --strip-components=1 -C "$release" || {
		rm -rf "$release"
		fail "$1 cannot be unpacked. Nothing has changed."
	}
	;;
*) fail "name a package, such as site.tar.gz, or --back." ;;
esac

point "$release" current
if ! restart; then
	[ -n "$before" ] || fail "$release does not become healthy: see journalctl -u 'currawong@*'."
	point "$before" current
	restart || fail "neither $release nor $before becomes healthy: see journalctl -u 'currawong@*'."
	fail "$release does not become healthy; $before runs again. See journalctl -u 'currawong@*'."
fi
touch "$release/.healthy"
# A release that was interrupted may have left one that never ran.
if [ "$before" != "$release" ] && [ -e "$before/.healthy" ]; then point "$before" previous; fi
echo "$release runs."
