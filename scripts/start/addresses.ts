import type { Ports } from "./ports.ts";

type Servers = Record<keyof Ports, string>;

/** What the variables of each server begin with: `SITE_PORT`, `SITE_HOST` … */
export const VARIABLES: Servers = {
  web: "SITE",
  studio: "STUDIO",
  lake: "LAKE",
  supabase: "SUPABASE",
  mailbox: "MAILBOX",
};

/** Where the local servers listen unless told otherwise: for this machine alone. */
export const HOST = "127.0.0.1";

/** Listening on these means that `localhost` answers. */
const LOOPBACK_TOO = ["", "localhost", "127.0.0.1", "0.0.0.0", "::", "::1"];

type Variables = Readonly<Record<string, string | undefined>>;

/** Where a server answers on this machine. */
export function ownAddress(server: keyof Ports, port: number, chosen: Variables): string {
  const host = chosen[`${VARIABLES[server]}_HOST`] ?? HOST;
  const name = LOOPBACK_TOO.includes(host) ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/**
 * Where a browser reaches each server. GitHub Codespaces gives each port a name of its own, and
 * says in two variables how it is made:
 * https://docs.github.com/en/codespaces/developing-in-a-codespace/default-environment-variables-for-your-codespace
 */
export function addresses(ports: Ports, chosen: Variables): Servers {
  const { CODESPACE_NAME: name, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = chosen;
  const address = (server: keyof Ports) =>
    name && domain
      ? `https://${name}-${ports[server]}.${domain}`
      : ownAddress(server, ports[server], chosen);
  const servers = Object.keys(ports) as (keyof Ports)[];
  return Object.fromEntries(servers.map((server) => [server, address(server)])) as Servers;
}
