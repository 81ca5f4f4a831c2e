import { cleanAddress } from "@currawong/schemas/clean-address";
import { linkPathOf } from "@currawong/schemas/paths";
import { PortableText, type PortableTextReactComponents } from "@portabletext/react";
import type { ReactNode } from "react";
import { classes } from "@/components/classes";
import type { BodyData, BodyItem } from "@/model/body";
import { ChatLink } from "../button/chat-link.tsx";
import { FilmPlayer } from "../film/film.tsx";
import { WidePicture } from "../picture/wide-picture.tsx";
import styles from "./body.module.css";
import type { Heading } from "./outline.ts";
import { Table } from "./table.tsx";

type Mark<Type> = Extract<NonNullable<BodyItem<"block">["markDefs"]>[number], { _type: Type }>;
type MarkProps<Type> = { value?: Mark<Type>; children: ReactNode };

const TONES = { note: "Note", tip: "Tip", warning: "Watch out" };

function Callout({ value }: { value: BodyItem<"callout"> }) {
  return (
    <div
      className={classes(
        "bg-band px-[1.4em] pt-[1.1em] pb-[1.2em] text-[1rem]",
        value.tone === "warning" && "[--bar:var(--color-clay)]",
        styles.callout,
      )}
      role="note"
    >
      <p>
        <strong>{value.title || TONES[value.tone]}</strong>
      </p>
      <p>{value.text}</p>
    </div>
  );
}

function Figure({ value }: { value: BodyItem<"figure"> }) {
  return (
    <figure className="my-[2em] max-w-none">
      <WidePicture picture={value.image} />
      {value.caption && (
        <figcaption className="mt-1.25 text-sm text-mute">{value.caption}</figcaption>
      )}
    </figure>
  );
}

function CodeBlock({ value }: { value: BodyItem<"codeBlock"> }) {
  return (
    <figure
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so it has to be focusable.
      tabIndex={0}
      aria-label={value.language ? `Code: ${value.language}` : "Code"}
      className={styles.code}
    >
      <pre>
        <code
          className={value.language ? `language-${value.language.replace(/\s+/g, "-")}` : undefined}
        >
          {value.code}
        </code>
      </pre>
    </figure>
  );
}

function CallToAction({ value }: { value: BodyItem<"callToAction"> }) {
  return (
    <p>
      {value.target ? (
        <a className="button" href={linkPathOf(value.target, value.landing)}>
          {value.label}
        </a>
      ) : (
        <ChatLink message={value.chatMessage ?? ""}>{value.label}</ChatLink>
      )}
    </p>
  );
}

/** A film in the text, under its heading if it has one. */
function FilmInText({ value }: { value: BodyItem<"video"> }) {
  return (
    <figure className="my-[2em] max-w-none">
      {value.heading && (
        <figcaption className="pb-1.5">
          <strong>{value.heading}</strong>
        </figcaption>
      )}
      <FilmPlayer film={value} />
    </figure>
  );
}

/** The addresses a text may link to; imports leave others, such as `javascript:`. */
const LINK = /^(https?:|mailto:|tel:|\/|#)/i;

type Props = {
  body: BodyData;
  headings: readonly Heading[];
  /** How many levels to lower its headings, compared with a standalone article. */
  nesting?: 0 | 1;
};

/** Long-form text, typeset for reading. */
export function Body({ body, headings, nesting = 0 }: Props) {
  const ids = new Map(headings.map(({ key, id }) => [key, id]));
  const Major = nesting === 0 ? "h2" : "h3";
  const Minor = nesting === 0 ? "h3" : "h4";
  const components: Partial<PortableTextReactComponents> = {
    block: {
      h2: ({ value, children }) => <Major id={ids.get(value._key ?? "")}>{children}</Major>,
      h3: ({ value, children }) => <Minor id={ids.get(value._key ?? "")}>{children}</Minor>,
      blockquote: ({ children }) => (
        <blockquote>
          <p>{children}</p>
        </blockquote>
      ),
    },
    list: {
      checklist: ({ children }) => (
        <ul className={`p-0 top-rule ${styles.checklist}`}>{children}</ul>
      ),
    },
    listItem: ({ children }) => <li>{children}</li>,
    marks: {
      internalLink: ({ value, children }: MarkProps<"internalLink">) =>
        value?.target ? <a href={linkPathOf(value.target, value.landing)}>{children}</a> : children,
      link: ({ value, children }: MarkProps<"link">) => {
        const href = cleanAddress(value?.href);
        return LINK.test(href) ? <a href={href}>{children}</a> : children;
      },
    },
    types: {
      table: Table,
      callout: Callout,
      figure: Figure,
      codeBlock: CodeBlock,
      callToAction: CallToAction,
      video: FilmInText,
    },
    unknownMark: ({ children }) => children,
    unknownType: () => null,
  };
  return (
    <div className={styles.prose}>
      <PortableText value={body} components={components} onMissingComponent={false} />
    </div>
  );
}
