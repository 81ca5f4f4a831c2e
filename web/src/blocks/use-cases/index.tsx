import { defineBlock } from "../define-block";
import { pointsMarkdown } from "../features/markdown";

/** How different customers use the service. */
export const useCases = defineBlock("useCases", {
  section: "stacked",
  View: ({ block }) => (
    <ul className="top-rule">
      {block.items.map(({ _key, title, description }) => (
        <li
          key={_key}
          className="line-below grid gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-1 py-[clamp(1.25rem,2.4vw,2rem)] lg:grid-cols-2"
        >
          <h3 className="text-[clamp(1.5rem,1.1rem+1.6vw,2.2rem)]">{title}</h3>
          <p className="text-mute">{description}</p>
        </li>
      ))}
    </ul>
  ),
  markdown: ({ block }) => pointsMarkdown(block.items),
});
