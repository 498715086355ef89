import { MockedRefusal } from '@helpdesk/sdk/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { place, placePopup } from '../../test-page.ts';
import { answerCalls, settled, until } from '../../test-server.ts';
import { draw } from '../form/form.ts';
import { field, formOf, placeForm, sent } from '../form/test-form.ts';

const sentence = "Please confirm that you're human, and send the form again.";
const blocked = "The security check didn't load. Your browser or network may be blocking it.";
const refusal = new MockedRefusal(400, sentence, 'captcha_required', [
  { field: 'captcha', code: 'captcha_required', message: sentence },
]);
const chunk = './captcha.tsx';
// Before there are fake timers, which it would wait for.
await import(/* @vite-ignore */ chunk);
const fetchModule = vi.fn(() => import(/* @vite-ignore */ chunk));

type Options = Record<string, (token?: string) => void> & Record<string, unknown>;

/** What the script of Turnstile or hCaptcha leaves on the page; `options` are those of the newest widget. */
function api() {
  const made: Options[] = [];
  const places: HTMLElement[] = [];
  return {
    places,
    options: () => made.at(-1) as Options,
    render: vi.fn((at: HTMLElement, options: Options) => {
      places.push(at);
      return made.push(options);
    }),
    reset: vi.fn(),
    remove: vi.fn(),
  };
}

