import { loadLayout } from "@/content/agency";
import { ChatLink } from "../button/chat-link";
import { linkPath } from "../header/header";
import { Mark } from "../header/mark";

/** A phone number as `tel:` wants it, Australian numbers in international form. */
export function telephone(number: string): string {
  const digits = number.replace(/[^\d+]/g, "");
  return `tel:${digits.startsWith("0") ? `+61${digits.slice(1)}` : digits}`;
}

/** The agency's facts, the links that matter, and where it works. */
export async function Footer() {
  const { agency, navigation } = await loadLayout();
  const { street, suburb, state, postcode } = agency.address ?? {};
  return (
    <footer className="site-footer night">
      <div className="wrap">
        <div className="footer-top">
          <div>
            <a className="brand" href="/">
              <Mark />
              {agency.name}
            </a>
            <p>{agency.description}</p>
            <ChatLink message={agency.chatGreeting}>{navigation.chatLabel}</ChatLink>
          </div>
          <address>
            <h2>Talk to us</h2>
            <p>
              {street}
              <br />
              {suburb} {state} {postcode}
            </p>
            <a href={telephone(agency.phone)}>{agency.phone}</a>
            <a href={`mailto:${agency.email}`}>{agency.email}</a>
            <p className="num">ABN {agency.abn}</p>
          </address>
          {navigation.footer?.map(({ _key, title, links }) => (
            <nav key={_key} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links?.map((link) => (
                  <li key={link._key}>
                    <a href={linkPath(link)}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="footer-cities">Serving {agency.cities.join(" · ")}</p>
        <p className="footer-legal">
          <span>
            © {agency.copyrightYear} {agency.name}
          </span>
          <a href="/sitemap.xml">Sitemap</a>
          <span>All prices in AUD</span>
        </p>
      </div>
    </footer>
  );
}
