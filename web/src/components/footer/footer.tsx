import { linkPathOf } from "@currawong/schemas/paths";
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
    <footer id="footer" className={`night ${styles.footer}`}>
      <div className="wrap">
        <div className={styles.top}>
          <div className="row-span-2">
            <Brand name={agency.name} />
            <p className="my-2 max-w-[28em] text-mute">{agency.description}</p>
            <address>
              <span>{street}</span>
              <span>{`${suburb} ${state} ${postcode}`}</span>
              <a href={telephone(agency.phone)}>{agency.phone}</a>
              <a href={`mailto:${agency.email}`}>{agency.email}</a>
              <span className="num">{`ABN ${agency.abn}`}</span>
            </address>
            <ChatLink message={agency.chatGreeting}>{navigation.chatLabel}</ChatLink>
          </div>
          {/* On paper, only who we are and where. */}
          <div className={`print:hidden ${styles.links}`}>
            {each(navigation.footer, ({ title, links }) => (
              <nav aria-label={title} className="max-md:line-below">
                <h2 className="mb-1 label">{title}</h2>
                <details>
                  <summary className="relative py-1.25 bold">{title}</summary>
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
            className="print:hidden"
          />
        </div>
        <p className="mt-3 line-above pt-1.5 text-sm text-mute print:hidden">
          Serving {agency.cities?.join(", ")}
        </p>
        <p className="mt-1.5 flex flex-wrap items-baseline gap-x-3.5 gap-y-0.5 text-mute print:hidden">
          <span>{`© ${agency.copyrightYear} ${agency.name}`}</span>
          <a href="/sitemap.xml">Sitemap</a>
          <span>All prices in AUD, GST included</span>
        </p>
      </div>
    </footer>
  );
}
