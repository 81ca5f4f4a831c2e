import { createHmac } from "node:crypto";
import ipaddr from "ipaddr.js";
import { readEnvironment } from "./environment.ts";

/** The site's own server sets it to the address of the connection, whatever the client sent. */
export const CONNECTION_HEADER = "x-connection-address";

/** The part of an address that identifies a network: the most that one customer of a provider may hold. */
const NETWORK_BITS = { ipv4: 24, ipv6: 48 };

/** Matches an address with a port, or in brackets: `203.0.113.7:80`, `[2001:db8::1]:80`. */
const DECORATED = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/;

/**
 * The network that an address belongs to (IPv4 /24, IPv6 /48), such as `203.0.113.0/24`. An IPv4 address in
 * IPv6 notation (`::ffff:203.0.113.7`) counts as IPv4.
 * @returns undefined for text that is not an address
 */
export function networkOf(text: string): string | undefined {
  const [, bracketed, plain] = DECORATED.exec(text.trim()) ?? [];
  const candidate = bracketed ?? plain ?? text.trim();
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(candidate) || ipaddr.IPv6.isValid(candidate);
  if (!isAddress) return undefined;
  const address = ipaddr.process(candidate);
  const kind = address.kind();
  const cidr = `${address.toNormalizedString()}/${NETWORK_BITS[kind]}`;
  const network =
    kind === "ipv4"
      ? ipaddr.IPv4.networkAddressFromCIDR(cidr)
      : ipaddr.IPv6.networkAddressFromCIDR(cidr);
  return `${network}/${NETWORK_BITS[kind]}`;
}

/**
 * The network that a request comes from, by the header that CLIENT_ADDRESS_HEADER names; of a list, the last
 * address is the nearest proxy's. Without the setting it is the network of the connection.
 * @returns undefined where it is not known
 */
export function visitorNetwork(headers: Pick<Headers, "get">): string | undefined {
  const { clientAddressHeader } = readEnvironment();
  const addresses = headers.get(clientAddressHeader ?? CONNECTION_HEADER)?.split(",");
  return networkOf(addresses?.at(-1) ?? "");
}

/**
 * Identifies a visitor's network to the database without revealing it: a keyed hash of `visitorNetwork`, as 64
 * hexadecimal digits.
 * @param secret a key that only the site's server has
 */
export function visitorNetworkHash(
  headers: Pick<Headers, "get">,
  secret: string,
): string | undefined {
  const network = visitorNetwork(headers);
  return network && createHmac("sha256", secret).update(`network ${network}`).digest("hex");
}
