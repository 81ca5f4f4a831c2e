import type { ReactNode } from "react";
import { ChatLink } from "@/components/button/chat-link";
import { each } from "@/components/each/each";
import { Features } from "@/components/features/features";
import { Price } from "@/components/price/price";
import { Scope } from "@/components/price/scope";
import { Stars } from "@/components/stars/stars";
import { ownRating } from "@/model/rating";
import styles from "./catalogue.module.css";
import type { Entry } from "./entry";

/** The address to which the form of the page at `path` submits what stays compared. */
const comparisonAt = (path: string) => `${path}#comparison`;

const LINES: readonly { name: string; cell: (entry: Entry) => ReactNode }[] = [
  {
    name: "Price",
    cell: ({ price, scope }) => (
      <>
        {price ? <Price price={price} className="text-[1.35rem]" /> : "on request"}
        {scope && <Scope className="block text-mute">{scope}</Scope>}
      </>
    ),
  },
  { name: "What it is", cell: ({ description }) => description },
  {
    name: "Includes",
    cell: ({ features }) => <Features features={features} shown={features.length} />,
  },
  {
    name: "Rating",
    cell: ({ rating, reviewCount }) =>
      ownRating({ rating, reviewCount }) ? (
        <Stars rating={rating} reviewCount={reviewCount} />
      ) : (
        "none yet"
      ),
  },
  {
    name: "Ask",
    cell: ({ title, message }) => (
      <ChatLink message={message} className="button ghost small">
        Get Quote<span className="sr-only">{` for ${title}`}</span>
      </ChatLink>
    ),
  },
];

type Props = {
  entries: readonly Entry[];
  path: string;
  /** Whether the search finds nothing, which the page then says first. */
  isHidden: boolean;
};

/** The compared entries side by side; renders nothing when there are none. */
export function Comparison({ entries, path, isHidden }: Props) {
  if (entries.length === 0) return null;
  return (
    <section
      id="comparison"
      className="mt-part mb-apart max-[64rem]:scroll-mt-7"
      aria-labelledby="side-by-side"
      hidden={isHidden}
    >
      {each(entries, ({ slug }) => (
        <input type="hidden" name="compare" value={slug} />
      ))}
      <h2 id="side-by-side" className="mb-1.5 text-title">
        Your choices, side by side
      </h2>
      {/* Positioned, so that what is hidden from sight scrolls with the rest. */}
      <div className="relative overflow-x-auto top-rule">
        <table className={styles.comparison}>
          <thead>
            <tr>
              <td />
              {each(entries, ({ title, href }) => (
                <th scope="col">{href ? <a href={href}>{title}</a> : title}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {each(LINES, ({ name, cell }) => (
              <tr>
                <th scope="row">{name}</th>
                {each(entries, (entry) => (
                  <td>{cell(entry)}</td>
                ))}
              </tr>
            ))}
            <tr>
              <td />
              {each(entries, ({ slug, title }) => (
                <td>
                  <button
                    type="submit"
                    className="button ghost small"
                    name="without"
                    value={slug}
                    formAction={comparisonAt(path)}
                  >
                    Leave out<span className="sr-only">{` ${title}`}</span>
                  </button>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
}
