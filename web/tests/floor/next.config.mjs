/** An empty app of the same Next and React: the floor that the site's weight is measured from. */
export default { cacheComponents: true, partialPrefetching: false, poweredByHeader: false };
