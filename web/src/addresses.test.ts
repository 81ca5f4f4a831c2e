import { describe, expect, it } from "vitest";
import { absolute, markdownPath, pageOfFile, socialPicturePath } from "./addresses.ts";

describe("the addresses of a page’s other forms", () => {
  it.each(["/", "/about", "/services/uber-clone", "/blog/page/2"])(
    "lead from %s and back",
    (path) => {
      const segments = (file: string, prefix = "/") => file.slice(prefix.length).split("/");
      expect(pageOfFile(segments(markdownPath(path)), ".md")).toBe(path);
      expect(pageOfFile(segments(socialPicturePath(path), "/og/"), ".png")).toBe(path);
      expect(pageOfFile(segments(markdownPath(path).replace(/\.md$/, "")), "")).toBe(path);
    },
  );

  it("are none for a file of another kind", () => {
    expect(pageOfFile(["about.jpg"], ".png")).toBeNull();
  });

  it("are whole", () => {
    expect(absolute("/about")).toBe("https://currawong.example/about");
  });
});
