/** What the packages' mutants share (docs/testing.md). */
export const SHARED = {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  // A copy of one package would lack what its configuration imports from beside it.
  inPlace: true,
  coverageAnalysis: "perTest",
  concurrency: 2,
  timeoutMS: 15_000,
  // Wording, and accesses that the types already guard.
  mutator: { excludedMutations: ["StringLiteral", "OptionalChaining"] },
  reporters: ["clear-text", "progress-append-only"],
  clearTextReporter: { reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
