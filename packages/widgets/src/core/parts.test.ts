import { expect, test } from 'vitest';
import { elements } from '../typings/elements.ts';
import { parts } from './parts.ts';

test('every documented part of what may stand in a corner can be styled through the panel too', () => {
  const inCorners = Object.values(elements).filter((element) => 'position' in element.attributes);
  const documented = inCorners.flatMap((element) => Object.keys(element.parts));
  const inViews = new Set(documented.filter((part) => part !== 'launcher'));
  expect(parts.split(',').toSorted()).toEqual([...inViews].toSorted());
});
