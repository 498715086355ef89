import { expect } from 'playwright/test';
import { expectFill, fillIn, send, test } from './host-page.ts';

const policy = (helpdesk: string) =>
  `default-src 'none'; script-src ${helpdesk}; connect-src ${helpdesk} ${helpdesk.replace('http', 'ws')}; style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;

const inForm = `<helpdesk-form organization="demo" POSITION>
  <b slot="launcher">?</b>
  <p slot="intro">Have your <a href="#bill">bill</a> at hand.</p>
  <p slot="footer"><a href="#privacy">What we keep</a></p>
  <a slot="success" href="#shop">Back to the shop</a>
</helpdesk-form>`;

test('a form panel shows the slot content of a page with a strict policy and Trusted Types', async ({
  page,
  open,
  helpdeskUrl,
  pageErrors,
  violations,
}) => {
  await open({
    body: `{{script}}${inForm.replace('POSITION', 'position="bottom-right"')}`,
    headers: { 'content-security-policy': policy(helpdeskUrl) },
  });
  const launcher = page.getByRole('button', { name: 'Contact us' });
  await expect(page.getByText('?', { exact: true })).toBeVisible();
  await expect(page.getByText('bill')).toBeHidden();
  await launcher.click();
  // The first field gets the focus, not the link before it.
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByRole('link', { name: 'bill' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the shop' })).toBeHidden();
  expect(await violations(page)).toEqual([]);

  // Tab moves between the page's content and the panel, and Escape closes the panel.
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'bill' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByRole('link', { name: 'What we keep' }).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(launcher).toBeFocused();

  await launcher.click();
  await fillIn(page, 'From a panel with slots');
  await send(page).click();
  await expect(page.getByRole('link', { name: 'Back to the shop' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'bill' })).toBeHidden();
  expect(pageErrors).toEqual([]);
});

test('Enter in a page control in a slot submits the page’s own form, not ours', {
  tag: '@full',
}, async ({ page, open }) => {
  await open({
    body: `{{script}}<form action="#searched"><helpdesk-form organization="demo">
      <label slot="footer">Voucher <input name="email" value="none" /></label>
    </helpdesk-form></form>`,
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await fillIn(page, 'With a voucher');
  const voucher = page.getByLabel('Voucher');
  await voucher.fill('AB-1');
  await voucher.press('Enter');
  await expect(page).toHaveURL(/\?email=AB-1/);
  expect(sent.filter((path) => path.endsWith('/submit'))).toEqual([]);
});

test('a form that fails to load shows an error even if the page filled a slot', {
  tag: '@full',
}, async ({ page, open }) => {
  await page.route('**/chunks/**', (route) => route.abort());
  await open({ body: `{{script}}${inForm.replace('POSITION', '')}` });
  await expect(page.getByRole('button', { name: /Failed to load form/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'bill' })).toBeHidden();
});

test('a chat shows slot content of the page above the messages and below the text box', {
  tag: '@full',
}, async ({ page, open, pageErrors, violations }) => {
  await open({
    body: `{{script}}<helpdesk-chat organization="demo">
      <p slot="intro">Orders of today are sent at five.</p>
      <small slot="footer"><a href="#privacy">What we keep</a></small>
    </helpdesk-chat>`,
  });
  await page.getByRole('button', { name: 'Chat with us' }).click();
  const box = page.getByRole('textbox', { name: 'Message' });
  await expect(box).toBeFocused();
  await expect(page.getByText('Orders of today are sent at five.')).toBeVisible();
  await expect(page.getByRole('log')).not.toContainText('Orders of today');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'What we keep' }).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Chat with us' })).toBeFocused();
  expect(pageErrors).toEqual([]);
});

test('a visitor reaches the page’s link for an empty search with the keyboard', {
  tag: '@full',
}, async ({ page, open }) => {
  await open({
    body: `{{script}}<helpdesk-search organization="demo">
      <a slot="empty" href="#write">Write to us</a>
    </helpdesk-search><a href="#after">After</a>`,
  });
  const box = page.getByRole('combobox');
  const offer = page.getByRole('link', { name: 'Write to us' });
  await box.fill('zzqxv');
  await expect(offer).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(offer).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'After' })).toBeFocused();
  await expect(offer).toBeHidden();
});

test('the page can style the parts of a panel', { tag: '@full' }, async ({ page, open }) => {
  await open({
    head: '<style>::part(panel) { opacity: 0.9 } ::part(field) { opacity: 0.8 } ::part(launcher) { opacity: 0.7 }</style>',
    body: `{{script}}${inForm.replace('POSITION', 'position="top-left"')}`,
  });
  const launcher = page.getByRole('button', { name: 'Contact us' });
  await launcher.click();
  await expect(launcher).toHaveCSS('opacity', '0.7');
  await expect(page.getByRole('dialog')).toHaveCSS('opacity', '0.9');
  await expect(page.locator('[part=field]').first()).toHaveCSS('opacity', '0.8');
});

test('slot content in a launcher keeps the text color of the button when its color changes', {
  tag: '@full',
}, async ({ page, open }) => {
  await open({ body: `{{script}}${inForm.replace('POSITION', 'position="bottom-left"')}` });
  const sign = page.getByText('?', { exact: true });
  const launcher = page.getByRole('button', { name: 'Contact us' });
  const paint = (color: string) =>
    page
      .locator('helpdesk-form')
      .evaluate((form, value) => form.style.setProperty('--helpdesk-color-primary', value), color);
  await expect(launcher).toBeVisible();
  // The element darkens bright colors until white text is readable.
  for (const color of ['#312e81', '#fde047', '#14532d']) {
    await paint(color);
    await expectFill(launcher, color);
    await expect(sign).toHaveCSS('color', 'rgb(255, 255, 255)');
  }
});
