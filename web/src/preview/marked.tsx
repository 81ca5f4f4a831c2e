import { cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import type { Marks } from "./marks";

const CLIENT = Symbol.for("react.client.reference");

/** React's error for a component whose hooks are not called by React. */
const HOOK = /reading 'use[A-Z]/;

type Props = Record<string, unknown> & { children?: ReactNode };
type Component = (props: Props) => ReactNode | Promise<ReactNode>;

/** Whether a component runs only on the server: it can be called, as React would do. */
const isServer = (type: unknown): type is Component =>
  typeof type === "function" && (type as { $$typeof?: symbol }).$$typeof !== CLIENT;

const markElement = (element: ReactElement<Props>, attribute: string) =>
  element.props["data-sanity"] ? element : cloneElement(element, { "data-sanity": attribute });

/** Adds an attribute to the first HTML element of a node. */
function addMark(node: ReactNode, attribute: string): ReactNode {
  if (Array.isArray(node)) {
    const first = node.findIndex((child) => isValidElement(child));
    return node.map((child, place) => (place === first ? addMark(child, attribute) : child));
  }
  if (!isValidElement<Props>(node)) return node;
  if (typeof node.type === "string") return markElement(node, attribute);
  if (node.type !== Fragment) return node;
  return <Fragment key={node.key}>{addMark(node.props.children, attribute)}</Fragment>;
}

async function callComponent(element: ReactElement<Props>, type: Component, marks: Marks) {
  try {
    return await marked(await type(element.props), marks);
  } catch (error) {
    // It uses hooks, so React has to render it; its content has no marks of its own.
    if (error instanceof TypeError && HOOK.test(error.message)) return element;
    throw error;
  }
}

/** The mark of the first property that has one. */
const markIn = (marks: WeakMap<object, string>, props: Props): string | undefined =>
  Object.values(props)
    .map((value) => (typeof value === "object" && value !== null ? marks.get(value) : undefined))
    .find(Boolean);

/** The parts of a node, without fragments and values that React does not render. */
function partsOf(node: ReactNode): ReactNode[] {
  if (Array.isArray(node)) return node.flatMap(partsOf);
  if (isValidElement<Props>(node) && node.type === Fragment) return partsOf(node.props.children);
  return node === null || node === undefined || typeof node === "boolean" ? [] : [node];
}

const textIn = (node: ReactNode): string =>
  partsOf(node)
    .map((part) => (isValidElement<Props>(part) ? textIn(part.props.children) : String(part)))
    .join("");

/** The text of an element's children and their elements; empty if the only child is an element. */
function mixedText(children: ReactNode): string {
  const parts = partsOf(children);
  return parts.length === 1 && isValidElement(parts[0]) ? "" : textIn(parts);
}

/**
 * Renders the server components of a block, and marks each part with where it is edited. The blocks need no
 * code for it, and visitors' pages contain none of it.
 */
export async function marked(node: ReactNode, marks: Marks): Promise<ReactNode> {
  if (Array.isArray(node)) return Promise.all(node.map((child) => marked(child, marks)));
  if (!isValidElement<Props>(node)) return node;
  const { type, props, key } = node;
  if (isServer(type)) {
    const rendered = await callComponent(node, type, marks);
    const attribute =
      markIn(marks.parts, props) ?? marks.keys.get(key ?? "") ?? markIn(marks.prices, props);
    return <Fragment key={key}>{attribute ? addMark(rendered, attribute) : rendered}</Fragment>;
  }
  const children = await marked(props.children, marks);
  const whole = cloneElement(node, {}, ...(children === undefined ? [] : [children].flat()));
  const text = typeof type === "string" ? mixedText(children) : "";
  const attribute = marks.texts.get(text) ?? marks.keys.get(key ?? "");
  return attribute ? addMark(whole, attribute) : whole;
}

/** A block with all its marks, in an additional box if it has no element to mark. */
export async function markedBlock(view: ReactNode, marks: Marks): Promise<ReactNode> {
  const block = addMark(await marked(view, marks), marks.block);
  return isMarked(block) ? block : <div data-sanity={marks.block}>{block}</div>;
}

/** Whether the first element of a node has a mark. */
function isMarked(node: ReactNode): boolean {
  if (Array.isArray(node)) return isMarked(node.find((child) => isValidElement(child)));
  if (!isValidElement<Props>(node)) return false;
  return node.type === Fragment ? isMarked(node.props.children) : "data-sanity" in node.props;
}
