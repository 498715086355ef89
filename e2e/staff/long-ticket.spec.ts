import { expect, type Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { png } from './files.ts';
import { addTicket, newOrganization, type Organization, openAs } from './organizations.ts';

/** Whether nothing else runs on the machine. Other work would make the measured times longer. */
const isIdle = process.env.E2E_IDLE === '1';

let team: Organization;
test.beforeAll(async () => {
  team = await newOrganization();
});

interface Said {
  id: string;
  message: string;
  createdAt: string;
  files: object[];
}

/** Mocks a ticket with 500 messages and 200 files, half of them pictures. Returns a counter of the fetched pictures. */
async function makeLong(page: Page, id: string) {
  let fetched = 0;
  await page.route(`**/api/tickets/${id}`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answer = await route.fetch();
    const ticket = (await answer.json()) as { messages: Said[] };
    const [first] = ticket.messages;
    const messages = Array.from({ length: 500 }, (_, at) => ({
      ...first,
      id: `message-${at}`,
      message: `Message ${at} of many. ${'It goes on for a while. '.repeat(at % 12)}`,
      createdAt: new Date(Date.now() - (500 - at) * 60_000).toISOString(),
      files: at % 5 < 2 ? [fileOf(at)] : [],
    }));
    await route.fulfill({ response: answer, json: { ...ticket, messages } });
  });
  await page.route(/\/files\/long\./, (route) => {
    fetched += 1;
    return route.fulfill({ contentType: 'image/png', body: png });
  });
  return () => fetched;
}

const fileOf = (at: number) => ({
  id: `file-${at}`,
  name: at % 5 === 0 ? `Picture ${at}.png` : `Manual ${at}.pdf`,
  size: 48_213,
  type: at % 5 === 0 ? 'image/png' : 'application/pdf',
  url: `/files/long.file-${at}.zzzzzz.a/file-${at}`,
  state: 'ready',
  threat: null,
});

const messageAt = (page: Page, at: number) =>
  page.getByRole('region', { name: 'Messages' }).getByText(`Message ${at} of many.`);

/** Returns the longest gap between two frames while the conversation scrolls from its end to its beginning. */
const scrolled = (page: Page) =>
  page.getByRole('region', { name: 'Messages' }).evaluate(async (messages) => {
    const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
    let scroller = messages as Element;
    while (!/auto|scroll/.test(getComputedStyle(scroller).overflowY) && scroller.parentElement) {
      scroller = scroller.parentElement;
    }
    let slowest = 0;
    scroller.scrollTo(0, scroller.scrollHeight);
    let before = await frame();
    for (let step = 1; step <= 120; step += 1) {
      scroller.scrollTo(0, scroller.scrollHeight * (1 - step / 120));
      const now = await frame();
      slowest = Math.max(slowest, now - before);
      before = now;
    }
    return slowest;
  });

test('a ticket with 500 messages and 200 files shows the newest first and loads pictures as they scroll into view', {
  tag: '@full',
}, async ({ browser }) => {
  const { id } = await addTicket(team.admin, 'A long story');
  await team.admin.api.post(`/api/tickets/${id}/messages`, { data: { message: 'One of them' } });
  const page = await openAs(browser, team.agent, '/tickets');
  const fetched = await makeLong(page, id);
  const began = performance.now();
  await page.goto(`${helpdeskUrl}/tickets/${id}`, { waitUntil: 'commit' });
  await expect(messageAt(page, 499)).toBeVisible();
  const opened = performance.now() - began;
  await expect(messageAt(page, 100)).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Picture 495.png' })).toBeAttached();
  // Only those of the hundred pictures that are near the newest message.
  expect(fetched()).toBeLessThan(20);
  const shown = performance.now();
  await page.getByRole('button', { name: /older messages/ }).click();
  await expect(messageAt(page, 0)).toBeAttached();
  const unfolded = performance.now() - shown;
  const slowest = await scrolled(page);
  await expect(messageAt(page, 0)).toBeInViewport();
  const description = `opened in ${Math.round(opened)} ms, unfolded in ${Math.round(unfolded)} ms, slowest frame of the scroll ${Math.round(slowest)} ms, ${fetched()} of 100 pictures`;
  test.info().annotations.push({ type: 'measured', description });
  if (!isIdle) return;
  expect(opened).toBeLessThan(1_500);
  expect(unfolded).toBeLessThan(500);
  expect(slowest).toBeLessThan(100);
});
