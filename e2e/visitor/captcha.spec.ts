import { expect, type Route } from 'playwright/test';
import { startCaptchaServer } from '../../packages/api/src/test/captcha-server.ts';
import { test } from '../fixtures.ts';
import { demo } from '../people.ts';
import { ownServer } from '../staff/own-server.ts';

/** Returns a mock of Turnstile's script, whose widget is one button. */
const script = (token: string) => `
  window.turnstile = {
    render(at, options) {
      const button = document.createElement('button');
      button.textContent = 'I am human';
      button.onclick = () => options.callback(${JSON.stringify(token)});
      at.append(button);
      options['before-interactive-callback']();
      return 'widget';
    },
    reset() {},
    remove() {},
  };`;

test('an admin sets up a captcha, and a visitor solves it on the contact page', async ({
  page,
  pageErrors,
  violations,
}) => {
  test.slow();
  const provider = await startCaptchaServer();
  provider.knows('secret-key');
  const server = await ownServer({
    TURNSTILE_VERIFY_URL: provider.captchaUrls.turnstile,
    ALLOW_PRIVATE_TARGETS: '1',
  });
  const { url } = server;
  try {
    await page.goto(`${url}/login`);
    await page.getByLabel('Email').fill(demo.admin);
    await page.getByLabel('Password').fill(demo.password);
    await page.getByRole('button', { name: /sign in|log in|login/i }).click();
    await expect(page.getByText(/Welcome back/)).toBeVisible();
    await page.goto(`${url}/settings/captcha`);
    await page.getByLabel('Site key').fill('site-key');
    await page.getByLabel('Secret key').fill('secret-key');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByRole('button', { name: 'Check secret key' }).click();
    const accepted = 'Cloudflare Turnstile accepts the secret key';
    await expect(page.getByText(accepted, { exact: true })).toBeVisible();

    const form = await page.evaluate(async () => {
      const field = {
        id: 'm',
        name: 'message',
        label: 'Message',
        type: 'textarea',
        required: true,
      };
      const settings = { captcha: true };
      const made = await fetch('/api/contact-forms', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Guarded', title: 'Guarded', fields: [field], settings }),
      });
      return (await made.json()) as { id: string };
    });

    const theirs = 'https://challenges.cloudflare.com/**';
    const block = (route: Route) => route.abort();
    await page.route(theirs, block);
    await page.goto(`${url}/public/contact/demo?form=${form.id}`);
    await expect(page.getByText(/The security check didn't load/)).toBeVisible();
    await page.getByLabel('Message').fill('My kettle stays cold.');
    expect(await violations(page)).toEqual([]);
    await page.unroute(theirs, block);
    const body = script(provider.pass('secret-key'));
    await page.route(theirs, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await page.getByRole('button', { name: 'Try again' }).click();
    const passed = page.getByRole('button', { name: 'I am human' });
    await expect(passed).toBeVisible();
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText(/Please confirm that you're human/)).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('My kettle stays cold.');
    await passed.click();
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
    expect(pageErrors.filter((error) => error.includes('Content Security Policy'))).toEqual([]);
  } finally {
    await server.end();
    provider.close();
  }
});
