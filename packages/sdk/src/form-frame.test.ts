// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fitToForm, listenToForm } from './form-frame.ts';

let frame: HTMLIFrameElement;

beforeEach(() => {
  frame = document.createElement('iframe');
  document.body.append(frame);
  Object.defineProperty(frame, 'src', {
    value: 'https://help.example.com/widget/form/f1?org=acme',
  });
});
afterEach(() => frame.remove());

function say(
  data: unknown,
  { source = frame.contentWindow, origin = 'https://help.example.com' } = {},
) {
  window.dispatchEvent(new MessageEvent('message', { data, source, origin }));
}

it('receives messages of the form in the frame until it is ended', () => {
  const hear = vi.fn();
  const end = listenToForm(frame, hear);
  say({ type: 'widget:loaded', formId: 'f1' });
  expect(hear).toHaveBeenCalledExactlyOnceWith({ type: 'widget:loaded', formId: 'f1' });
  end();
  say({ type: 'widget:loaded', formId: 'f1' });
  expect(hear).toHaveBeenCalledOnce();
});

it('XS-07: ignores messages of anybody else', () => {
  const hear = vi.fn();
  listenToForm(frame, hear);
  say({ type: 'widget:loaded', formId: 'f1' }, { source: window });
  say({ type: 'widget:loaded', formId: 'f1' }, { origin: 'https://evil.example' });
  say({ type: 'something:else' });
  say(null);
  say('widget:loaded');
  expect(hear).not.toHaveBeenCalled();
});

it('makes the frame as high as what it shows', () => {
  fitToForm(frame);
  say({ type: 'widget:height', height: 612.4 });
  expect(frame.height).toBe('613');
});
