import { afterEach, beforeEach, expect, test } from 'vitest';
import { renew, showPage } from './show.ts';

const at = '2026-01-02T15:04:00.000Z';
const message = (id: string, text: string) =>
  `<li data-part="message-${id}"><time datetime="${at}">UTC</time><a href="#">${text}</a></li>`;

function page(messages: string, said = '', status = 'OPEN'): Document {
  return new DOMParser().parseFromString(
    `<title>Support Ticket</title><main data-tickets="/t"><div data-part="head"><h1 tabindex="-1">${status}</h1></div>
    <ol id="conversation">${messages}</ol><noscript><form></form></noscript>
    <div data-part="said">${said}</div><textarea></textarea></main>`,
    'text/html',
  );
}

const texts = () =>
  Array.from(document.querySelectorAll('li a'), ({ textContent }) => textContent).join();

beforeEach(() => {
  document.body.innerHTML = '<main data-tickets="/t">The look-up</main>';
  showPage(page(message('1', 'First')));
});

// Other tests share the document.
afterEach(() => {
  document.body.replaceChildren();
  document.title = '';
});

test('a page replaces another one, with its title, local times, and nothing for browsers without scripts', () => {
  expect(document.title).toBe('Support Ticket');
  expect(texts()).toBe('First');
  expect(document.querySelector('time')?.textContent).toMatch(/^Jan \d, 2026 \d+:\d\d [AP]M$/);
  expect(document.querySelector('noscript')).toBeNull();
});

test('changed parts are replaced, and nothing else is touched', () => {
  const first = document.querySelector('li');
  const box = document.querySelector('textarea');
  if (box) box.value = 'Half a sen';
  renew(page(message('1', 'First') + message('2', 'Second')), { withSaid: false });
  expect(texts()).toBe('First,Second');
  expect(document.querySelector('li')).toBe(first);
  renew(page(message('0', 'Before') + message('1', 'Mended') + message('2', 'Second')), {
    withSaid: false,
  });
  expect(texts()).toBe('Before,Mended,Second');
  renew(page(message('2', 'Second')), { withSaid: false });
  expect(texts()).toBe('Second');
  expect(document.querySelector('textarea')?.value).toBe('Half a sen');
});

test('the button for older messages is above the visible ones', () => {
  const next = page(message('1', 'First'));
  next
    .getElementById('conversation')
    ?.insertAdjacentHTML('beforebegin', '<form data-part="older">');
  renew(next, { withSaid: false });
  expect(document.querySelector('form[data-part=older] + ol')?.id).toBe('conversation');
});

test('the focus stays in a part that is replaced', () => {
  document.querySelector('h1')?.focus();
  renew(page(message('1', 'First'), '', 'CLOSED'), { withSaid: false });
  expect(document.activeElement?.textContent).toBe('CLOSED');
});

test('the result of a reply stays until the next reply', () => {
  const led = '<form>The new ticket</form>';
  renew(page('', led), { withSaid: true });
  renew(page('', 'Closed'), { withSaid: false });
  expect(document.querySelector('[data-part=said]')?.textContent).toBe('The new ticket');
  renew(page('', 'Closed'), { withSaid: true });
  expect(document.querySelector('[data-part=said]')?.textContent).toBe('Closed');
});
