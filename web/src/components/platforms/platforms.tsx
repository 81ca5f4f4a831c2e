import { pathOf } from "@currawong/schemas/paths";
import { classes } from "@/components/classes";
import type { BlockOf } from "@/model/block";
import { Icon } from "../icon/icon";
import { Price } from "../price/price";
import styles from "./platforms.module.css";

type Platform = BlockOf<"platforms">["pages"][number];

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
      {service && <Price price={service.price} className={styles.price} />}
      {details && (
        <a className={classes("text-link", styles.details)} href={details}>
          Read More Details<span className="sr-only"> about {name} marketing</span>
        </a>
      )}
    </li>
  );
}

/** The platforms as a typographic index: the whole line leads to the platform's page. */
export function Platforms({ platforms, id }: { platforms: readonly Platform[]; id: string }) {
  return (
    <ul className={styles.platforms} id={id}>
      {platforms.map((platform) => (
        <PlatformRow key={platform._id} platform={platform} />
      ))}
    </ul>
  );
}
