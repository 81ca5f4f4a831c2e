/**
 * The one module that asks the server again and shows in place what it answers: a quote after a change, search results,
 * the docket's total. The server writes the page; nothing here knows what is on it.
 */

/** Where an element of the page has a counterpart of the same name in the answer. */
const PART = "data-part";

/** Longer than the server lets a request wait. */
const TIMEOUT_MS = 10_000;

/** What a visitor or a script has done to an element, which the answer must not undo. */
const OWN_ATTRIBUTES = new Set(["open", "autofocus"]);

/** Fetches a page of this site, or sends it a form. @throws without an answer that is a page */
export async function fetchPage(address: string, init: RequestInit = {}): Promise<Document> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(address, { headers: { Accept: "text/html" }, signal, ...init });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), "text/html");
}

type Question = { newest: string; answer: Promise<Document> };

/** What is being asked, by the path of the page. */
const questions = new Map<string, Question>();

async function fetchNewest(question: Question): Promise<Document> {
  const address = question.newest;
  const page = await fetchPage(address).catch((error: unknown) => {
    if (address === question.newest) throw error;
  });
  return page && address === question.newest ? page : fetchNewest(question);
}

/**
 * Fetches a page, one request at a time: whoever asks for the same page with another query meanwhile makes everybody get
 * that answer. @throws without an answer; the caller then lets HTML do what the visitor wanted
 */
export function fetchNewestPage(address: string): Promise<Document> {
  const { pathname } = new URL(address, location.href);
  const asked = questions.get(pathname);
  if (asked) {
    asked.newest = address;
    return asked.answer;
  }
  const question = { newest: address } as Question; // Its answer follows.
  question.answer = fetchNewest(question).finally(() => questions.delete(pathname));
  questions.set(pathname, question);
  return question.answer;
}

const nameOf = (node: Node) =>
  node instanceof Element ? (node.getAttribute(PART) ?? node.id) : "";

const isAlike = (node: Node, other: Node) =>
  node.nodeName === other.nodeName && nameOf(node) === nameOf(other);

function updateAttributes(element: Element, answer: Element): void {
  for (const name of element.getAttributeNames())
    if (!OWN_ATTRIBUTES.has(name) && !answer.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of answer.attributes)
    if (!OWN_ATTRIBUTES.has(name) && element.getAttribute(name) !== value)
      element.setAttribute(name, value);
}

/**
 * Makes an element the same as its counterpart. What is in both stays where it is, so that the browser keeps the focus,
 * the selection, the scroll position and what has been typed, and announces the texts of live regions that change.
 */
function update(element: Element, answer: Element): void {
  updateAttributes(element, answer);
  const rest = [...element.childNodes];
  for (const child of answer.childNodes) {
    const at = rest.findIndex((node) => isAlike(node, child));
    const [match, ...gone] = rest.splice(0, at + 1).reverse();
    for (const node of gone) node.remove();
    if (!match) element.insertBefore(document.importNode(child, true), rest[0] ?? null);
    else if (match instanceof Element)
      update(match, child as Element); // Of the same name.
    else if (match.nodeValue !== child.nodeValue) match.nodeValue = child.nodeValue;
  }
  for (const node of rest) node.remove();
}

/**
 * Asks the server for a page, and shows those elements of it that the open page has by the same name (`data-part`).
 * @returns the answer
 * @throws without an answer; the page is as it was, and the caller lets HTML do what the visitor wanted
 */
export async function refresh(address: string): Promise<Document> {
  const page = await fetchNewestPage(address);
  document.title = page.title;
  for (const part of document.querySelectorAll(`[${PART}]:not([${PART}] *)`)) {
    const answer = page.querySelector(`[${PART}="${part.getAttribute(PART)}"]`);
    if (answer) update(part, answer);
  }
  return page;
}
