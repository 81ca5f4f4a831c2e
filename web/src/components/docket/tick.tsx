import type { Price } from "@currawong/schemas/price";
import { DOCKET, formatTick } from "../../quote/line.ts";

type Props = {
  /** The line's key in the address of a quote (`quote/line.ts`). */
  line: string | null | undefined;
  /** The name of the line; none where a label around the tick says what it does. */
  label?: string;
  /** A line without a price has no tick. */
  price: Price | null;
};

/** The checkbox beside a price, which adds it to the visitor's quote. A plain field of a plain form. */
export const Tick = ({ line, label, price }: Props) =>
  line &&
  price && (
    <input
      type="checkbox"
      form={DOCKET}
      name="line"
      value={formatTick(line, price)}
      aria-label={label && `Add ${label} to your quote`}
    />
  );

/** The checkbox in a button that says what a click does, or that the line is on the quote. */
export const TickButton = ({ line, price }: Omit<Props, "label">) =>
  line &&
  price && (
    // biome-ignore lint/a11y/noLabelWithoutControl: the tick is its control.
    <label className="button ghost">
      <Tick line={line} price={price} />
      <span data-off="">Add to your quote</span>
      <span data-on="">On your quote</span>
    </label>
  );
