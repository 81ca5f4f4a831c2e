import type { Heading } from "@/components/body/outline";
import styles from "./article.module.css";

type Props = { headings: readonly Heading[]; title?: string };

/** The chapters of a text, beside it. */
export function Contents({ headings, title = "In this article" }: Props) {
  const chapters = headings.filter(({ level }) => level === 2);
  if (chapters.length < 2) return null;
  return (
    <nav className={`print:hidden ${styles.toc}`} aria-labelledby="contents">
      <h2 id="contents" className="label pb-1.5 text-text">
        {title}
      </h2>
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
