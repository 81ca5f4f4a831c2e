import type { ROLES_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { pathOf } from "@currawong/schemas/paths";
import { roleChatMessage } from "@/chat/chat-url";
import { Badge } from "@/components/badge/badge";
import { ChatLink } from "@/components/button/chat-link";
import { classes } from "@/components/classes";
import { Features } from "@/components/features/features";
import { Price } from "@/components/price/price";
import { Scope } from "@/components/price/scope";
import { Stars } from "@/components/stars/stars";
import { repeatsTitle } from "./repeats-title";
import styles from "./roles.module.css";

type Role = ROLES_QUERY_RESULT[number]["roles"][number];

/**
 * A role as one row: its own rating where it has one. Its service, if any, sets its price. On a phone
 * what is beyond role, rate and quote shows once its `details` is open.
 */
export function RoleRow({ role }: { role: Role }) {
  const { title, features, isPopular, service } = role;
  const price = service?.price ?? role.price;
  const href = service && pathOf(service);
  return (
    <tr className={isPopular ? styles.popular : undefined}>
      <th scope="row">
        <span className={styles.role}>{title}</span>
        {isPopular && <span className="sr-only"> (popular)</span>}{" "}
        {!repeatsTitle(role.badge, title) && <Badge label={role.badge} className={styles.badge} />}
        <details>
          <summary aria-label="About this role" />
        </details>
        <p>{role.description}</p>
      </th>
      <td>
        <Features features={features} isLoadedLater href={href} inline />
      </td>
      <td>
        {price ? <Price price={price} className={styles.price} /> : "Price on request"}
        {service?.priceIncludes && (
          <Scope className="block text-sm text-mute">{service.priceIncludes}</Scope>
        )}
        {role.rating && (
          <Stars rating={role.rating} reviewCount={role.reviewCount} className={styles.stars} />
        )}
      </td>
      <td>
        <ChatLink
          message={role.chatMessage ?? roleChatMessage(title)}
          className={classes("text-link", styles.link)}
        >
          Get Quote<span className="sr-only"> for {title}</span>
        </ChatLink>
        {href && (
          <a className={classes("text-link", styles.link)} href={href}>
            Read More Details<span className="sr-only"> about {title}</span>
          </a>
        )}
      </td>
    </tr>
  );
}
