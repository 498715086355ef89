import type { Page, Route } from 'playwright/test';

/** Delays matching requests until the returned function is called, so a journey can see the page while it waits. */
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

/** Waits until a page is idle. By then it has sent all its requests, including unwanted ones. */
export const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const next = () => requestIdleCallback(() => done());
        requestAnimationFrame(() => requestAnimationFrame(next));
      }),
  );
