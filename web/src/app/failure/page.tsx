import type { Metadata } from "next";
import { PageShell } from "@/page/page-shell";
import { REFERENCE } from "@/routing/page-path";

export const metadata: Metadata = {
  title: "Unexpected Application Error!",
  robots: { index: false },
};

/** Sent in place of a page that could not be rendered (`server/page-cache.ts`). Works without JavaScript. */
export default function FailedPage() {
  return (
    <PageShell path="/failure">
      <div className="wrap section">
        <h1 className="mb-3">Unexpected Application Error!</h1>
        <p className="lede">
          {`Something went wrong on our side. Please try again in a moment. Reference: ${REFERENCE}.`}
        </p>
        <div className="buttons mt-3">
          {/* Without an action, it requests the address that failed. */}
          <form>
            <button type="submit" className="button">
              Try Again
            </button>
          </form>
          <a className="button ghost" href="/">
            Back to Home
          </a>
        </div>
      </div>
    </PageShell>
  );
}
