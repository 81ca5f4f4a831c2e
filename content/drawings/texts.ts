/** A transformation from an element's units to those of the drawing: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A text of a drawing, with what it inherits. */
export type DrawnText = {
  text: string;
  x: number;
  y: number;
  /** In units of the element; the matrix may scale them. */
  size: number;
  weight: number;
  family: string;
  anchor: string;
  spacing: number;
  matrix: Matrix;
  /** The ids of the clipping paths around it. */
  clips: readonly string[];
};

type Element = { name: string; attributes: Readonly<Record<string, string>>; matrix: Matrix };

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

const translation = (x = 0, y = 0): Matrix => [1, 0, 0, 1, x, y];

const FUNCTIONS: Readonly<Record<string, (...values: number[]) => Matrix>> = {
  translate: translation,
  scale: (x = 1, y = x) => [x, 0, 0, y, 0, 0],
  matrix: (a = 1, b = 0, c = 0, d = 1, e = 0, f = 0) => [a, b, c, d, e, f],
  rotate(degrees = 0, x = 0, y = 0) {
    const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    const turn: Matrix = [cos, sin, -sin, cos, 0, 0];
    return multiply(multiply(translation(x, y), turn), translation(-x, -y));
  },
};

const numbers = (value = "") => value.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [];

/** The matrix of a `transform`, or of a nested `<svg>` with a view of its own. */
function matrixOf(name: string, attributes: Readonly<Record<string, string>>): Matrix {
  let matrix = IDENTITY;
  for (const [, type = "", values] of (attributes.transform ?? "").matchAll(/(\w+)\(([^)]*)\)/g)) {
    matrix = multiply(matrix, FUNCTIONS[type]?.(...numbers(values)) ?? IDENTITY);
  }
  const [left = 0, top = 0, width = 0, height = 0] = numbers(attributes.viewBox);
  const scale =
    name === "svg"
      ? Math.min(Number(attributes.width) / width, Number(attributes.height) / height)
      : 1;
  if (name !== "svg" || !Number.isFinite(scale)) return matrix;
  const at = translation(Number(attributes.x ?? 0), Number(attributes.y ?? 0));
  return multiply(multiply(at, [scale, 0, 0, scale, 0, 0]), translation(-left, -top));
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

const decode = (text: string) =>
  text
    .replaceAll(/&#(x?)([\da-f]+);/gi, (_, hex, code) =>
      String.fromCodePoint(parseInt(code, hex ? 16 : 10)),
    )
    .replaceAll(/&(\w+);/g, (entity, name) => ENTITIES[name] ?? entity);

/** The elements of a drawing with those around them, outermost first, and the text that follows each tag. */
function* elementsOf(svg: string): Generator<{ path: readonly Element[]; text: string }> {
  const path: Element[] = [];
  const body = svg.replaceAll(/<style[\s\S]*?<\/style>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, "");
  for (const [, end, name = "", rest = "", closed, text = ""] of body.matchAll(
    /<(\/?)([\w:]+)((?:"[^"]*"|[^">])*?)(\/?)>([^<]*)/g,
  )) {
    if (end) path.pop();
    else {
      const attributes = Object.fromEntries(
        [...rest.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
      );
      const outer = path.at(-1)?.matrix;
      const own = matrixOf(name, attributes);
      path.push({ name, attributes, matrix: outer ? multiply(outer, own) : own });
      yield { path: [...path], text };
      if (closed) path.pop();
    }
  }
}

/** Lists the texts of a drawing in order, with what they inherit from the elements around them. */
export function textsOf(svg: string): DrawnText[] {
  return [...elementsOf(svg)].flatMap(({ path, text }) => {
    const { name, matrix } = path.at(-1) ?? { name: "", matrix: IDENTITY };
    if ((name !== "text" && name !== "tspan") || !text.trim()) return [];
    const inherited = (key: string) =>
      path.findLast(({ attributes }) => key in attributes)?.attributes[key];
    const weight = inherited("font-weight") ?? "400";
    return [
      {
        text: decode(text),
        x: Number(inherited("x") ?? 0),
        y: Number(inherited("y") ?? 0),
        size: Number.parseFloat(inherited("font-size") ?? "16"),
        weight: weight === "bold" ? 700 : Number.parseFloat(weight) || 400,
        family: decode(inherited("font-family") ?? ""),
        anchor: inherited("text-anchor") ?? "start",
        spacing: Number.parseFloat(inherited("letter-spacing") ?? "0"),
        matrix,
        clips: path.flatMap(
          ({ attributes }) => /url\(#(.*?)\)/.exec(attributes["clip-path"] ?? "")?.[1] ?? [],
        ),
      },
    ];
  });
}

/** A rectangle in units of the drawing. */
export type Box = { x: number; y: number; w: number; h: number };

const round = (value: number) => Math.round(value * 10) / 10;

/** The smallest rectangle around another after a transformation. */
export function boxAfter(matrix: Matrix, { x, y, w, h }: Box): Box {
  const corners = [
    [x, y],
    [x + w, y],
    [x, y + h],
    [x + w, y + h],
  ] as const;
  const xs = corners.map(([px, py]) => matrix[0] * px + matrix[2] * py + matrix[4]);
  const ys = corners.map(([px, py]) => matrix[1] * px + matrix[3] * py + matrix[5]);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: round(left),
    y: round(top),
    w: round(Math.max(...xs) - left),
    h: round(Math.max(...ys) - top),
  };
}

/** The rectangles of a drawing: those drawn, and those that clip, by id. */
export function rectsOf(
  svg: string,
): { box: Box; clip: string | undefined; fill: string | undefined }[] {
  return [...elementsOf(svg)].flatMap(({ path }) => {
    const { name, attributes, matrix } = path.at(-1) ?? {
      name: "",
      attributes: {},
      matrix: IDENTITY,
    };
    if (name !== "rect") return [];
    const side = (key: string) => Number.parseFloat(attributes[key] ?? "0");
    const box = { x: side("x"), y: side("y"), w: side("width"), h: side("height") };
    const clip = path.find((element) => element.name === "clipPath")?.attributes.id;
    return [{ box: boxAfter(matrix, box), clip, fill: attributes.fill }];
  });
}

/** The boxes of a drawing's circles. */
export function circlesOf(svg: string): Box[] {
  return [...elementsOf(svg)].flatMap(({ path }) => {
    const element = path.at(-1);
    if (element?.name !== "circle") return [];
    const side = (key: string) => Number.parseFloat(element.attributes[key] ?? "0");
    const [r, cx, cy] = [side("r"), side("cx"), side("cy")];
    return [boxAfter(element.matrix, { x: cx - r, y: cy - r, w: 2 * r, h: 2 * r })];
  });
}
