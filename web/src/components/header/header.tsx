import { entriesInRow } from "@currawong/schemas/menu-row";
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

type MenuLink = { href: string; label: string };
type LinkProps = MenuLink & { current: "page" | "true" | false };

function NavigationLink({ href, label, current }: LinkProps) {
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
function Dropdown({ label, links, path }: { label: string; links: MenuLink[]; path: string }) {
  return (
    <details name="navigation">
      <summary>{label}</summary>
      <ul>
        {each(links, (link) => (
          <li>
            <NavigationLink {...link} current={path === link.href && "page"} />
          </li>
        ))}
      </ul>
    </details>
  );
}

const childrenOf = ({ children }: Group): MenuLink[] =>
  (children ?? []).map(({ target, landing, label }) => ({
    href: linkPathOf(target, landing),
    label,
  }));

function NavigationGroup({ group, path, section }: ActivePage & { group: Group }) {
  const { label } = group;
  const href = linkPathOf(group.target);
  const isInside = section === href || path.startsWith(`${href}/`);
  const children = childrenOf(group);
  const links = [{ href, label: `${label} overview` }, ...children];
  return (
    <li>
      <NavigationLink
        href={href}
        label={label}
        current={path === href ? "page" : isInside && "true"}
      />
      {children.length > 0 && <Dropdown label={label} links={links} path={path} />}
    </li>
  );
}

/** The groups that do not fit in the row, each followed by its links. */
function More({ groups, path }: { groups: readonly Group[]; path: string }) {
  const links = groups.flatMap((group) => [
    { href: linkPathOf(group.target), label: group.label },
    ...childrenOf(group),
  ]);
  return (
    <li>
      <Dropdown label="More" links={links} path={path} />
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
  const rowSize = entriesInRow(groups);
  return (
    <header className={classes("night", styles.header)}>
      <div className={classes("wrap", styles.bar)}>
        <Brand name={agency.shortName} logo={agency.logo} />
        <nav id="navigation" className={styles.nav} aria-label="Main" popover="auto">
          <ul>
            {each(groups.slice(0, rowSize), (group) => (
              <NavigationGroup group={group} {...page} />
            ))}
            {rowSize < groups.length && <More groups={groups.slice(rowSize)} path={page.path} />}
          </ul>
          <div className="buttons pt-3 pb-1 xl:hidden">
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
