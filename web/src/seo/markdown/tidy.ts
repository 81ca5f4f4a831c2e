import type { Element, ElementContent } from "hast";

/** Elements that only a browser can use. */
const CONTROLS = new Set(["input", "label", "output", "select", "textarea"]);

/** Elements that mean nothing without content. */
const WRAPPERS = new Set(["a", "b", "dd", "em", "i", "li", "p", "small", "span", "strong", "ul"]);

const HEADING = /^h[1-6]$/;

const isElement = (node: ElementContent): node is Element => node.type === "element";

const element = (tagName: string, children: ElementContent[], href?: string): Element => ({
  type: "element",
  tagName,
  properties: href === undefined ? {} : { href },
  children,
});

const text = (value: string): ElementContent => ({ type: "text", value });

function hasContent(node: ElementContent): boolean {
  if (node.type === "text") return node.value.trim() !== "";
  return isElement(node) && (node.tagName === "img" || node.children.some(hasContent));
}

/** Whether a field is the tick of a price. */
const isTick = ({ properties }: Element) => properties.name === "line";

/** Whether an element holds a field of a form, beside the field's label and messages. A tick is beside a price. */
const holdsField = ({ children }: Element) =>
  children.some(
    (child) =>
      isElement(child) &&
      ["input", "select", "textarea"].includes(child.tagName) &&
      child.properties.type !== "hidden" &&
      !isTick(child),
  );

/** Whether an element is a control or belongs to one. The label of a tick is the name of a price. */
const isControl = ({ tagName, children }: Element) =>
  CONTROLS.has(tagName) &&
  !(tagName === "label" && children.some((child) => isElement(child) && isTick(child)));

/** Whether a note for screen readers is about the control that contains it, not about the content. */
function isAboutControl(note: Element, { tagName, properties }: Element): boolean {
  const isNote = [note.properties.className].flat().includes("sr-only");
  return isNote && (tagName === "summary" || properties.target === "_blank");
}

/** Whether a twin leaves out a part of its page: decoration, a repetition, or a control. */
function isOmitted(node: Element, parent: Element): boolean {
  const { tagName, properties } = node;
  return (
    properties.ariaHidden === "true" ||
    properties.hidden === true ||
    properties.dataTwin === "omit" ||
    // The address says the same.
    properties.ariaLabel === "Breadcrumb" ||
    isControl(node) ||
    holdsField(node) ||
    // Not a tab stop, because the link beside it leads to the same page.
    (tagName === "a" && properties.tabIndex === -1) ||
    (tagName === "img" && !properties.alt) ||
    // It would become a character that a copied email address keeps.
    tagName === "wbr" ||
    isAboutControl(node, parent)
  );
}

const inBrackets = (children: ElementContent[]): ElementContent[] => [
  text("("),
  ...children,
  text(")"),
];

/** A labelled fact as a list item: `Phone: (02) 5550 1234`. */
function factItem(group: ElementContent): Element[] {
  const [label, value] = isElement(group) ? group.children.filter(isElement) : [];
  if (!label || !value) return [];
  const name = label.children.flatMap((part) =>
    isElement(part) && part.tagName === "small"
      ? [text(" "), ...inBrackets(part.children)]
      : [part],
  );
  return [element("li", [...name, text(": "), ...value.children])];
}

/** Rewrites an element for which Markdown has another form. Its children are tidy already. */
function rewrite(node: Element, ancestors: readonly Element[]): ElementContent[] {
  const { tagName, properties, children } = node;
  const parts = children.filter(isElement);
  if (WRAPPERS.has(tagName) && !children.some(hasContent)) return [];
  if (properties.role === "note") return [element("blockquote", children)];
  if (properties.dataScope !== undefined) return [element("span", inBrackets(children))];
  // The features after the first few are further items of their list.
  if (properties.dataMore !== undefined) {
    const more = parts.flatMap((part) => part.children.filter(isElement)).at(-1);
    return more?.tagName === "ul" ? more.children : [node];
  }
  // An item of a list is no section.
  if (HEADING.test(tagName) && ancestors.some((ancestor) => ancestor.tagName === "li")) {
    return [element("p", [element("strong", children)])];
  }
  switch (tagName) {
    case "button": {
      // A form that has an id can be linked to.
      const form = ancestors.find(
        (ancestor) => ancestor.tagName === "form" && ancestor.properties.id,
      );
      const isSubmit = form && properties.type === "submit";
      return isSubmit ? [element("p", [element("a", children, `#${form.properties.id}`)])] : [];
    }
    case "dl":
      return [element("ul", children.flatMap(factItem))];
    case "table": {
      const caption = parts.find((part) => part.tagName === "caption");
      if (!caption) return [node];
      const table = { ...node, children: children.filter((child) => child !== caption) };
      return [element("p", [element("em", caption.children)]), table];
    }
    case "th":
      // The head of a row, which must not make the first row the head of the table.
      return [properties.scope === "row" ? { ...node, tagName: "td" } : node];
    case "video": {
      const source = parts.find((part) => part.tagName === "source")?.properties.src;
      const label = text(String(properties.ariaLabel ?? "Video"));
      return source ? [element("p", [element("a", [label], String(source))])] : [];
    }
    default:
      return [node];
  }
}

function tidy(
  node: ElementContent,
  parent: Element,
  ancestors: readonly Element[],
): ElementContent[] {
  // Without the signs that keep a price on one line.
  if (node.type === "text")
    return [text(node.value.replaceAll("\u00a0", " ").replaceAll("\u2060", ""))];
  if (!isElement(node) || isOmitted(node, parent)) return [];
  const { tagName, properties } = node;
  const children = tidyChildren(node, ancestors);
  return rewrite({ type: "element", tagName, properties, children }, ancestors);
}

/**
 * The content of an element without decoration and controls, in elements that have a form in Markdown.
 * Neighbouring elements, which a page sets apart by its layout, are separated by a space.
 */
export function tidyChildren(node: Element, ancestors: readonly Element[] = []): ElementContent[] {
  const within = [...ancestors, node];
  return node.children
    .flatMap((child) => tidy(child, node, within))
    .flatMap((child, index, all) => {
      const previous = all[index - 1];
      return previous && isElement(previous) && isElement(child) ? [text(" "), child] : [child];
    });
}
