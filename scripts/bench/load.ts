import { spawnSync } from "node:child_process";
import { Agent, get } from "node:http";

const SECONDS = 5;
const CONNECTIONS = 32;

export const hasWrk = spawnSync("wrk", ["-v"]).error === undefined;

function byWrk(url: string): number {
  const { stdout } = spawnSync(
    "wrk",
    ["-t1", `-c${CONNECTIONS}`, `-d${SECONDS}s`, "-H", "Accept-Encoding: br", url],
    { encoding: "utf8" },
  );
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
}

const request = (url: string, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    const headers = { "accept-encoding": "br" };
    get(url, { agent, headers }, (response) => response.resume().once("end", resolve)).once(
      "error",
      reject,
    );
  });

/** A plain loop of keep-alive connections, where wrk is not installed. */
async function byLoop(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = performance.now() + SECONDS * 1000;
  let count = 0;
  const connection = async () => {
    for (; performance.now() < end; count++) await request(url, agent);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
  return count / SECONDS;
}

/** Requests per second that a server answers under load, measured for a few seconds. */
export const requestsPerSecond = async (url: string): Promise<number> =>
  hasWrk ? byWrk(url) : byLoop(url);
