import { brandFill } from '@helpdesk/sdk/rules/brand';
import { BLACK, css, mix, parse, type Rgb, shade, WHITE } from '@helpdesk/sdk/rules/contrast';

// The backgrounds with the least contrast that text in this color is placed on: a tint of it, or a gray disc.
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
 * The design tokens that visitor pages derive from an organization's color. The color is darkened until white text is
 * readable on it; one that is nearly white is kept and gets dark text. As a text color it is shaded until it is readable.
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
