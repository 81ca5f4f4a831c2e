"use client"; // Next renders error pages in the browser.

import type { ReactNode } from "react";
import "../search/search.css";

/** The text shown for an error: in production a reference, never the error’s own message. */
function messageOf(error: FailureProps["error"]): string {
  if (process.env.NODE_ENV === "development") return error.message;
  return error.digest
    ? `Something went wrong on our side. Reference: ${error.digest}.`
    : "Something went wrong on this page.";
}

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

/** Shown in place of a page that failed: the message, and links to continue with. */
export function FailureScreen({ message, children }: { message: string; children: ReactNode }) {
  return (
    <div className="wrap section">
      <h1 className="mb-3">Unexpected Application Error!</h1>
      <p className="lede">{message}</p>
      <div className="buttons mt-3">
        {children}
        <a className="button ghost" href="/">
          Back to Home
        </a>
      </div>
    </div>
  );
}
