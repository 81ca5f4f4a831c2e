import type { Price } from "@currawong/schemas/price";
import { formatTick } from "../../quote/line.ts";

/** The id of the form that all ticks of a page belong to (`docket.tsx`). */
export const DOCKET = "docket";

/** The attributes of an element around several ticks, which screen readers announce with the first. */
export const TICK_GROUP = { role: "group", "aria-label": "Your quote" } as const;

type Props = {
  /** The line's key in the address of a quote (`quote/line.ts`). */
  line: string | null | undefined;
  /** The name of the line, for screen readers; left out within a `<label>`. */
  label?: string;
  /** A line without a price has no tick. */
  price: Price | null;
};

/** The checkbox beside a price, which adds it to the visitor's quote. A plain field of a plain form. */
export function Tick({ line, label, price }: Props) {
  if (!line || !price) return null;
  return (
    <input
      type="checkbox"
      form={DOCKET}
      name="line"
      value={formatTick(line, price)}
      aria-label={label}
    />
  );
}
