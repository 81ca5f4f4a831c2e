import { pathOf } from "@currawong/schemas/paths";
import { FramedPicture } from "@/components/picture/framed-picture";
import { Rates } from "@/components/rate-card/rate-card";
import type { BlockOf } from "@/model/block";
import { cheapest, priceLine } from "@/model/price-line";
import { defineBlock } from "../define-block";

type Design = BlockOf<"designs">["pages"][number];

const packagesOf = (page: Design) => page.packages?.packages ?? [];

function DesignCard({ design }: { design: Design }) {
  const { title, summary, image } = design;
  return (
    <article className="relative">
      <FramedPicture picture={image} className="w-full rounded" />
      <h3 className="mt-3 text-title [letter-spacing:-0.025em]">
        <a href={pathOf(design) ?? "/ui-ux-design"} className="covering-link">
          {title}
        </a>
      </h3>
      <p className="mt-1.5 mb-2.5 text-mute">{summary}</p>
      <Rates className="top-rule" rates={packagesOf(design).map((plan) => priceLine(plan))} />
    </article>
  );
}

/** The design specialities, each with its picture and the prices of its packages. */
export const designs = defineBlock("designs", {
  section: "stacked",
  list: ({ block }) => block.pages,
  View: ({ block }) => (
    <div className="grid gap-apart md:grid-cols-2">
      {block.pages.map((page) => (
        <DesignCard key={page._id} design={page} />
      ))}
    </div>
  ),
  summarise: ({ block }) => ({
    items: block.pages.map((page) => ({ name: page.title, path: pathOf(page) })),
    prices: block.pages.map((page) =>
      priceLine({ ...page, price: cheapest(packagesOf(page))?.price ?? null }, pathOf(page)),
    ),
  }),
});
