import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useShortcutGroups, useShortcuts } from './shortcuts.ts';

const press = (key: string, on: Element = document.body) => fireEvent.keyDown(on, { key });

afterEach(cleanup);

describe('a shortcut', () => {
  it('runs when its key is pressed, and no longer after its screen is closed', () => {
    const help = vi.fn();
    const { unmount } = renderHook(() =>
      useShortcuts('General', [{ keys: '?', label: 'Help', run: help }]),
    );
    press('?');
    expect(help).toHaveBeenCalledOnce();
    unmount();
    press('?');
    expect(help).toHaveBeenCalledOnce();
  });

  it('may be two keys, one after the other', () => {
    const tickets = vi.fn();
    renderHook(() => useShortcuts('Go to', [{ keys: 'g t', label: 'Tickets', run: tickets }]));
    press('t');
    expect(tickets).not.toHaveBeenCalled();
    press('g');
    press('t');
    expect(tickets).toHaveBeenCalledOnce();
  });

  it('does not run while text is being typed', () => {
    const help = vi.fn();
    renderHook(() => useShortcuts('General', [{ keys: '?', label: 'Help', run: help }]));
    const input = document.body.appendChild(document.createElement('input'));
    press('?', input);
    input.remove();
    expect(help).not.toHaveBeenCalled();
  });

  it('is listed while its screen is shown', () => {
    const { result } = renderHook(() => {
      useShortcuts('Tickets', [{ keys: 'j', label: 'Next ticket' }]);
      return useShortcutGroups();
    });
    expect(result.current.map(({ name }) => name)).toEqual(['Tickets']);
  });
});
