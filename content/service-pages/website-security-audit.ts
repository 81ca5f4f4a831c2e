import { picture, records, type ServiceStory } from "./model.ts";

export const websiteSecurityAudit: ServiceStory = {
  picture: picture("report", "Website audit, 19 findings", {
    columns: ["2 critical", "6 high", "11 low"],
    rows: [
      ["Backup in a public folder", "One guess downloads the customer list", "Critical"],
      ["Login without a limit", "A thousand passwords an hour", "High"],
      ["Form plugin, two years old", "Published flaw, update ready", "High"],
      ["Security headers missing", "Makes other flaws worse", "Low"],
    ],
  }),
  show: records(
    "Four of nineteen findings",
    ["Finding", "What a stranger could do with it", "Order"],
    [
      [
        "Backup in a public folder",
        "Download every customer’s address with one guess at a file name",
        "1 · today",
      ],
      [
        "Login without a limit",
        "Try a thousand passwords an hour for the account “admin”",
        "2 · this week",
      ],
      [
        "Form plugin, two years old",
        "Place a script in the page, by a flaw that is published",
        "3 · this week",
      ],
      [
        "Missing security headers",
        "Little by itself; it makes other flaws worse",
        "14 · next release",
      ],
    ],
  ),
  without: [
    [
      "Repairs",
      "You or your developer fix what was found; we test again. If we’re to do it, that is quoted apart.",
    ],
    [
      "Office and staff",
      "Phishing trials, laptops and wireless networks are outside this audit. The website and its accounts are inside.",
    ],
    [
      "A certificate",
      "It’s a careful look by people on certain days. It proves no compliance and promises no safety.",
    ],
  ],
  time: [
    ["Authority", "A page you sign: which addresses, which days, whom to ring."],
    ["Looking", "Three days or so, at hours when no one is buying. Nothing is broken on purpose."],
    [
      "The list",
      "Findings in order of damage, in words an owner can read, with proof for the developer.",
    ],
    ["Retest", "After your repairs the same doors are tried again."],
  ],
  ask: [
    [
      "Could the audit take the site down?",
      "It’s done with care and at quiet hours, on a copy where the risk is real. Load attacks aren’t part of it.",
    ],
    [
      "Who hears of what you find?",
      "The person named on the authority. If we find someone is already inside, we ring them straight away.",
    ],
    [
      "Do we have to tell anyone?",
      "If personal information has got out and serious harm is likely, Australian law may require you to notify. We tell you what we saw; your lawyer advises.",
    ],
  ],
};
