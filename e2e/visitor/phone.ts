import { expect, type Locator, type Page } from 'playwright/test';

const screen = { width: 390, height: 844 };
/** The height that an open keyboard leaves of the screen. */
const aboveKeyboard = 460;

/** The options of a browser context for a phone. */
export const phone = { viewport: screen, hasTouch: true, isMobile: true };

/** Makes a page as slow as on a cheap phone with a weak signal: a sixth of the processor, and "Slow 3G" of the developer tools. */
export async function slowPhone(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2_000,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
    connectionType: 'cellular3g',
  });
}

/**
 * A keyboard that covers the lower part of the page, as on iOS and in Chrome for Android: only the visual viewport shrinks. Chromium can't
 * emulate one, so this replaces `visualViewport`. Call it before the page is opened.
 */
export async function keyboardOf(page: Page) {
  await page.addInitScript((height) => {
    const stand = Object.assign(new EventTarget(), { height, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { value: stand });
  }, screen.height);
  let seen = screen.height;
  const resize = async (height: number) => {
    seen = height;
    await page.evaluate((now) => {
      Object.assign(window.visualViewport as object, { height: now });
      window.visualViewport?.dispatchEvent(new Event('resize'));
    }, height);
  };
  return {
    open: () => resize(aboveKeyboard),
    close: () => resize(screen.height),
    /** Expects an element to be within the part of the screen that the keyboard leaves. */
    expectAbove: (element: Locator) =>
      expect
        .poll(async () => {
          const box = await element.boundingBox();
          return box && box.y >= 0 && box.y + box.height <= seen;
        })
        .toBe(true),
  };
}
