import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button, changed, has, html, open, press } from './test-content-editor.tsx';
import { select } from './test-editor.ts';

describe('a link', () => {
  const address = () => screen.getByLabelText<HTMLInputElement>('Link URL');
  const enter = (value: string, key?: string) => {
    fireEvent.change(address(), { target: { value } });
    if (key) fireEvent.keyDown(address(), { key });
  };
  const isOpen = () => screen.queryByRole('group', { name: 'Link' }) !== null;

  it('is added to the selected text, with the button or Enter', async () => {
    const { editor } = await open('<p>One Two</p>');
    select(editor, 'One');
    press('Link');
    expect(document.activeElement).toBe(address());
    expect(address().value).toBe('');
    expect(screen.queryByRole('button', { name: 'Remove link' })).toBeNull();
    enter('example.com', 'Enter');
    await waitFor(() => expect(html()).toBe('<p><a href="https://example.com">One</a> Two</p>'));
    expect(isOpen()).toBe(false);
    select(editor, 'Two');
    fireEvent.keyDown(editor.view.dom, { key: 'k', ctrlKey: true });
    enter('/help');
    press('Apply');
    await waitFor(() =>
      expect(html()).toBe('<p><a href="https://example.com">One</a> <a href="/help">Two</a></p>'),
    );
    expect(isOpen()).toBe(false);
  });

  it('opens only with Ctrl+K and Cmd+K', async () => {
    const { box } = await open('<p>One</p>');
    expect(fireEvent.keyDown(box, { key: 'k' })).toBe(true);
    expect(fireEvent.keyDown(box, { key: 'j', ctrlKey: true })).toBe(true);
    expect(isOpen()).toBe(false);
    expect(fireEvent.keyDown(box, { key: 'K', metaKey: true })).toBe(false);
    expect(isOpen()).toBe(true);
  });

  it('inserts its address if nothing is selected', async () => {
    const { editor } = await open('<p>One </p>');
    select(editor, 'One', 4 - 1);
    press('Link');
    enter(' help@example.com ', 'Enter');
    await has('One<a href="mailto:help@example.com">help@example.com</a>');
  });

  it("shows an error if it's invalid, and isn't applied", async () => {
    const { editor } = await open('<p>One</p>');
    select(editor, 'One');
    press('Link');
    enter('javascript:alert(1)');
    expect(address().getAttribute('aria-invalid')).toBe('true');
    press('Apply');
    fireEvent.keyDown(address(), { key: 'Enter' });
    expect(changed).not.toHaveBeenCalled();
    expect(isOpen()).toBe(true);
    enter(' ');
    expect(address().getAttribute('aria-invalid')).toBeNull();
  });

  it('is changed as a whole, or removed', async () => {
    const { editor } = await open('<p><a href="https://example.com/a">One more</a></p>');
    select(editor, 'more', 2);
    expect(await screen.findByRole('button', { name: 'Link', pressed: true })).toBeDefined();
    press('Link');
    expect(address().value).toBe('https://example.com/a');
    enter('https://example.com/b', 'Enter');
    await waitFor(() => expect(html()).toBe('<p><a href="https://example.com/b">One more</a></p>'));
    select(editor, 'more', 2);
    press('Link');
    enter('', 'Enter');
    await waitFor(() => expect(html()).toBe('<p>One more</p>'));
    press('Undo');
    select(editor, 'more', 2);
    press('Link');
    press('Remove link');
    await waitFor(() => expect(html()).toBe('<p>One more</p>'));
    expect(isOpen()).toBe(false);
    await waitFor(() => expect(document.activeElement === editor.view.dom).toBe(true));
  });

  it('stays unchanged after Escape, which closes nothing else, and after Cancel', async () => {
    const outer = vi.fn();
    window.addEventListener('keydown', outer);
    const { editor } = await open('<p>One</p>');
    select(editor, 'One');
    press('Link');
    enter('example.com');
    expect(fireEvent.keyDown(address(), { key: 'a' })).toBe(true);
    expect(outer).toHaveBeenCalledOnce();
    expect(fireEvent.keyDown(address(), { key: 'Escape' })).toBe(false);
    expect(outer).toHaveBeenCalledOnce();
    window.removeEventListener('keydown', outer);
    expect(isOpen()).toBe(false);
    await waitFor(() => expect(document.activeElement === editor.view.dom).toBe(true));
    press('Link');
    enter('example.com');
    // Enter on a button clicks that button.
    expect(fireEvent.keyDown(button('Cancel'), { key: 'Enter' })).toBe(true);
    expect(isOpen()).toBe(true);
    press('Cancel');
    expect(isOpen()).toBe(false);
    expect(changed).not.toHaveBeenCalled();
  });
});
