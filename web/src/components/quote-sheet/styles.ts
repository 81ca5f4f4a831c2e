/** A sheet of paper: light in both colour schemes, like the rate card. */
export const PAPER =
  "quote p-gutter bg-white text-ink [border:1px_solid_var(--color-rule)] [color-scheme:light] print:p-0 print:[border:0]";

/** A field on it; on paper, its text alone. */
export const FIELD =
  "min-h-5.5 min-w-0 rounded bg-white px-1 py-0.5 [border:1.5px_solid_var(--color-field)] print:min-h-0 print:appearance-none print:p-0 print:[border:0]";

/** A note beside it or on it. */
export const NOTE = "my-2 bg-band px-2 py-1.5 [border-left:3px_solid_var(--color-wattle)]";
