import { describe, expect, it } from "vitest";
import { asksForOriginal, parseImageParams } from "./params.ts";

const parse = (query: string) => parseImageParams(new URLSearchParams(query));

describe("parseImageParams", () => {
  it("reads the CDN's parameters", () => {
    expect(
      parse("w=320.4&h=200&fit=crop&q=80&auto=format&dpr=2&crop=top,left&flip=hv&or=90"),
    ).toMatchObject({
      width: 320,
      height: 200,
      fit: "crop",
      quality: 80,
      autoFormat: true,
      dpr: 2,
      crop: ["top", "left"],
      flip: { horizontal: true, vertical: true },
      orientation: 90,
    });
  });

  it("reads colours in the CDN's four forms", () => {
    expect(parse("bg=fa0").background).toBe("ffaa00ff");
    expect(parse("bg=8fa0").background).toBe("ffaa0088");
    expect(parse("bg=FFAA00").background).toBe("ffaa00ff");
    expect(parse("bg=80ffaa00").background).toBe("ffaa0080");
  });

  it.each([
    "w=0",
    "w=-5",
    "w=abc",
    "w=9000",
    "h=Infinity",
    "q=101",
    "q=1.5",
    "dpr=9",
    "fit=stretch",
    "fm=exe",
    "auto=compress",
    "crop=middle",
    "fp-x=2",
    "rect=1,2,3",
    "rect=0,0,0,5",
    "blur=0",
    "sharp=200",
    "flip=x",
    "or=45",
    "bg=red",
  ])("refuses %s, naming the parameter", (query) => {
    const name = query.slice(0, query.indexOf("="));
    expect(() => parse(query)).toThrow(new RegExp(`"${name}": use `));
  });

  it("knows which parameters change the picture", () => {
    expect(asksForOriginal(new URLSearchParams("dl=eye.png&tag=x"))).toBe(true);
    expect(asksForOriginal(new URLSearchParams("w=10"))).toBe(false);
  });
});
