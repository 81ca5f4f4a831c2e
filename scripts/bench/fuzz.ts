import { Agent, request } from "node:http";
import { allAddresses } from "@currawong/schemas/testing/all-addresses";
import { clientFromEnvironment } from "../dataset/client.ts";
import type { Variables } from "../start/environment.ts";
import { type Request, randomNumbers, requestMaker } from "./fuzz-requests.ts";
import { row } from "./measure.ts";

const REQUESTS = Number(process.env.FUZZ_REQUESTS || 100_000);
const CONNECTIONS = 32;
const SEED = 20_261_121;
/** Allowed memory growth in the second half, when every cache is already full. */
const GROWTH_MB = 150;

/** Sends a request. @returns the status, or 0 if the connection closed without a response */
function send(site: URL, agent: Agent, { method, path, headers, body }: Request): Promise<number> {
  return new Promise((resolve) => {
    const options = { host: site.hostname, port: site.port, agent, method, path, headers };
    const clientRequest = request({ ...options, timeout: 60_000 }, (response) => {
      response.resume().once("close", () => resolve(response.statusCode ?? 0));
    });
    clientRequest.once("timeout", () => clientRequest.destroy());
    clientRequest.once("error", () => resolve(0));
    clientRequest.end(body);
  });
}

async function memory(site: URL): Promise<number> {
  const response = await fetch(new URL("/api/health", site));
  // The response of `web/src/runtime/observability/health.ts`.
  const { memoryMegabytes } = (await response.json()) as { memoryMegabytes: number };
  return memoryMegabytes;
}

/**
 * Sends the site the same malformed requests in every run: none may fail, and memory may not grow.
 * @throws an error that lists failed requests, or says how much memory grew
 */
export async function benchFuzz(env: Variables): Promise<void> {
  const site = new URL(env.SITE_URL ?? "");
  const { pages } = await allAddresses(clientFromEnvironment(env));
  const makeRequest = requestMaker(pages, randomNumbers(SEED));
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const statusCounts = new Map<number, number>();
  const failures: string[] = [];
  const connection = async (count: number) => {
    for (let index = 0; index < count; index++) {
      const request = makeRequest();
      const status = await send(site, agent, request);
      statusCounts.set(status, (statusCounts.get(status) ?? 0) + 1);
      if (status >= 500 || status === 0) failures.push(`${status} ${JSON.stringify(request)}`);
    }
  };
  const sendHalf = async () => {
    const share = Math.ceil(REQUESTS / 2 / CONNECTIONS);
    await Promise.all(Array.from({ length: CONNECTIONS }, () => connection(share)));
    return memory(site);
  };
  console.log(`\nFuzz: ${REQUESTS} requests, ${CONNECTIONS} connections`);
  const [start, middle, end] = [await memory(site), await sendHalf(), await sendHalf()];
  agent.destroy();
  for (const [status, count] of [...statusCounts].sort(([a], [b]) => a - b)) {
    row(status === 0 ? "closed without an answer" : String(status), String(count));
  }
  row("memory at the start, half-way, at the end", `${start}, ${middle}, ${end} MB`);
  if (failures.length > 0) {
    const examples = failures.slice(0, 20).map((failure) => failure.slice(0, 300));
    throw new Error(`${failures.length} requests failed, such as:\n  ${examples.join("\n  ")}`);
  }
  if (end - middle > GROWTH_MB) throw new Error(`Memory grew by ${end - middle} MB in one half.`);
}
