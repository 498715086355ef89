import { brandFill } from '@helpdesk/sdk/rules/brand';
import { BLACK, css, mix, parse, type Rgb, shade, WHITE } from '@helpdesk/sdk/rules/contrast';

// The darkest ground of a light page, and the brightest of a dark one: `--soft` of the pages' style sheet.
const lightGround: Rgb = [238, 240, 244];
const darkGround: Rgb = [38, 42, 51];

/** The colors of visitor pages, derived from the organization's color with enough contrast; null for an invalid color. */
export function brandStyles(color: string): string | null {
  const brand = parse(color);
  if (!brand) return null;
  const { fill, on, isBright } = brandFill(brand);
  const light = shade(brand, BLACK, lightGround);
  const dark = shade(brand, WHITE, darkGround);
  return [
    `:root{--brand:${css(fill)};--on-brand:${css(on)};`,
    `--brand-deep:${css(mix(fill, isBright ? WHITE : BLACK, 0.16))};--link:${css(light)}}`,
    `@media screen and (prefers-color-scheme:dark){:root{--link:${css(dark)}}}`,
    '@media print{:root{--link:#000}}',
  ].join('');
}
