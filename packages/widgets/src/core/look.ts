import { isHexColor } from '@helpdesk/sdk/rules/color';
import type { Words } from './words.ts';

/** Returns the attributes of a view's outermost element: its theme, the organization's color, and its language. */
export const look = (theme = '', color = '', words: Words | undefined): object => ({
  class: `root ${/^(light|dark|auto)$/.test(theme) ? theme : ''}`,
  style: isHexColor(color) ? { '--organization': color } : undefined,
  ...words?.attributes,
});
