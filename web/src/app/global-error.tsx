"use client"; // Next catches errors of the root layout in the browser.

import { Failure } from "@/components/failure/failure";

type Props = { error: Error & { digest?: string }; reset: () => void };

/** The error screen when even the layout failed. */
export default function GlobalErrorPage({ error, reset }: Props) {
  return (
    <html lang="en-AU">
      <body>
        <title>Unexpected Application Error!</title>
        <Failure error={error} retry={reset} />
      </body>
    </html>
  );
}
