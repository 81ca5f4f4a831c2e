import { MAX_IN_ROW } from "@currawong/schemas/header-row";
import { linkPathOf } from "@currawong/schemas/paths";
import { classes } from "@/components/classes";
import { loadLayout, type Navigation } from "@/content/agency";
import { telephone } from "@/enquiries/contact-links/telephone";
import { Brand } from "../brand/brand";
import { ChatLink } from "../button/chat-link";
import { each } from "../each/each";
import styles from "./header.module.css";
import navStyles from "./nav.module.css";

type Group = NonNullable<Navigation["header"]>[number];

/** A link, and whether it is the page itself, the section that the page is in, or neither. */
type MenuLink = { href: string; label: string; current: "page" | "true" | false };

function NavigationLink({ href, label, current }: MenuLink) {
  // Left out rather than undefined, which every page would spell out for each link.
  return (
    <a href={href} {...(current && { "aria-current": current })}>
      {label}
    </a>
  );
}

type ActivePage = {
  /** The page's canonical path. */
  path: string;
  /** The section it belongs to, if its address does not show it. */
  section?: string | undefined;
};

/** A list of links that opens under a label. */
function Dropdown({ label, links }: { label: string; links: readonly MenuLink[] }) {
  return (
    <details name="navigation">
      <summary>{label}</summary>
      <ul>
        {each(links, (link) => (
          <li>
            <NavigationLink {...link} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The link to a group's own page, which is current for the pages below it too. */
function groupLink({ target, label }: Group, { path, section }: ActivePage): MenuLink {
  const href = linkPathOf(target);
  const isInside = section === href || path.startsWith(`${href}/`);
  return { href, label, current: path === href ? "page" : isInside && "true" };
}

const childLinks = ({ children }: Group, { path }: ActivePage): MenuLink[] =>
  (children ?? []).map(({ target, landing, label }) => {
    const href = linkPathOf(target, landing);
    return { href, label, current: path === href && "page" };
  });

function NavigationGroup({ group, page }: { group: Group; page: ActivePage }) {
  const link = groupLink(group, page);
  const children = childLinks(group, page);
  // Narrow screens have no other link to the group's own page.
  const overview: MenuLink = {
    ...link,
    label: `${link.label} overview`,
    current: link.current === "page" && "page",
  };
  return (
    <li>
      <NavigationLink {...link} />
      {children.length > 0 && <Dropdown label={link.label} links={[overview, ...children]} />}
    </li>
  );
}

/**
 * The sticky header. One list serves both layouts: a row with dropdowns on wide screens, where a
 * group's name links to its page; an accordion in a popover on narrow ones, where the name toggles the
 * group and its page is the first entry. All of it works without JavaScript.
 */
export async function Header(page: ActivePage) {
  const { agency, navigation } = await loadLayout();
  const groups = navigation.header ?? [];
  // The row has no room for these.
  const more = groups
    .slice(MAX_IN_ROW)
    .flatMap((group) => [groupLink(group, page), ...childLinks(group, page)]);
  return (
    <header className={classes("night", styles.header)}>
      {/* For keyboards, while something is ticked. Within a landmark, as it leads to another page. */}
      <a className="skip" href="/quote" data-skip="" hidden>
        Your quote
      </a>
      <div className="wrap flex min-h-9 flex-wrap items-center gap-x-2">
        <Brand name={agency.shortName} />
        <nav id="navigation" className={navStyles.nav} aria-label="Main" popover="">
          <ul>
            {each(groups.slice(0, MAX_IN_ROW), (group) => (
              <NavigationGroup group={group} page={page} />
            ))}
            {more.length > 0 && (
              <li>
                <Dropdown label="More" links={more} />
              </li>
            )}
          </ul>
          <div className="buttons py-3 xl:hidden">
            <ChatLink message={agency.chatGreeting}>{navigation.chatLabel}</ChatLink>
            <a className="button ghost" href={telephone(agency.phone)}>
              {agency.phone}
            </a>
          </div>
        </nav>
        <a className={styles.search} href="/search">
          <span className="sr-only">Search</span>
        </a>
        {/* Phones have the same button in the bar at the bottom of the screen. */}
        <ChatLink message={agency.chatGreeting} className="button small flex-none max-md:hidden">
          {navigation.chatLabel}
        </ChatLink>
        <button type="button" className={styles.menuButton} popoverTarget="navigation">
          <span className="sr-only">Menu</span>
        </button>
      </div>
    </header>
  );
}
