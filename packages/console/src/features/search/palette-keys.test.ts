import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, it, test } from 'vitest';
import { closeOverlay, useOverlay } from '../../data/overlay.ts';
import { paletteKeys, usePaletteKeys } from './palette-keys.ts';

const shown = () => renderHook(useOverlay).result.current;

afterEach(() => {
  cleanup();
  closeOverlay();
  document.documentElement.removeAttribute('data-modal');
});

test.each([
  [{ key: 'k', ctrlKey: true }, true],
  [{ key: 'K', metaKey: true }, true],
  [{ key: 'k' }, false],
  [{ key: 'j', ctrlKey: true }, false],
  [{ key: 'k', ctrlKey: true, shiftKey: true }, false],
  [{ key: 'k', ctrlKey: true, altKey: true }, false],
])('%o opens the palette: %s', (keys, opens) => {
  renderHook(usePaletteKeys);
  expect(fireEvent.keyDown(document.body, keys)).toBe(!opens);
  expect(shown()).toBe(opens ? 'palette' : null);
});

it("doesn't open over a dialog, and prevents the browser's default", () => {
  renderHook(usePaletteKeys);
  document.documentElement.toggleAttribute('data-modal', true);
  expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(false);
  expect(shown()).toBeNull();
});

it("doesn't open after the console is unmounted", () => {
  renderHook(usePaletteKeys).unmount();
  expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(true);
  expect(shown()).toBeNull();
  expect(paletteKeys).toBe('Ctrl K');
});
