import { expect, it } from "vitest";
import { compare, type Report, scores, survivors } from "./report.ts";

const at = (line: number, from: number, to: number) => ({
  start: { line, column: from },
  end: { line, column: to },
});
const mutant = (status: Report["files"][string]["mutants"][number]["status"], line = 1) => ({
  ...{ mutatorName: "EqualityOperator", replacement: "a > b", status },
  location: at(line, 8, 14),
});
const report: Report = {
  files: {
    "a.ts": {
      source: "return a >= b;\nreturn a >= b;",
      mutants: [
        mutant("Killed"),
        mutant("Timeout"),
        mutant("Survived"),
        mutant("NoCoverage", 2),
        mutant("RuntimeError"),
      ],
    },
  },
};
const survivor = {
  file: "a.ts",
  mutator: "EqualityOperator",
  code: "a >= b",
  replacement: "a > b",
};
const excuse = { ...survivor, why: "Equal is handled before." };

it("counts what was killed of what could run, and lists the rest with its code", () => {
  expect(scores(report)).toEqual([{ file: "a.ts", all: 4, killed: 2 }]);
  expect(survivors(report)).toEqual([
    { ...survivor, line: 1 },
    { ...survivor, line: 2 },
  ]);
});

it("reports a survivor that no excuse is left for, and an excuse that nothing needs", () => {
  expect(compare(report, [excuse, excuse])).toEqual({ unexcused: [], obsolete: [] });
  expect(compare(report, [excuse]).unexcused).toEqual([{ ...survivor, line: 2 }]);
  const killed = { ...excuse, code: "a < b" };
  expect(compare(report, [excuse, excuse, killed]).obsolete).toEqual([killed]);
  // Of three alike, one is not needed any more.
  expect(compare(report, [excuse, excuse, excuse]).obsolete).toEqual([excuse]);
  // Of a group that did not run, nothing is known.
  expect(compare(report, [{ ...excuse, file: "b.ts" }]).obsolete).toEqual([]);
});
