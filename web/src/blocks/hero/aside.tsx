import type { ReactNode } from "react";
import type { BlockProps } from "@/blocks/define-block";
import { classes } from "@/components/classes";
import { Conversation } from "@/components/conversation/conversation";
import { FramedPicture } from "@/components/picture/framed-picture";
import { Picture } from "@/components/picture/picture";
import { RateCard } from "@/components/rate-card/rate-card";
import type { BlockSummary } from "@/model/block";

/** A close list of what is on the page, on wide screens. */
const INDEX = "max-lg:hidden [--rate-space:0.3125rem] [line-height:1.3]";

type Props = Pick<BlockProps<"hero">, "block" | "page" | "priced">;

/** A picture of each project, which leads to its place on the page. Phones have only the projects. */
const Cases = ({ cases }: Required<Pick<BlockSummary, "cases">>) => (
  <nav aria-label="Projects" className="grid grid-cols-2 gap-1.5 max-lg:hidden xl:grid-cols-3">
    {cases.map(({ title, href, picture }) => (
      <a key={href} href={href} className="rounded bg-ink p-1.5 text-sm bold no-underline">
        <Picture picture={picture} ratio={1.25} sizes="220px" className="mb-0.75 aspect-5/4" />
        {title}
      </a>
    ))}
  </nav>
);

/** The element beside the title; `null` without one. */
export function renderAside({ block, page, priced }: Props): ReactNode {
  const { picture, conversation, ratesTitle } = block;
  // Narrow screens start with the list, and fetch no drawing that they do not show.
  const isList = page.blocks.some(({ _type }) => _type === "roles" || _type === "catalogue");
  switch (block.aside) {
    case "rates":
      return priced.prices ? (
        <RateCard
          title={ratesTitle ?? "Rate card"}
          rates={priced.prices}
          // Of what is listed right below.
          className={classes(
            (page.blocks[1]?._type === "serviceCards" ||
              priced.prices.every(({ href }) => href?.startsWith("#"))) &&
              INDEX,
          )}
        />
      ) : null;
    case "conversation":
      return conversation?.length ? <Conversation turns={conversation} /> : null;
    case "cases":
      return <Cases cases={priced.cases ?? []} />;
    case "portrait":
      return (
        <Picture
          picture={picture}
          ratio={0.8}
          sizes="(min-width: 1392px) 420px, (min-width: 900px) 32vw, 92vw"
          className="aspect-3/2 md:aspect-2/1 lg:aspect-4/5"
          priority
        />
      );
    case "picture":
      return picture?.asset?.url?.endsWith(".svg") ? (
        <FramedPicture
          picture={picture}
          page={page.path}
          isFirst={!isList}
          className={classes("w-full rounded", isList && "max-lg:hidden")}
        />
      ) : (
        <Picture picture={picture} ratio={4 / 3} sizes="(max-width: 900px) 92vw, 620px" priority />
      );
    default:
      return null;
  }
}
