import { MockedRefusal } from '@helpdesk/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bodiesOf } from '../test-forms.ts';
import {
  button,
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

describe('a field', () => {
  it('can be edited in every part', async () => {
    const { made } = await draw(form, { 'contactForms.update': form });
    fireEvent.click(headOf('b'));
    type('Label', 'Order');
    expect(screen.getByLabelText('Field name')).toHaveProperty('value', 'b');
    expect(screen.getByText('Existing answers are stored under this name.')).toBeDefined();
    type('Placeholder', 'ABC');
    type('Help text', 'On the bill');
    fireEvent.click(screen.getByRole('switch', { name: 'Required' }));
    expect(document.querySelector('details')?.open).toBe(false);
    type('Minimum length', '2');
    type('Maximum length', '8');
    type('Pattern', '[A-Z]+');
    type('Field name', 'order_id');
    expect(screen.getByLabelText('Minimum length').getAttribute('min')).toBe('0');
    expect(screen.getByLabelText('Maximum length').getAttribute('min')).toBe('1');
    expect(screen.getByLabelText('Maximum length').getAttribute('max')).toBe('10000');
    const types = within(screen.getByLabelText('Type')).getAllByRole('option');
    expect(types.map((one) => one.textContent)).toContain('Radio buttons');
    expect(screen.getByText('One line, such as a name')).toBeDefined();
    press('Save Changes');
    await waitFor(() => expect(closed).toHaveBeenCalled());
    const [sent] = bodiesOf(made, 'contactForms.update') as [{ fields: unknown[] }];
    expect(sent.fields[1]).toEqual({
      id: 'b',
      name: 'order_id',
      label: 'Order',
      type: 'text',
      required: true,
      placeholder: 'ABC',
      helpText: 'On the bill',
      validation: { minLength: 2, maxLength: 8, pattern: '[A-Z]+' },
    });
  });

  it('for files can restrict their types, number and size', async () => {
    const { made } = await draw(
      { ...form, fields: [field('a', { type: 'file' })] },
      { 'contactForms.update': form },
    );
    fireEvent.click(headOf('a'));
    const kinds = within(screen.getByRole('group', { name: 'File types' }));
    expect(kinds.getAllByRole('checkbox')).toHaveLength(5);
    fireEvent.click(kinds.getByRole('checkbox', { name: 'Documents' }));
    fireEvent.click(kinds.getByRole('checkbox', { name: 'Pictures' }));
    fireEvent.click(kinds.getByRole('checkbox', { name: 'Audio' }));
    fireEvent.click(kinds.getByRole('checkbox', { name: 'Audio' }));
    type('Maximum number of files', '2');
    type('Maximum file size (MB)', '5');
    expect(screen.queryByLabelText('Minimum length')).toBeNull();
    expect(screen.queryByLabelText('Placeholder')).toBeNull();
    press('Save Changes');
    await waitFor(() => expect(closed).toHaveBeenCalled());
    const [sent] = bodiesOf(made, 'contactForms.update') as [{ fields: { validation: unknown }[] }];
    expect(sent.fields[0]?.validation).toEqual({
      accept: ['image', 'document'],
      maxFiles: 2,
      maxMegabytes: 5,
    });
  });

  it('has rules only while one is filled in', async () => {
    const validation = { minLength: 2, pattern: 'x' };
    const { made } = await draw(
      { ...form, fields: [field('a', { validation })] },
      { 'contactForms.update': form },
    );
    fireEvent.click(headOf('a'));
    expect(screen.getByLabelText('Minimum length')).toHaveProperty('value', '2');
    expect(screen.getByLabelText('Maximum length')).toHaveProperty('value', '');
    type('Minimum length', '3.7');
    expect(screen.getByLabelText('Minimum length')).toHaveProperty('value', '3');
    type('Minimum length', '');
    type('Pattern', '');
    press('Save Changes');
    await waitFor(() => expect(closed).toHaveBeenCalled());
    const [sent] = bodiesOf(made, 'contactForms.update') as [{ fields: object[] }];
    expect(sent.fields[0]).not.toHaveProperty('validation');
  });

  it('shows the error of each part', async () => {
    const names = ['label', 'placeholder', 'helpText', 'options', 'name'];
    const rules = ['validation.minLength', 'validation.maxLength', 'validation.pattern'];
    const errors = [...names, ...rules].map((name) => ({
      field: `fields.0.${name}`,
      code: 'x',
      message: `Wrong ${name}`,
    }));
    const refusal = new MockedRefusal(400, 'No', 'validation_failed', errors);
    await draw({ ...form, fields: [field('a')] }, { 'contactForms.update': refusal });
    press('Save Changes');
    for (const [label, name] of [
      ['Label', 'label'],
      ['Placeholder', 'placeholder'],
      ['Help text', 'helpText'],
      ['Field name', 'name'],
      ['Minimum length', 'validation.minLength'],
      ['Maximum length', 'validation.maxLength'],
      ['Pattern', 'validation.pattern'],
    ] as const) {
      const note = await screen.findByText(`Wrong ${name}`);
      expect(screen.getByLabelText(label).getAttribute('aria-describedby')).toBe(note.id);
    }
    expect(document.querySelector('details')?.open).toBe(true);
  });

  it('keeps its rules collapsed if they have no error', async () => {
    const errors = [{ field: 'fields.0.label', code: 'x', message: 'Wrong label' }];
    const refusal = new MockedRefusal(400, 'No', 'validation_failed', errors);
    await draw({ ...form, fields: [field('a')] }, { 'contactForms.update': refusal });
    press('Save Changes');
    await screen.findByText('Wrong label');
    expect(document.querySelector('details')?.open).toBe(false);
  });

  it('for choices has options, which Enter and buttons add and remove', async () => {
    await draw({ ...form, fields: [field('a')] });
    fireEvent.click(headOf('a'));
    expect(screen.queryByText('Options')).toBeNull();
    type('Type', 'radio');
    expect(screen.getByText('One choice, all options shown')).toBeDefined();
    expect(screen.queryByLabelText('Placeholder')).toBeNull();
    const options = () =>
      screen.getAllByLabelText<HTMLInputElement>(/^Option \d/).map(({ value }) => value);
    expect(options()).toEqual(['Option 1', 'Option 2']);
    type('Option 1', 'Red');
    expect(options()).toEqual(['Red', 'Option 2']);
    const isHandled = !fireEvent.keyDown(screen.getByLabelText('Option 1'), { key: 'Enter' });
    expect(isHandled).toBe(true);
    expect(options()).toEqual(['Red', 'Option 2', 'Option 3']);
    const third = screen.getByLabelText<HTMLInputElement>('Option 3');
    await waitFor(() => expect(document.activeElement).toBe(third));
    expect([third.selectionStart, third.selectionEnd]).toEqual([0, 8]);
    expect(fireEvent.keyDown(third, { key: 'a' })).toBe(true);
    press('Add option');
    expect(options()).toEqual(['Red', 'Option 2', 'Option 3', 'Option 4']);
    press('Remove option 3');
    expect(options()).toEqual(['Red', 'Option 2', 'Option 4']);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Option 2')));
    press('Remove option 1');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Option 1')));
    press('Remove option 1');
    expect(options()).toEqual(['Option 4']);
    expect(button('Remove option 1')).toHaveProperty('disabled', true);
    // The server refuses an empty option.
    type('Option 1', '');
    press('Save Changes');
    expect((await screen.findByText("An option can't be empty")).getAttribute('role')).toBe(
      'alert',
    );
  });
});
