"use client"; // Next catches errors of pages in the browser.

/** In place of a page whose draft lacks what the page needs. The next change loads it anew. */
export default function UnfinishedPage() {
  return (
    <main className="wrap section" data-failed="">
      <h1>This page cannot be shown yet</h1>
      <p className="lede">Something it needs is empty: see what the form asks for.</p>
    </main>
  );
}
