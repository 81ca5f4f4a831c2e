import styles from "./illustration.module.css";

type Part = "figure" | "caption" | "heading" | "labels" | "columnLabel" | "rows";
type RowPart = "row" | "label" | "text" | "result" | "art";

/** The classes of an illustration's parts, added to those every layout has. */
type Look = Partial<Record<Part | RowPart, string>>;

const THREE_COLUMNS = "grid grid-cols-3 items-start";
const DRAWING_LABEL = "mb-0.5 text-sm [line-height:1.2]";
/** A result without the pill background. */
const PLAIN_RESULT = "bg-transparent [font-size:inherit] regular text-mute";
const MONO = "[font:0.8125rem/1.6_ui-monospace,monospace]";
/** The width of the film frame in the video layout. */
const FILM_WIDTH = "w-[clamp(7rem,32%,10.5rem)]";

/** How each layout arranges the shared markup; the list layout needs no extra classes. */
export const LOOKS: Partial<Record<string, Look>> = {
  shop: {
    rows: `${THREE_COLUMNS} gap-1.5 px-2 pb-2`,
    row: "flex flex-col p-0 borderless",
    label: DRAWING_LABEL,
    art: "mr-0 mb-1.25 h-19 w-full",
    result: "mt-0.75 ml-0 bg-transparent p-0 text-sm",
  },
  board: {
    rows: "grid grid-cols-3 gap-1 px-1.5 pb-1.5 max-sm:gap-0.5 max-sm:p-0",
    row: "rounded-sm bg-white p-1.25 borderless [grid-template:'label'_'text'_/_1fr] max-sm:p-0.75",
  },
  flow: { rows: `pb-1 ${styles.flow}`, result: PLAIN_RESULT },
  scores: { result: "bg-transparent p-0 [font:640_1.25rem/1_var(--font-display)]" },
  checks: { rows: styles.checks },
  console: {
    figure:
      "bg-[#05090a] text-night-text [--color-mute:var(--color-night-mute)] [--color-rule:var(--color-night-rule)]",
    heading: "text-inherit",
    columnLabel: "text-ink",
    rows: MONO,
    row: "[grid-template:'label_text_result'_/_4.25rem_minmax(0,1fr)_auto]",
    result: "bg-transparent text-mist",
  },
  code: {
    rows: `line-above py-1 ${MONO}`,
    row: "py-0 borderless [grid-template:'label_text'_/_1.25rem_1fr] data-[sign=+]:bg-[oklch(92%_0.05_160)] data-[sign=-]:bg-[oklch(91%_0.04_40)]",
    text: "whitespace-pre-wrap text-inherit",
  },
  search: {
    caption: "mx-2 mt-2 mb-0.75 rounded-[1rem] bg-white [border:1px_solid_var(--color-rule)]",
    row: "borderless [grid-template:'art_result'_'art_label'_'art_text'_1fr/auto_1fr]",
    label: "text-[1rem] [line-height:1.3] text-accent",
    result: "ml-0 justify-self-start bg-transparent p-0 regular",
    art: "h-11 w-11",
  },
  page: { rows: styles.page },
  video: {
    figure: "min-h-40 pl-[clamp(7rem,32%,10.5rem)]",
    row: "[grid-template:'label_result'_'text_text'_/_1fr_auto]",
    art: `absolute inset-y-0 left-0 h-full rounded-none ${FILM_WIDTH}`,
    // The caption over the film frame.
    labels: `absolute bottom-2 left-0 z-1 px-1 pb-0 ${FILM_WIDTH}`,
    columnLabel: "flex-1 rounded-sm bg-[#05090ad9] text-center text-white",
  },
};
