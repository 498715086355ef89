import { element, iconButton } from './element.ts';
import { fill, texts } from './texts.ts';

const cross = 'M18 6 6 18M6 6l12 12';
const back = 'm15 18-6-6 6-6';
const on = 'm9 18 6-6-6-6';

/** The links to images in the conversation, in order. */
const links = () =>
  Array.from(document.querySelectorAll<HTMLAnchorElement>('#conversation a:has(> img)')).filter(
    ({ pathname }) => pathname.startsWith('/files/'),
  );

/** Opens an image over the page, with navigation through all of the conversation, unless the visitor opens it in a new tab. */
export function openPictures() {
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a');
    if (!link || !links().includes(link)) return;
    event.preventDefault();
    show(link);
  });
}

function show(opened: HTMLAnchorElement) {
  const all = links();
  let at = all.indexOf(opened);
  const picture = element('img');
  const name = element('p', { 'aria-live': 'polite' });
  const previous = iconButton(texts.previous, back, () => turn(-1));
  const next = iconButton(texts.next, on, () => turn(1));
  const save = element('a', { class: 'button', download: '' }, texts.save);
  const close = iconButton(texts.close, cross, () => dialog.close());
  const dialog = element(
    'dialog',
    { class: 'viewer', 'aria-label': texts.pictures },
    element('header', {}, name, save, close),
    element('div', {}, picture),
    ...(all.length > 1 ? [element('footer', {}, previous, next)] : []),
  );

  function turn(by: number) {
    const link = all[at + by];
    if (!link) return;
    at += by;
    const { alt } = link.querySelector('img') ?? picture;
    picture.src = link.href;
    picture.alt = alt;
    name.textContent =
      all.length > 1 ? fill(texts.picture, { name: alt, at: at + 1, all: all.length }) : alt;
    save.href = `${link.href}?download`;
    // The button at the end isn't disabled, so it keeps the focus.
    previous.setAttribute('aria-disabled', String(at === 0));
    next.setAttribute('aria-disabled', String(at === all.length - 1));
  }

  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  });
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    all[at]?.focus();
  });
  turn(0);
  document.body.append(dialog);
  dialog.showModal();
  close.focus();
}
