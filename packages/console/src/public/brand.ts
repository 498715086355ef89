type Rgb = readonly [number, number, number];

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
const INK: Rgb = [17, 19, 24];
// The least favourable grounds that text in the colour stands on: a tint of it, or a grey disc.
const LIGHT_GROUND: Rgb = [212, 221, 238];
const DARK_GROUND: Rgb = [48, 52, 62];
const READABLE = 4.5;
const BRIGHT = 3;

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
  const isBright = contrast(brand, WHITE) < BRIGHT;
  const fill = isBright ? brand : shade(brand, BLACK, WHITE);
  const text = dark ? shade(brand, WHITE, DARK_GROUND) : shade(brand, BLACK, LIGHT_GROUND);
  return {
    '--primary': css(fill),
    '--primary-hover': css(isBright ? mix(fill, WHITE, 0.18) : mix(fill, BLACK, 0.12)),
    '--primary-foreground': css(isBright ? INK : WHITE),
    '--primary-text': css(text),
    '--accent': css(text),
  };
}

/** How well one colour is read on another, from 1 to 21, as WCAG measures it. */
export function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

export function parse(colour: string): Rgb | undefined {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour) ?? [];
  if (!red || !green || !blue) return undefined;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** The colour moved towards black or white until it can be read on the ground. */
function shade(colour: Rgb, towards: Rgb, ground: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const shaded = mix(colour, towards, share);
    if (contrast(shaded, ground) >= READABLE) return shaded;
  }
  return towards;
}

function mix(colour: Rgb, other: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2) => Math.round(colour[index] * (1 - share) + other[index] * share);
  return [part(0), part(1), part(2)];
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function css([red, green, blue]: Rgb): string {
  return `rgb(${red} ${green} ${blue})`;
}
