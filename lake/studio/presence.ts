import { randomUUID } from "node:crypto";
import { type WebSocket, WebSocketServer } from "ws";
import { isRecord } from "../documents.ts";
import type { UpgradeRoute } from "../http/router.ts";
import type { LakeServices } from "../services.ts";
import type { Identity } from "../store/identity.ts";

const HEARTBEAT_MS = 20_000;
const MAX_MESSAGE_BYTES = 64 * 1024;

/** One Studio tab. */
interface Peer {
  socket: WebSocket;
  identity: Identity | null;
  /** The Studio's session id, once it has announced itself. */
  session?: string;
  subscriptions: Set<string>;
}

const rooms = new WeakMap<LakeServices, Set<Peer>>();
const server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });

/**
 * Presence between Studio tabs: JSON-RPC over a WebSocket, as `@sanity/bifur-client` speaks it.
 * Nothing is stored; each message goes to every subscribed tab.
 */
export const presenceRoute: UpgradeRoute = {
  pattern: "/socket/:dataset",
  handle({ request, socket, head, identity, lake }) {
    server.handleUpgrade(request, socket, head, (webSocket) => join(webSocket, identity, lake));
  },
};

function join(socket: WebSocket, identity: Identity | null, lake: LakeServices): void {
  const peers = rooms.get(lake) ?? new Set<Peer>();
  rooms.set(lake, peers);
  const peer: Peer = { socket, identity, subscriptions: new Set() };
  peers.add(peer);
  const heartbeat = setInterval(() => socket.send("♥"), HEARTBEAT_MS);
  socket.on("message", (data) => receive(String(data), peer, peers, lake));
  socket.on("error", (error) => lake.log(`presence: ${error.message}`));
  socket.on("close", () => {
    clearInterval(heartbeat);
    peers.delete(peer);
    if (peer.session) tellAll(peers, leaving(peer));
  });
}

function receive(text: string, peer: Peer, peers: ReadonlySet<Peer>, lake: LakeServices): void {
  const message = parse(text);
  if (!message) {
    reply(peer, null, { error: { code: -32700, message: "Send JSON-RPC 2.0" } });
    return;
  }
  const { id, method, params } = message;
  if (method === "authorization") {
    const token = String(params.authorization ?? "").replace(/^bearer /i, "");
    peer.identity = lake.sessions.verify(token);
  }
  if (!peer.identity) {
    reply(peer, id, { error: { code: 4001, message: "Send a valid token first" } });
    peer.socket.close(4001, "Unauthorized");
    return;
  }
  const result = answer(method, params, peer, peers);
  const unknown = { code: -32601, message: `Unknown method "${method}"` };
  reply(peer, id, result === undefined ? { error: unknown } : { result });
}

/** Does what a method asks; returns its result, undefined for a method there is not. */
function answer(
  method: string,
  params: Record<string, unknown>,
  peer: Peer,
  peers: ReadonlySet<Peer>,
): unknown {
  const i = peer.identity?.id;
  switch (method) {
    case "authorization":
      return {};
    case "presence_subscribe": {
      const subscription = randomUUID();
      peer.subscriptions.add(subscription);
      return subscription;
    }
    case "presence_unsubscribe":
      return peer.subscriptions.delete(String(params.subscriptionId));
    case "presence_rollcall":
      tellAll(peers, { type: "rollCall", i, session: params.session });
      return {};
    case "presence_announce": {
      const m = isRecord(params.data) ? params.data : {};
      peer.session = typeof m.sessionId === "string" ? m.sessionId : undefined;
      tellAll(peers, { type: "state", i, m });
      return {};
    }
    case "presence_disconnect":
      peer.session = undefined;
      tellAll(peers, { type: "disconnect", i, m: { session: params.session } });
      return {};
  }
}

const leaving = ({ identity, session }: Peer) => ({
  type: "disconnect",
  i: identity?.id,
  m: { session },
});

function tellAll(peers: ReadonlySet<Peer>, result: unknown): void {
  for (const { socket, subscriptions } of peers) {
    for (const subscription of subscriptions) {
      const params = { subscription, result };
      socket.send(JSON.stringify({ jsonrpc: "2.0", method: "presence_subscription", params }));
    }
  }
}

function reply(peer: Peer, id: unknown, outcome: { result: unknown } | { error: unknown }): void {
  peer.socket.send(JSON.stringify({ jsonrpc: "2.0", id, ...outcome }));
}

function parse(text: string) {
  try {
    const message: unknown = JSON.parse(text);
    if (!isRecord(message) || typeof message.method !== "string") return undefined;
    const params = isRecord(message.params) ? message.params : {};
    return { id: message.id, method: message.method, params };
  } catch {
    return undefined;
  }
}
