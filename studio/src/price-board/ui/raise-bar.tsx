import { Button, Select, TextInput } from "@sanity/ui";
import { type FormEvent, useState } from "react";
import { BarButton } from "../../ui/bar-button.tsx";
import { counted } from "../../words.ts";
import { type Raise, ROUNDING_RULE, raised } from "../model/rounding.ts";

type Props = {
  /** What the selected prices are now, edits included. */
  amounts: readonly number[];
  onRaise: (raise: Raise) => void;
  onClear: () => void;
};

const prices = (count: number) => counted(count, "price");

/** What a change would do to the selection, before it does it. */
function outlook(amounts: readonly number[], raise: Raise): string {
  const moved = amounts.filter((amount) => raised(amount, raise) !== amount).length;
  const stay = amounts.length - moved;
  if (stay === 0) return `${prices(moved)} will change.`;
  return `${prices(moved)} will change, ${stay} ${stay === 1 ? "stays" : "stay"}: the nearest figure with the same ending is the one ${stay === 1 ? "it has" : "they have"}.`;
}

/** Raises or lowers every selected price at once. */
export function RaiseBar({ amounts, onRaise, onClear }: Props) {
  const [text, setText] = useState("");
  const [unit, setUnit] = useState<Raise["in"]>("percent");
  const [keepEnding, setKeepEnding] = useState(true);
  const by = Number(text.replace("−", "-").replace(",", "."));
  const isUsable = text.trim() !== "" && Number.isFinite(by) && by !== 0 && Math.abs(by) < 10_000;
  const raise: Raise = { by, in: unit, keepEnding };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isUsable) return;
    onRaise(raise);
    setText("");
  };
  return (
    <form className="bar" onSubmit={submit} aria-label="Change the selected prices">
      <strong>{prices(amounts.length)} selected</strong>
      <span>Change by</span>
      <div className="number">
        <TextInput
          aria-label="Change by"
          placeholder="5 or −5"
          fontSize={1}
          inputMode="text"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      <div>
        <Select
          aria-label="Per cent or dollars"
          fontSize={1}
          value={unit}
          onChange={({ currentTarget }) =>
            setUnit(currentTarget.value === "dollars" ? "dollars" : "percent")
          }
        >
          <option value="percent">per cent</option>
          <option value="dollars">dollars</option>
        </Select>
      </div>
      <label>
        <input
          type="checkbox"
          checked={keepEnding}
          onChange={({ target }) => setKeepEnding(target.checked)}
        />{" "}
        Keep endings
      </label>
      <Button type="submit" text="Apply" tone="primary" fontSize={1} disabled={!isUsable} />
      <BarButton text="Clear selection" onClick={onClear} />
      <p className="quiet" role="status">
        {isUsable
          ? outlook(amounts, raise)
          : keepEnding
            ? ROUNDING_RULE
            : "Rounded to whole dollars."}
      </p>
    </form>
  );
}
