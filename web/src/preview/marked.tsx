import { cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import type { Marks } from "./marks";

const CLIENT = Symbol.for("react.client.reference");

/** What React says of a component whose hooks are called by anyone but React. */
const HOOK = /reading 'use[A-Z]/;

type Props = Record<string, unknown> & { children?: ReactNode };
type Component = (props: Props) => ReactNode | Promise<ReactNode>;

/** A component that runs on the server alone: calling it is what React would do. */
const isServer = (type: unknown): type is Component =>
  typeof type === "function" && (type as { $$typeof?: symbol }).$$typeof !== CLIENT;

const own = (element: ReactElement<Props>, attribute: string) =>
  element.props["data-sanity"] ? element : cloneElement(element, { "data-sanity": attribute });

/** The first element of the page that a node begins with, under an attribute. */
function named(node: ReactNode, attribute: string): ReactNode {
  if (Array.isArray(node)) {
    const first = node.findIndex((child) => isValidElement(child));
    return node.map((child, place) => (place === first ? named(child, attribute) : child));
  }
  if (!isValidElement<Props>(node)) return node;
  if (typeof node.type === "string") return own(node, attribute);
  if (node.type !== Fragment) return node;
  return <Fragment key={node.key}>{named(node.props.children, attribute)}</Fragment>;
}

async function drawn(element: ReactElement<Props>, type: Component, marks: Marks) {
  try {
    return await marked(await type(element.props), marks);
  } catch (error) {
    // Left to React, whose hooks it uses: what is within has no marks of its own.
    if (error instanceof TypeError && HOOK.test(error.message)) return element;
    throw error;
  }
}

/** What a node is made of, without what shows nothing of its own. */
function partsOf(node: ReactNode): ReactNode[] {
  if (Array.isArray(node)) return node.flatMap(partsOf);
  if (isValidElement<Props>(node) && node.type === Fragment) return partsOf(node.props.children);
  return node === null || node === undefined || typeof node === "boolean" ? [] : [node];
}

const textIn = (node: ReactNode): string =>
  partsOf(node)
    .map((part) => (isValidElement<Props>(part) ? textIn(part.props.children) : String(part)))
    .join("");

/** The text of an element's children, some of which may be set apart; none where it is all one element's. */
function textOf(children: ReactNode): string {
  const parts = partsOf(children);
  return parts.length === 1 && isValidElement(parts[0]) ? "" : textIn(parts);
}

/**
 * Renders what the server renders of a block, and marks each part with where it is changed: blocks know nothing
 * of editors, and visitors get no byte of it.
 */
export async function marked(node: ReactNode, marks: Marks): Promise<ReactNode> {
  if (Array.isArray(node)) return Promise.all(node.map((child) => marked(child, marks)));
  if (!isValidElement<Props>(node)) return node;
  const { type, props, key } = node;
  if (isServer(type)) {
    const part = Object.values(props).find(
      (value): value is object =>
        typeof value === "object" && value !== null && marks.parts.has(value),
    );
    const rendered = await drawn(node, type, marks);
    const attribute = part ? marks.parts.get(part) : marks.keys.get(key ?? "");
    return <Fragment key={key}>{attribute ? named(rendered, attribute) : rendered}</Fragment>;
  }
  const children = await marked(props.children, marks);
  const whole = cloneElement(node, {}, ...(children === undefined ? [] : [children].flat()));
  const text = typeof type === "string" ? textOf(children) : "";
  const attribute = marks.texts.get(text) ?? marks.keys.get(key ?? "");
  return attribute ? named(whole, attribute) : whole;
}

/** A block with the attributes of all its parts, in a box of its own where it has none. */
export async function markedBlock(view: ReactNode, marks: Marks): Promise<ReactNode> {
  const block = named(await marked(view, marks), marks.block);
  return isNamed(block) ? block : <div data-sanity={marks.block}>{block}</div>;
}

/** Whether the first element of a node says where it is changed. */
function isNamed(node: ReactNode): boolean {
  if (Array.isArray(node)) return isNamed(node.find((child) => isValidElement(child)));
  if (!isValidElement<Props>(node)) return false;
  return node.type === Fragment ? isNamed(node.props.children) : "data-sanity" in node.props;
}
