const FOLDERS = [
  ...["", "/services", "/blog", "/blog/category", "/blog/page", "/blog/articles", "/api", "/_next"],
  ...["/_next/static", "/og", "/markdown", "/search/in", "/api/staff/enquiries", "/no/such"],
];

/** Addresses in every folder whose percent signs do not encode UTF-8. */
export const MALFORMED = FOLDERS.flatMap((folder) =>
  ["100%", "%zz", "%E0%A4%A", "%ff", "%c0%af", "a%.md", "%.png"].map((name) => `${folder}/${name}`),
);
