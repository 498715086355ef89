import { BLACK, contrast, css, parse, type Rgb, WHITE } from '@helpdesk/sdk/rules/contrast';
import { brandTokens } from '../../data/brand.ts';

/** Text on a background, and its contrast from 1 to 21. */
export type Pairing = { ground: string; text: string; ratio: number };

export type Readability = {
  /** White text on the chosen color. */
  onWhite: number;
  /** Buttons of the organization's pages. */
  pages: Pairing & { isDarkened: boolean; isDark: boolean };
  /** Buttons of forms and chats, which keep the color and choose the text color. */
  elements: Pairing & { isDark: boolean };
  /** Links in the color. */
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
  const ink = inkOn(brand);
  return {
    onWhite: contrast(WHITE, brand),
    pages: {
      ...pair(rgbOf(onLight['--primary-foreground']), rgbOf(onLight['--primary'])),
      isDarkened: onLight['--primary'] !== css(brand),
      isDark: onLight['--primary-foreground'] !== css(WHITE),
    },
    elements: { ...pair(ink, brand), isDark: ink !== WHITE },
    light: pair(rgbOf(onLight['--primary-text']), lightCard),
    dark: pair(rgbOf(onDark['--primary-text']), darkCard),
  };
}

/** The text color of the elements' style sheet: white where readable, else a very dark shade of the same hue. */
function inkOn(brand: Rgb): Rgb {
  const luminance = contrast(brand, BLACK) * 0.05 - 0.05;
  if (luminance < 0.183) return WHITE;
  const share = Math.min(0.05, Math.max(0, 0.2 - 0.035 / luminance));
  const [red, green, blue] = brand.map((part) => Math.round(255 * curved(share * linear(part))));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

const linear = (part: number) =>
  part <= 10.31475 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
const curved = (light: number) =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

const pair = (text: Rgb, ground: Rgb): Pairing => ({
  ground: css(ground),
  text: css(text),
  ratio: contrast(text, ground),
});

function rgbOf(value: string): Rgb {
  const [red = 0, green = 0, blue = 0] = value.match(/\d+/g)?.map(Number) ?? [];
  return [red, green, blue];
}
