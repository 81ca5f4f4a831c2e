import { Agent, request } from "node:http";
import { allAddresses } from "@currawong/schemas/testing/all-addresses";
import { clientFromEnvironment } from "../seed/environment.ts";
import type { Variables } from "../start/environment.ts";
import { type Request, randomNumbers, requestMaker } from "./fuzz-requests.ts";
import { row } from "./measure.ts";

const REQUESTS = Number(process.env.FUZZ_REQUESTS || 100_000);
const CONNECTIONS = 32;
const SEED = 20_261_121;
/** How much memory may grow in the second half, when every cache is as full as it gets. */
const GROWTH_MB = 150;

/** The status, or 0 where the connection was closed without one. */
function send(site: URL, agent: Agent, { method, path, headers, body }: Request): Promise<number> {
  return new Promise((resolve) => {
    const options = { host: site.hostname, port: site.port, agent, method, path, headers };
    const sent = request({ ...options, timeout: 60_000 }, (answer) => {
      answer.resume().once("close", () => resolve(answer.statusCode ?? 0));
    });
    sent.once("timeout", () => sent.destroy());
    sent.once("error", () => resolve(0));
    sent.end(body);
  });
}

async function memory(site: URL): Promise<number> {
  const answer = await fetch(new URL("/api/health", site));
  // As `web/src/observability/health.ts` has it.
  const { memoryMegabytes } = (await answer.json()) as { memoryMegabytes: number };
  return memoryMegabytes;
}

/**
 * Sends the site malformed requests, the same in every run: none may fail, and memory may not grow.
 * @throws an error that names requests that failed, or how much memory grew
 */
export async function benchFuzz(env: Variables): Promise<void> {
  const site = new URL(env.SITE_URL ?? "");
  const { pages } = await allAddresses(clientFromEnvironment(env));
  const make = requestMaker(pages, randomNumbers(SEED));
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const answers = new Map<number, number>();
  const failed: string[] = [];
  const connection = async (count: number) => {
    for (let sent = 0; sent < count; sent++) {
      const next = make();
      const status = await send(site, agent, next);
      answers.set(status, (answers.get(status) ?? 0) + 1);
      if (status >= 500 || status === 0) failed.push(`${status} ${JSON.stringify(next)}`);
    }
  };
  const half = async () => {
    const share = Math.ceil(REQUESTS / 2 / CONNECTIONS);
    await Promise.all(Array.from({ length: CONNECTIONS }, () => connection(share)));
    return memory(site);
  };
  console.log(`\nFuzz: ${REQUESTS} requests, ${CONNECTIONS} connections`);
  const [start, middle, end] = [await memory(site), await half(), await half()];
  agent.destroy();
  for (const [status, count] of [...answers].sort(([a], [b]) => a - b)) {
    row(status === 0 ? "closed without an answer" : String(status), String(count));
  }
  row("memory at the start, half-way, at the end", `${start}, ${middle}, ${end} MB`);
  if (failed.length > 0) {
    const examples = failed.slice(0, 20).map((one) => one.slice(0, 300));
    throw new Error(`${failed.length} requests failed, such as:\n  ${examples.join("\n  ")}`);
  }
  if (end - middle > GROWTH_MB) throw new Error(`Memory grew by ${end - middle} MB in one half.`);
}
