import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fitToForm, listenToForm } from './form-frame.ts';

const src = 'https://help.example.com/widget/form/f1?org=acme';
/** The page that contains the iframe. */
let page: EventTarget;
let frame: { contentWindow: unknown; src: string; height: string };

beforeEach(() => {
  page = new EventTarget();
  frame = { contentWindow: { name: 'of the form' }, src, height: '150' };
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => void vi.unstubAllGlobals());

function say(
  data: unknown,
  {
    source = frame.contentWindow,
    origin = 'https://help.example.com',
  }: { source?: unknown; origin?: string } = {},
) {
  page.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }));
}

it('receives messages of the form in the iframe until it is stopped', () => {
  const hear = vi.fn();
  const end = listenToForm(frame, hear);
  say({ type: 'widget:loaded', formId: 'f1' });
  expect(hear).toHaveBeenCalledExactlyOnceWith({ type: 'widget:loaded', formId: 'f1' });
  end();
  say({ type: 'widget:loaded', formId: 'f1' });
  expect(hear).toHaveBeenCalledOnce();
});

it('XS-07: ignores messages from other windows and origins', () => {
  const hear = vi.fn();
  listenToForm(frame, hear);
  const loaded = { type: 'widget:loaded', formId: 'f1' };
  say(loaded, { source: {} });
  say(loaded, { source: null });
  say(loaded, { origin: 'https://evil.example' });
  say({ type: 'something:else' });
  say(null);
  say('widget:loaded');
  frame.contentWindow = null;
  say(loaded, { source: null });
  expect(hear).not.toHaveBeenCalled();
});

it('resizes the iframe to the height of its content', () => {
  const stop = fitToForm(frame);
  say({ type: 'widget:height', height: 612.4 });
  expect(frame.height).toBe('613');
  say({ type: 'widget:success', height: 1 });
  expect(frame.height).toBe('613');
  stop();
  say({ type: 'widget:height', height: 700 });
  expect(frame.height).toBe('613');
});
