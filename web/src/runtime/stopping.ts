import { processWide } from "./process-wide.ts";

/** Aborts when the process begins to stop: no more requests should be sent to it. */
export const stopping = (): AbortController => processWide("stopping", () => new AbortController());
