import { luminance, parse, type Rgb, scaled, WHITE } from './contrast.ts';

const dark: Rgb = [17, 19, 24];
const standard: Rgb = [59, 130, 246];

/** White text has a contrast of 4.5 : 1 on a color of this relative luminance, and a little more for rounding. */
const readable = 0.18;
/** From this relative luminance on a color is nearly white. */
const nearlyWhite = 0.76;

/**
 * The background in an organization's color, and the text color on it. The color is darkened at the same hue until white
 * text is readable; one that is nearly white stays as it is, with dark text. The elements' style sheet has the same rule
 * (`--fill` in widgets/src/core/base.css).
 */
export function brandFill(brand: Rgb): { fill: Rgb; on: Rgb; isBright: boolean } {
  const light = luminance(brand);
  const isBright = light >= nearlyWhite;
  if (isBright) return { fill: brand, on: dark, isBright };
  return { fill: scaled(brand, Math.min(1, readable / light)), on: WHITE, isBright };
}

/** The same as #rrggbb, for mails; without a color the product's own. */
export function brandGround(color: string | null): { fill: string; on: string } {
  const { fill, on } = brandFill(parse(color ?? '') ?? standard);
  return { fill: hex(fill), on: hex(on) };
}

const hex = (color: Rgb) => `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
