/**
 * What the browser itself renders for an unknown address. Next includes it in every page, so it
 * is short; visitors see `not-found/page.tsx`.
 */
export default function NotFound() {
  return (
    <main className="wrap section">
      <h1>We can’t find that page</h1>
      <p>
        <a href="/search">Search the site</a>
      </p>
    </main>
  );
}
