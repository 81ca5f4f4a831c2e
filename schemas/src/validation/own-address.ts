let siteHosts: readonly string[] = [];

const hostOf = (address: string) =>
  URL.canParse(address) ? new URL(address).host.replace(/^www\./, "") : "";

/** Sets the site's own addresses, e.g. `https://currawong.example`, which links within the site do not name. */
export function setSiteAddresses(addresses: readonly string[]): void {
  siteHosts = addresses.map(hostOf);
}

/** Pages of the site are linked as documents, so that a link survives a new address or a new domain. */
export const isElsewhere = (href: string | undefined): true | string =>
  !href ||
  !siteHosts.includes(hostOf(href)) ||
  "This is a page of this site. Use “Link within the site”, which follows the page when it moves.";
