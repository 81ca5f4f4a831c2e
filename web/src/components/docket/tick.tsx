import type { Price } from "@currawong/schemas/price";
import { DOCKET, formatTick, tickLabel } from "../../quote/line.ts";

/** The attributes of an element around several ticks, which screen readers announce with the first. */
export const TICK_GROUP = { role: "group", "aria-label": "Your quote" } as const;

type Props = {
  /** The line's key in the address of a quote (`quote/line.ts`). */
  line: string | null | undefined;
  /** The name of the line. */
  label: string;
  /** A line without a price has no tick. */
  price: Price | null;
};

type FieldProps = { value: string; label: string };

/** A tick by its value. A plain field of a plain form. */
export const TickField = ({ value, label }: FieldProps) => (
  <input type="checkbox" form={DOCKET} name="line" value={value} aria-label={tickLabel(label)} />
);

/** The checkbox beside a price, which adds it to the visitor's quote. */
export const Tick = ({ line, label, price }: Props) =>
  line && price && <TickField value={formatTick(line, price)} label={label} />;
