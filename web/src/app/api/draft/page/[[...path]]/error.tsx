"use client"; // Next catches errors of pages in the browser.

/** Shown instead of a page whose draft is incomplete. The next change reloads it. */
export default function UnfinishedPage() {
  return (
    <main className="wrap section" data-failed="">
      <h1>This page can’t be shown yet</h1>
      <p className="lede">A required field is empty: check the form.</p>
    </main>
  );
}
