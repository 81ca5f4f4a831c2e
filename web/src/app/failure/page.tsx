import type { Metadata } from "next";
import { FailureScreen } from "@/components/failure/failure";
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
      <FailureScreen
        message={`Something went wrong on our side. Please try again in a moment. Reference: ${REFERENCE}.`}
      >
        {/* Without an action, it requests the address that failed. */}
        <form>
          <button type="submit" className="button">
            Try Again
          </button>
        </form>
      </FailureScreen>
    </PageShell>
  );
}
