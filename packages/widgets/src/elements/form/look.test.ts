import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, settled, slowAnswer } from '../../test-server.ts';
import { field, formOf, placeForm, questions, sent } from './test-form.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  [{}, {}, 'Send Message', 'Sending...'],
  [{}, { submitText: 'Go', sendingText: 'Going' }, 'Go', 'Going'],
  [{ submitButtonText: 'Ask us' }, { submitText: 'Go' }, 'Ask us', 'Sending...'],
])(
  'with the form %j and the page %j, the button has the texts: %s',
  async (settings, props, ...texts) => {
    const slow = slowAnswer<typeof sent>();
    answerCalls({ 'widget.submit': () => slow.answer(sent) });
    const form = placeForm(props, formOf([], { settings }));
    const before = form.button().textContent;
    await form.send();
    expect([before, form.button().textContent]).toEqual(texts);
    slow.give();
    await settled();
  },
);

test('the form is labeled by its title, with a description if there is one', async () => {
  answerCalls({});
  const { form, root, draw: change } = placeForm();
  expect(root.querySelector('[part=description]')).toBeNull();
  expect(root.getElementById(form.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
    'Write to us',
  );
  expect(form.noValidate).toBe(true);
  change({ definition: formOf(questions, { description: 'We answer within a day.' }) });
  expect(root.querySelector('[part=description]')?.textContent).toBe('We answer within a day.');
});

test('short fields share a row', () => {
  answerCalls({});
  const { form } = placeForm({}, formOf([field('a'), field('b'), field('c', 'textarea')]));
  const rows = [...form.querySelectorAll('.field')].map(({ className }) => className);
  expect(rows).toEqual(['field', 'field', 'field wide']);
});

test.each([
  ['light', 'root light'],
  ['dark', 'root dark'],
  ['auto', 'root auto'],
  ['darker', 'root '],
  ['', 'root '],
  [undefined, 'root '],
])('the theme %j has the classes %j', (theme, classes) => {
  answerCalls({});
  const { root } = placeForm({ theme });
  expect(root.querySelector('div')?.className).toBe(classes);
});

test.each([
  ['#10B981', '#10B981'],
  ['red; background: url(x)', ''],
  ['', ''],
])('with the brand color %j, sets %j on the page', (primaryColor, color) => {
  answerCalls({});
  const definition = formOf();
  const organization = { ...definition.organization, primaryColor };
  const { root } = placeForm({}, { ...definition, organization });
  expect(root.querySelector('div')?.style.getPropertyValue('--organization')).toBe(color);
});
