/** The parts of Stryker's report (https://stryker-mutator.io, schema 2) that are read here. */
export type Report = {
  files: Record<string, { source: string; mutants: Mutant[] }>;
};

type Position = { line: number; column: number };
type Mutant = {
  mutatorName: string;
  replacement?: string;
  status:
    | "Killed"
    | "Timeout"
    | "Survived"
    | "NoCoverage"
    | "RuntimeError"
    | "CompileError"
    | "Ignored";
  location: { start: Position; end: Position };
};

/** A mutant that no test notices. Its line is only for the reader: code above it moves it. */
export type Survivor = {
  file: string;
  line: number;
  mutator: string;
  code: string;
  replacement: string;
};

/** A survivor that is accepted, and why. */
export type Excuse = Omit<Survivor, "line"> & { why: string };

export type Score = { file: string; all: number; killed: number };

/** The text of a source between two positions, as one line. */
function textAt(source: string, { start, end }: Mutant["location"]): string {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? "").slice(0, end.column - 1);
  lines[0] = (lines[0] ?? "").slice(start.column - 1);
  return lines.join(" ").replaceAll(/\s+/g, " ");
}

/** How many mutants of each file were killed, of those that could run. */
export function scores({ files }: Report): Score[] {
  return Object.entries(files).map(([file, { mutants }]) => {
    const ran = mutants.filter(({ status }) => !/Error$|Ignored/.test(status));
    const killed = ran.filter(({ status }) => status === "Killed" || status === "Timeout");
    return { file, all: ran.length, killed: killed.length };
  });
}

/** The mutants that no test notices. */
export const survivors = ({ files }: Report): Survivor[] =>
  Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status === "Survived" || status === "NoCoverage")
      .map(({ mutatorName: mutator, replacement = "", location }) => ({
        file,
        line: location.start.line,
        mutator,
        code: textAt(source, location),
        replacement: replacement.replaceAll(/\s+/g, " "),
      })),
  );

const keyOf = ({ file, mutator, code, replacement }: Omit<Survivor, "line">) =>
  JSON.stringify([file, mutator, code, replacement]);

/**
 * Compares survivors with those that are excused. Each excuse counts once, so a second mutant like it is new.
 * @returns those that are not excused, and excuses for what is killed by now, of the files that the report has
 */
export function compare(report: Report, excuses: readonly Excuse[]) {
  const left = new Map<string, number>();
  for (const excuse of excuses) left.set(keyOf(excuse), (left.get(keyOf(excuse)) ?? 0) + 1);
  /** Whether an excuse of this key is left, which then is used up. */
  const uses = (item: Omit<Survivor, "line">) => {
    const count = left.get(keyOf(item)) ?? 0;
    left.set(keyOf(item), count - 1);
    return count > 0;
  };
  const unexcused = survivors(report).filter((survivor) => !uses(survivor));
  const obsolete = excuses.filter((excuse) => excuse.file in report.files && uses(excuse));
  return { unexcused, obsolete };
}
