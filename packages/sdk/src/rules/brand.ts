import { BLACK, contrast, parse, type Rgb, shade, WHITE } from './contrast.ts';

const ink: Rgb = [17, 19, 24];
const bright = 3;
const standard: Rgb = [59, 130, 246];

/** A ground in an organization's colour and the text on it: dark text on a bright one, else white, for which the colour is deepened. */
export function brandFill(brand: Rgb): { fill: Rgb; on: Rgb; isBright: boolean } {
  const isBright = contrast(brand, WHITE) < bright;
  return {
    fill: isBright ? brand : shade(brand, BLACK, WHITE),
    on: isBright ? ink : WHITE,
    isBright,
  };
}

/** The same as #rrggbb, for mails; without a colour the product's own. */
export function brandGround(color: string | null): { fill: string; on: string } {
  const { fill, on } = brandFill(parse(color ?? '') ?? standard);
  return { fill: hex(fill), on: hex(on) };
}

const hex = (colour: Rgb) =>
  `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
