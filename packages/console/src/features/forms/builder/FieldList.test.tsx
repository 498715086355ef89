import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { bodiesOf } from '../test-forms.ts';
import {
  button,
  cards,
  closed,
  drawBuilder as draw,
  field,
  form,
  headOf,
  press,
  resetBuilder,
  type,
} from './test-builder.tsx';

resetBuilder();
const order = () =>
  cards()
    .map((card) => card.dataset.id)
    .join(' ');

describe('the fields of a form', () => {
  it('are listed with type and whether they are required, and expand one at a time', async () => {
    await draw({ ...form, fields: [...form.fields, field('d', { label: '', type: 'date' })] });
    expect(cards().map((card) => headOf(card.dataset.id ?? '').textContent)).toEqual([
      'A*requiredShort text',
      'BShort text',
      'CShort text',
      'Untitled questionDate',
    ]);
    const expanded = () =>
      cards().map((card) => headOf(card.dataset.id ?? '').getAttribute('aria-expanded'));
    expect(expanded()).toEqual(['false', 'false', 'false', 'false']);
    fireEvent.click(headOf('a'));
    expect(expanded()).toEqual(['true', 'false', 'false', 'false']);
    expect(headOf('a').querySelector('.rotate-180')).not.toBeNull();
    expect(headOf('b').querySelector('.rotate-180')).toBeNull();
    fireEvent.click(headOf('d'));
    expect(expanded()).toEqual(['false', 'false', 'false', 'true']);
    expect(screen.queryByLabelText('Placeholder')).toBeNull();
    expect(screen.queryByLabelText('Pattern')).toBeNull();
    fireEvent.click(headOf('d'));
    expect(expanded()).toEqual(['false', 'false', 'false', 'false']);
  });

  it('can be sorted with buttons and Alt with an arrow key, which is announced', async () => {
    await draw(form);
    const said = () =>
      screen
        .getAllByRole('status')
        .map((one) => one.textContent)
        .join('');
    expect(button('Move A up').getAttribute('aria-disabled')).toBe('true');
    expect(button('Move A down').getAttribute('aria-disabled')).toBe('false');
    expect(button('Move C down').getAttribute('aria-disabled')).toBe('true');
    expect(button('Move C up').getAttribute('aria-disabled')).toBe('false');
    press('Move A up');
    expect(order()).toBe('a b c');
    press('Move A down');
    expect(order()).toBe('b a c');
    expect(said()).toContain('A moved to position 2 of 3');
    press('Move C up');
    expect(order()).toBe('b c a');
    const isHandled = (key: string, altKey: boolean) =>
      !fireEvent.keyDown(headOf('a'), { key, altKey });
    expect(isHandled('ArrowUp', true)).toBe(true);
    expect(order()).toBe('b a c');
    expect(isHandled('ArrowDown', true)).toBe(true);
    expect(order()).toBe('b c a');
    expect(isHandled('ArrowUp', false)).toBe(false);
    expect(isHandled('Enter', true)).toBe(false);
    expect(order()).toBe('b c a');
  });

  it('can be dragged by their handles', async () => {
    await draw(form);
    const list = cards()[0]?.parentElement as HTMLElement;
    list.setPointerCapture = () => {};
    const places = new Map(['a', 'b', 'c'].map((id, index) => [id, index * 100]));
    for (const card of cards()) {
      card.getBoundingClientRect = () =>
        ({ top: places.get(card.dataset.id ?? ''), height: 100 }) as DOMRect;
    }
    const handle = cards()[0]?.querySelector('[title^="Drag to sort"]') as HTMLElement;
    fireEvent.pointerDown(handle, { button: 0, pointerId: 1 });
    expect(cards().map((card) => card.matches('.border-accent'))).toEqual([true, false, false]);
    fireEvent.pointerMove(list, { clientY: 10 });
    expect(order()).toBe('a b c');
    expect(screen.queryByText(/moved to position/)).toBeNull();
    fireEvent.pointerMove(list, { clientY: 299 });
    expect(order()).toBe('b c a');
    fireEvent.pointerUp(list);
    expect(document.querySelector('li.border-accent')).toBeNull();
  });

  it('can be duplicated below the original, and the copy can be named at once', async () => {
    await draw(form);
    press('Duplicate A');
    const copy = cards()[1]?.dataset.id ?? '';
    expect(order()).toBe(`a ${copy} b c`);
    expect(headOf(copy).getAttribute('aria-expanded')).toBe('true');
    const label = screen.getByLabelText<HTMLInputElement>('Label');
    expect(label.value).toBe('A (copy)');
    expect(document.activeElement).toBe(label);
    expect([label.selectionStart, label.selectionEnd]).toEqual([0, 8]);
    expect(vi.mocked(Element.prototype.scrollIntoView)).toHaveBeenCalledWith({ block: 'nearest' });
  });

  it('can be removed, and restored at their place', async () => {
    await draw(form);
    for (const [name, before, after] of [
      ['B', 'a c', ['A', 'B removedUndo', 'C']],
      ['C', 'a b', ['A', 'B', 'C removedUndo']],
    ] as const) {
      press(`Remove ${name}`);
      expect(order()).toBe(before);
      const rows = cards()[0]?.parentElement?.children ?? [];
      const texts = [...rows].map((row) => row.textContent);
      expect(texts.map((text, index) => text?.startsWith(after[index] ?? '?'))).toEqual([
        true,
        true,
        true,
      ]);
      expect(document.activeElement).toBe(button('Undo'));
      press('Undo');
      expect(order()).toBe('a b c');
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
      await waitFor(() => expect(document.activeElement).toBe(headOf(name.toLowerCase())));
    }
    // Only the last removed field can be restored.
    type('Form title', 'x');
    press('Remove A');
    press('Remove B');
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
    expect(screen.getByText('B removed', { selector: 'span' })).toBeDefined();
  });

  it('without a label are removed under the name "Untitled question"', async () => {
    await draw({ ...form, fields: [field('a'), field('b', { label: '' })] });
    press('Remove Untitled question');
    expect(screen.getByText('Untitled question removed')).toBeDefined();
  });

  it('can be added from a catalog of types', async () => {
    const { made } = await draw(form, { 'contactForms.update': form });
    await userEvent.click(button('Add Field'));
    const items = await screen.findAllByRole('menuitem');
    expect(items).toHaveLength(11);
    expect(items[3]?.textContent).toBe('DropdownOne choice from a list');
    await userEvent.click(items[3] as HTMLElement);
    expect(cards()).toHaveLength(4);
    const label = screen.getByLabelText('Label');
    await waitFor(() => expect(document.activeElement).toBe(label));
    type('Label', 'Your topic');
    expect(screen.getByLabelText('Field name')).toHaveProperty('value', 'your_topic');
    expect(screen.getByText("The answer's key in exports and the API.")).toBeDefined();
    press('Save Changes');
    await waitFor(() => expect(closed).toHaveBeenCalled());
    const [sent] = bodiesOf(made, 'contactForms.update') as [{ fields: unknown[] }];
    expect(sent.fields[3]).toEqual({
      id: expect.any(String),
      name: 'your_topic',
      label: 'Your topic',
      type: 'select',
      required: false,
      options: ['Option 1', 'Option 2'],
    });
  });
});
