import { dateTime, dateTimeIn } from '@helpdesk/sdk/rules/dates';

/** The original HTML of each part of the shown ticket, by name. */
const came = new Map<string, string>();

const parts = (page: ParentNode) => page.querySelectorAll<HTMLElement>('[data-part]');
const nameOf = (part: HTMLElement) => part.dataset.part ?? '';

export const mainOf = (page: Document) => page.querySelector<HTMLElement>('main[data-tickets]');

/** Replaces the content with that of another page. */
export function showPage(page: Document) {
  const [main, next] = [mainOf(document), mainOf(page)];
  if (!main || !next) return;
  remember(page);
  prepare(next);
  // Adopting a node removes it from the list.
  main.replaceChildren(...[...next.childNodes].map((node) => document.adoptNode(node)));
  const choice = page.querySelector('footer.languages');
  if (choice) document.querySelector('footer.languages')?.replaceWith(document.adoptNode(choice));
  document.title = page.title;
}

/** Remembers the original parts of the page, and shows its times in the local time zone. */
export function takeOver() {
  remember(document);
  prepare(document);
}

/** Updates only changed parts, so anything that is being written, read or played stays. */
export function renew(page: Document, { withSaid }: { withSaid: boolean }) {
  const list = document.getElementById('conversation');
  const before = new Map(Array.from(parts(document), (part) => [nameOf(part), part]));
  let last: Element | null = null;
  for (const next of Array.from(parts(page))) {
    const name = nameOf(next);
    const old = before.get(name);
    before.delete(name);
    const isMessage = next.localName === 'li';
    // The result of a reply stays until the next one.
    const isKept = name === 'said' && !withSaid && old?.querySelector('form');
    let shown = old;
    if (!isKept && came.get(name) !== next.outerHTML) {
      came.set(name, next.outerHTML);
      prepare(next);
      shown = document.adoptNode(next);
      if (old) replace(old, shown);
      else if (!isMessage) list?.before(shown);
      else if (last) last.after(shown);
      else list?.prepend(shown);
    }
    if (isMessage) last = shown ?? last;
  }
  for (const [name, part] of before) {
    came.delete(name);
    part.remove();
  }
}

function replace(old: HTMLElement, next: HTMLElement) {
  const hadFocus = old.contains(document.activeElement);
  old.replaceWith(next);
  if (hadFocus) next.querySelector<HTMLElement>('h1, a, button')?.focus();
}

function remember(page: Document) {
  came.clear();
  for (const part of parts(page)) came.set(nameOf(part), part.outerHTML);
}

function prepare(root: ParentNode) {
  // In a page parsed without scripting, their content is elements.
  for (const without of root.querySelectorAll('noscript')) without.remove();
  for (const time of root.querySelectorAll('time')) {
    const language = document.documentElement.lang;
    const isEnglish = !language || language === 'en';
    const said = isEnglish ? dateTime(time.dateTime) : dateTimeIn(language, time.dateTime);
    time.textContent = said || time.textContent;
  }
}
