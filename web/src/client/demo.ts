import { DOCKET, parseTick, tickLabel } from "../quote/line.ts";
import type { Answer, AnsweringPage } from "../search/answer.ts";
import type { PageRest } from "../search/page-rest.ts";
import { matchAnswers } from "./demo-match.ts";
import { create } from "./elements.ts";
import { fetchJson } from "./fetch-json.ts";
import { openInstead } from "./offline.ts";
import { fetchRest } from "./page-rest.ts";
import { readTicked } from "./quote/device.ts";

const MAX_EXCHANGES = 3;

/** What the demonstration of this page knows. */
type Demo = NonNullable<PageRest["demo"]>;

/** Every answer on the site; none while it can't be fetched, or something else arrives. */
const loadSiteAnswers = () =>
  fetchJson<Answer[]>("/search/answers.json").then(
    (answers) => (Array.isArray(answers) ? answers : []),
    () => [],
  );

/** A turn of the conversation, which looks like one that the server has written. */
function createTurn(
  demo: HTMLElement,
  from: "customer" | "bot",
  ...children: readonly (Node | string | null)[]
): HTMLElement {
  const written = demo.querySelector(`[data-turn=${from}]`);
  const speaker = written?.querySelector(".sr-only")?.cloneNode(true) ?? null;
  const turn = create("li", { className: written?.className ?? "" }, speaker, ...children);
  turn.dataset.turn = from;
  return turn;
}

/** A tick like those that the server writes (`components/docket/tick.tsx`). */
function createTick(value: string, label: string): HTMLInputElement {
  const tick = create("input", {
    type: "checkbox",
    name: "line",
    value,
    ariaLabel: tickLabel(label),
  });
  tick.setAttribute("form", DOCKET);
  const key = parseTick(value)?.key;
  tick.checked = (readTicked() ?? []).some((line) => line.key === key);
  return tick;
}

/** The page that an answer leads to, with its price. */
function createPage({ label, href, price, scope, tick }: AnsweringPage) {
  const figure =
    price &&
    create(
      "span",
      { className: "price" },
      tick && createTick(tick, label),
      create("b", {}, price.figure),
      " ",
      create("small", {}, price.unit),
    );
  const note = scope === null ? null : create("span", {}, scope);
  note?.setAttribute("data-scope", "");
  return create("p", {}, create("a", { href }, label), figure, note);
}

/** @param report where all pages were searched: what the search did; then the answer is a quotation */
const answer = (demo: HTMLElement, found: Answer, report: string | null): HTMLElement =>
  createTurn(
    demo,
    "bot",
    report ? `“${found.answer}”` : found.answer,
    found.page && createPage(found.page),
    report && create("small", {}, `${report}, quoted “${found.question}”`),
  );

/** Offers to search the site or to ask a person, with the question filled in. */
function offerPerson(demo: HTMLElement, question: string, { otherwise, chat }: Demo): HTMLElement {
  const words = encodeURIComponent(question);
  const link = { href: chat + words, target: "_blank", rel: "noopener" };
  return createTurn(
    demo,
    "bot",
    `${otherwise} `,
    create("a", { href: `/search?q=${words}` }, "Search the site"),
    " ",
    create("a", link, "Ask on WhatsApp"),
  );
}

/** Answers a question with a prepared answer, or with a quotation from a page of the site if that fits better. */
async function answerQuestion(
  demo: HTMLElement,
  question: string,
  known: Demo,
): Promise<HTMLElement> {
  const prepared = known.answers;
  const [exact] = matchAnswers(question, prepared, "all");
  if (exact) return answer(demo, exact, null);
  const all = [...prepared, ...(await loadSiteAnswers())];
  const matches = matchAnswers(question, all);
  const [found] = matches;
  if (!found) return offerPerson(demo, question, known);
  const report = `Searched ${all.length} answers, found ${matches.length}`;
  return answer(demo, found, prepared.includes(found) ? null : report);
}

async function ask(demo: HTMLElement, question: string): Promise<void> {
  const turns = demo.querySelector("ol");
  if (!turns) return;
  const asked = createTurn(demo, "customer", question);
  turns.append(asked);
  const showLast = () => turns.scrollTo({ top: turns.scrollHeight });
  showLast();
  const { demo: known } = await fetchRest();
  if (!known) {
    asked.remove();
    const field = demo.querySelector<HTMLInputElement>("input[name=q]");
    if (field) field.value = question;
    // As without scripts.
    return openInstead(`/search?q=${encodeURIComponent(question)}`, demo);
  }
  asked.after(await answerQuestion(demo, question, known));
  while (turns.children.length > 2 * MAX_EXCHANGES) turns.firstElementChild?.remove();
  showLast();
}

/** Answers what visitors type or tap, from answers prepared for the page and from those of the other pages. */
export function start(): void {
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement; // Only forms are submitted.
    const demo = form.closest<HTMLElement>("[data-demo]");
    if (!demo) return;
    event.preventDefault();
    const question = `${new FormData(form, event.submitter).get("q") ?? ""}`.trim();
    // What a suggestion asks stays: it is not typed.
    form.reset();
    if (question) void ask(demo, question);
  };
  addEventListener("submit", onSubmit, { capture: true });
}
