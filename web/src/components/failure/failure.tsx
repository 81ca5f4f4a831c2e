"use client"; // Next renders error pages in the browser.

import { FailureScreen } from "./failure-screen.tsx";

/** What the visitor may know of an error: in production a reference, never its words. */
export function messageOf(error: FailureProps["error"]): string {
  if (process.env.NODE_ENV === "development") return error.message;
  return error.digest
    ? `Something failed on our side. Reference: ${error.digest}.`
    : "Something failed in this page.";
}

/** What Next gives an error page. */
export type FailureProps = { error: Error & { digest?: string }; reset: () => void };

/** Shown in place of a page that failed in the browser. */
export function Failure({ error, reset }: FailureProps) {
  return (
    <main>
      <FailureScreen message={messageOf(error)}>
        <button type="button" className="button" onClick={reset}>
          Try Again
        </button>
      </FailureScreen>
    </main>
  );
}
