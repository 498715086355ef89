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
// Loaded before there are fake timers, which the import would wait for.
await import(/* @vite-ignore */ chunk);
const fetchModule = vi.fn(() => import(/* @vite-ignore */ chunk));

type Options = Record<string, (token?: string) => void> & Record<string, unknown>;

/** The functions that the script of Turnstile or hCaptcha puts on the page; `options` are those of the newest widget. */
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
/** Simulates that a provider's script has loaded. */
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

/** Renders a form with a captcha whose script is loading. */
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

test('a form without a captcha loads no captcha code', async () => {
  placeForm({ fetchModule });
  await settled();
  expect(fetchModule).not.toHaveBeenCalled();
  expect(scripts()).toEqual([]);
});

test('the widget is in the document, where its script finds it, and appears before the button', async () => {
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
  // A sent form needs no widget.
  expect(turnstile.remove).toHaveBeenCalledOnce();
  expect(at?.isConnected).toBe(false);
});

test('a visitor who has not passed sees what to do, and the answers are kept', async () => {
  const calls = answerCalls({ 'widget.submit': refusal });
  const { turnstile, send, errors, control } = await placeTurnstile();
  turnstile.options()['before-interactive-callback']?.();
  await send();
  expect([errors(), control('name').value]).toEqual([[sentence], 'Vera']);
  expect(calls).toMatchObject([{ body: { captcha: '' } }]);
  expect(turnstile.reset).not.toHaveBeenCalled();
});

test('does not send an expired token', async () => {
  const calls = answerCalls({ 'widget.submit': refusal });
  const { turnstile, send, errors } = await placeTurnstile();
  turnstile.options().callback?.('0.old');
  turnstile.options()['expired-callback']?.();
  await send();
  expect(errors()).toEqual([sentence]);
  expect(calls).toMatchObject([{ body: { captcha: '' } }]);
});

test('waits for a check that needs no action of the visitor', async () => {
  const calls = answerCalls({ 'widget.submit': sent });
  const { turnstile, send } = await placeTurnstile();
  await send();
  expect(calls).toEqual([]);
  turnstile.options().callback?.('0.late');
  await settled();
  expect(calls).toMatchObject([{ body: { captcha: '0.late' } }]);
});

test('but only for a few seconds', async () => {
  answerCalls({ 'widget.submit': refusal });
  const { send, errors } = await placeTurnstile();
  await send();
  expect(errors()).toEqual([]);
  await vi.advanceTimersByTimeAsync(8_000);
  await settled();
  expect(errors()).toEqual([sentence]);
});

test('stops waiting once the check needs an action of the visitor', async () => {
  answerCalls({ 'widget.submit': refusal });
  const { turnstile, send, errors } = await placeTurnstile();
  await send();
  expect(errors()).toEqual([]);
  turnstile.options()['before-interactive-callback']?.();
  await settled();
  expect(errors()).toEqual([sentence]);
});

test('after a rejection, resets the widget and sends the next token with the same submission', async () => {
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

test('keeps the token if the answers are invalid in the browser', async () => {
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
])('reports a script that %s, and can try again; the answers are kept', async (_, fail) => {
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

test.each([
  ['light', false, 'light'],
  ['dark', false, 'dark'],
  ['light dark', false, 'light'],
  ['light dark', true, 'dark'],
])('in %s surroundings, on a dark device: %s, the widget is %s', async (scheme, matches, theme) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  // In jsdom, elements don't inherit it.
  vi.stubGlobal('getComputedStyle', () => ({ colorScheme: scheme }));
  const { turnstile } = await placeTurnstile();
  expect(turnstile.options().theme).toBe(theme);
});

test('several forms add the style of the widgets to the page once', async () => {
  const { turnstile } = await placeTurnstile();
  const before = document.adoptedStyleSheets.length;
  const definition = formOf([field('name')], {
    captcha: { provider: 'turnstile', siteKey: 'site-key' },
  });
  placeForm({ fetchModule }, definition);
  await until(() => turnstile.places.length === 2);
  expect([before > 0, document.adoptedStyleSheets.length]).toEqual([true, before]);
});

test('does not load a script that the page already has', async () => {
  page.turnstile = api();
  const definition = formOf([field('name')], {
    captcha: { provider: 'turnstile', siteKey: 'site-key' },
  });
  placeForm({ fetchModule }, definition);
  await until(() => (page.turnstile as ReturnType<typeof api>).places.length);
  expect(scripts()).toEqual([]);
});

test('loads each script from its provider, that of Friendly Captcha with its hash', async () => {
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

test('Friendly Captcha solves by itself, and is reset after its solution was used', async () => {
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

test('in a panel, the widget is in the element on the page, and reaches the form through two slots', async () => {
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

test('a form that gets a captcha after it was rendered shows it after the rejection', async () => {
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
