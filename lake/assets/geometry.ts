import { httpError } from "../errors.ts";
import { type ImageParams, MAX_SIDE } from "./params.ts";

interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  left: number;
  top: number;
}

/** Steps in order; every length in whole device pixels, at least 1. */
export interface ResizePlan {
  /** Cut from the source first (`rect`). */
  before?: Box;
  /** Then scale to exactly this. */
  resize: Size;
  /** Then cut this out of the middle (`fit=crop`). */
  after?: Box;
}

/**
 * How to get from the source's pixels to the size asked for, by the CDN's rules: a missing side
 * follows from the aspect ratio; `clip` fits inside, `max` does too but never enlarges, `crop`
 * covers and cuts.
 * @throws LakeError 400 when the result would be larger than MAX_SIDE or `rect` is outside.
 */
export function planResize(source: Size, params: ImageParams): ResizePlan {
  const before = params.rect && clampRect(params.rect, source);
  const plan = { ...(before && { before }), ...fit(before ?? source, params) };
  const { width, height } = plan.after ?? plan.resize;
  if (width > MAX_SIDE || height > MAX_SIDE) {
    const message = `The image asked for is ${width}×${height} pixels; the limit is ${MAX_SIDE} a side. Ask for a smaller w, h or dpr.`;
    throw httpError(400, message);
  }
  return plan;
}

function fit(from: Size, params: ImageParams): ResizePlan {
  const width = params.width && px(params.width * params.dpr);
  const height = params.height && px(params.height * params.dpr);
  if (width === undefined && height === undefined) return { resize: from };
  const scaleX = (width ?? Number.POSITIVE_INFINITY) / from.width;
  const scaleY = (height ?? Number.POSITIVE_INFINITY) / from.height;
  if (params.fit === "crop" && width !== undefined && height !== undefined) {
    return cover(from, { width, height }, Math.max(scaleX, scaleY));
  }
  const inside = Math.min(scaleX, scaleY);
  return { resize: scaled(from, params.fit === "max" ? Math.min(inside, 1) : inside) };
}

function cover(from: Size, target: Size, scale: number): ResizePlan {
  const { width, height } = scaled(from, scale);
  const resize = {
    width: Math.max(target.width, width),
    height: Math.max(target.height, height),
  };
  const left = Math.round((resize.width - target.width) / 2);
  const top = Math.round((resize.height - target.height) / 2);
  return { resize, after: { left, top, ...target } };
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
