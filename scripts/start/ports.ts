import { connect, createServer } from "node:net";

/** The ports of one complete set of servers on this machine. */
export type Ports = {
  web: number;
  studio: number;
  lake: number;
  supabase: number;
  mailbox: number;
};

export const PORTS: Ports = {
  web: 3000,
  studio: 3333,
  lake: 3010,
  supabase: 54321,
  mailbox: 8025,
};

/** Within the hundred ports of a test run; the claim is held by the run itself. */
const OFFSETS = { web: 0, lake: 10, mailbox: 25, studio: 33, supabase: 54, claim: 99 };

const block = (base: number): Ports => {
  const ports = { ...PORTS };
  for (const server of Object.keys(PORTS) as (keyof Ports)[])
    ports[server] = base + OFFSETS[server];
  return ports;
};

const FIRST_BASE = 4300;
const BLOCKS = 20;

/** Tests run beside a site that is in use: ports and data of their own. */
export const TEST_PORTS = block(FIRST_BASE);

/** Whether something listens on a port of this machine. */
export function portInUse(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

/** Takes a port for as long as this process lives: the system gives it to one process only. */
function claim(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => {
      server.unref();
      resolve(true);
    });
  });
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
    if (!(await claim(base + OFFSETS.claim))) continue;
    const ports = block(base);
    const taken = await Promise.all(Object.values(ports).map(portInUse));
    if (!taken.includes(true)) return ports;
  }
  throw new Error(`Twenty blocks of ports from ${first} are in use: set TEST_PORT to another.`);
}
