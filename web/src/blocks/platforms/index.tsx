import { pathOf } from "@currawong/schemas/paths";
import { Icon } from "@/components/icon/icon";
import { Price } from "@/components/price/price";
import { Scope } from "@/components/price/scope";
import type { BlockOf } from "@/model/block";
import { cheapest, type PriceLine, priceLine } from "@/model/price-line";
import { defineBlock } from "../define-block";

type Platform = BlockOf<"platforms">["pages"][number];

/** The price of the platform's service; without one, of the package that starts it, or of the cheapest. */
function platformLine(page: Platform, packages?: readonly PriceLine[]): PriceLine {
  const { price = null, priceIncludes } = page.service ?? {};
  const starting = packages?.filter(({ platforms }) => platforms?.includes(page._id));
  const lowest = price ? undefined : cheapest(starting?.length ? starting : packages);
  const pricing = lowest
    ? { price: { ...lowest.price, from: true }, priceIncludes: `in the ${lowest.label} package` }
    : { price, priceIncludes };
  return priceLine({ _id: page._id, title: page.platform, ...pricing }, pathOf(page));
}

const ROW =
  "relative grid min-h-[clamp(6.5rem,10vw,8.5rem)] grid-cols-[2.25rem_minmax(0,1fr)_1.5rem] items-center gap-x-[clamp(1rem,2.4vw,2.25rem)] gap-y-0.5 line-below py-2.5 lg:grid-cols-[2.75rem_minmax(0,1fr)_minmax(0,1.1fr)_clamp(10.5rem,18vw,15rem)_9.5rem_1.5rem] hover:[&>h3]:text-accent max-lg:[&>:is(p,div,a)]:[grid-column:2]";

function PlatformRow({ platform, line }: { platform: Platform; line: PriceLine }) {
  const { platform: name, summary, icon, service } = platform;
  const detailsPath = service && pathOf(service);
  return (
    <li className={ROW}>
      {icon && <Icon name={icon} />}
      <h3 className="text-[clamp(2rem,5.5vw-1rem,3.4rem)]">
        <a href={pathOf(platform) ?? "/social-media"} className="covering-link no-underline">
          {name}
        </a>
      </h3>
      <p className="text-mute">{summary}</p>
      <div className="grid text-[1.35rem] max-lg:mt-1 lg:text-end">
        {line.price && <Price price={line.price} />}
        {line.scope && <Scope className="text-sm text-mute">{line.scope}</Scope>}
      </div>
      {detailsPath && (
        <a
          className="text-link relative justify-self-start lg:col-[5] lg:justify-self-end"
          href={detailsPath}
        >
          Read More Details<span className="sr-only"> about {name} marketing</span>
        </a>
      )}
      <span className="justify-self-end text-[1.35rem] [grid-area:1/-2]" aria-hidden="true">
        →
      </span>
    </li>
  );
}

/** The platforms as a typographic index; each whole line links to the platform's page. */
export const platforms = defineBlock("platforms", {
  section: "stacked",
  list: ({ block }) => block.pages,
  View: ({ block, priced }) => (
    <ul className="top-rule">
      {block.pages.map((page) => (
        <PlatformRow key={page._id} platform={page} line={platformLine(page, priced.prices)} />
      ))}
    </ul>
  ),
  summarise: ({ block }) => ({
    items: block.pages.map((page) => ({ name: page.platform, path: pathOf(page) })),
    prices: block.pages.map((page) => platformLine(page)),
  }),
});
