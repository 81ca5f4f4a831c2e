import { pathOf } from "@currawong/schemas/paths";
import { classes } from "@/components/classes";
import { Icon } from "@/components/icon/icon";
import { Price } from "@/components/price/price";
import { Scope } from "@/components/price/scope";
import type { BlockOf } from "@/model/block";
import type { PriceLine } from "@/model/price-line";
import styles from "./platforms.module.css";

type Platform = BlockOf<"platforms">["pages"][number];
type RateOf = (platform: Platform) => PriceLine;

function PlatformRow({ platform, rateOf }: { platform: Platform; rateOf: RateOf }) {
  const { platform: name, summary, icon, service } = platform;
  const { price, scope } = rateOf(platform);
  const details = service && pathOf(service);
  return (
    <li>
      {icon && <Icon name={icon} />}
      <h3>
        <a href={pathOf(platform) ?? "/social-media"}>{name}</a>
      </h3>
      <p>{summary}</p>
      <div className={styles.price}>
        {price && <Price price={price} />}
        {scope && <Scope className={styles.scope}>{scope}</Scope>}
      </div>
      {details && (
        <a className={classes("text-link", styles.details)} href={details}>
          Read More Details<span className="sr-only"> about {name} marketing</span>
        </a>
      )}
    </li>
  );
}

type Props = {
  platforms: readonly Platform[];
  /** What each costs on this page. */
  rateOf: RateOf;
};

/** The platforms as a typographic index: the whole line leads to the platform's page. */
export function Platforms({ platforms, rateOf }: Props) {
  return (
    <ul className={styles.platforms}>
      {platforms.map((platform) => (
        <PlatformRow key={platform._id} platform={platform} rateOf={rateOf} />
      ))}
    </ul>
  );
}
