"use client"; // Next catches errors of the root layout in the browser.

import { Failure, type FailureProps } from "@/components/failure/failure";

/** The error screen for a failure of the layout itself. */
export default function GlobalErrorPage(props: FailureProps) {
  return (
    <html lang="en-AU">
      <body>
        <title>Unexpected Application Error!</title>
        <Failure {...props} />
      </body>
    </html>
  );
}
