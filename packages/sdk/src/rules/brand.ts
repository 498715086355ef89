import { BLACK, contrast, parse, type Rgb, shade, WHITE } from './contrast.ts';

const ink: Rgb = [17, 19, 24];
const bright = 3;
const standard: Rgb = [59, 130, 246];

/** A ground in an organization's colour and what can be read on it, as #rrggbb: a dark one is deepened until white stands out. */
export function brandGround(color: string | null): { fill: string; on: string } {
  const brand = parse(color ?? '') ?? standard;
  const isBright = contrast(brand, WHITE) < bright;
  const fill = isBright ? brand : shade(brand, BLACK, WHITE);
  return { fill: hex(fill), on: hex(isBright ? ink : WHITE) };
}

const hex = (colour: Rgb) =>
  `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
