import { expect } from 'playwright/test';
import { test, twoLines } from './host-page.ts';

type Form = HTMLElementTagNameMap['helpdesk-form'];

test('moving, removing and re-adding the form keep the typed text', { tag: '@full' }, async ({
  page,
  open,
}) => {
  await open({ body: `${twoLines}<aside></aside>` });
  const subject = page.getByLabel('Subject');
  await subject.fill('Half a sentence');
  await page.evaluate(() => {
    const form = document.querySelector('helpdesk-form') as Form;
    document.querySelector('aside')?.append(form);
  });
  await expect(subject).toHaveValue('Half a sentence');
  await page.evaluate(async () => {
    const form = document.querySelector('helpdesk-form') as Form;
    form.remove();
    await new Promise((resolve) => setTimeout(resolve, 100));
    document.body.prepend(form);
  });
  await expect(subject).toHaveValue('Half a sentence');
});

test('a page that replaces its body gets a new form', { tag: '@full' }, async ({ page, open }) => {
  await open({ body: twoLines });
  await page.getByLabel('Subject').fill('Old page');
  await page.evaluate(() => {
    const body = document.createElement('body');
    body.innerHTML = '<main><helpdesk-form organization="demo"></helpdesk-form></main>';
    document.documentElement.replaceChild(body, document.body);
  });
  await expect(page.getByLabel('Subject')).toHaveValue('');
});

test('an element moved into a frame keeps its styles', { tag: '@full' }, async ({ page, open }) => {
  await open({ body: `${twoLines}<iframe title="Frame" width="700" height="700"></iframe>` });
  await page.getByLabel('Subject').fill('Framed');
  await page.evaluate(() => {
    const frame = document.querySelector('iframe') as HTMLIFrameElement;
    frame.contentDocument?.body.append(document.querySelector('helpdesk-form') as Form);
  });
  const subject = page.frameLocator('iframe').getByLabel('Subject');
  await expect(subject).toHaveValue('Framed');
  await expect(subject).toHaveCSS('height', '44px');
});

test('a second copy of the script warns, keeps the first, and still runs its snippet', {
  tag: '@full',
}, async ({ page, open, helpdeskUrl, pageErrors }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await open({
    body: `${twoLines}<script src="${helpdeskUrl}/widget.js" data-organization="demo" data-position="inline"></script>`,
  });
  await expect(page.getByLabel('Subject')).toHaveCount(2);
  expect(warnings).toEqual([expect.stringContaining('widget.js loaded twice')]);
  await page.getByLabel('Subject').first().fill('Only here');
  await expect(page.getByLabel('Subject').last()).toHaveValue('');
  expect(pageErrors).toEqual([]);
});

test('commands queued before the script loads run once it has loaded', async ({ page, open }) => {
  await open({
    body: `<script>
      (window.helpdesk ??= []).push((helpdesk) => { document.title = helpdesk.version });
    </script>{{script}}`,
  });
  await expect(page).toHaveTitle(/^\d+\.\d+\.\d+$/);
  const ready = await page.evaluate(async () => {
    const { helpdesk } = window;
    if (!helpdesk || Array.isArray(helpdesk)) return false;
    return (await helpdesk.ready('helpdesk-form')) === customElements.get('helpdesk-form');
  });
  expect(ready).toBe(true);
});

test('a form uses properties set before the script loads and ignores malformed JSON', {
  tag: '@full',
}, async ({ page, open }) => {
  await open({
    body: `<helpdesk-form id="early"></helpdesk-form>
      <helpdesk-form organization="demo" values="{broken"></helpdesk-form>
      <script>
        document.getElementById('early').organization = 'demo';
        document.getElementById('early').values = { subject: 'Order 17' };
      </script>{{script}}`,
  });
  await expect(page.getByLabel('Subject')).toHaveCount(2);
  await expect(page.getByLabel('Subject').first()).toHaveValue('Order 17');
  await expect(page.getByLabel('Subject').last()).toHaveValue('');
});
