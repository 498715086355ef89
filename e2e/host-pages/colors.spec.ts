import { expect, type Page } from 'playwright/test';
import { expectFill, send, test, twoLines } from './host-page.ts';

const injection = 'red;}body{background:url(https://evil.example/x)}';
const brand = '#10B981';
const standard = '#3B82F6';

/** Replaces the organization's color in every response, as if the server had accepted it. */
async function answerColor(page: Page, primaryColor: string) {
  await page.route(/\/api\/(widget\/form|public\/org)\//, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    Object.assign(body.organization ?? body, { primaryColor });
    await route.fulfill({ response, json: body });
  });
}

/** Records requests to the host named in the injected color. */
function askedOfEvil(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'evil.example') asked.push(request.url());
  });
  return asked;
}

const pages = {
  'the embedded page': '/embed/form/default?org=demo',
  'the widget page': '/widget/form/default?org=demo',
};

test('XS-08: an invalid color has no effect on a host page', { tag: '@full' }, async ({
  page,
  open,
}) => {
  const asked = askedOfEvil(page);
  await answerColor(page, injection);
  await open({
    body: `{{script}}<helpdesk-form organization="demo" theme="${injection}"></helpdesk-form>`,
  });
  await expectFill(send(page), standard);
  await expect(page.locator('body')).toHaveCSS('background-image', 'none');
  const root = page.locator('helpdesk-form .root');
  expect(await root.getAttribute('style')).toBeNull();
  expect((await root.getAttribute('class'))?.trim()).toBe('root');
  expect(asked).toEqual([]);
});

test('XS-08: the element shows the color of the organization without adding a style to the page', async ({
  page,
  open,
  helpdeskUrl,
  pageErrors,
}) => {
  await answerColor(page, brand);
  await open({
    body: twoLines,
    headers: {
      'content-security-policy': `default-src 'none'; script-src ${helpdeskUrl}; connect-src ${helpdeskUrl}; style-src 'none'`,
    },
  });
  await expectFill(send(page), brand);
  await expect(page.locator('style, link[rel=stylesheet]')).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});

test('the launcher of a form takes the color of the organization once the form has loaded', {
  tag: '@full',
}, async ({ page, open, helpdeskUrl }) => {
  await answerColor(page, brand);
  await open({
    body: `<script src="${helpdeskUrl}/widget.js" data-organization="demo"></script>`,
  });
  const launcher = page.getByRole('button', { name: 'Contact us' });
  await expectFill(launcher, standard);
  await launcher.click();
  await expectFill(send(page), brand);
  await expectFill(launcher, brand);
});

for (const [name, path] of Object.entries(pages)) {
  test(`XS-08: ${name} applies a color only through CSSOM and ignores an invalid one`, {
    tag: '@full',
  }, async ({ page, helpdeskUrl, pageErrors }) => {
    const asked = askedOfEvil(page);
    const button = page.getByRole('button', { name: /^(Submit|Send Message)$/ });
    await answerColor(page, brand);
    const response = await page.goto(helpdeskUrl + path);
    expect(response?.headers()['content-security-policy']).toContain("style-src 'self';");
    const background = () =>
      button.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect(button).toBeVisible();
    await expectFill(button, brand);
    const branded = await background();

    await page.unrouteAll();
    await answerColor(page, injection);
    await page.goto(`${helpdeskUrl + path}${path.includes('?') ? '&' : '?'}theme=${injection}`);
    await expect(button).toBeVisible();
    expect(await background()).not.toBe(branded);
    await expect(page.locator('body')).toHaveCSS('background-image', 'none');
    await expect(page.locator('style, [style*=evil]')).toHaveCount(0);
    expect({ asked, pageErrors }).toEqual({ asked: [], pageErrors: [] });
  });
}
