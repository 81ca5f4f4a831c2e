import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Block } from "@/model/block";
import type { Page } from "@/model/page";
import { markedBlock } from "./marked.tsx";
import { marksOf } from "./marks.ts";

const STUDIO = "https://studio.example";
const page = {
  ...{ title: "words", description: "words" },
  source: {
    ...{ id: "service-chatbot", type: "service", frame: {} },
    ...{ title: "title", description: "description", sections: "sections" },
  },
} as Page; // All that marks are made of.

/** A block as the dataset has it, with all that may be in one. */
const sample = {
  _key: "b1",
  _type: "steps",
  heading: "How it goes",
  intro: "Said twice",
  steps: [
    { _key: "s1", title: "First", description: "Said twice" },
    { _key: "s2", title: "Second", description: "Then this" },
  ],
  service: { _id: "service-x", _view: "link", _type: "service", title: "Another service" },
};
// No block has all of these: what is found does not depend on the type.
const block = sample as unknown as Block;

const attribute = (id: string, type: string, path: string) =>
  `data-sanity="id=${id};type=${type};path=${path};base=${encodeURIComponent(STUDIO)}"`;
const service = attribute("service-x", "service", "title");
const own = (path: string) => attribute("service-chatbot", "service", `sections:b1${path}`);

type Step = (typeof sample.steps)[number];
// What a block does: a component that waits, items with components of their own, text in elements.
const Item = ({ step }: { step: Step }) => (
  <li>
    <b>{step.title}</b>
    <p>{step.description}</p>
  </li>
);
const Link = async ({ target }: { target: { title: string } }) => <a href="/x">{target.title}</a>;
async function View({ shown }: { shown: typeof sample }) {
  return (
    <section>
      <h2>{shown.heading}</h2>
      <ul>
        {shown.steps.map((step) => (
          <Item key={step._key} step={step} />
        ))}
      </ul>
      <Link target={shown.service} />
    </section>
  );
}

const Emphasised = ({ text }: { text: string }) => (
  <>
    {text.slice(0, 3)}
    <em>{text.slice(3)}</em>
  </>
);
const Broken = () => Promise.reject(new Error("something is missing"));
const Card = ({ title }: { title: string }) => <article>{`About ${title}`}</article>;

const html = async (node: React.ReactNode) =>
  renderToStaticMarkup(await markedBlock(node, marksOf(page, block, undefined, STUDIO)));

it("a preview marks where each part is edited, and is otherwise what visitors get", async () => {
  const marked = await html(<View shown={sample} />);
  expect(marked).toContain(`<section ${own("")}>`);
  expect(marked).toContain(`<h2 ${own(".heading")}>How it goes</h2>`);
  expect(marked).toContain(`<li ${own(".steps:s1")}><b ${own(".steps:s1.title")}>First</b>`);
  expect(marked).toContain(`<a href="/x" ${service}>`);
  // A text that stands in two fields belongs to neither.
  expect(marked).toContain("<p>Said twice</p>");
  const plain = `<section><h2>How it goes</h2><ul><li><b>First</b><p>Said twice</p></li><li><b>Second</b><p>Then this</p></li></ul><a href="/x">Another service</a></section>`;
  expect(marked.replaceAll(/ data-sanity="[^"]*"/g, "")).toBe(plain);
});

it("a preview marks a text that is set in parts, and items that components get in another shape", async () => {
  const marked = await html(
    <>
      <h1>
        <Emphasised text={sample.heading} />
      </h1>
      {sample.steps.map(({ _key, title }) => (
        <Card key={_key} title={title} />
      ))}
      <Card key={sample.service._id} title={sample.service.title} />
    </>,
  );
  expect(marked).toContain(`<h1 ${own(".heading")}>How<em>`);
  expect(marked).toContain(`<article ${own(".steps:s2")}>About Second`);
  expect(marked).toContain(`<article ${service}>About Another service`);
});

it("a block is marked on its first element, or on a box around it", async () => {
  expect(await html(["text ", <i key="i">x</i>])).toBe(`text <i ${own("")}>x</i>`);
  expect(await html("only text")).toBe(`<div ${own("")}>only text</div>`);
});

it("a preview fails when a component does", async () => {
  await expect(html(<Broken />)).rejects.toThrow("something is missing");
});
