import { checkWords } from "@currawong/content/drawings/words";
import { pictureFiles, readPicture } from "@currawong/content/pictures";
import type { Finding } from "./documents.ts";

/** Checks the words of all drawings: dates, sums, counts and times that cannot be, and texts that collide. */
export async function checkPictures(): Promise<Finding[]> {
  const findings = await Promise.all(
    pictureFiles().map(async (file) =>
      checkWords((await readPicture(file)).toString()).map((message) => ({
        ...{ rule: "picture", id: file, path: "" },
        message,
      })),
    ),
  );
  return findings.flat();
}
