import { classes } from "@/components/classes";
import { Total } from "@/components/docket/docket";
import { TICK_GROUP, Tick } from "@/components/docket/tick";
import type { PriceLine } from "@/model/price-line";
import { DOCKET } from "@/quote/line";
import { each } from "../each/each";
import { Price } from "../price/price";
import { Scope } from "../price/scope";
import styles from "./rate-card.module.css";

type ListProps = {
  rates: readonly PriceLine[];
  inAud?: boolean;
  large?: boolean;
  className?: string;
};

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

/** Names and prices joined by dotted leaders, with prices flush on the right. */
export function Rates({ rates, inAud, large = false, className }: ListProps) {
  return (
    <div {...(rates.some(({ line }) => line) && TICK_GROUP)}>
      <ul className={classes(styles.rates, large && styles.large, className)}>
        {each(rates, (rate) => (
          <li>
            <Name rate={rate} />
            {rate.price ? (
              <Price price={rate.price} inAud={inAud} />
            ) : (
              <span className="text-mute">on request</span>
            )}
            {rate.scope && <Scope>{rate.scope}</Scope>}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Props = {
  title: string;
  /** Says that the column is in AUD, e.g. `starting at, AUD, GST included`. */
  note: string;
  rates: readonly PriceLine[];
  className?: string;
};

/** A rate card in the style of a printed one. */
export function RateCard({ title, note, rates, className }: Props) {
  return (
    <aside className={classes(styles.card, className)} aria-label={title}>
      <h2>
        {title} <small>{note}</small>
      </h2>
      <Rates rates={rates} inAud={false} />
      {rates.some(({ line }) => line) && (
        <>
          <p>Tick what you need. Take the quote with you.</p>
          {/* In its place once something is ticked. */}
          <p className={styles.total}>
            <Total form={DOCKET} />
          </p>
        </>
      )}
    </aside>
  );
}
