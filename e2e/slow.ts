import type { Browser, BrowserContext, Page } from 'playwright/test';

/** How many times slower pages run, and at most how many milliseconds later each answer of the api comes. */
const slowdown = Number(process.env.E2E_SLOW ?? 0);
const maxDelay = 400;

/** Slows every page of a browser down by E2E_SLOW: what only fails on a busy machine fails here at once. Nothing is cached then. */
export function slowDown(browser: Browser) {
  if (slowdown <= 1 || slowed.has(browser)) return;
  slowed.add(browser);
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await delayAnswers(context);
    context.on('page', (page) => void throttle(page));
    return context;
  };
}

const slowed = new WeakSet<Browser>();

async function delayAnswers(context: BrowserContext) {
  await context.route(/\/api\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * maxDelay));
    await route.fallback().catch(() => {});
  });
}

async function throttle(page: Page) {
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  } catch {
    // The page is closed already, or the browser is not Chromium.
  }
}
