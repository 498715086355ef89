import { luminance, parse, type Rgb, scaled, WHITE } from './contrast.ts';

const dark: Rgb = [17, 19, 24];
const standard: Rgb = [59, 130, 246];

/** White text has a contrast of 4.5:1 on a color of this relative luminance; a little lower to allow for rounding. */
const readable = 0.18;
/** A color of at least this relative luminance is nearly white. */
const nearlyWhite = 0.76;

/**
 * Returns the background in an organization's color, and the text color on it. The color is darkened at the same hue until white text is
 * readable; a nearly white color is unchanged and gets dark text. The elements' style sheet has the same rule (`--fill` in
 * widgets/src/core/base.css).
 */
export function brandFill(brand: Rgb): { fill: Rgb; on: Rgb; isBright: boolean } {
  const light = luminance(brand);
  const isBright = light >= nearlyWhite;
  if (isBright) return { fill: brand, on: dark, isBright };
  return { fill: scaled(brand, Math.min(1, readable / light)), on: WHITE, isBright };
}

/** The same as #rrggbb, for emails; without a color, uses the product's own. */
export function brandGround(color: string | null): { fill: string; on: string } {
  const { fill, on } = brandFill(parse(color ?? '') ?? standard);
  return { fill: hex(fill), on: hex(on) };
}

const hex = (color: Rgb) => `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
