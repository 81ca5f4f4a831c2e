import { ChatLink } from "@/components/button/chat-link";
import { Card, type Entry } from "@/components/card/card";
import card from "@/components/card/card.module.css";
import { classes } from "@/components/classes";
import { each } from "@/components/each/each";
import { cheapest, type PriceLine } from "@/model/price-line";
import { MAX_LENGTH } from "@/search/query";
import { EVERYTHING, queryOf } from "@/search/selection";
import type { BlockProps } from "../define-block";
import styles from "./catalogue.module.css";

const VIEWS = [
  { view: "cards", name: "Cards" },
  { view: "rates", name: "Rate card" },
] as const;

type Group = {
  /** Its id on the page. */
  anchor: string;
  title: string;
  description: string;
  entries: readonly Entry[];
};

/** The groups as lines of the opening's rate card, each at its lowest price and with a link to its place on the page. */
export const linesOf = (groups: readonly Group[]): PriceLine[] =>
  groups.map(({ anchor, title, entries }) => ({
    key: anchor,
    label: title,
    href: `#${anchor}`,
    price: cheapest(entries)?.price ?? null,
  }));

/** The wording a catalogue uses for its entries. */
export type Words = {
  one: string;
  many: string;
  /** Shown when nothing matches, with a chat link to ask for it. */
  none: string;
  ask: string;
  askMessage: string;
};

type Block = "catalogue" | "roles";
type Props = Pick<BlockProps<Block, readonly Group[]>, "block" | "data" | "page" | "selection"> & {
  words: Words;
};

/** Every service or role, as cards or as rows of a rate card, under a sticky strip of the groups. */
export function Catalogue({ block, data: groups, page, selection, words }: Props) {
  const { heading, intro } = block;
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const find = `Find a ${words.one}`;
  return (
    <div className="wrap pt-3 pb-section print:pb-0" data-catalogue="">
      <nav className="[display:contents] print:hidden" aria-labelledby="groups">
        {/* Visually hidden, as the page's opening already says it. */}
        <h2 id="groups" className="sr-only">
          {heading}
        </h2>
        <ol className={styles.strip}>
          {each(groups, ({ anchor, title, entries }) => (
            <li>
              <a href={`#${anchor}`}>{title}</a>
              <span className="num text-mute">{entries.length}</span>
            </li>
          ))}
        </ol>
      </nav>
      <div
        className={classes(card.list, "print:columns-2 print:gap-x-4 print:text-xs")}
        data-view={selection.view}
      >
        <div className="flex flex-wrap items-center gap-2 py-2.5 text-sm text-mute [line-height:1.5] print:hidden">
          {/* Scripts hide what it does not find (`client/catalogue/filter.ts`). It is tall enough for touch. */}
          <input
            className="min-h-5.5 w-[min(100%,18rem)] rounded bg-surface px-1.5 py-0.75 text-base text-text [border:1.5px_solid_var(--color-field)] [@media(scripting:none)]:hidden"
            type="search"
            aria-label={find}
            placeholder={find}
            maxLength={MAX_LENGTH}
            data-filter=""
          />
          {/* It wraps before the switch does. */}
          <p className="flex-1 basis-16">
            <output className="num block">
              <span data-count>{count}</span>
              {` of ${count} ${words.many}`}
            </output>
            Prices in AUD, GST included. Get Quote opens WhatsApp.
          </p>
          <p className={styles.switch}>
            {each(VIEWS, ({ view, name }) => (
              <a
                href={page.path + queryOf({ ...EVERYTHING, view })}
                aria-current={view === (selection.view || "cards") ? "page" : undefined}
              >
                {name}
              </a>
            ))}
          </p>
          {intro && <p className="basis-full">{intro}</p>}
        </div>
        <p className="py-3 text-lg" data-none hidden>
          {words.none}{" "}
          <a className="text-link" href="/search" data-search="">
            Search the site
          </a>{" "}
          <ChatLink message={words.askMessage} className="text-link">
            {words.ask}
          </ChatLink>
        </p>
        {each(groups, ({ anchor, title, description, entries }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset lays out its content in a box of its own.
          <section
            id={anchor}
            role="group"
            className={classes(card.grid, styles.group)}
            aria-label={title}
          >
            <div>
              <h2>{title}</h2>
              <p>{description}</p>
            </div>
            {each(entries, (entry) => (
              <Card entry={entry} isBrief />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
