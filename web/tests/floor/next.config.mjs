/** An empty app on the same Next and React: the baseline of the site's weight. */
export default { cacheComponents: true, partialPrefetching: false, poweredByHeader: false };
