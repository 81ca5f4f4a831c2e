import { expect, test } from "vitest";
import { checkFacts } from "./facts.ts";
import { checkLinks } from "./links.ts";

const ref = (_ref: string) => ({ _type: "reference", _ref });

test("links: links, menu entries and buttons that lead nowhere", () => {
  const document = {
    _id: "page-a",
    _type: "page",
    body: [
      { _type: "block", markDefs: [{ _type: "internalLink", reference: ref("role-x") }] },
      { _type: "callToAction", target: ref("role-x") },
      { _type: "callToAction", target: ref("service-x") },
    ],
    sections: [
      { _type: "hero", buttons: [{ anchor: "prose" }, { anchor: "packages" }] },
      { _type: "prose" },
    ],
  };
  const findings = checkLinks([document], (id) => id.startsWith("service-"));
  expect(findings.map(({ path }) => path)).toEqual(["", "body[0].markDefs[0]", "body[1]"]);
});

test("facts: what is wrong, and a phrase that is missing, are named by document and field", async () => {
  const findings = await checkFacts([
    { _id: "service-react-developer", _type: "service", badge: "BACKEND" },
    {
      _id: "service-logo-brand-identity-design",
      _type: "service",
      features: ["2 concepts", "Two rounds"],
    },
    {
      _id: "service-video-ads-social-media",
      _type: "service",
      features: ["15–30 seconds", "1 revision included"],
      description: "Ready in 3–5 business days.",
    },
  ]);
  const of = (id: string) =>
    findings
      .filter((finding) => finding.id === id)
      .map(({ path, message }) => `${path}: ${message}`);
  expect(of("service-react-developer")).toEqual([
    'badge: The specification says "FRONTEND", the content "BACKEND".',
  ]);
  expect(of("service-logo-brand-identity-design")).toEqual([
    ": The specification says “1 revision”, which is not there.",
  ]);
  expect(of("service-video-ads-social-media")).toEqual([]);
});
