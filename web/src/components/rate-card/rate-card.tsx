import { unitInWords } from "@currawong/schemas/price";
import { classes } from "@/components/classes";
import { Total } from "@/components/docket/docket";
import { Tick } from "@/components/docket/tick";
import type { PriceLine } from "@/model/price-line";
import { DOCKET } from "@/quote/line";
import { each } from "../each/each";
import { Price } from "../price/price";
import { Scope } from "../price/scope";
import styles from "./rate-card.module.css";

/** The name of a line: the label of its tick, if it has one. */
function Name({ rate: { label, href, line, price } }: { rate: PriceLine }) {
  const name = href ? <a href={href}>{label}</a> : label;
  return line && price ? (
    // biome-ignore lint/a11y/noLabelWithoutControl: the tick is its control.
    <label>
      <Tick line={line} label={label} price={price} />
      {name}
    </label>
  ) : (
    <span>{name}</span>
  );
}

/** What a price covers, after its unit: `per month, Instagram alone`. */
const scopeOf = ({ price, scope }: PriceLine) =>
  [price && unitInWords(price), scope].filter(Boolean).join(", ");

/** Names and prices joined by dotted leaders; all prices end on the list's right edge. */
export function Rates({ rates, className }: Pick<Props, "rates" | "className">) {
  return (
    <ul className={classes(styles.rates, className)}>
      {each(rates, (rate) => (
        <li>
          <Name rate={rate} />
          {rate.price ? (
            <Price price={rate.price} unit="scope" />
          ) : (
            <span className="text-mute">on request</span>
          )}
          {scopeOf(rate) && <Scope>{scopeOf(rate)}</Scope>}
        </li>
      ))}
    </ul>
  );
}

type Props = {
  title: string;
  rates: readonly PriceLine[];
  className?: string;
};

/** Pictures of the work: of the line that is pointed at or has the focus, or else of the first. */
const Stage = ({ rates }: Pick<Props, "rates">) =>
  rates.every(({ picture }) => picture) && (
    <div className={styles.stage} aria-hidden="true">
      {each(rates, ({ picture }) => (
        <img className="aspect-2/1 w-full" src={picture ?? ""} alt="" fetchPriority="high" />
      ))}
    </div>
  );

/** A rate card in the style of a printed one. */
export function RateCard({ title, rates, className }: Props) {
  return (
    <aside className={classes(styles.card, "max-w-68", className)} aria-label={title}>
      <Stage rates={rates} />
      <h2>
        {title} <small>starting at, AUD, GST included</small>
      </h2>
      <Rates rates={rates} />
      {rates.some(({ line }) => line) && (
        <>
          <p className="text-xs">Tick what you need. Take the quote with you.</p>
          {/* In its place once something is ticked. */}
          <p className={styles.total}>
            <Total form={DOCKET} />
          </p>
        </>
      )}
    </aside>
  );
}
