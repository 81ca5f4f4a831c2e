import { READY_EVENT } from "./held-keys.ts";

/** React's own nodes before the page's first element: comments, and an element that holds one. */
const isReacts = (node: Node) =>
  [node, node.firstChild].some((each) => each?.nodeType === Node.COMMENT_NODE);

/**
 * Until the page's code has loaded, moves what an extension puts before the page's first element to the end of the
 * page, where React does not look: it would take a foreign element for its own, and replace the whole page.
 */
export function moveForeignNodes(): void {
  const { body } = document;
  const move = () => {
    const first = body.querySelector(":scope > .skip");
    for (const node of first ? [...body.childNodes] : []) {
      if (node === first) break;
      if (!isReacts(node)) body.append(node);
    }
  };
  move();
  const observer = new MutationObserver(move);
  observer.observe(body, { childList: true });
  document.addEventListener(READY_EVENT, () => observer.disconnect(), { once: true });
}
