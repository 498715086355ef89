import type { Page, Route } from 'playwright/test';

/** Holds matching requests back until what it returns is called: so long the page shows what it shows while it waits. */
export async function hold(
  page: Page,
  pattern: string | RegExp,
  answer: (route: Route) => unknown = (route) => route.fallback(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}

/** Waits until a page has done what it had to do, such as to ask for something that it should not ask for. */
export const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const next = () => requestIdleCallback(() => done());
        requestAnimationFrame(() => requestAnimationFrame(next));
      }),
  );
