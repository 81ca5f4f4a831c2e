import { loadPlaces } from "@/content/agency";
import { defineBlock } from "../define-block";

/** The cities, states and territories from the settings. */
export const regions = defineBlock("regions", {
  load: loadPlaces,
  section: "stacked",
  list: ({ data }) => [...data.cities, ...data.regions],
  View: ({ data: { cities, regions } }) => (
    <div className="grid gap-x-apart gap-y-4 top-rule lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13.75rem),1fr))] gap-x-part max-lg:grid-cols-2 display text-title [line-height:1.2]">
        {cities.map((city) => (
          <li key={city} className="line-below py-1.25">
            {city}
          </li>
        ))}
      </ul>
      {/* In lines as high as the cities’, so that the rules beside each other meet. */}
      <ul className="gap-x-part text-title max-lg:grid max-lg:grid-cols-2 [line-height:1.2]">
        {regions.map((region) => (
          <li key={region} className="line-below py-1.25">
            <span className="text-base">{region}</span>
          </li>
        ))}
      </ul>
    </div>
  ),
});
