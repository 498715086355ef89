import { expect, test } from 'vitest';
import { elements } from '../typings/elements.ts';
import { parts, slots } from './parts.ts';

const inCorners = Object.values(elements).filter((element) => 'position' in element.attributes);
const namesOf = (kind: 'parts' | 'slots') =>
  new Set(inCorners.flatMap((element) => Object.keys(element[kind])));

test('every documented part of a popup can be styled through its panel', () => {
  const around = ['launcher', 'panel', 'proactive'];
  const inViews = [...namesOf('parts')].filter((part) => !around.includes(part));
  expect(parts.split(',').toSorted()).toEqual(inViews.toSorted());
});

test('every documented slot of a popup is passed through its panel', () => {
  const inViews = [...namesOf('slots')].filter((slot) => slot && slot !== 'launcher');
  expect(slots.toSorted()).toEqual(inViews.toSorted());
});
