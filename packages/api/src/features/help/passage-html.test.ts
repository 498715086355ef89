// @module-tag one-engine
import { expect, test } from 'vitest';
import { passageIn } from './passage-html.ts';

const long = `<p>${'Words before it. '.repeat(90)}</p>`;
const steps = '<ol><li>Empty the tank.</li><li>Fill it.<ol><li>Slowly.</li></ol></li></ol>';

test('shows all of a short article', () => {
  const shown = passageIn(`<h2>Descale</h2><p>Take <b>time</b>:</p>${steps}`, 'Fill it.');
  expect(shown.html).toContain('<h3>Descale</h3>');
  expect(shown.html).toContain('<strong>time</strong>');
  expect(shown.steps).toBeNull();
});

test('never cuts a list, and includes the sentence before it', () => {
  const shown = passageIn(`${long}<h2>Steps</h2><p>Take time:</p>${steps}`, 'Fill it.');
  expect(shown.text).toBe('Steps\n\nTake time:\n\n1. Empty the tank.\n2. Fill it.\n\n1. Slowly.');
});

test('counts the steps that a shortened passage leaves out', () => {
  const shown = passageIn(`<p>Every month.</p>${long}<h2>Steps</h2>${steps}`, 'Every month.');
  expect(shown.text).toBe('Every month.');
  expect(shown).toMatchObject({ html: null, steps: 2 });
});
