import fc from "fast-check";

// Each case writes to a lake: more of them in the full tier.
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  numRuns: process.env.TEST_TIER === "full" ? 100 : 10,
});
