import fc from "fast-check";

// The same cases in every run, so that a test which passed today does not fail tomorrow for no change.
fc.configureGlobal({ seed: 20261123 });
