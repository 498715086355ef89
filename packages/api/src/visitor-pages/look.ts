import {
  type HelpCenterLook,
  lookTokens,
  type PageColors,
  shapeTokens,
} from '@helpdesk/sdk/rules/help-look';
import { brandStyles } from './brand.ts';

type Colored = Pick<HelpCenterLook, 'light' | 'dark' | 'corners' | 'font'>;

const order = ['page', 'card', 'hero'] as const;
const none = 'x';
const hex = (color: string | null) => color?.slice(1).toLowerCase() ?? none;
const inHex = ({ page, card, hero }: PageColors) => [page, card, hero].map(hex).join('-');

/** Returns the file name of the style sheet for a color and a look. `lookStyles` generates the style sheet from the name. */
export function lookName(color: string, { light, dark, corners, font }: Colored): string {
  const isPlain = [light, dark].every((mode) => order.every((part) => mode[part] === null));
  const brand = hex(color);
  return isPlain && corners === 'round' && font === 'system'
    ? `brand-${brand}.css`
    : `look-${brand}-${inHex(light)}-${inHex(dark)}-${corners}-${font}.css`;
}

const named =
  /^look-([0-9a-f]{6})-((?:(?:[0-9a-f]{6}|x)-){6})(square|round|rounder)-(system|serif|rounded)\.css$/;

/** Generates the style sheet for a name from `lookName`; null for any other name. */
export function lookStyles(name: string): string | null {
  const brand = /^brand-([0-9a-f]{6})\.css$/.exec(name)?.[1];
  if (brand) return brandStyles(`#${brand}`);
  const [, color, colors, corners, font] = named.exec(name) ?? [];
  if (!color || !colors) return null;
  const [page, card, hero, ...rest] = colors
    .split('-')
    .map((one) => (one === none ? null : `#${one}`)) as [string | null, ...(string | null)[]];
  const light = { page, card: card ?? null, hero: hero ?? null };
  const dark = { page: rest[0] ?? null, card: rest[1] ?? null, hero: rest[2] ?? null };
  const shape = { corners, font } as Pick<HelpCenterLook, 'corners' | 'font'>;
  const root = (tokens: Record<string, string>) => {
    const said = Object.entries(tokens).map(([token, value]) => `${token}:${value}`);
    return said.length > 0 ? `:root{${said.join(';')}}` : '';
  };
  return [
    brandStyles(`#${color}`),
    root({ ...lookTokens(`#${color}`, light, 'light'), ...shapeTokens(shape) }),
    `@media screen and (prefers-color-scheme:dark){${root({ ...darkened(light), ...lookTokens(`#${color}`, dark, 'dark') })}}`,
    '@media print{:root{--link:#000;--ground:#fff;--card:#fff}}',
  ].join('');
}

/** Resets colors that the light mode changes to their defaults in dark mode, unless dark mode has its own. */
const darkened = ({ page, card }: PageColors): Record<string, string> => ({
  ...(page && { '--ground': '#14161a' }),
  ...(card && { '--card': '#1c1f25', '--line': '#30353e', '--soft': '#262a32' }),
});
