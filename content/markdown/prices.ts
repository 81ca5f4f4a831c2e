import { type Inline, type InlinePrice, type MarkdownContext, MarkdownError } from "./parse.ts";

/** `{service-uber-clone}`, `{packageSet-saas: Growth Pack}`, `{2 × service-react-developer + …}`. */
const PRICE = /\{([^{}]+)\}/;
const TERM = /^(?:(\d+) × )?([A-Za-z][\w-]*)(?:: (.+))?$/;

type Term = { document: { _type: "reference"; _ref: string }; place: string; times?: number };

function termOf(source: string, line: number | undefined, context: MarkdownContext): Term {
  const [, times, id, name] = TERM.exec(source) ?? [];
  if (!id) {
    throw new MarkdownError(
      `Write a price as {service-uber-clone}, {packageSet-design-saas: Growth Pack} or {2 × service-react-developer + service-uber-clone}, not {${source}}.`,
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
    throw new MarkdownError(`The price {${source}} is not there: ${reason}.`, context.file, line);
  }
}

/**
 * Splits a text at the prices in braces.
 * @returns texts and prices in order; just the text if it has no prices
 * @throws MarkdownError for a price that does not exist
 */
export function splitAtPrices(
  text: string,
  line: number | undefined,
  context: MarkdownContext,
): (string | InlinePrice)[] {
  // Splitting by an expression with one group puts texts at even indices, brace contents at odd ones.
  return text.split(PRICE).flatMap((part, index): (string | InlinePrice)[] => {
    if (index % 2 === 0) return part === "" && text !== "" ? [] : [part];
    const [first, ...plus] = part.split(" + ").map((term) => termOf(term, line, context));
    const added = plus.map((term) => ({ _type: "priceTerm", ...term }));
    return [{ _type: "inlinePrice", ...first, ...(added.length > 0 ? { plus: added } : {}) }];
  });
}

/** Whether an inline text contains a price. */
export const holdsPrice = ({ children }: Inline) =>
  children.some(({ _type }) => _type === "inlinePrice");
