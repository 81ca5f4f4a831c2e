import { type Inline, type InlinePrice, type MarkdownContext, MarkdownError } from "./parse.ts";

/** `{service-uber-clone}`, `{packageSet-saas: Growth Pack}`, `{2 × service-react-developer + …}`. */
const PRICE = /\{([^{}]+)\}/;
const TERM = /^(?:(\d+) × )?([A-Za-z][\w-]*)(?:: (.+))?$/;

type Term = { document: { _type: "reference"; _ref: string }; place: string; times?: number };

function termOf(written: string, line: number | undefined, context: MarkdownContext): Term {
  const [, times, id, name] = TERM.exec(written) ?? [];
  if (!id) {
    throw new MarkdownError(
      `Write a price as {service-uber-clone}, {packageSet-design-saas: Growth Pack} or {2 × service-react-developer + service-uber-clone}, not {${written}}.`,
      context.file,
      line,
    );
  }
  try {
    const found = context.findPrice(id, name);
    return {
      document: { _type: "reference", _ref: found.id },
      place: found.place,
      ...(times ? { times: Number(times) } : {}),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new MarkdownError(`The price {${written}} is not there: ${reason}.`, context.file, line);
  }
}

/**
 * Splits a text at the prices written in it.
 * @returns texts and prices in turn; a text without prices alone
 * @throws MarkdownError for a price that no one has
 */
export function splitAtPrices(
  text: string,
  line: number | undefined,
  context: MarkdownContext,
): (string | InlinePrice)[] {
  // Split by an expression with one group: texts at even places, what stood in braces at odd ones.
  return text.split(PRICE).flatMap((part, index): (string | InlinePrice)[] => {
    if (index % 2 === 0) return part === "" && text !== "" ? [] : [part];
    const [first, ...plus] = part.split(" + ").map((term) => termOf(term, line, context));
    const added = plus.map((term) => ({ _type: "priceTerm", ...term }));
    return [{ _type: "inlinePrice", ...first, ...(added.length > 0 ? { plus: added } : {}) }];
  });
}

/** Whether a price is among what an inline text is made of. */
export const holdsPrice = ({ children }: Inline) =>
  children.some(({ _type }) => _type === "inlinePrice");