const page = window as unknown as Record<string, unknown>;
const scripts = () => [...document.head.querySelectorAll('script')];
/** As when the script has come. */
function arrive(name: string, functions: unknown) {
  page[name] = functions;
  scripts()[0]?.onload?.(new Event('load'));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  for (const script of scripts()) script.remove();
  for (const name of ['turnstile', 'hcaptcha', 'friendlyChallenge']) delete page[name];
  fetchModule.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Provider = 'turnstile' | 'hcaptcha' | 'friendly';

/** A form with a captcha, whose script is on its way. */
async function placeGuarded(provider: Provider, props: object = {}) {
  const definition = formOf([field('name', 'text', { required: true })], {
    captcha: { provider, siteKey: 'site-key' },
  });
  const placed = placeForm({ fetchModule, ...props }, definition);
  placed.type('name', 'Vera');
  await until(() => scripts()[0]);
  return placed;
}

async function placeTurnstile(props: object = {}) {
  const placed = await placeGuarded('turnstile', props);
  const turnstile = api();
  arrive('turnstile', turnstile);
  await settled();
  return { ...placed, turnstile };
}

test('a form without a captcha loads nothing for one', async () => {
  placeForm({ fetchModule });
  await settled();
  expect(fetchModule).not.toHaveBeenCalled();
  expect(scripts()).toEqual([]);
});

test('the widget stands in the document, where its script finds it, and is shown before the button', async () => {
  const calls = answerCalls({ 'publicForms.submit': sent });
  const { host, root, turnstile, send } = await placeTurnstile({ source: 'form' });
  const [at] = turnstile.places;
  expect(at?.getRootNode()).toBe(document);
  expect(at?.parentElement).toBe(host);
  const slot = root.querySelector<HTMLSlotElement>(`slot[name=${at?.slot}]`);
  const group = slot?.closest('[role=group]');
  expect(group?.getAttribute('aria-label')).toBe('Security check');
  const button = root.querySelector('form > .wide:last-child > button') as Element;
  const order = slot?.compareDocumentPosition(button) ?? 0;
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(turnstile.options()).toMatchObject({ sitekey: 'site-key', theme: 'light' });
  turnstile.options().callback?.('0.passed');
  await send();
  expect(calls).toMatchObject([{ body: { data: { name: 'Vera' }, captcha: '0.passed' } }]);
  // What is sent needs none any more.
  expect(turnstile.remove).toHaveBeenCalledOnce();
  expect(at?.isConnected).toBe(false);
});

test('who has not passed reads what to do, and what was typed stays', async () => {
  const calls = answerCalls({ 'widget.submit': refusal });
  const { turnstile, send, errors, control } = await placeTurnstile();
  turnstile.options()['before-interactive-callback']?.();
  await send();
  expect([errors(), control('name').value]).toEqual([[sentence], 'Vera']);
  expect(calls).toMatchObject([{ body: { captcha: '' } }]);
  expect(turnstile.reset).not.toHaveBeenCalled();
});

test('a token that has expired is not sent', async () => {
  const calls = answerCalls({ 'widget.submit': refusal });
  const { turnstile, send, errors } = await placeTurnstile();
  turnstile.options().callback?.('0.old');
  turnstile.options()['expired-callback']?.();
  await send();
  expect(errors()).toEqual([sentence]);
  expect(calls).toMatchObject([{ body: { captcha: '' } }]);
});

test('a check that needs nothing of the visitor is waited for', async () => {
  const calls = answerCalls({ 'widget.submit': sent });
  const { turnstile, send } = await placeTurnstile();
  await send();
  expect(calls).toEqual([]);
  turnstile.options().callback?.('0.late');
  await settled();
  expect(calls).toMatchObject([{ body: { captcha: '0.late' } }]);
});

test('but not for long', async () => {
  answerCalls({ 'widget.submit': refusal });
  const { send, errors } = await placeTurnstile();
  await send();
  expect(errors()).toEqual([]);
  await vi.advanceTimersByTimeAsync(8_000);
  await settled();
  expect(errors()).toEqual([sentence]);
});

test('after a refusal the widget asks again, and the next token is sent for the same submission', async () => {
  let count = 0;
  const calls = answerCalls({ 'widget.submit': () => ((count += 1) === 1 ? refusal : sent) });
  const { turnstile, send, errors } = await placeTurnstile();
  turnstile.options().callback?.('0.refused');
  await send();
  expect(errors()).toEqual([sentence]);
  expect(turnstile.reset).toHaveBeenCalledOnce();
  turnstile.options().callback?.('0.another');
  await send();
  expect(calls.map(({ body }) => (body as { captcha: string }).captcha)).toEqual([
    '0.refused',
    '0.another',
  ]);
  const keys = calls.map(({ headers }) => new Headers(headers).get('Idempotency-Key'));
  expect(keys[0]).toBe(keys[1]);
});

test('a form whose answers are refused here keeps the token', async () => {
  const calls = answerCalls({ 'widget.submit': sent });
  const { turnstile, send, type } = await placeTurnstile();
  turnstile.options().callback?.('0.kept');
  type('name', '');
  await send();
  expect(turnstile.reset).not.toHaveBeenCalled();
  type('name', 'Vera');
  await send();
  expect(calls).toMatchObject([{ body: { captcha: '0.kept' } }]);
});

test.each([
  ['is blocked', (script: HTMLScriptElement) => void script.onerror?.(new Event('error'))],
  ['does not come within ten seconds', () => void vi.advanceTimersByTime(10_000)],
])('a script that %s is said, and can be tried again; what was typed stays', async (_, fail) => {
  let isAsking = true;
  const calls = answerCalls({ 'widget.submit': () => (isAsking ? refusal : sent) });
  const { root, send, errors, control } = await placeGuarded('hcaptcha');
  fail(scripts()[0] as HTMLScriptElement);
  await settled();
  expect(errors()).toEqual([blocked]);
  expect(root.querySelector('slot:not([name])')).not.toBeNull();
  await send();
  expect([errors(), control('name').value]).toEqual([[blocked, sentence], 'Vera']);
  isAsking = false;
  root.querySelector<HTMLElement>('[role=group] button')?.click();
  await until(() => scripts()[0]);
  const hcaptcha = api();
  arrive('hcaptcha', hcaptcha);
  await settled();
  expect(errors()).toEqual([sentence]);
  hcaptcha.options().callback?.('P1_passed');
  await send();
  expect(calls.at(-1)?.body).toMatchObject({ captcha: 'P1_passed' });
});

test('a script that the page has already is not loaded again', async () => {
  page.turnstile = api();
  const definition = formOf([field('name')], {
    captcha: { provider: 'turnstile', siteKey: 'site-key' },
  });
  placeForm({ fetchModule }, definition);
  await until(() => (page.turnstile as ReturnType<typeof api>).places.length);
  expect(scripts()).toEqual([]);
});

test('each script comes from its provider, that of Friendly Captcha with its hash', async () => {
  const sources: string[] = [];
  for (const provider of ['turnstile', 'hcaptcha', 'friendly'] as const) {
    document.documentElement.lang = 'de';
    const { remove } = await placeGuarded(provider);
    const [script] = scripts();
    sources.push(`${script?.src} ${script?.integrity.slice(0, 12)}`.trim());
    script?.onerror?.(new Event('error'));
    await settled();
    remove();
    document.body.replaceChildren();
  }
  document.documentElement.removeAttribute('lang');
  expect(sources).toEqual([
    'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off&hl=de',
    'https://cdn.jsdelivr.net/npm/friendly-challenge@0.9.19/widget.min.js sha384-roXaK',
  ]);
});

test('Friendly Captcha solves by itself, and is reset when its solution was used up', async () => {
  answerCalls({ 'widget.submit': refusal });
  const { send, host } = await placeGuarded('friendly');
  const made: { at: HTMLElement; options: Options }[] = [];
  const reset = vi.fn();
  class WidgetInstance {
    reset = reset;
    destroy = () => {};
    constructor(at: HTMLElement, options: Options) {
      made.push({ at, options });
    }
  }
  arrive('friendlyChallenge', { WidgetInstance });
  await settled();
  const [{ at, options } = {}] = made;
  expect(at?.parentElement).toBe(host);
  expect(options).toMatchObject({ sitekey: 'site-key', startMode: 'auto', language: 'en' });
  options?.doneCallback?.('solution');
  await send();
  expect(reset).toHaveBeenCalledOnce();
});

test('in a panel the widget stands in the element on the page, and reaches the form through two slots', async () => {
  answerCalls({});
  page.turnstile = api();
  const definition = formOf([field('name')], {
    captcha: { provider: 'turnstile', siteKey: 'site-key' },
  });
  const opened = placePopup({ draw }, 'Contact us').draw({
    organization: 'acme',
    definition,
    fetchModule,
    failed: '',
  });
  const { places } = page.turnstile as ReturnType<typeof api>;
  await until(() => places.length);
  expect(places[0]?.parentElement).toBe(opened.popup);
  const passing = opened.root.host.querySelector<HTMLSlotElement>('slot[name=captcha]');
  expect(passing?.slot).toBe('captcha');
});

test('a form for which a captcha was set up after it was shown gets it with the refusal', async () => {
  let isSetUp = false;
  const captcha = { provider: 'turnstile', siteKey: 'site-key' } as const;
  answerCalls({
    'widget.form': () => formOf([field('name')], isSetUp ? { captcha } : {}),
    'widget.event': undefined,
    'widget.submit': refusal,
  });
  page.turnstile = api();
  const { root, host } = place({ draw }, { organization: 'acme', failed: '', fetchModule });
  await settled();
  isSetUp = true;
  const input = () => root.querySelector('input[name=name]') as HTMLInputElement;
  input().value = 'Vera';
  root.querySelector('form')?.requestSubmit();
  await vi.advanceTimersByTimeAsync(1_500);
  await until(() => (page.turnstile as ReturnType<typeof api>).places.length);
  expect(input().value).toBe('Vera');
  expect(host.querySelector('[slot=captcha]')).not.toBeNull();
});
