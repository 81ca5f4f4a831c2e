import type { CATALOGUE_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { pathOf } from "@currawong/schemas/paths";
import type { ReactNode } from "react";
import { serviceChatMessage } from "@/chat/chat-url";
import { ChatLink } from "@/components/button/chat-link";
import { each } from "@/components/each/each";
import { Features } from "@/components/features/features";
import { Price } from "@/components/price/price";
import { Scope } from "@/components/price/scope";
import { Stars } from "@/components/stars/stars";
import styles from "./comparison.module.css";
import { COMPARED, COMPARISON } from "./comparison-id";

type Service = CATALOGUE_QUERY_RESULT[number]["services"][number];

/** The rows of the table. */
const LINES: readonly { name: string; cell: (service: Service) => ReactNode }[] = [
  {
    name: "Price",
    cell: ({ price, priceIncludes }) => (
      <>
        {price ? <Price price={price} className={styles.price} /> : "on request"}
        {priceIncludes && <Scope className="block text-mute">{priceIncludes}</Scope>}
      </>
    ),
  },
  { name: "What it is", cell: ({ description }) => description },
  {
    name: "Includes",
    cell: ({ features }) => <Features features={features} shown={features.length} />,
  },
  {
    name: "Rating",
    cell: ({ rating, reviewCount }) => <Stars rating={rating} reviewCount={reviewCount} />,
  },
  {
    name: "Ask",
    cell: ({ title, chatMessage }) => (
      <ChatLink message={chatMessage || serviceChatMessage(title)} className="button ghost small">
        Get Quote<span className="sr-only">{` for ${title}`}</span>
      </ChatLink>
    ),
  },
];

type Props = { services: readonly Service[] };

/** Up to three services side by side, once some are chosen. */
export function Comparison({ services }: Props) {
  if (services.length === 0) return null;
  return (
    <section id={COMPARISON} className={styles.comparison} aria-labelledby="side-by-side">
      <h2 id="side-by-side">Side by side</h2>
      <div>
        <table>
          <thead>
            <tr>
              <td />
              {each(services, (service) => {
                const href = pathOf(service);
                return (
                  <th scope="col">{href ? <a href={href}>{service.title}</a> : service.title}</th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {each(LINES, ({ name, cell }) => (
              <tr>
                <th scope="row">{name}</th>
                {each(services, (service) => (
                  <td>{cell(service)}</td>
                ))}
              </tr>
            ))}
            <tr>
              <td />
              {each(services, ({ slug, title }) => (
                <td>
                  <button
                    type="submit"
                    className="button ghost small"
                    name="without"
                    value={slug}
                    formAction={COMPARED}
                  >
                    Leave out<span className="sr-only">{` ${title}`}</span>
                  </button>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
}
