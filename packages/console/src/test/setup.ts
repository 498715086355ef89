import { cleanup, configure } from '@testing-library/react';
import { vi } from 'vitest';

// Test files share a window and the libraries, which load slowly. Our own modules, and everything that the browser
// stores, are reset for each file.
cleanup();
vi.resetModules();
vi.unstubAllGlobals();
localStorage.clear();
sessionStorage.clear();
window.history.replaceState(null, '', '/');

// Forms require a minimum time before they can be sent, and slow machines need longer than the default timeout.
configure({ asyncUtilTimeout: 20_000, defaultHidden: true });

// jsdom has no layout, so no size ever changes.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Nor does it scroll, which the router does after each navigation; jsdom would print that it cannot.
window.scrollTo = () => {};

// jsdom has no window width either: no media query matches.
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
