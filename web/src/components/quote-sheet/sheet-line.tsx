import { formatDuration } from "@currawong/schemas/offer-facts";
import { each } from "@/components/each/each";
import { toTheCent } from "../../quote/figures.ts";
import { LINES_FORM, thingOf } from "../../quote/line.ts";
import { amountOf, type QuoteLine, ticksOf } from "../../quote/quote.ts";
import { optionText, rateText, scopeText, unitText } from "../../quote/quote-text.ts";
import { quantityName, quotePath, stepName } from "../../quote/request.ts";

type LineProps = {
  line: QuoteLine;
  /** Whether nobody can change it. */
  isFixed: boolean;
};

/** What a line covers: a choice where it has several scopes, and not where months decide. */
function Scope({ line, isFixed }: LineProps) {
  const { chosen, terms, label } = line;
  const choices = line.choices.filter(({ term }) => term === null);
  if (isFixed || terms.length > 0 || choices.length < 2)
    return (
      <>
        <p className="text-sm text-mute">{scopeText(line)}</p>
        {!isFixed && <input type="hidden" form={LINES_FORM} name="line" value={chosen.key} />}
      </>
    );
  return (
    <select
      form={LINES_FORM}
      name="line"
      defaultValue={chosen.key}
      className="my-0.75 block"
      aria-label={`What ${label} covers`}
    >
      {each(choices, (choice) => (
        <option value={choice.key}>{optionText(choice)}</option>
      ))}
    </select>
  );
}

/** How many of a line there are: a field and two buttons, which send the form where no script runs. */
function Quantity({ line, isFixed }: LineProps) {
  const { label, chosen, quantity, least, most } = line;
  const unit = unitText(chosen.price, quantity);
  if (isFixed || most === 1) return <td>{`${quantity} ${unit}`.trim()}</td>;
  const what = `${label}, ${unitText(chosen.price, 2)}`;
  const step = (by: 1 | -1) => (
    <button
      form={LINES_FORM}
      name={stepName(chosen.key)}
      type="submit"
      value={Math.min(Math.max(quantity + by, least), most)}
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
          name={quantityName(chosen.key)}
          type="number"
          min={least}
          max={most}
          required
          defaultValue={quantity}
          aria-label={what}
        />
        {step(1)}
      </span>{" "}
      <span className="inline-block text-sm text-mute">{unit}</span>
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
function Facts({ label, chosen }: QuoteLine) {
  const { price, duration, costsMoreWith, includes, excludes } = chosen;
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
          <summary className="py-1 underline [list-style:revert] print:hidden">
            What’s included<span className="sr-only">{` in ${label}`}</span>
          </summary>
          <List title="Included" items={includes} />
          <List title="Not included" items={excludes} />
        </details>
      )}
    </div>
  );
}

/**
 * A line of a quote: what it is, how many, and what it adds to the total; below that, what it covers. Screen readers read
 * the first cell with every amount, so that it has the name alone.
 */
export function Line({ line, lines, isFixed }: LineProps & { lines: readonly QuoteLine[] }) {
  const { label, href, chosen, uncounted } = line;
  const others = lines.filter((other) => other !== line);
  const thing = thingOf(chosen.key);
  // A package has no page of its own.
  const Name = href ? "a" : "b";
  return (
    <tbody id={`line-${thing}`} data-line={thing}>
      <tr className="max-sm:[&>:nth-child(2)]:flex-1 max-sm:[&>:nth-child(2)]:text-left">
        <th scope="row">
          <Name href={href ?? undefined} className="bold">
            {label}
          </Name>
        </th>
        <Quantity line={line} isFixed={isFixed} />
        <td className="ml-auto">
          <b className="display text-lg" data-slot="amount">
            {toTheCent(amountOf(line))}
          </b>
          <small data-slot="rate">{!uncounted && rateText(chosen.price)}</small>
          {!isFixed && (
            <a
              href={`${quotePath(ticksOf(others))}#lines`}
              className="inline-block py-1 text-sm text-mute underline print:hidden"
              data-remove=""
            >
              Remove<span className="sr-only">{` ${label}`}</span>
            </a>
          )}
        </td>
      </tr>
      <tr>
        <td colSpan={3}>
          <Scope line={line} isFixed={isFixed} />
          <p className="bold text-sm text-danger" data-slot="note" role="status">
            {uncounted}
          </p>
          <Facts {...line} />
        </td>
      </tr>
    </tbody>
  );
}
