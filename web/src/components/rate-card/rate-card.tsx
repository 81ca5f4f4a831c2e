import type { Price as PriceData } from "@currawong/schemas/price";
import { each } from "../each/each";
import { Price } from "../price/price";

export type Rate = { key: string; label: string; href: string | null; price: PriceData | null };

/** Names and prices joined by dotted leaders, figures lined up on the right. */
export function Rates({ rates, inAud }: { rates: readonly Rate[]; inAud?: boolean }) {
  return (
    <ul className="rates">
      {each(rates, ({ label, href, price }) => (
        <li className="rate">
          <span>{href ? <a href={href}>{label}</a> : label}</span>
          {price ? <Price price={price} inAud={inAud} /> : <span className="mute">on request</span>}
        </li>
      ))}
    </ul>
  );
}

type Props = {
  title: string;
  /** Says that the column is in AUD, e.g. `AUD, starting at`. */
  note: string;
  rates: readonly Rate[];
};

/** The agency's printed rate card. */
export function RateCard({ title, note, rates }: Props) {
  return (
    <aside className="rate-card" aria-label={title}>
      <h2>
        {title} <small>{note}</small>
      </h2>
      <Rates rates={rates} inAud={false} />
    </aside>
  );
}
