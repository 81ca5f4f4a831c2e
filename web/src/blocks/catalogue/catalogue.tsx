import { formatPrice } from "@currawong/schemas/price";
import { ChatLink } from "@/components/button/chat-link";
import { Card } from "@/components/card/card";
import { cardStyles } from "@/components/card/cards";
import { classes } from "@/components/classes";
import { each } from "@/components/each/each";
import { loadSearchIndex } from "@/search/load-index";
import { MAX_LENGTH } from "@/search/query";
import { entriesOfList, findTitles } from "@/search/rank";
import { limitsOf, picks, queryOf, type Selection } from "@/search/selection";
import styles from "./catalogue.module.css";
import { Comparison } from "./comparison";
import type { Group, Words } from "./entry";

const VIEWS = [
  { view: "cards", name: "Cards" },
  { view: "rates", name: "Rate card" },
] as const;

type Props = {
  groups: readonly Group[];
  words: Words;
  /** Heading of the list of groups. */
  heading: string | null;
  intro: string | null;
  path: string;
  selection: Selection;
  /** Whether its texts are long, so that cards are wider. */
  isWide?: boolean;
};

/** The filter fields: search words, a group and a maximum starting price. */
function FilterFields({ groups, words, selection }: Pick<Props, "groups" | "words" | "selection">) {
  const find = `Find a ${words.one}`;
  const prices = groups.flatMap(({ entries }) => entries.flatMap(({ price }) => price ?? []));
  const limits = limitsOf(prices.map(({ amount }) => amount));
  return (
    <div className={styles.filter}>
      <label>
        <span className="max-md:sr-only">{find}</span>
        <input
          name="q"
          type="search"
          defaultValue={selection.words}
          placeholder={find}
          maxLength={MAX_LENGTH}
        />
      </label>
      <label>
        <span>{words.group}</span>
        <select name="group" defaultValue={selection.group}>
          <option value="">{words.allGroups}</option>
          {each(groups, ({ slug, title }) => (
            <option value={slug}>{title}</option>
          ))}
        </select>
      </label>
      <label>
        <span>Starting price</span>
        <select name="max" defaultValue={selection.max || ""}>
          <option value="">Any price</option>
          {each(limits, (amount) => (
            <option value={amount} label={`Up to ${formatPrice({ amount, unit: "once" })}`} />
          ))}
        </select>
      </label>
      <button type="submit" className="button ghost small">
        Show
      </button>
    </div>
  );
}

type SwitchProps = Pick<Props, "path" | "selection">;

/** Links to the page with its list as cards and as a rate card. */
const ViewSwitch = ({ path, selection }: SwitchProps) => (
  <p className={cardStyles.switch}>
    {each(VIEWS, ({ view, name }) => (
      <a href={path + queryOf({ ...selection, view })} data-view={view}>
        {name}
        <span className="sr-only"> (shown)</span>
      </a>
    ))}
  </p>
);

/** Every service or role, as cards or as rows of a rate card, under a sticky strip of the groups. */
export async function Catalogue(props: Props) {
  const { groups, words, heading, intro, path, selection, isWide } = props;
  const entries = groups.flatMap((group) => group.entries);
  const titles = new Set(entries.map(({ title }) => title));
  const matches = selection.words
    ? findTitles(entriesOfList((await loadSearchIndex()).entries, titles), selection.words)
    : null;
  const isPicked = picks(selection, matches);
  const parts = groups.map((group) => {
    const rows = group.entries.map((entry, index) => {
      const { title, price } = entry;
      const isHidden = !isPicked({ title, group: group.slug, price: price?.amount ?? null });
      return { entry, isBrief: true, isHidden, isFirst: index === 0, isLong: true };
    });
    return { ...group, rows, left: rows.filter(({ isHidden }) => !isHidden).length };
  });
  const visibleCount = parts.reduce((sum, { left }) => sum + left, 0);
  return (
    <div className={classes("wrap", styles.catalogue)}>
      <nav className={styles.groups} aria-labelledby="groups">
        {/* Visually hidden, as the page's opening already says it. */}
        <h2 id="groups" className="sr-only">
          {heading}
        </h2>
        <ol>
          {each(parts, ({ anchor, title, left }) => (
            <li hidden={left === 0}>
              <a href={`#${anchor}`}>{title}</a>
              <span className="num text-mute">{left}</span>
            </li>
          ))}
        </ol>
      </nav>
      {/* Without scripts, it requests the filtered page. */}
      <form className={styles.list} action={path} aria-label="Filter and compare" data-filter="">
        {/* The script that follows the filter sets it when the visitor selects another view. */}
        <input type="hidden" name="view" value={selection.view} />
        <FilterFields groups={groups} words={words} selection={selection} />
        <Comparison
          entries={entries.filter(({ slug }) => selection.compare.includes(slug))}
          path={path}
          isHidden={visibleCount === 0}
        />
        <div className={classes(cardStyles.view, isWide && cardStyles.wide)}>
          <div className={styles.status}>
            {/* It wraps before the switch does. */}
            <p className="flex-1 basis-16">
              <output className="num">
                <span data-count>{visibleCount}</span>
                {` of ${entries.length} ${words.many}`}
              </output>
              Prices in AUD, GST included. Add any of them to your quote.
            </p>
            <ViewSwitch path={path} selection={selection} />
            {intro && <p className="basis-full">{intro}</p>}
          </div>
          <p className="py-3 text-lg" data-none hidden={visibleCount > 0}>
            {words.none}{" "}
            <ChatLink message={words.askMessage} className="text-link">
              {words.ask}
            </ChatLink>
          </p>
          {each(parts, ({ slug, anchor, title, description, rows, left }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset lays out its content in a box of its own.
            <section
              id={anchor}
              role="group"
              data-group={slug}
              className={classes(styles.group, cardStyles.grid)}
              aria-label={title}
              hidden={left === 0}
            >
              <div>
                <h2>{title}</h2>
                <p>{description}</p>
              </div>
              {each(rows, Card)}
            </section>
          ))}
        </div>
      </form>
    </div>
  );
}
