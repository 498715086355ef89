import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// For the parts of a shadow root, which jsdom doesn't know.
import '../test-page.ts';
import { loadView } from './chunks.ts';
import { createRoot } from './lazy-react-dom.ts';
import { makePopup } from './popup.ts';
import { definitions } from './tags.ts';

vi.mock('./chunks.ts', () => ({ loadView: vi.fn(), fetchModule: vi.fn() }));
vi.mock('./script.ts', () => ({ address: 'http://helpdesk.test/widget.js' }));

const type = definitions.find(({ view }) => view === 'chat') as (typeof definitions)[number];
const failed = 'Failed to load chat. Please try again.';
const draw = vi.fn();

beforeEach(() => {
  vi.mocked(loadView).mockRejectedValue(new TypeError('blocked'));
});
afterEach(() => {
  document.body.replaceChildren();
});

/** Renders an element with content of the page. */
function place(content: string) {
  const host = document.createElement('div') as unknown as HTMLElement & { container: ShadowRoot };
  host.innerHTML = content;
  document.body.append(host);
  host.attachShadow({ mode: 'open' });
  return host;
}

const settled = () => new Promise((done) => setTimeout(done));

test("a panel that cannot be loaded has a retry button, and the page's fallback content below it", async () => {
  const host = place('<a href="/contact">Contact us</a>');
  makePopup(host as never, 'Chat with us');
  const { container } = host;
  const box = container.host;
  const heard = vi.fn();
  host.addEventListener('helpdesk-error', heard);
  void createRoot(container).render({ type, props: { definition: '{}', popup: host as never } });
  await settled();
  const children = () =>
    [...box.children].map(({ localName, textContent }) => [localName, textContent]);
  expect(children()).toEqual([
    ['button', failed],
    ['slot', ''],
  ]);
  expect((container.firstElementChild as HTMLSlotElement).localName).toBe('slot');
  expect(heard).toHaveBeenCalledOnce();
  // The launcher is unchanged.
  expect(host.shadowRoot?.querySelectorAll('[part=launcher]')).toHaveLength(1);
  const again = () => (box.firstElementChild as HTMLButtonElement).click();
  again();
  await settled();
  expect(children()).toHaveLength(2);
  vi.mocked(loadView).mockResolvedValue({ draw });
  again();
  await settled();
  expect(draw).toHaveBeenCalledOnce();
  expect(container.childElementCount).toBe(0);
});

test.each([
  ['what the page offers instead stands alone', '<a href="/contact">Contact us</a>', 'slot', ''],
  ['or else there is a button to try again', '<p slot="intro">Hello</p>', 'button', failed],
])('inline, %s', async (_, content, name, text) => {
  const host = place(content);
  const container = host.shadowRoot as ShadowRoot;
  void createRoot(container).render({ type, props: { definition: '{}' } });
  await settled();
  expect(container.childElementCount).toBe(1);
  expect(container.firstElementChild?.localName).toBe(name);
  expect(container.firstElementChild?.textContent).toBe(text);
});
