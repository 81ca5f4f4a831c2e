/** One run of Playwright, and the name its report has. */
type BrowserRun = { part: string; options: string[] };

/** What a test run does. */
export type TestPlan = {
  tier: "quick" | "full";
  /** Whether lint, types, unit tests and the content check run too. */
  checks: boolean;
  /** Whether the site is toured in Firefox and WebKit too. */
  tour: boolean;
  browser: BrowserRun[];
};

/**
 * Projects of Playwright that run at the same time, each in one worker. In the full tier, tests of the
 * system change every page, which those of the site then must not be looking at.
 */
const LANES = {
  quick: [["web", "studio"]],
  full: [["web", "sweeps"], ["studio"]],
};

const SHARD = /^--shard=(\d+)\/\d+$/;

/**
 * Reads the arguments of `npm test` and `npm run test:all`.
 * @param args `--all` for the full tier; `--shard=1/3` for a third of its browser tests, the checks being
 *   the first shard's; anything else goes to Playwright, which then runs alone
 */
export function testPlan(args: readonly string[]): TestPlan {
  const tier = args.includes("--all") ? "full" : "quick";
  const rest = args.filter((arg) => arg !== "--all");
  const shard = rest.map((arg) => SHARD.exec(arg)).find(Boolean);
  const own = rest.filter((arg) => !SHARD.test(arg));
  if (rest.some((arg) => arg.startsWith("--project"))) {
    return { tier, checks: false, tour: false, browser: [{ part: "selected", options: rest }] };
  }
  const browser = LANES[tier].map((projects) => ({
    part: projects.join("-"),
    options: [
      ...projects.map((project) => `--project=${project}`),
      "--pass-with-no-tests",
      ...rest,
    ],
  }));
  const checks = own.length === 0 && (!shard || shard[1] === "1");
  return { tier, checks, tour: checks && tier === "full", browser };
}
