import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./environment.ts";
import { PORTS } from "./ports.ts";

const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), "utf8"));

it("a dev container forwards the ports that the servers have, and sets up what they need", () => {
  const container = read(".devcontainer/devcontainer.json");
  const ports = Object.values(PORTS);
  expect(new Set(container.forwardPorts)).toEqual(new Set(ports));
  expect(Object.keys(container.portsAttributes).map(Number).sort()).toEqual([...ports].sort());
  const [, script] = /npm run (\S+)$/.exec(container.postCreateCommand) ?? [];
  expect(read("package.json").scripts).toHaveProperty(script ?? "");
});
