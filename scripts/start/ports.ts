import { type EventEmitter, once } from "node:events";
import { connect, createServer } from "node:net";

/** The ports of one complete set of servers on this machine. */
export type Ports = typeof PORTS;

export const PORTS = { web: 3000, studio: 3333, lake: 3010, supabase: 54321, mailbox: 8025 };

/** Within the hundred ports of a test run. */
const block = (base: number): Ports => ({
  web: base,
  lake: base + 10,
  mailbox: base + 25,
  studio: base + 33,
  supabase: base + 54,
});
/** Claims the block, for as long as the run lasts. */
const CLAIM = 99;

const FIRST_BASE = 4300;
const BLOCKS = 20;

/** Tests run beside a site that is in use: ports and data of their own. */
export const TEST_PORTS = block(FIRST_BASE);

/** Whether it comes to an event, before an error. */
const comesTo = (emitter: EventEmitter, event: string): Promise<boolean> =>
  once(emitter, event).then(
    () => true,
    () => false,
  );

/** Whether something listens on a port of this machine. */
export async function portInUse(port: number): Promise<boolean> {
  const socket = connect({ port, host: "127.0.0.1" });
  return comesTo(socket, "connect").finally(() => socket.destroy());
}

/** Takes a port for as long as this process lives: the system gives it to one process only. */
async function claim(port: number): Promise<boolean> {
  const server = createServer().listen(port, "127.0.0.1");
  return comesTo(server, "listening").finally(() => server.unref());
}

/**
 * The ports of a test run: the first block of a hundred that no other run has claimed and where
 * no one listens. Alone on a machine it is always the same one, so that builds can be kept.
 * @param first the first port of the first block to try
 * @throws when twenty blocks are taken
 */
export async function claimTestPorts(
  first = Number(process.env.TEST_PORT || FIRST_BASE),
): Promise<Ports> {
  for (let base = first; base < first + BLOCKS * 100; base += 100) {
    if (!(await claim(base + CLAIM))) continue;
    const ports = block(base);
    const taken = await Promise.all(Object.values(ports).map(portInUse));
    if (!taken.includes(true)) return ports;
  }
  throw new Error(`Twenty blocks of ports from ${first} are in use: set TEST_PORT to another.`);
}

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
