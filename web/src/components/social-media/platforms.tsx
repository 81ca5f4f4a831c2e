import { pathOf } from "@currawong/schemas/paths";
import type { Section } from "@/content/section";
import { Icon } from "../icon/icon";
import { Price } from "../price/price";

type Platform = NonNullable<Section["platforms"]>[number];

function PlatformRow({ platform }: { platform: Platform }) {
  const { platform: name, summary, icon, service } = platform;
  const details = service && pathOf(service);
  return (
    <li>
      {icon && <Icon name={icon} />}
      <h3>
        <a href={pathOf(platform) ?? "/social-media"}>{name}</a>
      </h3>
      <p>{summary}</p>
      {service && <Price price={service.price} />}
      {details && (
        <a className="text-link" href={details}>
          Read More Details<span className="sr-only"> about {name} marketing</span>
        </a>
      )}
    </li>
  );
}

/** The platforms as a typographic index: the whole line leads to the platform's page. */
export function Platforms({ platforms }: { platforms: readonly Platform[] }) {
  return (
    <ul className="platforms" id="platforms">
      {platforms.map((platform) => (
        <PlatformRow key={platform._id} platform={platform} />
      ))}
    </ul>
  );
}
