import type { Schema } from '../contract/operations.ts';
import { brandFill } from './brand.ts';
import { BLACK, css, luminance, mix, parse, type Rgb, shade, WHITE } from './contrast.ts';

export type HelpCenterLook = Schema<'HelpCenterLook'>;
export type PageColors = Schema<'PageColors'>;

export const plainLook: HelpCenterLook = {
  headerLinks: [],
  footerLinks: [],
  footerText: '',
  heroText: '',
  iconUrl: null,
  light: { page: null, card: null, hero: null },
  dark: { page: null, card: null, hero: null },
  corners: 'round',
  font: 'system',
};

/** The minimum relative luminance for dark text on a page, and the maximum for light text. */
const lightFrom = 0.74;
const darkTo = 0.045;

/** Returns the first color on which text would be unreadable, with its error message; null if there is none. */
export function lookRefusal({ light, dark }: Pick<HelpCenterLook, 'light' | 'dark'>) {
  for (const part of ['page', 'card'] as const) {
    const bright = parse(light[part] ?? '');
    if (bright && luminance(bright) < lightFrom)
      return { field: `light.${part}`, sentence: 'Choose a lighter color, so text is readable' };
    const deep = parse(dark[part] ?? '');
    if (deep && luminance(deep) > darkTo)
      return { field: `dark.${part}`, sentence: 'Choose a darker color, so text is readable' };
  }
  return null;
}

const grounds = { light: '#eef0f4', dark: '#262a33' };
const texts: Record<'light' | 'dark', Rgb> = { light: [28, 32, 40], dark: [231, 233, 238] };

/** Returns the CSS variables of a page in light or dark mode, but only those that differ from the default. */
export function lookTokens(
  primaryColor: string,
  { page, card, hero }: PageColors,
  mode: 'light' | 'dark',
): Record<string, string> {
  const tokens: Record<string, string> = {};
  const brand = parse(primaryColor);
  const ground = parse(page ?? '');
  const paper = parse(card ?? '');
  const stage = parse(hero ?? '');
  if (ground) tokens['--ground'] = css(ground);
  if (paper) {
    tokens['--card'] = css(paper);
    tokens['--line'] = css(mix(paper, texts[mode], 0.14));
    tokens['--soft'] = css(mix(paper, texts[mode], 0.06));
  }
  if (brand && (ground || paper)) {
    const towards = mode === 'light' ? BLACK : WHITE;
    const all = [parse(grounds[mode]), ground, paper].filter((one) => one !== undefined);
    const byLight = all.toSorted((one, other) => luminance(one) - luminance(other));
    const hardest = byLight.at(mode === 'light' ? 0 : -1) as Rgb;
    tokens['--link'] = css(shade(brand, towards, mix(hardest, texts[mode], 0.06)));
  }
  if (stage) {
    const { fill, on } = brandFill(stage);
    tokens['--hero'] = css(fill);
    tokens['--on-hero'] = css(on);
  }
  return tokens;
}

const corners: Record<HelpCenterLook['corners'], [string, string]> = {
  square: ['0px', '0px'],
  round: ['12px', '10px'],
  rounder: ['20px', '16px'],
};

const fonts: Record<HelpCenterLook['font'], string | null> = {
  system: null,
  serif: 'Charter,"Bitstream Charter","Iowan Old Style",Georgia,Cambria,serif',
  rounded:
    'ui-rounded,"Hiragino Maru Gothic ProN",Quicksand,Nunito,"Arial Rounded MT Bold",system-ui,sans-serif',
};

/** Returns the CSS variables that are the same in both modes. */
export function shapeTokens({ corners: shape, font }: Pick<HelpCenterLook, 'corners' | 'font'>) {
  const tokens: Record<string, string> = {};
  const family = fonts[font];
  if (shape !== 'round')
    [tokens['--radius'], tokens['--round']] = corners[shape] as [string, string];
  if (family) tokens['--font'] = family;
  return tokens;
}
