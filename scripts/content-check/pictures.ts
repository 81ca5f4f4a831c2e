import { checkLayers } from "@currawong/content/drawings/layers";
import { checkWords } from "@currawong/content/drawings/words";
import { pictureFiles, readPicture } from "@currawong/content/pictures";
import type { Finding } from "./documents.ts";

/** Checks all drawings: dates, sums, counts and times that cannot be, and texts that collide or do not fit. */
export async function checkPictures(): Promise<Finding[]> {
  const findings = await Promise.all(
    pictureFiles().map(async (file) => {
      const svg = (await readPicture(file)).toString();
      return [...checkWords(svg), ...checkLayers(svg)].map((message) => ({
        ...{ rule: "picture", id: file, path: "" },
        message,
      }));
    }),
  );
  return findings.flat();
}
