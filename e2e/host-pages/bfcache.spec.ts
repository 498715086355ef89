import { expect } from 'playwright/test';
import { browserArguments, wholeChromium } from '../browser.ts';
import { box, chatOf, launcher, log, said, say, test } from './chat-page.ts';
import { fillIn, send, ticketNumber, twoLines } from './host-page.ts';

// Real browsers have a back/forward cache. Playwright disables it, and the headless shell doesn't have one.
test.use({
  launchOptions: {
    executablePath: wholeChromium,
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const noted = `<script>
  addEventListener('pageshow', ({ persisted }) => (document.title = persisted ? 'Kept' : 'Loaded'));
</script>`;

const places = {
  'on the page': twoLines,
  'in a corner':
    '{{script}}<helpdesk-form organization="demo" position="top-left" auto-open></helpdesk-form>',
};

for (const [where, body] of Object.entries(places)) {
  test(`a page with a form ${where} stays in the back/forward cache and keeps typed text`, {
    tag: '@full',
  }, async ({ page, open, hostPagesUrl }) => {
    await open({ body, head: noted });
    await fillIn(page, 'Back again');
    await expect(page).toHaveTitle('Loaded');
    await page.goto(hostPagesUrl);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveTitle('Kept');
    await expect(page.getByLabel('Subject')).toHaveValue('Back again');
    await send(page).click();
    await expect(ticketNumber(page)).toBeVisible();
  });
}

test('a page with an open chat stays in the back/forward cache, and the chat reconnects on return', {
  tag: '@full',
}, async ({ page, open, team, hostPagesUrl }) => {
  await open({ body: chatOf(team.subdomain), head: noted });
  await launcher(page).click();
  await say(page, 'Zyxgrf one');
  await expect(log(page)).toContainText("I don't have an answer");
  await expect(page).toHaveTitle('Loaded');
  await page.goto(hostPagesUrl);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveTitle('Kept');
  await say(page, 'Zyxgrf two');
  // The greeting, and for each of the two messages: the message, the apology and the offer to leave a message.
  await expect.poll(async () => (await said(page)).length).toBe(7);
  await expect(box(page)).toBeFocused();
});
