import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

/** Returns the tokens of a block of the style sheet. */
const block = (selector: string) => {
  const body = css.split(`\n${selector} {`)[1]?.split('\n}')[0] ?? '';
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
};
const light = block('.light');
const dark = { ...light, ...block('.dark') };

/** Returns the luminance of an OKLCH color, as WCAG defines it. */
function luminance(color: string | undefined): number {
  const [l = 0, c = 0, h = 0] = (color?.match(/oklch\(([\d. ]+)\)/)?.[1] ?? '')
    .split(' ')
    .map(Number);
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short;
  const green = -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short;
  const blue = -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string | undefined, other: string | undefined) {
  const [bright = 0, less = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (less + 0.05);
}

it.each([
  ['light', light],
  ['dark', dark],
])('the borders of fields and switches have a contrast of 3:1 in the %s theme', (_, tokens) => {
  for (const ground of ['background', 'card', 'raised', 'muted']) {
    expect(contrast(tokens.edge, tokens[ground]), ground).toBeGreaterThanOrEqual(3);
  }
  expect(contrast(tokens['note-border'], tokens.card), 'a note').toBeGreaterThanOrEqual(3);
  expect(contrast(tokens.edge, 'oklch(1 0 0)'), 'the thumb of a switch').toBeGreaterThanOrEqual(3);
});

it.each(['blue', 'green', 'purple'])('the focus ring has 3:1 contrast in %s', (theme) => {
  const given = `var(--theme-${theme})`;
  const of = (tokens: Record<string, string | undefined>) =>
    tokens.accent === given ? light[`theme-${theme}`] : tokens.accent;
  const inLight = { ...light, ...block(`:root.theme-${theme}`) };
  const inDark = {
    ...inLight,
    ...dark,
    accent: block(`:root.theme-${theme}.dark`).accent ?? inLight.accent,
  };
  expect(contrast(of(inLight), light.card)).toBeGreaterThanOrEqual(3);
  expect(contrast(of(inDark), dark.card)).toBeGreaterThanOrEqual(3);
});
