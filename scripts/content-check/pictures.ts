import { checkLayers } from "@currawong/content/drawings/layers";
import { textsOf } from "@currawong/content/drawings/texts";
import { pictureFiles, readPicture } from "@currawong/content/pictures";
import { type ContentDocument, type Finding, pictureId } from "./documents.ts";
import { textsIn } from "./texts.ts";

const FIGURE = /\d[\d,.]*/g;

const withoutFigures = (text: string) => text.replaceAll(FIGURE, "#");

/** Phrases of a drawing that a text of a document has with other figures, such as `14 from the old site`. */
export function otherFigures(drawn: readonly string[], written: readonly string[]): string[] {
  const phrases = drawn.filter((text) => /\d/.test(text) && /[a-z]{3}.*\b[a-z]{3}/.test(text));
  return phrases.flatMap((phrase) => {
    const alike = written.filter((text) => withoutFigures(text).includes(withoutFigures(phrase)));
    const [other] = alike;
    const isThere = alike.some((text) => phrase.match(FIGURE)?.every((one) => text.includes(one)));
    return !other || isThere ? [] : [`Shows “${phrase}”, but the text beside it says “${other}”.`];
  });
}

/** Checks all drawings: texts that do not fit their shapes, and figures that the document which shows it has otherwise. */
export async function checkPictures(documents: readonly ContentDocument[]): Promise<Finding[]> {
  const texts = documents.map((document) => [...textsIn(document)].map(([, text]) => text));
  const findings = await Promise.all(
    pictureFiles().map(async (file) => {
      const svg = (await readPicture(file)).toString();
      const drawn = textsOf(svg).map(({ text }) => text);
      const beside = texts.filter((all) => all.includes(pictureId(file)));
      const figures = beside.flatMap((written) => otherFigures(drawn, written));
      return [...checkLayers(svg), ...figures].map((message) => ({
        ...{ rule: "picture", id: file, path: "" },
        message,
      }));
    }),
  );
  return findings.flat();
}
