import type { CATALOGUE_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { ChatLink } from "@/components/button/chat-link";
import { classes } from "@/components/classes";
import { each } from "@/components/each/each";
import { picks, type Selection } from "@/search/selection";
import styles from "./catalogue.module.css";
import { CatalogueFilter } from "./catalogue-filter";
import { Comparison } from "./comparison";
import { COMPARED } from "./comparison-id";
import { FilterFields } from "./filter-fields";
import { ServiceRow } from "./service-row";

type Props = {
  groups: CATALOGUE_QUERY_RESULT;
  /** Heads the list of groups. */
  heading: string | null;
  intro: string | null;
  /** What the visitor picked of it. */
  selection: Selection;
};

/** Every service as a line of one long rate card that opens in place, with the list of its groups kept in view. */
export function Catalogue({ groups, heading, intro, selection }: Props) {
  const isPicked = picks(selection);
  const entries = groups.map((group) => {
    const rows = group.services.map((service) => {
      const { title, description, features, price } = service;
      // What the row shows, where the browser reads it.
      const text = [title, description, ...features.slice(0, 4)].join(" ");
      return {
        service,
        isHidden: !isPicked({ text, group: group.slug, price: price?.amount ?? null }),
        isCompared: selection.compare.includes(service.slug),
      };
    });
    return { ...group, rows, left: rows.filter(({ isHidden }) => !isHidden).length };
  });
  const compared = entries.flatMap(({ rows }) =>
    rows.flatMap(({ service, isCompared }) => (isCompared ? [service] : [])),
  );
  const total = entries.reduce((sum, { rows }) => sum + rows.length, 0);
  const shown = entries.reduce((sum, { left }) => sum + left, 0);
  return (
    <div className={classes("wrap", styles.catalogue)}>
      <nav className={styles.groups} aria-labelledby="groups">
        <h2 id="groups">{heading}</h2>
        <p>{intro}</p>
        <ol>
          {entries.map(({ _id, slug, title, left }) => (
            <li key={_id} hidden={left === 0}>
              <a href={`#${slug}`}>{title}</a>
              <span className="num">{left}</span>
            </li>
          ))}
        </ol>
      </nav>
      <CatalogueFilter>
        <FilterFields groups={groups} selection={selection} shown={shown} total={total} />
        <Comparison services={compared} />
        <p className="py-3 text-lg" data-none hidden={shown > 0}>
          No service here fits. Fewer words or another price find more, and what is not on the card
          can be asked for.{" "}
          <ChatLink
            message="Hi Team, I'm looking for a service that is not in your catalogue:"
            className="text-link"
          >
            Ask for it
          </ChatLink>
        </p>
        {entries.map(({ _id, slug, title, description, rows, left }) => (
          <section
            key={_id}
            id={slug}
            className={styles.group}
            aria-labelledby={`${slug}-title`}
            hidden={left === 0}
          >
            <h2 id={`${slug}-title`}>{title}</h2>
            <p>{description}</p>
            {each(rows, (row) => (
              <ServiceRow {...row} />
            ))}
          </section>
        ))}
        <p className={styles.bar}>
          Up to three
          <button type="submit" className="button ghost small" formAction={COMPARED}>
            Compare side by side
          </button>
        </p>
      </CatalogueFilter>
    </div>
  );
}
