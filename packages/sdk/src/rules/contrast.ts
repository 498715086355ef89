/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [number, number, number];

export const WHITE: Rgb = [255, 255, 255];
export const BLACK: Rgb = [0, 0, 0];
const READABLE = 4.5;

/** Returns the WCAG contrast ratio of two colors, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Parses a color such as #3B82F6; undefined if invalid. */
export function parse(colour: string): Rgb | undefined {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour) ?? [];
  if (!red || !green || !blue) return undefined;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** Moves a color toward black or white until it is readable on the background. */
export function shade(colour: Rgb, towards: Rgb, ground: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const shaded = mix(colour, towards, share);
    if (contrast(shaded, ground) >= READABLE) return shaded;
  }
  return towards;
}

/** Mixes two colors; `share` is that of the other, from 0 to 1. */
export function mix(colour: Rgb, other: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2) => Math.round(colour[index] * (1 - share) + other[index] * share);
  return [part(0), part(1), part(2)];
}

/** Returns the WCAG relative luminance, from 0 to 1. */
export function luminance(color: Rgb): number {
  const [red, green, blue] = linear(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the linear light of each part, from 0 to 1 (without the sRGB curve). */
function linear(color: Rgb): Rgb {
  const part = (index: 0 | 1 | 2) => {
    const value = color[index] / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(0), part(1), part(2)];
}

/** Scales the light of a color; its hue is unchanged. */
export function scaled(color: Rgb, share: number): Rgb {
  const light = linear(color);
  const part = (index: 0 | 1 | 2) => {
    const value = light[index] * share;
    return Math.round(
      255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055),
    );
  };
  return [part(0), part(1), part(2)];
}

/** Returns a color in CSS syntax. */
export function css([red, green, blue]: Rgb): string {
  return `rgb(${red} ${green} ${blue})`;
}
