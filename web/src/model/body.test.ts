import { expect, test } from "vitest";
import { readBody, type StoredBody } from "./body.ts";

type Child = NonNullable<Extract<StoredBody[number], { _type: "block" }>["children"]>[number];

const prices = { _id: "s", _view: "starting-price", startingPrice: { amount: 2999 } } as const;
const price = (times: number | null = null): Child => ({
  _type: "inlinePrice",
  _key: "p",
  document: { _type: "reference", _ref: "s" },
  place: "startingPrice",
  times,
  plus: null,
  prices,
});
const span = (text: string, ...marks: string[]): Child => ({
  _type: "span",
  _key: text,
  text,
  marks,
});
const block = (...children: Child[]) =>
  ({ _type: "block", _key: "b", style: "normal", markDefs: null, children }) as const;

test("merges an inline price into the text around it", () => {
  const [read] = readBody([block(span("$9/month, "), price(), span(" AUD."))]);
  expect(read).toMatchObject({ children: [{ text: "$9/\u2060month, $2,999\u00a0AUD." }] });
});

test("keeps spans with different marks separate, and reads cells as text, including prices", () => {
  const [read] = readBody([block(span("Strong: ", "strong"), price(2), span(""))]);
  expect(read).toMatchObject({
    children: [
      { text: "Strong: ", marks: ["strong"] },
      { text: "$5,998", marks: [] },
    ],
  });
  const cells = [block(span("2 months")), block(span(""), price(2))];
  const rows = [{ _type: "tableRow", _key: "r", cells } as const];
  const [table] = readBody([{ _type: "table", _key: "t", markDefs: null, rows }]);
  expect(table).toMatchObject({ rows: [{ cells: ["2 months", "$5,998"] }] });
});

test("keeps other parts as they are, and draws neither a hidden video, a block without text nor a row without cells", () => {
  const hidden = (_type: string) =>
    ({ _type, _key: "f", isHidden: true }) as unknown as StoredBody[number];
  const rows = [{ _type: "tableRow", _key: "r", cells: null } as const];
  const empty = { ...block(), children: null };
  const table = { _type: "table", _key: "t", markDefs: null, rows } as const;
  expect(readBody([hidden("divider"), hidden("video"), empty, table])).toEqual([
    hidden("divider"),
    { ...table, rows: [{ ...rows[0], cells: [] }] },
  ]);
  expect(readBody([block(span("text"))])[0]).not.toHaveProperty("level");
});

test("makes lists, marks and gaps that imports leave into what can be drawn", () => {
  const item = (level: number | null, text: string) =>
    ({ ...block(span(text)), listItem: "bullet", level }) as const;
  const unmarked: Child = { _type: "span", _key: "u", text: "unmarked" };
  const read = readBody([
    item(9999, "deep"),
    item(-1, "negative"),
    item(1.5, "half"),
    item(null, "none"),
    { ...block(), style: "h2" },
    block(span(" ")),
    block(span("inherited", "constructor", "strong"), unmarked),
  ]);
  expect(read).toMatchObject([
    ...[6, 1, 2, 1].map((level) => ({ level })),
    { children: [{ marks: ["strong"] }, { text: "unmarked", marks: [] }] },
  ]);
});
