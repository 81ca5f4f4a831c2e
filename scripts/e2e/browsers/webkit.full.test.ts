import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "@currawong/supabase/testing/free-port";
import { vi } from "vitest";
import { DEAD_PROXY, type Driver, HEIGHT, tour } from "./tour.ts";

/** The key of an element's id in the WebDriver standard. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** Starts WebKitGTK on a virtual screen and controls it over W3C WebDriver. */
async function startWebKit(): Promise<Driver> {
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x1024x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const DISPLAY = `:${String(await once(screen.stdout, "data")).trim()}`;
  const port = await freePort();
  const server = spawn("WebKitWebDriver", [`--port=${port}`], {
    // GTK finds its style sheet in this folder.
    env: { ...process.env, DISPLAY, XDG_CONFIG_HOME: import.meta.dirname },
    stdio: "ignore",
  });

  async function send<Value>(method: string, path: string, body?: object): Promise<Value> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    // The standard defines what each command returns.
    const { value } = (await response.json()) as { value: Value };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  await vi.waitFor(() => send("GET", "/status"), { timeout: 100_000 });
  const proxy = { proxyType: "manual", sslProxy: `${DEAD_PROXY.host}:${DEAD_PROXY.port}` };
  const { sessionId } = await send<{ sessionId: string }>("POST", "/session", {
    capabilities: { alwaysMatch: { proxy } },
  });
  const session = `/session/${sessionId}`;
  const post = <Value>(path: string, body = {}) => send<Value>("POST", session + path, body);
  const find = (value: string) =>
    post<{ [ELEMENT]: string }>("/element", { using: "css selector", value });
  /** Moves the pointer to an element and performs further actions there. */
  async function point(selector: string, ...furtherActions: object[]): Promise<void> {
    const origin = await find(selector);
    const move = { type: "pointerMove", origin, x: 0, y: 0 };
    await post("/actions", {
      actions: [{ type: "pointer", id: "mouse", actions: [move, ...furtherActions] }],
    });
  }

  return {
    open: (url) => post("/url", { url }),
    back: () => post("/back"),
    resize: (width) => post("/window/rect", { x: 0, y: 0, width, height: HEIGHT }),
    click: (selector) =>
      point(selector, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }),
    hover: point,
    async type(selector, text) {
      await post(`/element/${(await find(selector))[ELEMENT]}/value`, { text });
    },
    evaluate: (expression) => post("/execute/sync", { script: `return ${expression}`, args: [] }),
    tabs: async () => (await send<string[]>("GET", `${session}/window/handles`)).length,
    async quit() {
      await send("DELETE", session);
      server.kill();
      screen.kill();
    },
  };
}

tour("WebKit", startWebKit, ["WebKitWebDriver", "Xvfb"]);
