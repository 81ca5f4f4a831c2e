import { linkPathOf } from "@currawong/schemas/paths";
import { classes } from "@/components/classes";
import { loadLayout } from "@/content/agency";
import { telephone } from "@/enquiries/contact-links/telephone";
import { Brand } from "../brand/brand";
import { ChatLink } from "../button/chat-link";
import { each } from "../each/each";
import { FactList } from "../fact-list/fact-list";
import { ratingText } from "../stars/stars";
import styles from "./footer.module.css";

/** The agency's contact details, the main links and the cities it serves. */
export async function Footer() {
  const { agency, navigation } = await loadLayout();
  const { street, suburb, state, postcode } = agency.address ?? {};
  return (
    <footer className={classes("night", styles.footer)}>
      <div className="wrap">
        <div className={styles.top}>
          <div className={styles.agency}>
            <Brand name={agency.name} />
            <p>{agency.description}</p>
            <address>
              <span>{street}</span>
              <span>{`${suburb} ${state} ${postcode}`}</span>
              <a href={telephone(agency.phone)}>{agency.phone}</a>
              <a href={`mailto:${agency.email}`}>{agency.email}</a>
              <span className="num inline-block">{`ABN ${agency.abn}`}</span>
            </address>
            <ChatLink message={agency.chatGreeting}>{navigation.chatLabel}</ChatLink>
          </div>
          <div className={styles.links}>
            {each(navigation.footer, ({ title, links }) => (
              <nav aria-label={title}>
                <h2>{title}</h2>
                <details>
                  <summary>{title}</summary>
                  <ul>
                    {each(links, ({ target, landing, label }) => (
                      <li>
                        <a href={linkPathOf(target, landing)}>{label}</a>
                      </li>
                    ))}
                  </ul>
                </details>
              </nav>
            ))}
          </div>
          <FactList
            facts={[
              ...(agency.hours ?? []),
              ...(agency.assurances ?? []),
              { label: "Rating", value: ratingText(agency) },
            ]}
            className={styles.hours}
          />
        </div>
        <p className="mt-[clamp(1rem,3vw,2.5rem)] line-above pt-1.5 text-sm text-mute print:hidden">
          Serving {agency.cities?.join(", ")}
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3.5 gap-y-0.5 text-mute print:hidden [&>a]:py-1.25">
          <span>{`© ${agency.copyrightYear} ${agency.name}`}</span>
          <a href="/sitemap.xml">Sitemap</a>
          <span>All prices in AUD, GST included</span>
        </p>
      </div>
    </footer>
  );
}
