/** What a clipboard held that a text can't show, in an editor's words; several of a kind are counted. */
export type Omission =
  | "comment"
  | "footnote"
  | "picture"
  | "raised or lowered passage"
  | "struck-out passage"
  | "tick"
  | "link to a file or a place in the document";

/** Text that is no longer meant: struck out, or deleted with changes tracked. */
const STRUCK =
  'del, s, strike, [style*="line-through"], .msoDel, .TrackChangeTextDeletion, [class*="TrackedDelete"]';

/** The texts of footnotes, endnotes and Google's comments, which pages can't show apart from the text. */
const FOOTNOTES = [
  '[style*="mso-element:footnote"]:not([style*="mso-element:footnote-list"])',
  '[style*="mso-element:endnote"]:not([style*="mso-element:endnote-list"])',
  "section[data-footnotes] > ol > li",
  '[id^="ftnt"]:not([id^="ftnt_ref"])',
  '[id^="cmnt"]:not([id^="cmnt_ref"])',
].join();

/** Marks that lead to a footnote, an endnote or a comment, and the lists of comments. */
const NOTES = [
  ".MsoFootnoteReference",
  ".MsoEndnoteReference",
  'a[href^="#_ftn"]',
  'a[href^="#_edn"]',
  'a[href^="#ftnt"]',
  "a[data-footnote-ref]",
  "a[data-footnote-backref]",
  ".sr-only",
  ".MsoCommentReference",
  'a[href^="#_msocom"]',
  'a[href^="#cmnt"]',
  '[style*="mso-element:comment-list"]',
  '[style*="mso-element:footnote-list"]',
  "section[data-footnotes]",
].join();

const COMMENTS = '.MsoCommentReference, a[href^="#cmnt"]:not([href*="ref"])';

/** What WordPress and Gmail draw as pictures. */
const EMOJI = /^[\p{Extended_Pictographic}\p{RI}][\p{Extended_Pictographic}\p{Emoji_Component}]*$/u;

const BLOCKS =
  "address,article,aside,blockquote,div,dl,figure,h1,h2,h3,h4,h5,h6,header,hr,li,main,ol,p,pre,section,table,ul";

const isBlock = (node: Node): boolean =>
  node instanceof Element && (node.matches(BLOCKS) || node.querySelector(BLOCKS) !== null);

/**
 * Prepares pasted HTML for the conversion to a text, in place: removes marks of notes and comments, unwraps links
 * that lead nowhere on the web, marks Word's list items, and puts pictures and loose text into blocks of their own.
 * @returns what it left out
 */
export function cleanHtml(document: Document): Omission[] {
  const omissions: Omission[] = [...document.querySelectorAll(COMMENTS)].map(() => "comment");
  for (const passage of document.querySelectorAll(STRUCK)) {
    // One within another is gone with it.
    if (!passage.isConnected) continue;
    if (passage.textContent?.trim()) omissions.push("struck-out passage");
    removeWithEmptyParents(passage);
  }
  for (const mark of document.querySelectorAll(FOOTNOTES)) {
    // Google Docs marks only the number before the text.
    const note = mark.localName === "a" ? (mark.closest("p")?.closest("div, p") ?? mark) : mark;
    // A comment is counted at its mark in the text.
    if (!mark.id.startsWith("cmnt")) omissions.push("footnote");
    (note === document.body ? mark : note).remove();
  }
  for (const note of document.querySelectorAll(NOTES)) removeWithEmptyParents(note);
  for (const space of document.querySelectorAll(".Apple-converted-space")) space.replaceWith(" ");
  for (const emoji of document.querySelectorAll("img"))
    if (EMOJI.test(emoji.alt)) emoji.replaceWith(emoji.alt);
  document.body.normalize();
  for (const link of document.querySelectorAll("a[href]")) {
    if (cleanLink(link)) omissions.push("link to a file or a place in the document");
  }
  for (const quote of document.querySelectorAll("p.MsoQuote, p.MsoIntenseQuote")) {
    const block = document.createElement("blockquote");
    block.append(...quote.childNodes);
    quote.replaceWith(block);
  }
  for (const raised of document.querySelectorAll("sup, sub")) {
    if (!toUnicode(raised)) omissions.push("raised or lowered passage");
  }
  // A checklist on the site says what to check, not what has been.
  for (const _ of document.querySelectorAll("li input[checked]")) omissions.push("tick");
  for (const paragraph of document.querySelectorAll<HTMLElement>(
    'p[class^="MsoListParagraph"], [style*="mso-list"]',
  )) {
    markListItem(paragraph);
  }
  for (const picture of document.querySelectorAll("img")) {
    if (isSpacer(picture)) picture.remove();
    else if (picture.closest("td, th")) omissions.push("picture");
    else placePicture(picture);
  }
  wrapLooseText(document.body);
  return omissions;
}

