import { expect, it } from "vitest";
import { drawingPath, pageOfFile, socialPicturePath } from "./file-paths.ts";

it.each(["/", "/services/uber-clone", "/blog/page/2"])("maps %s to its files and back", (path) => {
  const segments = (file: string, prefix: string) => file.slice(prefix.length).split("/");
  expect(pageOfFile(segments(socialPicturePath(path), "/og/"), ".png")).toBe(path);
  expect(pageOfFile(segments(drawingPath(path), "/drawing/"), ".svg")).toBe(path);
  expect(pageOfFile(segments(drawingPath(path), "/drawing/"), ".png")).toBeNull();
});
