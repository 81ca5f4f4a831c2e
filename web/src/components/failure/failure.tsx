"use client"; // Next renders error pages in the browser.

/** What the visitor may know of an error: in production a reference, never its words. */
export function messageOf(error: Error & { digest?: string }): string {
  if (process.env.NODE_ENV === "development") return error.message;
  return error.digest
    ? `Something failed on our side. Reference: ${error.digest}.`
    : "Something failed in this page.";
}

type Props = { error: Error & { digest?: string }; retry: () => void };

/** Shown in place of a page that failed: the message, and the ways back. */
export function Failure({ error, retry }: Props) {
  return (
    <main className="wrap search-page">
      <h1>Unexpected Application Error!</h1>
      <p className="lede">{messageOf(error)}</p>
      <p className="buttons">
        <button type="button" className="button" onClick={retry}>
          Try Again
        </button>
        <a className="button ghost" href="/">
          Back to Home
        </a>
      </p>
    </main>
  );
}
