import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, settled } from '../../test-server.ts';
import { field, fillIn, formOf, placeForm, questions, sent } from './test-form.ts';
import { sentenceAbout } from './texts.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  vi.advanceTimersByTime(700);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const german = {
  choose: 'Bitte wählen',
  send: 'Absenden',
  notSent: 'Das ging nicht. Bitte noch einmal.',
  thanks: 'Danke!',
  ticket: 'Ihre Nummer: {name}.',
  required: '{name} fehlt',
  email: 'Das ist keine E-Mail-Adresse',
  maxLength: '{name} hat höchstens {limit} Zeichen',
  format: '{name} ist nicht richtig',
};

test('a form and its errors are in the language of the page', async () => {
  answerCalls({});
  const asked = [...questions, field('color', 'select', { options: ['Red'] })];
  const form = placeForm({ texts: german }, formOf(asked));
  expect(form.button().textContent).toBe('Absenden');
  expect(form.root.querySelector('option')?.textContent).toBe('Bitte wählen');
  await form.send();
  expect(form.errors()).toEqual(['Name fehlt', 'Das ist keine E-Mail-Adresse']);
  form.type('name', 'Veronika');
  await settled();
  expect(form.errors()[0]).toBe('Name hat höchstens 4 Zeichen');
});

const question = { label: 'X', type: 'text', validation: null };

test.each([
  [{ code: 'pattern', message: 'X is odd' }, {}, 'X is odd'],
  [{ code: 'pattern', message: 'X is odd' }, { pattern: '{name}?' }, 'X?'],
  [{ code: 'maxFiles', message: 'X can have up to 20 files' }, { maxFiles: '{limit}' }, '20'],
  [{ code: 'format', message: 'X is not valid' }, { date: 'Kein Tag' }, 'X is not valid'],
  [{ code: 'format', message: 'X is not valid' }, { text: 'Nein', format: 'Falsch' }, 'Nein'],
  [{ code: 'format', message: 'X is not valid' }, { format: '{name}: falsch' }, 'X: falsch'],
  [{ code: 'required', message: 'X is required' }, { text: 'Nein' }, 'X is required'],
  [{ message: 'Closed' }, { format: 'Falsch' }, 'Closed'],
] as const)('with %j and %j, the visitor sees %j', (error, given, read) => {
  expect(sentenceAbout(error, question, given)).toBe(read);
});

test("shows the page's thanks, unless the team has its own text, and fills in the ticket number", async () => {
  answerCalls({ 'widget.submit': { ...sent, message: 'Thanks', ticketNumber: 'AC-2026-000001' } });
  const said = async (settings: object) => {
    const form = placeForm({ texts: german }, formOf(questions, { settings }));
    fillIn(form);
    await form.send();
    return form.root.querySelector('[role=status]')?.textContent;
  };
  expect(await said({})).toBe('Danke!Ihre Nummer: AC-2026-000001.View your ticket');
  expect(await said({ successMessage: 'Thanks' })).toContain('Thanks');
});
