import { afterEach, expect, test, vi } from 'vitest';
import { fetchLanguages } from '../../languages/test-packs.ts';
import { place } from '../../test-page.ts';
import { answerCalls, until } from '../../test-server.ts';
import { draw } from './form.ts';
import { field, formOf, sent } from './test-form.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('lang');
});

const topic = field('topic', 'select', { options: ['Order', 'Repair'] });
const seats = field('seats', 'radio', { options: ['One', 'Two'] });
const organization = { ...formOf().organization, languages: ['en', 'de'] as ('en' | 'de')[] };
const own = formOf([topic, seats], { organization, translatedTo: ['de'] });
const german = formOf(
  [
    { ...topic, label: 'Thema', optionTexts: ['Bestellung', 'Reparatur'] },
    { ...seats, optionTexts: ['Einer', 'Zwei'] },
  ],
  { organization, translatedTo: ['de'], language: 'de', title: 'Kontakt' },
);

/** Renders a form on a page in a language. */
async function placeIn(lang: string) {
  document.documentElement.lang = lang;
  const calls = answerCalls({
    'widget.form': ({ query }) => (query.language === 'de' ? german : own),
    'widget.submit': sent,
  });
  const { root } = place(
    { draw },
    { organization: 'acme', failed: '', fetchModule: fetchLanguages },
  );
  await until(() => root.querySelector('form'));
  return { root, calls };
}

test("requests a form in the visitor's language, and sends the form's own options as answers", async () => {
  const { root, calls } = await placeIn('de-CH');
  expect(root.querySelector('h2')?.textContent).toBe('Kontakt');
  const options = [...root.querySelectorAll<HTMLOptionElement>('select option')].slice(1);
  expect(options.map(({ text, value }) => [text, value])).toEqual([
    ['Bestellung', 'Order'],
    ['Reparatur', 'Repair'],
  ]);
  const radio = root.querySelector<HTMLInputElement>('[type=radio]') as HTMLInputElement;
  expect([radio.value, radio.parentElement?.textContent]).toEqual(['One', 'Einer']);
  (root.querySelector('select') as HTMLSelectElement).value = 'Repair';
  radio.checked = true;
  root.querySelector('form')?.requestSubmit();
  await vi.waitFor(() => expect(calls.at(-1)?.operation).toBe('widget.submit'), { timeout: 5_000 });
  expect(calls.at(-1)?.body).toMatchObject({
    data: { topic: 'Repair', seats: 'One' },
    language: 'de',
  });
});

test('requests a form once if it has no translation', async () => {
  const { root, calls } = await placeIn('en');
  expect(root.querySelector('h2')?.textContent).toBe('Write to us');
  expect(calls.filter(({ operation }) => operation === 'widget.form')).toHaveLength(1);
});
