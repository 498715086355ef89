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

/** A view with an input that shows its props. */
const Greeting = ({ host, name }: Props) => (
  <p>
    {name} in {host.localName}
    <input />
  </p>
);

test('renders a view with its attributes and its host, and again when they change', () => {
  const { root, draw } = place(defineView<Props>(Greeting, ''), { name: 'Vera' });
  const box = root.querySelector('input');
  expect(root.textContent).toBe('Vera in div');
  draw({ name: 'Ada' });
  expect(root.textContent).toBe('Ada in div');
  expect(root.querySelector('input')).toBe(box);
});

test('adds a style once per element, and creates it once per document', () => {
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

test('adds a style of the new document when an element moves to another one', () => {
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

test("shows the page's content when a view fails", async () => {
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

test('exports only the documented parts from a panel, and all parts of an inline element', () => {
  const view = defineView<Props>(Greeting, '');
  const inPanel = placePopup(view, 'Write').draw({});
  expect(inPanel.root.host.getAttribute('exportparts')).toBe(parts);
  expect(inPanel.popup.shadowRoot?.adoptedStyleSheets).toHaveLength(2);
  inPanel.draw({ name: 'Ada' });
  expect(inPanel.popup.shadowRoot?.adoptedStyleSheets).toHaveLength(2);
  expect(place(view, {}).host.hasAttribute('exportparts')).toBe(false);
});

test.each(['open', 'loaded'])(
  'focuses the first field when the visitor presses the launcher, once it is %s',
  (event) => {
    const placed = placePopup(defineView<Props>(Greeting, ''), 'Write').draw({});
    const { root, popup, launcher, panel } = placed;
    panel.open = true;
    launcher.focus();
    emit(popup, event);
    expect(root.activeElement?.localName).toBe('input');
  },
);

test("passes the page's slot content through the panel to the view, even after rendering again", () => {
  const { root, popup, draw } = placePopup(defineView<Props>(Greeting, ''), 'Write').draw({});
  const intro = document.createElement('p');
  intro.slot = 'intro';
  popup.append(intro);
  draw({ name: 'Ada' });
  const box = [...root.host.children] as HTMLSlotElement[];
  expect(box.map(({ name, slot }) => [name, slot])).toEqual(slots.map((name) => [name, name]));
  expect(box[0]?.assignedNodes()).toEqual([intro]);
});

test("moves the focus to the launcher when a panel closes from the page's slot content", () => {
  const { popup, launcher } = placePopup(defineView<Props>(Greeting, ''), 'Write').draw({});
  const link = document.createElement('button');
  link.slot = 'intro';
  popup.append(link);
  popup.show();
  link.focus();
  popup.hide();
  expect(popup.shadowRoot?.activeElement).toBe(launcher);
});

test('a panel opened by the page does not take the focus or leave a field', () => {
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

test('only one panel is open at a time, above the other launchers', () => {
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

test('puts launchers in the same corner in a row, and reuses the place of a removed one', () => {
  const view = defineView<Props>(Greeting, '');
  const placeOf = ({ popup }: { popup: HTMLElement }) => popup.style.getPropertyValue('--place');
  const [first, second] = [placePopup(view, 'Write'), placePopup(view, 'Chat')];
  expect([first, second].map(placeOf)).toEqual(['0', '1']);
  first.popup.remove();
  const third = placePopup(view, 'Write');
  expect([second, third].map(placeOf)).toEqual(['1', '0']);
  for (const { popup } of [second, third]) popup.remove();
});

test('Escape closes the panel, except while a word is composed', () => {
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

test('leaves the focus on the launcher if the panel has no field', () => {
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
])('with %j and %j, the visitor sees %j', (text, name, read) => {
  expect(fill(text, name)).toBe(read);
});
