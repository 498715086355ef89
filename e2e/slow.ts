import type { Browser, BrowserContext, Page } from 'playwright/test';

/** The factor by which pages run slower, and the longest delay of an API response in milliseconds. */
const slowdown = Number(process.env.E2E_SLOW ?? 0);
const maxDelay = 400;

/** Slows down every page of a browser by E2E_SLOW, to reproduce failures of a busy machine. Responses aren't cached then. */
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
