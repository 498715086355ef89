import { contrast, css, parse, type Rgb, WHITE } from '@helpdesk/sdk/rules/contrast';
import { brandTokens } from '../../data/brand.ts';

/** Text on a background, and its contrast from 1 to 21. */
export type Pairing = { ground: string; text: string; ratio: number };

export type Readability = {
  /** White text on the chosen color. */
  onWhite: number;
  /** Buttons: the same on pages, in forms, chats and emails. */
  buttons: Pairing & { isDarkened: boolean; isDark: boolean };
  /** Links in this color. */
  light: Pairing;
  dark: Pairing;
};

const lightCard: Rgb = WHITE;
const darkCard: Rgb = [27, 29, 35];

/** The contrast of text everywhere the helpdesk uses the color; null for an invalid color. */
export function readability(color: string): Readability | null {
  const brand = parse(color);
  const onLight = brandTokens(color, false);
  const onDark = brandTokens(color, true);
  if (!brand || !onLight || !onDark) return null;
  return {
    onWhite: contrast(WHITE, brand),
    buttons: {
      ...pair(rgbOf(onLight['--primary-foreground']), rgbOf(onLight['--primary'])),
      isDarkened: onLight['--primary'] !== css(brand),
      isDark: onLight['--primary-foreground'] !== css(WHITE),
    },
    light: pair(rgbOf(onLight['--primary-text']), lightCard),
    dark: pair(rgbOf(onDark['--primary-text']), darkCard),
  };
}

const pair = (text: Rgb, ground: Rgb): Pairing => ({
  ground: css(ground),
  text: css(text),
  ratio: contrast(text, ground),
});

function rgbOf(value: string): Rgb {
  const [red = 0, green = 0, blue = 0] = value.match(/\d+/g)?.map(Number) ?? [];
  return [red, green, blue];
}
