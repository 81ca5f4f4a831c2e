import { createServer, type IncomingMessage, request, type Server } from "node:http";

/** How an instance is asked again when another could not be reached. */
const isSafe = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";

/**
 * Hands requests to several servers in turn; one that cannot be reached is passed over. For trying
 * several instances on one machine: production has a real one.
 * @param ports of the servers on this machine
 */
export function balancer(ports: readonly number[]): Server {
  let next = 0;
  return createServer((incoming, outgoing) => {
    const ask = (tries: number) => {
      const port = ports[next++ % ports.length];
      const { method, url, headers } = incoming;
      const onward = request({ host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(outgoing);
      });
      onward.once("error", () => {
        if (outgoing.headersSent) outgoing.destroy();
        else if (tries > 1 && isSafe(incoming)) ask(tries - 1);
        else outgoing.writeHead(502).end("No instance answers.");
      });
      if (isSafe(incoming)) onward.end();
      else incoming.pipe(onward);
    };
    ask(ports.length);
  });
}
