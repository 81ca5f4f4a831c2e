import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** schema.org's vocabulary: the properties of every type, inherited ones too. */
export type Vocabulary = {
  types: ReadonlyMap<string, ReadonlySet<string>>;
  properties: ReadonlySet<string>;
};

const INTERFACE = /^(?:export )?interface (\w+)(?:<[^>]*>)? extends ([^{]+) \{$/;
const PROPERTY = /^ {4}"(\w+)"\?:/;
const TYPE = /^ {4}"@type": "(\w+)";$/;

type Declared = { parents: string[]; properties: string[]; type: string | null };

function declarations(source: string): Map<string, Declared> {
  const found = new Map<string, Declared>();
  let current: Declared | undefined;
  for (const line of source.split("\n")) {
    const [, name, parents] = INTERFACE.exec(line) ?? [];
    if (name && parents) {
      current = { parents: parents.split(/,\s*/), properties: [], type: null };
      found.set(name, current);
    } else if (line === "}") current = undefined;
    const property = PROPERTY.exec(line)?.[1];
    if (property) current?.properties.push(property);
    const type = TYPE.exec(line)?.[1];
    if (type && current) current.type = type;
  }
  // Thing is the one that extends nothing of schema.org's.
  return found;
}

/** Reads the vocabulary out of the type declarations of `schema-dts`, which are made from it. */
export function readVocabulary(): Vocabulary {
  const file = fileURLToPath(import.meta.resolve("schema-dts"));
  const source = readFileSync(file.replace(/\.js$/, ".d.ts"), "utf8");
  const declared = declarations(source);
  const propertiesOf = (name: string): string[] => {
    const found = declared.get(name);
    return found ? [...found.properties, ...found.parents.flatMap(propertiesOf)] : [];
  };
  const types = new Map<string, ReadonlySet<string>>();
  for (const [name, { type }] of declared) if (type) types.set(type, new Set(propertiesOf(name)));
  return { types, properties: new Set([...types.values()].flatMap((own) => [...own])) };
}
