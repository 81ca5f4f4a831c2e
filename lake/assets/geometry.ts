import { httpError } from "../http/errors.ts";
import { type ImageParams, MAX_SIDE } from "./params.ts";

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

/** Steps in order; every length in whole device pixels, at least 1. */
export interface ResizePlan {
  /** Cut from the source first (`rect`). */
  before?: Box;
  /** Then scale to exactly this. */
  resize: Size;
  /** Then cut this out (`fit=crop`, `fit=min`); `entropy` lets the renderer choose the place. */
  after?: Box | { entropy: Size };
  /** Then centre on a canvas of this size (`fit=fill`, `fit=fillmax`). */
  canvas?: Size;
}

/**
 * How to get from the source's pixels to the size asked for, by the CDN's rules: a missing side
 * follows from the aspect ratio; `clip` fits inside, `max` does too but never enlarges, `crop`
 * covers and cuts, `min` cuts to the ratio without enlarging, `fill` pads, `scale` distorts.
 * @throws LakeError 400 when the result would be larger than MAX_SIDE or `rect` is outside.
 */
export function planResize(source: Size, params: ImageParams): ResizePlan {
  const before = params.rect && clampRect(params.rect, source);
  const from: Size = before ?? source;
  const target = targetSize(from, params);
  const plan = { ...(before && { before }), ...fit(from, target, params) };
  const { width, height } = outputSize(plan);
  if (width > MAX_SIDE || height > MAX_SIDE) {
    const message = `The image asked for is ${width}×${height} pixels; the limit is ${MAX_SIDE} a side. Ask for a smaller w, h or dpr.`;
    throw httpError(400, message);
  }
  return plan;
}

/** The size of the image a plan ends with, in pixels. */
export function outputSize(plan: ResizePlan): Size {
  if (plan.canvas) return plan.canvas;
  if (!plan.after) return plan.resize;
  return "entropy" in plan.after ? plan.after.entropy : plan.after;
}

/** The box asked for, in device pixels; undefined sides are free. */
function targetSize(from: Size, params: ImageParams): Partial<Size> {
  const bound = (value: number | undefined, own: number, min?: number, max?: number) => {
    const start = value ?? (min || max ? own : undefined);
    if (start === undefined) return undefined;
    return px(Math.max(Math.min(start, max ?? start), min ?? 1) * params.dpr);
  };
  return {
    width: bound(params.width, from.width, params.minWidth, params.maxWidth),
    height: bound(params.height, from.height, params.minHeight, params.maxHeight),
  };
}

function fit(from: Size, target: Partial<Size>, params: ImageParams): ResizePlan {
  if (target.width === undefined && target.height === undefined) return { resize: from };
  const scaleX = (target.width ?? Number.POSITIVE_INFINITY) / from.width;
  const scaleY = (target.height ?? Number.POSITIVE_INFINITY) / from.height;
  const inside = Math.min(scaleX, scaleY);
  const { width, height } = target;
  if (width === undefined || height === undefined) {
    const never = params.fit === "max" || params.fit === "min";
    return { resize: scaled(from, never ? Math.min(inside, 1) : inside) };
  }
  switch (params.fit) {
    case "clip":
      return { resize: scaled(from, inside) };
    case "max":
      return { resize: scaled(from, Math.min(inside, 1)) };
    case "fill":
      return { resize: scaled(from, inside), canvas: { width, height } };
    case "fillmax":
      return { resize: scaled(from, Math.min(inside, 1)), canvas: { width, height } };
    case "scale":
      return { resize: { width, height } };
    case "crop":
      return cover(from, { width, height }, params);
    case "min": {
      const shrink = Math.min(1, from.width / width, from.height / height);
      return cover(from, { width: px(width * shrink), height: px(height * shrink) }, params);
    }
  }
}

function cover(from: Size, target: Size, { crop, focalPoint }: ImageParams): ResizePlan {
  const scale = Math.max(target.width / from.width, target.height / from.height);
  const resize = {
    width: Math.max(target.width, px(from.width * scale)),
    height: Math.max(target.height, px(from.height * scale)),
  };
  if (crop?.includes("entropy")) return { resize, after: { entropy: target } };
  const focused = crop?.includes("focalpoint");
  const x = focused ? focalPoint.x : side(crop?.includes("left"), crop?.includes("right"));
  const y = focused ? focalPoint.y : side(crop?.includes("top"), crop?.includes("bottom"));
  const left = place(resize.width, target.width, x);
  const top = place(resize.height, target.height, y);
  return { resize, after: { left, top, ...target } };
}

function side(start: boolean | undefined, end: boolean | undefined): number {
  if (start === end) return 0.5;
  return start ? 0 : 1;
}

/** Where a window of `size` starts so that its middle is nearest to `fraction` of `whole`. */
function place(whole: number, size: number, fraction: number): number {
  const start = Math.round(whole * fraction - size / 2);
  return Math.min(Math.max(start, 0), whole - size);
}

function clampRect(rect: Box, source: Size): Box {
  if (rect.left >= source.width || rect.top >= source.height) {
    const message = `Parameter "rect" starts outside the image, which is ${source.width}×${source.height} pixels.`;
    throw httpError(400, message);
  }
  return {
    left: rect.left,
    top: rect.top,
    width: Math.min(rect.width, source.width - rect.left),
    height: Math.min(rect.height, source.height - rect.top),
  };
}

function scaled(size: Size, scale: number): Size {
  return { width: px(size.width * scale), height: px(size.height * scale) };
}

function px(length: number): number {
  return Math.max(1, Math.round(length));
}
