import { defineBlock } from "../define-block";

/** How different customers use the service. */
export const useCases = defineBlock("useCases", {
  section: "stacked",
  list: ({ block }) => block.items,
  View: ({ block }) => (
    <ul className="top-rule">
      {block.items.map(({ _key, title, description }) => (
        <li key={_key} className="line-below grid gap-x-gutter gap-y-1 py-row lg:grid-cols-2">
          <h3 className="text-title">{title}</h3>
          {description && <p className="text-mute">{description}</p>}
        </li>
      ))}
    </ul>
  ),
});
