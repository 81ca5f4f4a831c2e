import { type WebSocket, WebSocketServer } from "ws";
import { isRecord } from "../documents.ts";
import type { OpenSocket } from "../http/server.ts";
import type { LakeServices } from "../services.ts";
import type { Identity } from "../store/identity.ts";

const HEARTBEAT_MS = 20_000;
const MAX_MESSAGE_BYTES = 64 * 1024;

/** One Studio tab. */
interface Peer {
  readonly socket: WebSocket;
  readonly lake: LakeServices;
  identity: Identity | null;
  /** The Studio's session id, set when the tab announces itself. */
  session?: string;
  /** The id of its `presence_subscribe` request, which identifies the subscription. */
  subscription?: unknown;
}

const peers = new Set<Peer>();
const server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });

/**
 * Presence between Studio tabs: JSON-RPC over a WebSocket, as `@sanity/bifur-client` expects.
 * Nothing is stored; each message goes to every subscribed tab.
 */
export const openPresence: OpenSocket = (lake, request, socket, head) =>
  server.handleUpgrade(request, socket, head, (webSocket) => join(webSocket, lake));

function join(socket: WebSocket, lake: LakeServices): void {
  const peer: Peer = { socket, lake, identity: null };
  peers.add(peer);
  const heartbeat = setInterval(() => socket.send("♥"), HEARTBEAT_MS);
  socket.on("message", (data) => receive(String(data), peer));
  socket.on("error", (error) => lake.log(`presence: ${error.message}`));
  socket.on("close", () => {
    clearInterval(heartbeat);
    peers.delete(peer);
    if (peer.session) broadcast(peer, { type: "disconnect", m: { session: peer.session } });
  });
}

function receive(text: string, peer: Peer): void {
  const { id, method, params } = parse(text);
  if (method === "authorization") {
    const token = String(params.authorization ?? "").replace(/^bearer /i, "");
    peer.identity = peer.lake.sessions.verify(token);
  }
  if (!peer.identity) {
    peer.socket.close(4001, "Unauthorized");
    return;
  }
  if (method === "presence_subscribe") peer.subscription = id;
  const result = method === "presence_subscribe" ? id : {};
  peer.socket.send(JSON.stringify({ jsonrpc: "2.0", id, result }));
  if (method === "presence_rollcall") {
    broadcast(peer, { type: "rollCall", session: params.session });
  } else if (method === "presence_announce") {
    const m = isRecord(params.data) ? params.data : {};
    peer.session = typeof m.sessionId === "string" ? m.sessionId : undefined;
    broadcast(peer, { type: "state", m });
  } else if (method === "presence_disconnect") {
    peer.session = undefined;
    broadcast(peer, { type: "disconnect", m: { session: params.session } });
  }
}

function broadcast({ identity, lake }: Peer, message: object): void {
  const result = { ...message, i: identity?.id };
  for (const { socket, subscription, lake: peerLake } of peers) {
    if (peerLake !== lake || subscription === undefined) continue;
    const params = { subscription, result };
    socket.send(JSON.stringify({ jsonrpc: "2.0", method: "presence_subscription", params }));
  }
}

function parse(text: string) {
  try {
    const message: unknown = JSON.parse(text);
    if (isRecord(message)) {
      const { id, method, params } = message;
      return { id, method, params: isRecord(params) ? params : {} };
    }
  } catch {
    // Not JSON: treated as a call without a method.
  }
  return { id: null, method: undefined, params: {} };
}
