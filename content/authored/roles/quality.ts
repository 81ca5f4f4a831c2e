import type { AuthoredDocument } from "../../authored.ts";
import { role } from "../../offers.ts";

/** Roles that look for faults before customers do. */
export const qualityRoles: AuthoredDocument<"role">[] = [
  role("Manual QA tester", "QA", 2699, {
    description:
      "Uses your product the way an impatient customer would, on borrowed phones and bad Wi-Fi, and files bugs a developer can repeat.",
    features: [
      "Exploratory sessions with written charters",
      "Bug reports with steps and video",
      "Real iPhones, Androids and tablets",
      "Regression list trimmed each release",
      "Daylight saving and leap day cases",
      "TestRail or plain spreadsheet records",
    ],
  }),
  role("Test automation engineer", "AUTOMATED TESTS", 3599, {
    description:
      "Replaces the Thursday afternoon click-through with a suite that runs on each commit, fails for one reason and says which.",
    features: [
      "Playwright and Cypress suites",
      "Appium journeys on device farms",
      "Contract tests between services",
      "Flaky tests quarantined, then cured",
      "Seeded data instead of shared accounts",
      "Screenshots compared on key pages",
      "Run time held under ten minutes",
    ],
  }),
  role("Performance tester", "LOAD TESTING", 3799, {
    description:
      "Finds out what breaks on the morning tickets go on sale while it is still a Tuesday in winter and no one is queueing.",
    features: [
      "k6, Gatling and JMeter scripts",
      "Traffic modelled from server logs",
      "Soak runs that reveal slow leaks",
      "Bottleneck traced to query or cache",
      "Lighthouse budgets for front pages",
      "Capacity figures for the next sale",
    ],
  }),
  role("Penetration tester", "OFFENSIVE SECURITY", 4699, {
    description:
      "Attacks your applications by agreement, within a signed scope, and writes the result so that a director and an engineer both understand it.",
    features: [
      "OWASP ASVS used as the yardstick",
      "Burp Suite against web and API",
      "Access control tried between tenants",
      "Mobile traffic and storage inspected",
      "Proof of concept for each finding",
      "Fixes verified in a second round",
    ],
  }),
  role("Accessibility auditor", "WCAG 2.2", 3899, {
    description:
      "Checks what automated scanners miss: focus that vanishes, forms that time out, videos without words, and documents no one can tab through.",
    features: [
      "NVDA, JAWS and VoiceOver sessions",
      "Keyboard-only runs of main journeys",
      "PDF tagging and reading order",
      "Tickets mapped to success criteria",
      "Developer clinics on the awkward widgets",
      "Conformance statement drafted",
    ],
    chatMessage: "Hi Team, I'm interested in hiring an accessibility auditor from your website.",
  }),
];
