import type { Heading } from "../body/outline";

type Props = { headings: readonly Heading[] };

/** The chapters of an article, beside its text. */
export function Contents({ headings }: Props) {
  const chapters = headings.filter(({ level }) => level === 2);
  if (chapters.length < 2) return null;
  return (
    <nav className="toc" aria-labelledby="contents">
      <h2 id="contents">In this article</h2>
      <ol>
        {chapters.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
