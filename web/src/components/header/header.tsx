import { linkPathOf } from "@currawong/schemas/paths";
import { classes } from "@/components/classes";
import { telephone } from "@/components/telephone";
import { loadLayout, type Navigation } from "@/content/agency";
import { Brand } from "../brand/brand";
import { ChatLink } from "../button/chat-link";
import { each } from "../each/each";
import { SearchLink } from "../search/search-link";
import styles from "./header.module.css";
import { MenuKeys } from "./menu-keys";

type Group = NonNullable<Navigation["header"]>[number];

/** Whether a path lies within a section, e.g. `/services/uber-clone` within `/services`. */
export function isWithin(path: string, section: string): boolean {
  return section === "/" ? path === "/" : path === section || path.startsWith(`${section}/`);
}

type LinkProps = { href: string; current: "page" | "true" | undefined; children: string };

function NavigationLink({ href, current, children }: LinkProps) {
  // Left out rather than undefined, which every page would spell out for each link.
  return (
    <a href={href} {...(current && { "aria-current": current })}>
      {children}
    </a>
  );
}

type Place = {
  /** The page's canonical path. */
  path: string;
  /** The section it belongs to, where its address does not say so. */
  section?: string | undefined;
};

function NavigationGroup({ group, path, section }: Place & { group: Group }) {
  const href = linkPathOf(group.target);
  const isInside = isWithin(path, href) || section === href;
  const current = path === href ? "page" : isInside ? "true" : undefined;
  const children = group.children ?? [];
  return (
    <li>
      <NavigationLink href={href} current={current}>
        {group.label}
      </NavigationLink>
      {children.length > 0 && (
        <details name="navigation">
          <summary>{group.label}</summary>
          <ul>
            <li>
              <NavigationLink href={href} current={path === href ? "page" : undefined}>
                {`${group.label} overview`}
              </NavigationLink>
            </li>
            {each(children, ({ target, landing, label }) => {
              const to = linkPathOf(target, landing);
              return (
                <li>
                  <NavigationLink href={to} current={path === to ? "page" : undefined}>
                    {label}
                  </NavigationLink>
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </li>
  );
}

/**
 * The sticky header. One list serves both layouts: a row with dropdowns on wide screens, where a
 * group's name leads to its page; an accordion in a popover on narrow ones, where the name opens and
 * closes the group, and its page comes first in it. All of it works without JavaScript.
 */
export async function Header(place: Place) {
  const { agency, navigation } = await loadLayout();
  return (
    <header className={classes("night", styles.header)}>
      <div className={classes("wrap", styles.bar)}>
        <Brand name={agency.shortName} />
        <nav id="navigation" className={styles.nav} aria-label="Main" popover="auto">
          <ul>
            {each(navigation.header, (group) => (
              <NavigationGroup group={group} {...place} />
            ))}
          </ul>
          <div className={styles.reach}>
            <ChatLink message={agency.chatGreeting}>{navigation.chatLabel}</ChatLink>
            <a className="button ghost" href={telephone(agency.phone)}>
              {agency.phone}
            </a>
          </div>
        </nav>
        <SearchLink />
        <ChatLink message={agency.chatGreeting} className={classes("button small", styles.chat)}>
          {navigation.chatLabel}
        </ChatLink>
        <button type="button" className={styles.menuButton} popoverTarget="navigation">
          <span className="sr-only">Menu</span>
          <i />
        </button>
      </div>
      <MenuKeys />
    </header>
  );
}
