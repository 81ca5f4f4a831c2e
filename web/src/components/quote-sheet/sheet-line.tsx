import { formatDuration } from "@currawong/schemas/offer-facts";
import { each } from "@/components/each/each";
import { LINES_FORM, thingOf } from "../../quote/line.ts";
import { choiceOf, limitsOf, termsOf, ticksOf } from "../../quote/quote.ts";
import { type lineTexts, optionText, unitText } from "../../quote/quote-text.ts";
import type { SheetLine } from "../../quote/read-quote.ts";
import { quantityName, quotePath, stepName } from "../../quote/request.ts";

type ScopeProps = { line: SheetLine; text: string | undefined; isFixed: boolean | undefined };

/** What a line covers: a choice where it has several scopes, and not where months decide. */
function Scope({ line, text, isFixed }: ScopeProps) {
  const chosen = choiceOf(line);
  const choices = line.choices.filter(({ term }) => term === null);
  if (isFixed || termsOf(line).length > 0 || choices.length < 2)
    return (
      <>
        <p className="text-sm text-mute">{text}</p>
        {!isFixed && <input type="hidden" form={LINES_FORM} name="line" value={chosen.key} />}
      </>
    );
  return (
    <select
      form={LINES_FORM}
      name="line"
      defaultValue={chosen.key}
      className="block w-full"
      aria-label={`What ${line.label} covers`}
    >
      {each(choices, (choice) => (
        <option value={choice.key}>{optionText(choice)}</option>
      ))}
    </select>
  );
}

/** How many of a line there are: a field and two buttons, which send the form where no script runs. */
function Quantity({ line, unit }: { line: SheetLine; unit: string | undefined }) {
  const { least, most } = limitsOf(line);
  if (most === 1) return <td>1</td>;
  const what = `${line.label}, ${unitText(choiceOf(line), 2)}`;
  const step = (by: 1 | -1) => (
    <button
      form={LINES_FORM}
      name={stepName(line.key)}
      type="submit"
      value={Math.min(Math.max(line.quantity + by, least), most)}
      className="print:hidden"
      data-step={by}
      aria-label={`${by < 0 ? "One fewer" : "One more"}: ${what}`}
    >
      {by < 0 ? "−" : "+"}
    </button>
  );
  return (
    <td>
      <span className="inline-flex">
        {step(-1)}
        <input
          form={LINES_FORM}
          name={quantityName(line.key)}
          type="number"
          min={least}
          max={most}
          defaultValue={line.quantity}
          aria-label={what}
        />
        {step(1)}
      </span>{" "}
      <span className="text-sm text-mute" data-slot="unit">
        {unit}
      </span>
    </td>
  );
}

const List = ({ title, items }: { title: string; items: readonly string[] }) =>
  items.length > 0 && (
    <>
      <b>{title}</b>
      <ul className="mb-1 ml-2 [list-style:'–_']">
        {each(items, (item) => (
          <li>{item}</li>
        ))}
      </ul>
    </>
  );

const oneOf = new Intl.ListFormat("en-AU", { type: "disjunction" });

/** What a line includes and leaves out, how long it takes and what costs more; its lists are folded on screen, and open on paper. */
export function Facts({ line }: { line: SheetLine }) {
  const { price, duration, costsMoreWith, includes, excludes } = choiceOf(line);
  return (
    <div className="text-sm text-mute">
      {duration &&
        (price.unit === "month" ? (
          <p>We plan the first {formatDuration(duration).replace(/^1 /, "")} with you.</p>
        ) : (
          <p>Takes {formatDuration(duration)}.</p>
        ))}
      {costsMoreWith.length > 0 && <p>Costs more with {oneOf.format(costsMoreWith)}.</p>}
      {includes.length + excludes.length > 0 && (
        <details>
          <summary className="py-1 underline print:hidden">
            What’s included<span className="sr-only">{` in ${line.label}`}</span>
          </summary>
          <List title="Included" items={includes} />
          <List title="Not included" items={excludes} />
        </details>
      )}
    </div>
  );
}

type Props = {
  /** Whether nobody can change it. */
  isFixed?: boolean;
  line: SheetLine;
  lines: readonly SheetLine[];
  texts: ReturnType<typeof lineTexts>[number] | undefined;
};

/**
 * A line of a quote: what it is, how many, and what it adds to the total; below that, what it covers. Screen readers read
 * the first cell with every amount, so that it has the name alone.
 */
export function Line({ line, lines, texts, isFixed }: Props) {
  const others = lines.filter((other) => other !== line);
  const thing = thingOf(line.key);
  // A package has no page of its own.
  const Name = line.href ? "a" : "b";
  return (
    <tbody id={`line-${thing}`} data-line={thing}>
      <tr>
        <th scope="row">
          <Name href={line.href ?? undefined} className="bold">
            {texts?.label}
          </Name>
        </th>
        {isFixed ? (
          <td>{`${line.quantity} ${texts?.unit}`}</td>
        ) : (
          <Quantity line={line} unit={texts?.unit} />
        )}
        <td className="ml-auto">
          <b className="display text-lg" data-slot="amount">
            {texts?.amount}
          </b>
          <small data-slot="rate">{texts?.rate}</small>
          {!isFixed && (
            <a
              href={`${quotePath(ticksOf(others))}#lines`}
              className="inline-block py-1 text-sm text-mute underline print:hidden"
              data-remove=""
            >
              Remove<span className="sr-only">{` ${line.label}`}</span>
            </a>
          )}
        </td>
      </tr>
      <tr>
        <td colSpan={3}>
          <Scope line={line} text={texts?.scope} isFixed={isFixed} />
          <p className="bold text-sm" data-slot="note">
            {texts?.note}
          </p>
          <Facts line={line} />
        </td>
      </tr>
    </tbody>
  );
}
