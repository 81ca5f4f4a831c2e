import { afterEach, expect, it, vi } from "vitest";
import {
  CONNECTION_HEADER,
  networkOf,
  visitorNetwork,
  visitorNetworkHash,
} from "./visitor-network.ts";

const environment = vi.hoisted(() => ({ clientAddressHeader: undefined as string | undefined }));
vi.mock("./environment.ts", () => ({ readEnvironment: () => environment }));

afterEach(() => {
  environment.clientAddressHeader = undefined;
});

it.each([
  ["203.0.113.7", "203.0.113.0/24"],
  [" 203.0.113.250 ", "203.0.113.0/24"],
  ["203.0.113.7:52100", "203.0.113.0/24"],
  ["::ffff:203.0.113.7", "203.0.113.0/24"],
  ["::ffff:cb00:7107", "203.0.113.0/24"],
  ["[::ffff:203.0.113.7]:443", "203.0.113.0/24"],
  ["2001:db8:1:2::1", "2001:db8:1::/48"],
  ["[2001:DB8:1::1]:443", "2001:db8:1::/48"],
  ["fe80::1%eth0", "fe80::/48"],
])("%s is in %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each(["", "unknown", "203.0.113", "3405803783", "203.0.113.999", "_hidden", "[]:1", "a:b"])(
  "finds no network in %j",
  (text) => expect(networkOf(text)).toBeUndefined(),
);

const HEADERS = new Headers({
  "x-forwarded-for": "1.2.3.4, 203.0.113.7",
  "cf-connecting-ip": "198.51.100.1",
  [CONNECTION_HEADER]: "192.0.2.1",
});

it("reads only the header that the setting names, and the connection's address without it", () => {
  expect(visitorNetwork(HEADERS)).toBe("192.0.2.0/24");
  environment.clientAddressHeader = "x-forwarded-for";
  expect(visitorNetwork(HEADERS)).toBe("203.0.113.0/24");
  environment.clientAddressHeader = "true-client-ip";
  expect(visitorNetwork(HEADERS)).toBeUndefined();
});

it("hashes a network with the secret", () => {
  environment.clientAddressHeader = "x-forwarded-for";
  const hash = visitorNetworkHash(HEADERS, "a secret");
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(visitorNetworkHash(new Headers({ "x-forwarded-for": "203.0.113.9" }), "a secret")).toBe(
    hash,
  );
  expect(visitorNetworkHash(HEADERS, "another")).not.toBe(hash);
  expect(visitorNetworkHash(new Headers(), "a secret")).toBeUndefined();
});
