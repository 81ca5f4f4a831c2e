import fc from "fast-check";

// The same cases in every run, and more of them in the full tier.
fc.configureGlobal({ seed: 20261123, numRuns: process.env.TEST_TIER === "full" ? 100 : 10 });
