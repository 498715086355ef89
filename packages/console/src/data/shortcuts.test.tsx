import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useOwnKeys } from './own-keys.ts';
import { useShortcutGroups, useShortcuts } from './shortcuts.ts';

const press = (key: string, on: Element = document.body) => fireEvent.keyDown(on, { key });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

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

  it('runs as soon as its screen is visible', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const help = vi.fn();
    const Screen = () => {
      useShortcuts('General', [{ keys: '?', label: 'Help', run: help }]);
      return 'Tickets';
    };
    const place = document.createElement('div');
    const root = createRoot(place);
    root.render(<Screen />);
    await new Promise((seen) => new MutationObserver(seen).observe(place, { childList: true }));
    press('?');
    expect(help).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
    act(() => root.unmount());
  });

  it('can be a sequence of two keys', () => {
    const tickets = vi.fn();
    renderHook(() => useShortcuts('Go to', [{ keys: 'g t', label: 'Tickets', run: tickets }]));
    press('t');
    expect(tickets).not.toHaveBeenCalled();
    press('g');
    press('t');
    expect(tickets).toHaveBeenCalledOnce();
  });

  it('can be typed with AltGr, but not with other modifiers', () => {
    const sidebar = vi.fn();
    renderHook(() => useShortcuts('General', [{ keys: '[', label: 'Sidebar', run: sidebar }]));
    const held = { key: '[', ctrlKey: true, altKey: true };
    fireEvent.keyDown(document.body, held);
    expect(sidebar).not.toHaveBeenCalled();
    fireEvent(
      document.body,
      new KeyboardEvent('keydown', { ...held, modifierAltGraph: true, bubbles: true }),
    );
    expect(sidebar).toHaveBeenCalledOnce();
  });

  it('does not run while text is being typed', () => {
    const help = vi.fn();
    renderHook(() => useShortcuts('General', [{ keys: '?', label: 'Help', run: help }]));
    const input = document.body.appendChild(document.createElement('input'));
    press('?', input);
    input.remove();
    expect(help).not.toHaveBeenCalled();
  });

  it('works again after Escape leaves the field, which keeps its text', () => {
    const help = vi.fn();
    renderHook(() => useShortcuts('General', [{ keys: '?', label: 'Help', run: help }]));
    const main = document.body.appendChild(document.createElement('main'));
    const input = main.appendChild(document.createElement('input'));
    Object.assign(input, { type: 'search', value: 'kettle' }).focus();
    // Otherwise the browser would clear it.
    expect(press('Escape', input)).toBe(false);
    expect(input.value).toBe('kettle');
    expect(document.activeElement).toBe(document.body);
    press('?', document.activeElement as Element);
    expect(help).toHaveBeenCalledOnce();
    main.remove();
  });

  it('does not work in a field where Escape means something else', () => {
    const main = document.body.appendChild(document.createElement('main'));
    const input = main.appendChild(document.createElement('input'));
    main.addEventListener('keydown', (event) => event.preventDefault());
    input.focus();
    press('Escape', input);
    expect(document.activeElement).toBe(input);
    main.remove();
    const outside = document.body.appendChild(document.createElement('input'));
    outside.focus();
    expect(press('Escape', outside)).toBe(true);
    expect(document.activeElement).toBe(outside);
    outside.remove();
  });

  it('with a single key can be turned off; those with a modifier stay', () => {
    const [create, find] = [vi.fn(), vi.fn()];
    renderHook(() =>
      useShortcuts('General', [
        { keys: 'c', label: 'New ticket', run: create },
        { keys: '/', label: 'Search', run: find },
      ]),
    );
    const { result } = renderHook(() => useOwnKeys());
    act(() => result.current.change('c', 'Alt+c', 'New ticket'));
    press('c');
    fireEvent.keyDown(document.body, { key: 'c', altKey: true });
    expect(create).toHaveBeenCalledOnce();
    act(() => result.current.switchOff(true));
    press('/');
    expect(find).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'c', altKey: true });
    expect(create).toHaveBeenCalledTimes(2);
    expect(result.current.changed).toEqual([{ keys: 'c', to: 'Alt+c', label: 'New ticket' }]);
    act(() => result.current.change('c', 'c', 'New ticket'));
    act(() => result.current.switchOff(false));
    press('c');
    press('/');
    expect([create.mock.calls.length, find.mock.calls.length]).toEqual([3, 1]);
  });

  it('is listed while its screen is shown', () => {
    const { result } = renderHook(() => {
      useShortcuts('Tickets', [{ keys: 'j', label: 'Next ticket' }]);
      return useShortcutGroups();
    });
    expect(result.current.map(({ name }) => name)).toEqual(['Tickets']);
  });
});
