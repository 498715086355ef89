import { Component, h } from 'preact';
import { expect, test, vi } from 'vitest';
import { emit } from '../loader/emit.ts';
import { place, placePopup } from '../test-page.ts';
import { settled } from '../test-server.ts';
import { adopt } from './adopt.ts';
import { fill } from './fill.ts';
import { parts, slots } from './parts.ts';
import { defineView, type ViewProps } from './view.ts';

interface Props extends ViewProps {
  name?: string;
}

/** A view with a box, which says what it was given. */
const Greeting = ({ host, name }: Props) => (
  <p>
    {name} in {host.localName}
    <input />
  </p>
);

test('a view is drawn with its attributes and its host, and again when they change', () => {
  const { root, draw } = place(defineView<Props>(Greeting, ''), { name: 'Vera' });
  const box = root.querySelector('input');
  expect(root.textContent).toBe('Vera in div');
  draw({ name: 'Ada' });
  expect(root.textContent).toBe('Ada in div');
  expect(root.querySelector('input')).toBe(box);
});

test('a style is adopted once by each element, and made once for all of a document', () => {
  const replaceSync = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync');
  const view = defineView<Props>(Greeting, 'p { color: red }');
  const one = place(view, {});
  one.draw({ name: 'Ada' });
  const other = place(view, {});
  expect(one.root.adoptedStyleSheets).toHaveLength(1);
  expect(other.root.adoptedStyleSheets).toEqual(one.root.adoptedStyleSheets);
  expect(replaceSync).toHaveBeenCalledOnce();
  expect(replaceSync.mock.calls[0]?.[0]).toMatch(/p \{ color: red \}$/);
  replaceSync.mockRestore();
});

test('an element that moves into another document gets a style of that document', () => {
  const sheets = new WeakMap<Document, CSSStyleSheet>();
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const page = frame.contentDocument as Document;
  Object.assign(page.defaultView as object, { CSSStyleSheet: class extends CSSStyleSheet {} });
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  expect([adopt(root, '', sheets), adopt(root, '', sheets)]).toEqual([true, false]);
  page.body.append(host);
  expect([adopt(root, '', sheets), adopt(root, '', sheets)]).toEqual([true, false]);
  expect(new Set(root.adoptedStyleSheets).size).toBe(2);
  frame.remove();
});

test('a view that fails shows what the page has put into the element', async () => {
  class Failing extends Component<Props> {
    override render({ name }: Props) {
      if (name) throw new Error('No');
      return <p>Well</p>;
    }
  }
  const { root, draw } = place(defineView<Props>(Failing, ''), {});
  expect(root.querySelector('slot')).toBeNull();
  draw({ name: 'Vera' });
  await settled();
  expect(root.querySelector('slot')).not.toBeNull();
  expect(root.textContent).toBe('');
});

test('in a panel the documented parts can be styled, and in the text of a page all of them', () => {
  const view = defineView<Props>(Greeting, '');
  const inPanel = placePopup(view, 'Write').draw({});
  expect(inPanel.root.host.getAttribute('exportparts')).toBe(parts);
  expect(inPanel.popup.shadowRoot?.adoptedStyleSheets).toHaveLength(2);
  inPanel.draw({ name: 'Ada' });
  expect(inPanel.popup.shadowRoot?.adoptedStyleSheets).toHaveLength(2);
  expect(place(view, {}).host.hasAttribute('exportparts')).toBe(false);
});

test.each(['open', 'loaded'])(
  'a visitor who presses the launcher is in the first field, once it is %s',
  (event) => {
    const placed = placePopup(defineView<Props>(Greeting, ''), 'Write').draw({});
    const { root, popup, launcher, panel } = placed;
    panel.open = true;
    launcher.focus();
    emit(popup, event);
    expect(root.activeElement?.localName).toBe('input');
  },
);

