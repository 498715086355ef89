import { brandFill } from '@helpdesk/sdk/rules/brand';
import { BLACK, css, mix, parse, type Rgb, shade, WHITE } from '@helpdesk/sdk/rules/contrast';

// The least favourable grounds that text in the colour stands on: a tint of it, or a grey disc.
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
 * The tokens that an organization's colour gives its visitor pages. The colour is darkened for white text, or, where it is
 * too bright for that, left alone under dark text; as a text colour it is shaded until it can be read.
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
