import { loadPlaces } from "@/content/agency";
import { escapeMarkdown, markdownList } from "@/markdown/markdown";
import { defineBlock } from "../define-block";

/** The cities, states and territories of the settings. */
export const regions = defineBlock("regions", {
  load: loadPlaces,
  section: "stacked",
  View: ({ data: { cities, regions } }) => (
    <div className="grid gap-x-[clamp(2rem,6vw,6.5rem)] gap-y-4 top-rule lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13.75rem),1fr))] gap-x-[clamp(1.5rem,3vw,3rem)] [font:640_clamp(1.7rem,1.2rem+1.8vw,2.75rem)/1.2_var(--font-display)] [letter-spacing:-0.035em]">
        {cities.map((city) => (
          <li key={city} className="line-below py-1.25">
            {city}
          </li>
        ))}
      </ul>
      <ul>
        {regions.map((region) => (
          <li key={region} className="line-below py-1.25">
            {region}
          </li>
        ))}
      </ul>
    </div>
  ),
  markdown: ({ data }) => markdownList([...data.cities, ...data.regions].map(escapeMarkdown)),
});
