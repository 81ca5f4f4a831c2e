import { each } from "@/components/each/each";
import { toTheCent } from "../../quote/figures.ts";
import { thingOf } from "../../quote/line.ts";
import {
  amountOf,
  choiceOf,
  hasQuantity,
  labelOf,
  limitsOf,
  requestsOf,
  termsOf,
} from "../../quote/quote.ts";
import { noteText, optionText, rateText, scopeText, unitText } from "../../quote/quote-text.ts";
import type { SheetLine } from "../../quote/read-quote.ts";
import { quantityName, quotePath } from "../../quote/request.ts";
import { Facts } from "./facts";

/** The form that the fields of all lines belong to. */
export const LINES_FORM = "quote-lines";

/** The scopes of a thing to choose from; its key alone where it has one, or where months decide. */
function Choices({ line }: { line: SheetLine }) {
  const chosen = choiceOf(line);
  const choices = line.choices.filter(({ term }) => term === null);
  if (termsOf(line).length > 0 || choices.length < 2) {
    return <input type="hidden" form={LINES_FORM} name="line" value={chosen.key} />;
  }
  return (
    <select
      form={LINES_FORM}
      name="line"
      defaultValue={chosen.key}
      aria-label={`What ${line.label} covers`}
    >
      {each(choices, (choice) => (
        <option value={choice.key}>{optionText(choice)}</option>
      ))}
    </select>
  );
}

/** How many of a line there are: a field and two buttons, which send the form where no script runs. */
function Quantity({ line }: { line: SheetLine }) {
  const { key, quantity } = line;
  const choice = choiceOf(line);
  if (!hasQuantity(choice.price)) return <td className="quote-single">1</td>;
  const { least, most } = limitsOf(line);
  const name = quantityName(key);
  const what = `${line.label}, ${unitText(choice, 2)}`;
  const step = (sign: string, by: number, words: string) => (
    <button
      type="submit"
      form={LINES_FORM}
      name={name}
      value={Math.min(Math.max(quantity + by, least), most)}
      data-step={by}
      aria-label={`${words}: ${what}`}
    >
      {sign}
    </button>
  );
  return (
    <td>
      <span className="quote-stepper">
        <input
          type="number"
          form={LINES_FORM}
          name={name}
          min={least}
          max={most}
          defaultValue={quantity}
          aria-label={what}
        />
        {step("−", -1, "One fewer")}
        {step("+", 1, "One more")}
      </span>{" "}
      <span data-slot="unit">{unitText(choice, quantity)}</span>
    </td>
  );
}

type Props = { line: SheetLine; lines: readonly SheetLine[]; amount: number };

/** A line of a quote: what it is and covers, how many, and what it adds to the total. @param amount in cents */
export function Line({ line, lines, amount }: Props) {
  const label = labelOf(line);
  const others = lines.filter((other) => other !== line);
  return (
    <tr data-line={thingOf(line.key)}>
      <th scope="row">
        {line.href ? (
          <a href={line.href} data-slot="label">
            {label}
          </a>
        ) : (
          <b data-slot="label">{label}</b>
        )}
        <p data-slot="scope">{scopeText(line)}</p>
        <Choices line={line} />
        <p className="quote-warning" data-slot="note">
          {noteText(line, lines)}
        </p>
        <Facts line={line} />
      </th>
      <Quantity line={line} />
      <td>
        <b data-slot="amount">{toTheCent(amount)}</b>
        <small data-slot="rate">{amount === amountOf(line) && rateText(choiceOf(line))}</small>
        <a href={`${quotePath(requestsOf(others))}#lines`} className="quote-screen" data-remove="">
          Remove<span className="sr-only">{` ${line.label}`}</span>
        </a>
      </td>
    </tr>
  );
}
