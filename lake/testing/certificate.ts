import { generateKeyPairSync, sign } from "node:crypto";

/** A private key and a certificate that vouches for itself, both PEM. */
export interface SelfSigned {
  readonly key: string;
  readonly certificate: string;
}

// Object identifiers in DER: RFC 5758 (ecdsa-with-SHA256), RFC 5280 (the others).
const ECDSA_WITH_SHA256 = Buffer.from("06082a8648ce3d040302", "hex");
const COMMON_NAME = Buffer.from("0603550403", "hex");
const BASIC_CONSTRAINTS = Buffer.from("0603551d13", "hex");
const SUBJECT_ALT_NAME = Buffer.from("0603551d11", "hex");
const TRUE = Buffer.from("0101ff", "hex");
const DAY_MS = 86_400_000;

/** Makes a certificate for host names, good for a day: Node itself can only read them (X.509). */
export function selfSign(hosts: readonly string[]): SelfSigned {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const algorithm = der(0x30, ECDSA_WITH_SHA256);
  const name = der(0x30, der(0x31, der(0x30, COMMON_NAME, der(0x0c, Buffer.from("test lake")))));
  const names = hosts.map((host) => der(0x82, Buffer.from(host)));
  const toSign = der(
    0x30,
    der(0xa0, Buffer.from("020102", "hex")),
    Buffer.from("020101", "hex"),
    algorithm,
    name,
    der(0x30, time(Date.now() - DAY_MS), time(Date.now() + DAY_MS)),
    name,
    publicKey.export({ format: "der", type: "spki" }),
    der(
      0xa3,
      der(
        0x30,
        der(0x30, BASIC_CONSTRAINTS, TRUE, der(0x04, der(0x30, TRUE))),
        der(0x30, SUBJECT_ALT_NAME, der(0x04, der(0x30, ...names))),
      ),
    ),
  );
  const signature = sign("sha256", toSign, privateKey);
  const whole = der(0x30, toSign, algorithm, der(0x03, Buffer.from([0]), signature));
  // No empty line at the end, whatever the length: OpenSSL would refuse it.
  const base64 = whole
    .toString("base64")
    .match(/.{1,64}/g)
    ?.join("\n");
  return {
    key: privateKey.export({ format: "pem", type: "pkcs8" }).toString(),
    certificate: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
  };
}

/** One DER value: tag, length, content. */
function der(tag: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const length = body.length;
  const head =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length];
  return Buffer.concat([Buffer.from([tag, ...head]), body]);
}

/** A UTCTime: YYMMDDHHMMSSZ. */
function time(at: number): Buffer {
  const digits = new Date(at).toISOString().replace(/\D/g, "").slice(2, 14);
  return der(0x17, Buffer.from(`${digits}Z`));
}
