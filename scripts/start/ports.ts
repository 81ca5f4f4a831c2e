import { type EventEmitter, once } from "node:events";
import { connect, createServer } from "node:net";
// A file that `bootstrap.mjs` can read before anything is installed.
import DEFAULTS from "./ports.json" with { type: "json" };

/** The ports of one complete set of servers on this machine. */
export type Ports = typeof PORTS;

export const PORTS = {
  web: DEFAULTS.SITE,
  studio: DEFAULTS.STUDIO,
  lake: DEFAULTS.LAKE,
  supabase: DEFAULTS.SUPABASE,
  mailbox: DEFAULTS.MAILBOX,
};

/** Returns the ports of the servers within a test run's block of a hundred ports. */
const portBlock = (base: number): Ports => ({
  web: base,
  lake: base + 10,
  mailbox: base + 25,
  studio: base + 33,
  supabase: base + 54,
});
/** The offset of the port that claims the block while the run lasts. */
const CLAIM = 99;

const FIRST_BASE = 4300;
const BLOCKS = 20;

/** Tests can run beside a site in use, so they have their own ports and data. */
export const TEST_PORTS = portBlock(FIRST_BASE);

/** Resolves with whether an event occurs before an error. */
const occurs = (emitter: EventEmitter, event: string): Promise<boolean> =>
  once(emitter, event).then(
    () => true,
    () => false,
  );

/** Whether something listens on a port of this machine. */
export async function portInUse(port: number): Promise<boolean> {
  const socket = connect({ port, host: "127.0.0.1" });
  return occurs(socket, "connect").finally(() => socket.destroy());
}

/** Claims a port until this process exits: the system gives it to one process only. */
async function claim(port: number): Promise<boolean> {
  const server = createServer().listen(port, "127.0.0.1");
  return occurs(server, "listening").finally(() => server.unref());
}

/**
 * Claims the ports of a test run: the first block of a hundred that no other run has claimed and where
 * nothing listens. A run that is alone on a machine always gets the same block, so that builds can be cached.
 * @param first the first port of the first block to try
 * @throws when twenty blocks are taken
 */
export async function claimTestPorts(
  first = Number(process.env.TEST_PORT || FIRST_BASE),
): Promise<Ports> {
  for (let base = first; base < first + BLOCKS * 100; base += 100) {
    if (!(await claim(base + CLAIM))) continue;
    const ports = portBlock(base);
    const taken = await Promise.all(Object.values(ports).map(portInUse));
    if (!taken.includes(true)) return ports;
  }
  throw new Error(`Twenty blocks of ports from ${first} are in use: set TEST_PORT to another.`);
}

type Servers = Record<keyof Ports, string>;

/** The prefix of each server's variables: `SITE_PORT`, `SITE_HOST` … */
export const VARIABLES: Servers = {
  web: "SITE",
  studio: "STUDIO",
  lake: "LAKE",
  supabase: "SUPABASE",
  mailbox: "MAILBOX",
};

/** The interface that local servers listen on by default: this machine only. */
export const HOST = "127.0.0.1";

/** Hosts that make a server reachable at `localhost`. */
const LOOPBACK_HOSTS = ["", "localhost", "127.0.0.1", "0.0.0.0", "::", "::1"];

type Variables = Readonly<Record<string, string | undefined>>;

/** Returns the address of a server on this machine. */
export function ownAddress(server: keyof Ports, port: number, configured: Variables): string {
  const host = configured[`${VARIABLES[server]}_HOST`] ?? HOST;
  const name = LOOPBACK_HOSTS.includes(host) ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/** Returns the address of each server. */
export function addresses(ports: Ports, configured: Variables): Servers {
  const servers = Object.keys(ports) as (keyof Ports)[];
  return Object.fromEntries(
    servers.map((server) => [server, ownAddress(server, ports[server], configured)]),
  ) as Servers;
}
