export type Crumb = { label: string; href: string };

/** The way from the home page to here; the last entry is this page and no link. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const [here] = crumbs.slice(-1);
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol>
        {crumbs.slice(0, -1).map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        {here && <li aria-current="page">{here.label}</li>}
      </ol>
    </nav>
  );
}
