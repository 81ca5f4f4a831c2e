import { once } from "node:events";
import { expect, it } from "vitest";
import { WebSocket } from "ws";
import { sharedLake, TEST_ORIGIN, TEST_TOKENS } from "../testing/lake-fixture.ts";

const studio = TEST_ORIGIN;
const { write: writeToken, read: readToken } = TEST_TOKENS;

const { lake, url, clientWith } = await sharedLake();

async function signIn(origin = `${studio}/structure`): Promise<string> {
  const query = new URLSearchParams({ origin, projectId: "currawong", withSid: "true" });
  const response = await fetch(`${url}/v1/auth/login/local?${query}`, { redirect: "manual" });
  expect(response.status).toBe(303);
  const location = new URL(response.headers.get("location") ?? "");
  expect(location.href.startsWith(`${studio}/`)).toBe(true);
  return location.hash.replace("#sid=", "");
}

const exchange = (sid: string) =>
  clientWith().request<{ token: string }>({ url: "/auth/fetch", query: { sid } });

it("signs the Studio in automatically, once per session id, until it signs out", async () => {
  const sid = await signIn();
  expect(sid.length).toBeGreaterThanOrEqual(20);
  const { token } = await exchange(sid);
  const stored = JSON.stringify(lake.store.db.prepare("SELECT * FROM sessions").all());
  expect(stored).not.toContain(token);
  await expect(exchange(sid)).rejects.toMatchObject({ statusCode: 401 });
  const client = clientWith(token);
  expect(await client.users.getById("me")).toMatchObject({ role: "administrator" });
  await client.request({ method: "POST", url: "/auth/logout" });
  await expect(client.users.getById("me")).rejects.toMatchObject({ statusCode: 401 });
});

it("sends a session id to allowed origins only", async () => {
  for (const origin of ["https://elsewhere.example", "javascript:alert(1)", "nonsense", ""]) {
    const query = new URLSearchParams({ origin });
    const response = await fetch(`${url}/v1/auth/login/local?${query}`, { redirect: "manual" });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain("LAKE_CORS_ORIGINS");
  }
});

it("returns the signed-in user, or an empty object without a session", async () => {
  expect(await clientWith().users.getById("me")).toEqual({});
  const viewer = clientWith(lake.sessions.issue("viewer"));
  expect(await viewer.users.getById("me")).toMatchObject({
    id: "local-viewer",
    roles: [{ name: "viewer" }],
  });
});

it("grants administrators write access and viewers only read access", async () => {
  const acl = (token: string) =>
    clientWith(token).request<{ filter: string; permissions: string[] }[]>({
      url: "/projects/currawong/datasets/production/acl",
    });
  expect((await acl(writeToken))[0]?.permissions).toContain("update");
  expect((await acl(readToken))[0]?.permissions).not.toContain("update");
});

it("stores settings per user", async () => {
  const client = clientWith(writeToken);
  const body = [{ key: "studio.panes", value: { open: [1, 2] } }];
  await client.request({ method: "PUT", url: "/users/me/keyvalue", body });
  const read = (token: string) =>
    clientWith(token).request({ url: "/users/me/keyvalue/studio.panes,other" });
  expect(await read(writeToken)).toEqual(body);
  expect(await read(readToken)).toEqual([]);
});

/** Opens a socket; returns functions to send a call and to wait for a message. */
async function join() {
  const socket = new WebSocket(`${url.replace("http", "ws")}/v1/socket/production`, {
    origin: studio,
  });
  const messages: string[] = [];
  socket.on("message", (data) => messages.push(String(data)));
  await once(socket, "open");
  return {
    socket,
    call: (method: string, params: object = {}) =>
      socket.send(JSON.stringify({ jsonrpc: "2.0", id: method, method, params })),
    received: (text: string) => expect.poll(() => messages.join()).toContain(text),
  };
}

it("tells every subscribed tab who is present and who has left", async () => {
  const { token } = await exchange(await signIn());
  const [first, second] = await Promise.all([join(), join()]);
  for (const peer of [first, second]) {
    peer.call("authorization", { authorization: `Bearer ${token}` });
    await peer.received('"id":"authorization","result"');
    peer.call("presence_subscribe");
    await peer.received('"id":"presence_subscribe","result"');
  }
  first.call("presence_announce", { data: { sessionId: "tab-a", locations: [] } });
  await second.received('"m":{"sessionId":"tab-a"');
  first.socket.close();
  await second.received('"type":"disconnect"');
  second.socket.close();
});

it("closes the socket of a peer that is not signed in", async () => {
  const stranger = await join();
  const closed = once(stranger.socket, "close");
  stranger.call("presence_subscribe");
  expect((await closed)[0]).toBe(4001);
});
