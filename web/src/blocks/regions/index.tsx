import { loadPlaces } from "@/content/agency";
import { escapeMarkdown, markdownList } from "@/markdown/markdown";
import { defineBlock } from "../define-block";
import styles from "./regions.module.css";

/** The cities, states and territories of the settings. */
export const regions = defineBlock("regions", {
  load: loadPlaces,
  section: "stacked",
  View: ({ data: { cities, regions } }) => (
    <div className={styles.regions}>
      <ul className={styles.cities}>
        {cities.map((city) => (
          <li key={city}>{city}</li>
        ))}
      </ul>
      <ul>
        {regions.map((region) => (
          <li key={region}>{region}</li>
        ))}
      </ul>
    </div>
  ),
  markdown: ({ data }) => markdownList([...data.cities, ...data.regions].map(escapeMarkdown)),
});
