import { contrast, parse } from '@helpdesk/sdk/rules/contrast';
import { tagColors } from '@helpdesk/sdk/rules/tags';
import { expect, test } from 'vitest';
import { dots } from './tag-colors.ts';

/** The lightest and the darkest background of tags, from `tokens.css`. */
const grounds = { light: ['#FFFFFF', '#E9EBEF'], dark: ['#0C0E12', '#2B2F36'] } as const;

test.each(tagColors)('a %s dot is visible on every background of both themes', (color) => {
  for (const theme of ['light', 'dark'] as const) {
    const dot = parse(dots[color][theme]);
    for (const ground of grounds[theme]) {
      const on = parse(ground);
      if (!dot || !on) throw new Error(`${color} is no color`);
      expect(contrast(dot, on), `${theme} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  }
});
