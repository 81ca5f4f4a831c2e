import type { ARTICLES_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { pathOf } from "@currawong/schemas/paths";
import type { ReactNode } from "react";
import { formatMonth } from "@/model/date";
import type { PictureData } from "@/model/picture";
import { classes } from "../classes";
import { Picture } from "../picture/picture";
import styles from "./article-card.module.css";

type Options = {
  sizes: string;
  /** For the first card on the first screen, whose picture is fetched first. */
  priority?: boolean;
  /** One level below the heading of the card's list. */
  heading?: "h2" | "h3";
  /** Whether it is the first of a list, with its picture beside the text on wide screens. */
  isLead?: boolean;
};

type CardProps = Options & {
  picture: PictureData;
  /** What stands above the title. */
  label: ReactNode;
  title: string;
  href: string;
  text?: string | null | false;
};

/** A picture, and below it the title, whose link is the whole card. The list sets the size of its titles. */
export function PictureCard(props: CardProps) {
  const { label, title, href, text, heading: Heading = "h3", isLead, ...picture } = props;
  return (
    <article className={classes("relative grid content-start items-start", isLead && styles.lead)}>
      <Picture {...picture} ratio={1.6} className="aspect-8/5" />
      <small className={classes("mt-2.25 mb-1 text-sm text-mute", isLead && "lg:mt-0")}>
        {label}
      </small>
      <Heading className={styles.title}>
        <a href={href} className="covering-link">
          {title}
        </a>
      </Heading>
      {text && <p className="mt-1.25 text-mute">{text}</p>}
    </article>
  );
}

type Props = Options & {
  article: ARTICLES_QUERY_RESULT["articles"][number];
  /** Whether its excerpt is left out. */
  isSmall?: boolean;
};

/** An article in a list: picture, category, month, title and, in a larger one, excerpt. */
export function ArticleCard({ article, isSmall, ...options }: Props) {
  const { title, excerpt, category, publishedAt, image } = article;
  return (
    <PictureCard
      {...options}
      // Decorative here: the title says what the article is about. The article itself describes it.
      picture={image && { ...image, alt: "" }}
      label={
        <>
          {category?.title && `${category.title} · `}
          <time dateTime={publishedAt}>{formatMonth(publishedAt)}</time>
        </>
      }
      title={title}
      href={pathOf(article) ?? "/blog"}
      text={!isSmall && excerpt}
    />
  );
}
