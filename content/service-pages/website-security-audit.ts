import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/website-security-audit.svg",
    "An audit report with nineteen findings, a backup in a public folder first, the evidence for it, and the signed authority with what was tested.",
    [
      ["Findings in order of damage", "findings"],
      ["Admin pages and stray backups located", "evidence"],
      ["Written authority and limits agreed first", "authority"],
    ],
  ),
  without: [
    [
      "Repairs",
      "You or your developer fix what we find, and we test again. If you want us to fix it, we quote that separately.",
    ],
    [
      "Apps and larger systems",
      "We check one website against the OWASP Top 10. For an app, an API or the full OWASP standard, hire a penetration tester by the month.",
    ],
    [
      "Office and staff",
      "This audit doesn’t cover phishing tests, laptops or wireless networks. It covers the website and its accounts.",
    ],
    [
      "A certificate",
      "It’s a careful look by people on certain days. It doesn’t prove compliance or promise safety.",
    ],
  ],
  time: [
    ["Written authority", "A page you sign: which addresses, which days, who to ring."],
    [
      "Testing",
      "An engineer tests for three days or so, at hours when no one’s buying. We don’t break anything on purpose.",
    ],
    [
      "The findings",
      "In order of damage, in words an owner can read, with proof for the developer.",
    ],
    ["Retest", "After your repairs, we try the same doors again."],
  ],
  ask: [
    [
      "Could the audit take the site down?",
      "We do it carefully at quiet times, and on a copy where the risk is real. Load attacks aren’t part of it.",
    ],
    [
      "Who hears about what you find?",
      "The person named on the authority. We ring them straight away if someone’s already inside.",
    ],
    [
      "Do we have to tell anyone?",
      "If personal information has got out and serious harm is likely, Australian law may require you to notify. We tell you what we saw, and your lawyer advises.",
    ],
  ],
  links:
    "Our article on [cybersecurity](/blog/cybersecurity-2025) says what to fix first. For apps and larger systems, [hire a penetration tester](/hire-resources) at {role-penetration-tester} a month.",
};
