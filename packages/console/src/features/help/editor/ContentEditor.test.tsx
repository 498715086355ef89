import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { button, changed, has, html, menu, open, press } from './test-content-editor.tsx';
import { select } from './test-editor.ts';

describe('the toolbar', () => {
  it('applies each style, and removes it again', async () => {
    const { editor } = await open('<p>One word more</p>');
    for (const [name, marked] of [
      ['Bold', '<strong>word</strong>'],
      ['Italic', '<em>word</em>'],
      ['Strikethrough', '<s>word</s>'],
      ['Code', '<code>word</code>'],
      ['Bulleted list', '<ul><li><p>One word more</p></li></ul>'],
      ['Numbered list', '<ol><li><p>One word more</p></li></ol>'],
      ['Quote', '<blockquote><p>One word more</p></blockquote>'],
      ['Code block', '<pre><code>One word more</code></pre>'],
    ] as const) {
      select(editor, 'word');
      expect(button(name).getAttribute('aria-pressed')).toBe('false');
      // The selection stays while a button is pressed.
      expect(fireEvent.mouseDown(button(name))).toBe(false);
      press(name);
      await has(marked);
      await waitFor(() => expect(document.activeElement === editor.view.dom).toBe(true));
      await waitFor(() => expect(button(name).getAttribute('aria-pressed')).toBe('true'));
      press(name);
      await waitFor(() => expect(html()).toBe('<p>One word more</p>'));
    }
    expect(changed.mock.lastCall?.[1]).toBe(false);
    select(editor, 'One', 0);
    press('Dividing line');
    await has('<hr>');
  });

  it('undoes and redoes, if possible', async () => {
    const { editor } = await open('<p>One</p>');
    const states = () => ['Undo', 'Redo'].map((name) => button(name).getAttribute('aria-disabled'));
    expect(states()).toEqual(['true', 'true']);
    press('Redo');
    press('Undo');
    expect(changed).not.toHaveBeenCalled();
    select(editor, 'One');
    press('Bold');
    await waitFor(() => expect(states()).toEqual(['false', 'true']));
    press('Undo');
    await waitFor(() => expect(html()).toBe('<p>One</p>'));
    await waitFor(() => expect(states()).toEqual(['true', 'false']));
    press('Redo');
    await waitFor(() => expect(html()).toBe('<p><strong>One</strong></p>'));
  });

  it('has one tab stop, with arrow keys inside', async () => {
    await open('<p>One</p>');
    const bar = screen.getByRole('toolbar', { name: 'Formatting' });
    const tools = within(bar).getAllByRole('button');
    const names = tools.map((tool) => tool.getAttribute('aria-label'));
    expect(names).toEqual([
      'Paragraph style: Text',
      'Bold',
      'Italic',
      'Strikethrough',
      'Code',
      'Link',
      'Bulleted list',
      'Numbered list',
      'Quote',
      'Code block',
      'Dividing line',
      'Table',
      'Image',
      'Undo',
      'Redo',
    ]);
    const stops = () => tools.filter((tool) => tool.tabIndex === 0);
    const focused = () => document.activeElement?.getAttribute('aria-label');
    expect(stops()).toHaveLength(1);
    tools[0]?.focus();
    for (const [key, name] of [
      ['ArrowRight', 'Bold'],
      ['ArrowRight', 'Italic'],
      ['ArrowLeft', 'Bold'],
      ['End', 'Redo'],
      ['ArrowRight', 'Paragraph style: Text'],
      ['ArrowLeft', 'Redo'],
      ['Home', 'Paragraph style: Text'],
    ]) {
      expect(fireEvent.keyDown(document.activeElement as Element, { key })).toBe(false);
      expect(focused()).toBe(name);
      expect(stops()).toEqual([document.activeElement]);
    }
    expect(fireEvent.keyDown(document.activeElement as Element, { key: 'a' })).toBe(true);
    (document.activeElement as HTMLElement).blur();
    expect(fireEvent.keyDown(bar, { key: 'ArrowRight' })).toBe(true);
  });

  it("turns a line into a heading, and shows the line's type", async () => {
    const { editor } = await open('<p>One</p><h3>Two</h3><h4>Three</h4>');
    await menu('Paragraph style: Text', 'Heading');
    await has('<h2>One</h2>');
    fireEvent.click(await screen.findByRole('button', { name: 'Paragraph style: Heading' }));
    const items = await screen.findAllByRole('menuitemradio');
    expect(items.map((item) => [item.textContent, item.getAttribute('aria-checked')])).toEqual([
      ['Text', 'false'],
      ['Heading', 'true'],
      ['Subheading', 'false'],
      ['Small heading', 'false'],
      ['Note', 'false'],
      ['Tip', 'false'],
      ['Warning', 'false'],
    ]);
    await userEvent.click(items[0] as HTMLElement);
    await has('<p>One</p>');
    await waitFor(() => expect(document.activeElement === editor.view.dom).toBe(true));
    fireEvent.click(await screen.findByRole('button', { name: 'Paragraph style: Text' }));
    const text = await screen.findByRole('menuitemradio', { name: 'Text', checked: true });
    expect(text).toBeDefined();
    select(editor, 'Two', 0);
    expect(await screen.findByText('Subheading', { selector: '[data-tool] *' })).toBeDefined();
    select(editor, 'Three', 0);
    expect(await screen.findByText('Small heading', { selector: '[data-tool] *' })).toBeDefined();
  });

  it('inserts a table, and edits the one at the cursor', async () => {
    const { editor } = await open('<p>One</p><p>Two</p>');
    select(editor, 'Two');
    expect(button('Table').matches('.text-primary-text')).toBe(false);
    await menu('Table', 'Insert table');
    await waitFor(() => expect(html().match(/<tr>/g)).toHaveLength(3));
    await waitFor(() => expect(button('Table').matches('.text-primary-text')).toBe(true));
    await userEvent.click(button('Table'));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Row above',
      'Row below',
      'Column to the left',
      'Column to the right',
      'Header row',
      'Delete row',
      'Delete column',
      'Delete table',
    ]);
    expect(items.map((item) => item.matches('.text-destructive-text')).indexOf(true)).toBe(5);
    await userEvent.click(items[1] as HTMLElement);
    await waitFor(() => expect(html().match(/<tr>/g)).toHaveLength(4));
    await waitFor(() => expect(document.activeElement === editor.view.dom).toBe(true));
  });
});

describe('the text', () => {
  it('shows its error', async () => {
    const { box } = await open('<p>One</p>', { error: 'Content is required' });
    const note = screen.getByText('Content is required');
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
    expect(box.getAttribute('aria-describedby')).toBe(note.id);
    expect(box.closest('.border-destructive')).not.toBeNull();
    for (const [name, value] of [
      ['aria-multiline', 'true'],
      ['aria-label', 'Content'],
      ['role', 'textbox'],
    ] as const)
      expect(box.getAttribute(name)).toBe(value);
    expect(box.matches('.article-text')).toBe(true);
  });

  it('has no error at first', async () => {
    const { box } = await open('<p>One</p>');
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('false'));
    expect(box.getAttribute('aria-describedby')).toBeNull();
    expect(box.closest('.border-destructive')).toBeNull();
  });

  it('is removed with its screen', async () => {
    const { editor, unmount } = await open('<p>One</p>');
    unmount();
    expect(editor.isDestroyed).toBe(true);
  });
});
