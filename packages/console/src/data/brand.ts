import { brandFill } from '@helpdesk/sdk/rules/brand';
import { BLACK, css, mix, parse, type Rgb, shade, WHITE } from '@helpdesk/sdk/rules/contrast';

// The backgrounds with the least contrast for text in this color: a tint of it, or a gray disc.
const LIGHT_GROUND: Rgb = [212, 221, 238];
const DARK_GROUND: Rgb = [48, 52, 62];

export type BrandTokens = {
  '--primary': string;
  '--primary-hover': string;
  '--primary-foreground': string;
  '--primary-text': string;
  '--accent': string;
};

/**
 * Returns the design tokens of visitor pages for an organization's color; undefined if it is invalid. The color is darkened until white
 * text is readable on it; a nearly white one is unchanged and gets dark text. As a text color, it is shaded until it is readable.
 */
export function brandTokens(colour: string, dark: boolean): BrandTokens | undefined {
  const brand = parse(colour);
  if (!brand) return undefined;
  const { fill, on, isBright } = brandFill(brand);
  const text = dark ? shade(brand, WHITE, DARK_GROUND) : shade(brand, BLACK, LIGHT_GROUND);
  return {
    '--primary': css(fill),
    '--primary-hover': css(isBright ? mix(fill, WHITE, 0.18) : mix(fill, BLACK, 0.12)),
    '--primary-foreground': css(on),
    '--primary-text': css(text),
    '--accent': css(text),
  };
}