function removeWithEmptyParents(element: Element): void {
  const parent = element.parentElement;
  element.remove();
  if (parent && /^(?:SUP|SPAN|A)$/.test(parent.tagName) && !parent.textContent?.trim()) {
    removeWithEmptyParents(parent);
  }
}

const DIGITS = { sup: "⁰¹²³⁴⁵⁶⁷⁸⁹", sub: "₀₁₂₃₄₅₆₇₈₉" } as const;

/** The ends of “1st” and “2nd”, and signs that are small by themselves. */
const SMALL = /^(?:st|nd|rd|th|[™®©]|)$/i;

/**
 * Writes raised or lowered figures as characters of their own: m², CO₂. Others stay plain text.
 * @returns whether it reads as before
 */
function toUnicode(element: Element): boolean {
  const digits = element.localName === "sub" ? DIGITS.sub : DIGITS.sup;
  const text = (element.textContent ?? "").trim();
  if (!/^\d+$/.test(text)) return SMALL.test(text);
  element.textContent = text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
  return true;
}

/** The address that a link of Google’s leads on to, or the address itself. */
function targetOf(href: string): string {
  const url = URL.parse(href);
  const isGoogle = url?.pathname === "/url" && /^(?:www\.)?google\.[a-z.]+$/.test(url.hostname);
  return (isGoogle && (url.searchParams.get("q") ?? url.searchParams.get("url"))) || href;
}

/** Makes a link secure, or unwraps one that isn't to the web. @returns whether its target is lost */
function cleanLink(link: Element): boolean {
  const href = targetOf((link.getAttribute("href") ?? "").trim()).replace(/^http:/i, "https:");
  link.setAttribute("href", href);
  if (/^(?:https:|mailto:|tel:)/i.test(href)) return false;
  link.replaceWith(...link.childNodes);
  return !href.startsWith("#");
}

const BULLET = /^[^\p{L}\p{N}]\s|^o\s/u;
const NUMBER = /^\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]/i;

/** Replaces the marker that Word writes into a list item’s text with attributes. */
function markListItem(paragraph: HTMLElement): void {
  const [ignored] = paragraph.querySelectorAll(
    '[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]',
  );
  // Safari drops Word's own styles: the marker is then the first element, padded with small spaces.
  const marker = ignored ?? [...paragraph.children].find((child) => child.textContent?.trim());
  const text = `${marker?.textContent?.trimStart() ?? ""} `;
  const listItem = NUMBER.test(text) ? "number" : BULLET.test(text) && "bullet";
  if (!marker || !listItem || (!ignored && !/^\S{1,6}[\s\u00a0]{3,}$/.test(text))) return;
  const level = /mso-list:[^;]*level(\d)/.exec(paragraph.getAttribute("style") ?? "")?.[1] ?? "1";
  marker.remove();
  paragraph.dataset.listItem = listItem;
  paragraph.dataset.level = level;
}

/** Whether a picture only measures who opened a message, or fills space. */
const isSpacer = (picture: HTMLImageElement) => picture.width === 1 || picture.height === 1;

/** Moves a picture out of its paragraph, which may hold only text. */
function placePicture(picture: HTMLImageElement): void {
  const block = picture.closest("li") ?? picture.closest("p, h1, h2, h3, h4, h5, h6");
  block?.after(picture);
}

const CONTAINERS = new Set("article aside body center div header main section".split(" "));

/** Puts text beside blocks, or alone in a `div`, into paragraphs: the lines of an email are such. */
function wrapLooseText(container: Element): void {
  const isMixed =
    container !== container.ownerDocument.body || [...container.childNodes].some(isBlock);
  let run: ChildNode[] = [];
  const wrap = () => {
    if (run.some((node) => node.textContent?.trim())) {
      const paragraph = container.ownerDocument.createElement("p");
      run[0]?.before(paragraph);
      paragraph.append(...run);
    }
    run = [];
  };
  for (const child of [...container.childNodes]) {
    if (!isBlock(child) && child.nodeName !== "IMG") {
      if (isMixed) run.push(child);
      continue;
    }
    wrap();
    if (child instanceof Element && CONTAINERS.has(child.localName)) wrapLooseText(child);
  }
  wrap();
}
