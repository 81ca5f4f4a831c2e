"use client"; // Next catches errors of pages in the browser.

import { Failure } from "@/components/failure/failure";

type Props = { error: Error & { digest?: string }; reset: () => void };

/** The error screen of every page. */
export default function ErrorPage({ error, reset }: Props) {
  return <Failure error={error} retry={reset} />;
}