test('what the page puts into a slot goes through the panel into the view, also after drawing again', () => {
  const { root, popup, draw } = placePopup(defineView<Props>(Greeting, ''), 'Write').draw({});
  const intro = document.createElement('p');
  intro.slot = 'intro';
  popup.append(intro);
  draw({ name: 'Ada' });
  const box = [...root.host.children] as HTMLSlotElement[];
  expect(box.map(({ name, slot }) => [name, slot])).toEqual(slots.map((name) => [name, name]));
  expect(box[0]?.assignedNodes()).toEqual([intro]);
});

test('a panel that is closed from what the page has put into it gives the focus to its launcher', () => {
  const { popup, launcher } = placePopup(defineView<Props>(Greeting, ''), 'Write').draw({});
  const link = document.createElement('button');
  link.slot = 'intro';
  popup.append(link);
  popup.show();
  link.focus();
  popup.hide();
  expect(popup.shadowRoot?.activeElement).toBe(launcher);
});

test('a panel that the page opens does not take the focus, nor does it leave a field', () => {
  const { root, popup, launcher } = placePopup(defineView<Props>(Greeting, ''), 'Write').draw({});
  popup.show();
  expect(root.activeElement).toBeNull();
  const elsewhere = document.createElement('button');
  document.body.append(elsewhere);
  elsewhere.focus();
  emit(popup, 'loaded');
  expect(document.activeElement).toBe(elsewhere);
  expect(launcher.ariaExpanded).toBe('true');
});

test('one panel is open at a time, and lies above the other launchers', () => {
  const view = defineView<Props>(Greeting, '');
  const one = placePopup(view, 'Write').draw({});
  const other = placePopup(view, 'Chat').draw({});
  const state = () =>
    [one, other].map(({ panel, popup }) => [panel.open, popup.style.getPropertyValue('--open')]);
  one.popup.show();
  expect(state()).toEqual([
    [true, '1'],
    [false, '0'],
  ]);
  other.popup.show();
  expect(state()).toEqual([
    [false, '0'],
    [true, '1'],
  ]);
  other.popup.hide();
  one.popup.show();
  expect(one.events.map(([name]) => name)).toEqual(['open', 'close', 'open', 'close', 'open']);
  expect(state()[0]).toEqual([true, '1']);
});

test('launchers of one corner stand in a row, and the place of one that is gone is taken again', () => {
  const view = defineView<Props>(Greeting, '');
  const placeOf = ({ popup }: { popup: HTMLElement }) => popup.style.getPropertyValue('--place');
  const [first, second] = [placePopup(view, 'Write'), placePopup(view, 'Chat')];
  expect([first, second].map(placeOf)).toEqual(['0', '1']);
  first.popup.remove();
  const third = placePopup(view, 'Write');
  expect([second, third].map(placeOf)).toEqual(['1', '0']);
  for (const { popup } of [second, third]) popup.remove();
});

test('Escape closes the panel, but not while a word is being composed', () => {
  const { panel, popup } = placePopup(defineView<Props>(Greeting, ''), 'Write').draw({});
  popup.show();
  const press = (init: KeyboardEventInit) =>
    panel.dispatchEvent(new KeyboardEvent('keydown', init));
  press({ key: 'Enter' });
  press({ key: 'Escape', isComposing: true });
  expect(panel.open).toBe(true);
  press({ key: 'Escape' });
  expect(panel.open).toBe(false);
});

test('a panel without a field leaves the focus on the launcher', () => {
  const view = defineView<ViewProps>(() => <p>Loading</p>, '');
  const { popup, launcher } = placePopup(view, 'Write').draw({});
  launcher.focus();
  emit(popup, 'open');
  expect(popup.shadowRoot?.activeElement).toBe(launcher);
});

test.each([
  ['{name} found', 3, '3 found'],
  ["You're chatting with {name}", 'Ben', "You're chatting with Ben"],
  ['Closed', 'Ben', 'Closed'],
])('of %j with %j the visitor reads %j', (text, name, read) => {
  expect(fill(text, name)).toBe(read);
});
