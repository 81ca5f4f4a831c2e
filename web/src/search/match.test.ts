import { describe, expect, it } from "vitest";
import { matcher } from "./match.ts";

const role = "Front-end developer  Builds in React and TypeScript, for cafés";

describe("matcher", () => {
  it.each(["", "   ", "react", "REACT", "typescript react", "cafes", "front-end", "dev"])(
    "finds the role by “%s”",
    (query) => {
      expect(matcher(query)(role)).toBe(true);
    },
  );

  it.each(["vue", "react vue", "reactor"])("passes over it for “%s”", (query) => {
    expect(matcher(query)(role)).toBe(false);
  });
});
