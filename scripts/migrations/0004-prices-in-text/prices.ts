import { isRecord } from "@currawong/schemas/record";
import { referencesIn } from "@currawong/schemas/references";

type Fields = Readonly<Record<string, unknown>>;

/** A price that a text may mean, as the text will name it. */
type Candidate = { amount: number; id: string; place: string };

type Find = (id: string) => Promise<Fields | undefined>;

const amountOf = (price: unknown) =>
  isRecord(price) && typeof price.amount === "number" ? price.amount : undefined;

/** The prices of a document in the fields of that time. Those of one place alone mean that place. */
function pricesIn(document: Fields): Candidate[] {
  const id = String(document._id);
  const starting = amountOf(document.startingPrice);
  const packages = Array.isArray(document.packages) ? document.packages.filter(isRecord) : [];
  return [
    ...(starting === undefined ? [] : [{ amount: starting, id, place: "startingPrice" }]),
    ...packages.flatMap(({ _key, price }) => {
      const amount = amountOf(price);
      return amount === undefined ? [] : [{ amount, id, place: `packages[_key=="${_key}"].price` }];
    }),
  ];
}

async function documentsOf(value: unknown, find: Find): Promise<Fields[]> {
  const found = await Promise.all([...referencesIn(value)].map(find));
  return found.filter((document) => document !== undefined);
}

/** By amount, the one price it can mean; amounts that two prices share are left out. */
function unambiguous(candidates: readonly Candidate[]): Map<number, Candidate> {
  const found = new Map<number, Candidate | undefined>();
  for (const candidate of candidates) {
    found.set(candidate.amount, found.has(candidate.amount) ? undefined : candidate);
  }
  return new Map([...found].flatMap(([amount, one]) => (one ? [[amount, one] as const] : [])));
}

/**
 * What the figures of a text mean: a price of what it links to, else of the packages that those pages
 * offer.
 */
export async function meanings(body: unknown, find: Find): Promise<Map<number, Candidate>> {
  const linked = await documentsOf(body, find);
  const direct = linked.flatMap(pricesIn);
  const pages = linked.map(({ sections, landing }) => ({ sections, landing }));
  const offered = (await documentsOf(pages, find))
    .filter(({ _type }) => _type === "packageSet")
    .flatMap(pricesIn)
    .filter(({ amount }) => !direct.some((one) => one.amount === amount));
  return new Map([...unambiguous(offered), ...unambiguous(direct)]);
}

const FIGURE = /(\$\d[\d,]*\d|\$\d)/;

/** A span with its figures as prices. Words with marks keep theirs: no price can be part of a link. */
function pricesOfSpan(span: Fields, meant: ReadonlyMap<number, Candidate>): unknown[] {
  const { text, marks } = span;
  if (typeof text !== "string" || (Array.isArray(marks) && marks.length > 0)) return [span];
  const parts = text.split(FIGURE).map((part, index) => {
    const price = index % 2 === 1 && meant.get(Number(part.slice(1).replaceAll(",", "")));
    if (!price) return part;
    const document = { _type: "reference", _ref: price.id };
    return { _type: "inlinePrice", document, place: price.place };
  });
  if (parts.every((part) => typeof part === "string")) return [span];
  // Texts side by side are one; around a price there is always one, as Portable Text has it.
  const spans: unknown[] = [];
  let words = "";
  for (const part of parts) {
    if (typeof part === "string") words += part;
    else {
      spans.push({ _type: "span", text: words, marks: [] }, part);
      words = "";
    }
  }
  return [...spans, { _type: "span", text: words, marks: [] }];
}

/**
 * Puts prices in the place of the figures that can mean only one.
 * @returns the very value where there is none
 */
export function withPrices(value: unknown, meant: ReadonlyMap<number, Candidate>): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => withPrices(item, meant));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isRecord(value)) return value;
  if (value._type === "block" && Array.isArray(value.children)) {
    const children = value.children.flatMap((child: unknown) =>
      isRecord(child) && child._type === "span" ? pricesOfSpan(child, meant) : [child],
    );
    return children.length === value.children.length ? value : { ...value, children };
  }
  const fields = Object.entries(value).map(
    ([name, item]) => [name, withPrices(item, meant)] as const,
  );
  return fields.some(([name, item]) => item !== value[name]) ? Object.fromEntries(fields) : value;
}
