import {
  type Box,
  boxAfter,
  IDENTITY,
  type Matrix,
  multiply,
  sharedBy,
  translation,
} from "./geometry.ts";

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
  /** Its place in the order of painting. */
  order: number;
  /** The ids of the clipping paths around it. */
  clips: readonly string[];
};

type Element = { name: string; attributes: Readonly<Record<string, string>>; matrix: Matrix };

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

const viewOf = (attributes: Readonly<Record<string, string>>): Box => {
  const side = (key: string) => Number.parseFloat(attributes[key] ?? "0");
  return { x: side("x"), y: side("y"), w: side("width"), h: side("height") };
};

/** The matrix of a `transform`, or of a nested `<svg>` with a view of its own. */
function matrixOf(name: string, attributes: Readonly<Record<string, string>>): Matrix {
  let matrix = IDENTITY;
  for (const [, type = "", values] of (attributes.transform ?? "").matchAll(/(\w+)\(([^)]*)\)/g)) {
    matrix = multiply(matrix, FUNCTIONS[type]?.(...numbers(values)) ?? IDENTITY);
  }
  const [left = 0, top = 0, width = 0, height = 0] = numbers(attributes.viewBox);
  const view = viewOf(attributes);
  const fit = attributes.preserveAspectRatio?.endsWith("slice") ? Math.max : Math.min;
  const scale = fit(view.w / width, view.h / height);
  if (name !== "svg" || !Number.isFinite(scale)) return matrix;
  const at = translation(
    view.x + (view.w - width * scale) / 2,
    view.y + (view.h - height * scale) / 2,
  );
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

const inheritedBy = (path: readonly Element[], key: string) =>
  path.findLast(({ attributes }) => key in attributes)?.attributes[key];

const clipsAround = (path: readonly Element[]) =>
  path.flatMap(({ attributes }) => /url\(#(.*?)\)/.exec(attributes["clip-path"] ?? "")?.[1] ?? []);

/** Lists the texts of a drawing in order, with what they inherit from the elements around them. */
export function textsOf(svg: string): DrawnText[] {
  return [...elementsOf(svg)].flatMap(({ path, text }, order) => {
    const { name, matrix } = path.at(-1) ?? { name: "", matrix: IDENTITY };
    if ((name !== "text" && name !== "tspan") || !text.trim()) return [];
    const inherited = (key: string) => inheritedBy(path, key);
    const weight = inherited("font-weight") ?? "400";
    return [
      {
        // A browser collapses white space.
        text: decode(text).replaceAll(/\s+/g, " "),
        x: Number(inherited("x") ?? 0),
        y: Number(inherited("y") ?? 0),
        size: Number.parseFloat(inherited("font-size") ?? "16"),
        weight: weight === "bold" ? 700 : Number.parseFloat(weight) || 400,
        family: decode(inherited("font-family") ?? ""),
        anchor: inherited("text-anchor") ?? "start",
        spacing: Number.parseFloat(inherited("letter-spacing") ?? "0"),
        matrix,
        order,
        clips: clipsAround(path),
      },
    ];
  });
}

/** A rectangle or a circle of a drawing; a circle is its smallest square. */
export type Shape = {
  name: "rect" | "circle";
  box: Box;
  /** Its place in the order of painting, which it shares with the texts. */
  order: number;
  /** The id of the clipping path that it is part of: it is not drawn then. */
  clip: string | undefined;
  /** The ids of the clipping paths around it. */
  clips: readonly string[];
  /** The colour of an area that hides what is behind it; none of an outline or a tint. */
  fill: string | undefined;
  isOutlined: boolean;
  /** A rectangle with round ends. */
  isPill: boolean;
};

/** Lists the rectangles and circles of a drawing in the order of painting. */
export function shapesOf(svg: string): Shape[] {
  return [...elementsOf(svg)].flatMap(({ path }, order) => {
    const element = path.at(-1);
    const name = element?.name;
    if (!element || (name !== "rect" && name !== "circle")) return [];
    const side = (key: string) => Number.parseFloat(element.attributes[key] ?? "0");
    const [r, cx, cy] = [side("r"), side("cx"), side("cy")];
    const box =
      name === "rect" ? viewOf(element.attributes) : { x: cx - r, y: cy - r, w: 2 * r, h: 2 * r };
    const views = path.flatMap((outer, depth) => {
      const around = path[depth - 1];
      return around && outer.name === "svg"
        ? [boxAfter(around.matrix, viewOf(outer.attributes))]
        : [];
    });
    const fill = inheritedBy(path, "fill") ?? "black";
    const opacity = path.reduce(
      (product, { attributes }) => product * Number(attributes.opacity ?? 1),
      Number(inheritedBy(path, "fill-opacity") ?? 1),
    );
    return [
      {
        name,
        box: views.reduce(sharedBy, boxAfter(element.matrix, box)),
        order,
        clip: path.find((outer) => outer.name === "clipPath")?.attributes.id,
        clips: clipsAround(path),
        fill: fill === "none" || opacity < 0.5 ? undefined : fill,
        isOutlined: (inheritedBy(path, "stroke") ?? "none") !== "none",
        isPill: name === "rect" && side("rx") > 0 && side("rx") >= side("height") / 2 - 1,
      },
    ];
  });
}
