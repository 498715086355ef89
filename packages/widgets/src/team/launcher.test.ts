import { afterEach, expect, test, vi } from 'vitest';
import { place } from '../elements/chat/place.ts';
import { makePopup } from '../loader/popup.ts';
import '../test-page.ts';
import { dress } from './launcher.ts';

afterEach(() => document.body.replaceChildren());

function placed(attributes: Record<string, string> = {}) {
  const host = document.createElement('div') as unknown as Parameters<typeof makePopup>[0];
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  host.attachShadow({ mode: 'open' });
  document.body.append(host);
  makePopup(host, 'Chat with us');
  const root = host.shadowRoot as ShadowRoot;
  return { host, root, launcher: root.querySelector('button') as HTMLButtonElement };
}

test('a launcher can get a text and a label from it, lose both, or be absent', () => {
  const { host, root, launcher } = placed();
  dress(host, { look: 'text', text: 'Ask us' });
  dress(host, { look: 'text', text: 'Ask us' });
  expect([launcher.textContent, launcher.ariaLabel]).toEqual(['Ask us', 'Ask us']);
  expect(root.querySelector('dialog')?.ariaLabel).toBe('Ask us');
  dress(host, { look: 'icon', text: 'Ask us' });
  expect([launcher.textContent, launcher.hidden]).toEqual(['', false]);
  dress(host, { look: 'none', text: '' });
  expect(launcher.hidden).toBe(true);
});

test("the attributes of the tag override the team's settings", () => {
  const set = { position: 'top-left', insetX: 40, insetY: 80 };
  const { host, launcher } = placed({ label: 'Help', position: 'bottom-left' });
  host.style.setProperty('--helpdesk-inset-y', '5px');
  place(host, set);
  dress(host, { look: 'text', text: 'Ask us' });
  expect([launcher.textContent, host.getAttribute('position')]).toEqual(['Help', 'bottom-left']);
  expect(host.style.getPropertyValue('--helpdesk-inset-x')).toBe('40px');
  expect(host.style.getPropertyValue('--helpdesk-inset-y')).toBe('5px');
  const other = placed();
  place(other.host, set);
  expect(other.host.getAttribute('position')).toBe('top-left');
});

test('in a narrow window, a launcher is above the bar of a page', () => {
  const set = { position: 'bottom-right', insetX: 20, insetY: 20, phoneInsetY: 96 };
  const insetIn = (width: number) => {
    vi.stubGlobal('innerWidth', width);
    const { host } = placed();
    place(host, set);
    return host.style.getPropertyValue('--helpdesk-inset-y');
  };
  expect([insetIn(390), insetIn(1024)]).toEqual(['96px', '20px']);
  vi.unstubAllGlobals();
});
