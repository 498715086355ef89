import { expect, type Page } from 'playwright/test';
import { makeForm } from '../forms.ts';
import { hold } from '../hold.ts';
import { expectFill, meter, test } from './host-page.ts';

/** Returns the body of a host page that records the messages of its frame. */
const framed = (
  src: string,
) => `<iframe title="Form" width="700" height="600" src="${src}"></iframe>
  <script>
    const posted = [];
    addEventListener('message', ({ origin, data }) => posted.push({ origin, data }));
  </script>`;

type Posted = { origin: string; data: { type: string; height?: number; data?: object } };
const postedBy = (page: Page) => page.evaluate('posted') as Promise<Posted[]>;
const typesOf = async (page: Page) =>
  (await postedBy(page)).map(({ data }) => data.type).filter((type) => type !== 'widget:height');
/** Returns the first message of a type. */
const postOf = async (page: Page, type: string) =>
  (await postedBy(page)).find(({ data }) => data.type === type)?.data;

test('a visitor submits the embedded page in a frame on another site', async ({
  page,
  open,
  helpdeskUrl,
  request,
  pageErrors,
}) => {
  const id = await makeForm(request);
  await open({ body: framed(`${helpdeskUrl}/embed/form/${id}?org=demo`) });
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Ask the workshop' })).toBeVisible();
  await frame.getByLabel('Message').fill('The saddle squeaks.');
  const release = await hold(page, '**/api/widget/submit');
  await frame.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(frame.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  release();
  await expect(frame.getByRole('status')).toContainText(
    'Thank you! Your message has been sent successfully.',
  );
  await expect(frame.getByRole('button')).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});

test('the embedded page posts only its height to its parent', { tag: '@full' }, async ({
  page,
  open,
  helpdeskUrl,
  request,
}) => {
  const id = await makeForm(request);
  await open({ body: framed(`${helpdeskUrl}/embed/form/${id}?org=demo`) });
  await expect(page.frameLocator('iframe').getByLabel('Message')).toBeVisible();
  await expect.poll(async () => (await postedBy(page)).at(-1)?.data.height).toBeGreaterThan(250);
  const posted = await postedBy(page);
  expect(new Set(posted.map(({ data }) => data.type))).toEqual(new Set(['widget:height']));
  expect(new Set(posted.map(({ origin }) => origin))).toEqual(new Set([helpdeskUrl]));
});

for (const path of [
  '/embed/form/nothing?org=demo',
  '/embed/form/default?org=nobody',
  '/embed/form/x',
]) {
  test(`${path} shows that the form does not exist`, { tag: '@full' }, async ({
    page,
    helpdeskUrl,
  }) => {
    await page.goto(helpdeskUrl + path);
    await expect(page.getByRole('heading', { name: 'Form Not Found' })).toBeVisible();
    await expect(
      page.getByText("The contact form you're looking for doesn't exist or is not available."),
    ).toBeVisible();
  });
}

test("the embedded page uses the organization's color", { tag: '@full' }, async ({
  page,
  helpdeskUrl,
}) => {
  await page.route('**/api/widget/form/**', async (route) => {
    const response = await route.fetch();
    const form = await response.json();
    form.organization.primaryColor = '#10B981';
    await route.fulfill({ response, json: form });
  });
  await page.goto(`${helpdeskUrl}/embed/form/default?org=demo`);
  await expectFill(page.getByRole('button'), '#10B981');
  await expect(page.locator('html')).toHaveCSS('--helpdesk-color-primary', '#10B981');
});

test('XS-07: the widget form posts each step to its parent, without the answers', async ({
  page,
  open,
  helpdeskUrl,
  request,
}) => {
  const id = await makeForm(request);
  await open({ body: framed(`${helpdeskUrl}/widget/form/${id}?org=demo`) });
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('Message').fill('Secret matter');
  await frame.getByRole('button', { name: 'Send Message' }).click();
  await expect(ticketNumberIn(page)).toBeVisible();
  // A frame in another process may show its result before its messages arrive.
  await expect
    .poll(() => typesOf(page))
    .toEqual(['widget:loaded', 'widget:submit', 'widget:success']);
  const posted = await postedBy(page);
  expect(posted[0]?.data.type).toBe('widget:loaded');
  expect(await postOf(page, 'widget:loaded')).toEqual({ type: 'widget:loaded', formId: id });
  expect(JSON.stringify(posted)).not.toContain('Secret matter');
});

test('a site that the form allows receives the answers', { tag: '@full' }, async ({
  page,
  open,
  helpdeskUrl,
  request,
}) => {
  await open({ body: '' });
  const { host } = new URL(page.url());
  const id = await makeForm(request, { settings: { allowedDomains: [host] } });
  await open({ body: framed(`${helpdeskUrl}/widget/form/${id}?org=demo`) });
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('Message').fill('For your ears');
  await frame.getByRole('button', { name: 'Send Message' }).click();
  await expect(ticketNumberIn(page)).toBeVisible();
  await expect
    .poll(() => postOf(page, 'widget:submit'))
    .toEqual({ type: 'widget:submit', data: { message: 'For your ears' } });
});

test('XS-07: a site that the form does not allow gets no frame', { tag: '@full' }, async ({
  page,
  open,
  helpdeskUrl,
  request,
}) => {
  const id = await makeForm(request, { settings: { allowedDomains: ['shop.example.com'] } });
  await open({ body: framed(`${helpdeskUrl}/widget/form/${id}?org=demo`) });
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  await expect(page.frameLocator('iframe').getByLabel('Message')).toHaveCount(0);
  expect(await postedBy(page)).toEqual([]);
});

test('XS-07: forged messages have no effect on the form, and are not passed on', {
  tag: '@full',
}, async ({ page, open, helpdeskUrl, request }) => {
  const id = await makeForm(request);
  await open({ body: framed(`${helpdeskUrl}/widget/form/${id}?org=demo`) });
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('Message').fill('Mine alone');
  const sent: string[] = [];
  page.on('request', (one) => one.method() === 'POST' && sent.push(one.url()));
  await expect.poll(() => typesOf(page)).toEqual(['widget:loaded']);
  const [, form] = page.frames();
  await form?.evaluate(() => {
    const heard = new Promise<void>((done) =>
      addEventListener('message', ({ data }) => data === 'the last' && done()),
    );
    Object.assign(window, { heard });
  });
  await page.evaluate(() => {
    const { contentWindow } = document.querySelector('iframe') as HTMLIFrameElement;
    const forged = [
      { type: 'widget:submit', data: { message: 'Theirs' } },
      { type: 'widget:success', response: { id: 'x', message: '<img src=x onerror=alert(1)>' } },
      { type: 'widget:error', message: 'Your session has ended. Sign in at evil.example.' },
      { type: 'widget:height', height: 1e9 },
      JSON.parse('{"__proto__":{"polluted":true},"type":"widget:loaded"}'),
      'submit',
      null,
      'the last',
    ];
    for (const message of forged) contentWindow?.postMessage(message, '*');
  });
  await form?.evaluate('heard');
  await expect(frame.getByLabel('Message')).toHaveValue('Mine alone');
  await expect(frame.getByRole('alert')).toHaveCount(0);
  expect(sent.filter((url) => url.endsWith('/submit'))).toEqual([]);
  expect(await typesOf(page)).toEqual(['widget:loaded']);
  const heights = (await postedBy(page)).map(({ data }) => data.height ?? 0);
  expect(Math.max(...heights)).toBeLessThan(1e9);
});

const escaped = (html: string) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const nameless = {
  'in a sandbox': (html: string) => `sandbox="allow-scripts" srcdoc="${escaped(html)}"`,
  'of a data: address': (html: string) => `src="data:text/html,${encodeURIComponent(html)}"`,
};

for (const [which, attributes] of Object.entries(nameless)) {
  test(`XS-07: a parent without an origin, ${which}, receives nothing`, { tag: '@full' }, async ({
    page,
    open,
    helpdeskUrl,
    request,
  }) => {
    const id = await makeForm(request);
    // The middle page forwards every message it receives, because only the outer page can read them.
    const middle = `<iframe width="600" height="500" src="${helpdeskUrl}/widget/form/${id}?org=demo"></iframe><script>
      addEventListener('message', ({ data }) => parent.postMessage({ heard: data }, '*'));
      parent.postMessage({ heard: 'ready' }, '*');
    </script>`;
    await open({
      body: `<script>const posted = []; addEventListener('message', ({ data }) => posted.push(data))</script><iframe title="Middle" width="700" height="600" ${attributes(middle)}></iframe>`,
    });
    await expect.poll(() => page.evaluate('posted')).toContainEqual({ heard: 'ready' });
    await expect.poll(() => page.frames()[2]?.url()).toMatch(/^chrome-error:/);
    expect(await page.evaluate('posted')).toEqual([{ heard: 'ready' }]);
  });
}

test('errors are posted to the parent with the text that the visitor sees', {
  tag: '@full',
}, async ({ page, open, helpdeskUrl }) => {
  await open({ body: framed(`${helpdeskUrl}/widget/form/nothing?org=demo`) });
  await expect(page.frameLocator('iframe').getByRole('alert')).toContainText(
    'Failed to load form. Please try again.',
  );
  await expect
    .poll(() => postOf(page, 'widget:error'))
    .toEqual({
      type: 'widget:error',
      message: 'Failed to load form. Please try again.',
      reason: 'Failed to fetch form data',
    });
});

test('both pages are small, store nothing and pass axe', { tag: '@full' }, async ({
  page,
  context,
  helpdeskUrl,
  violations,
}) => {
  for (const kind of ['embed', 'widget']) {
    const { bytes } = meter(page, helpdeskUrl);
    await page.goto(`${helpdeskUrl}/${kind}/form/default?org=demo`);
    await expect(page.getByLabel('Subject')).toBeVisible();
    expect(await bytes()).toBeLessThan(22_600);
    page.removeAllListeners('response');
    // The form is part of another page, so landmarks and the first heading are that page's.
    const found = (await violations(page)).filter(
      (one) => !/region|page-has-heading-one|landmark/.test(one),
    );
    expect(found).toEqual([]);
  }
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  expect({ cookies, origins }).toEqual({ cookies: [], origins: [] });
});

function ticketNumberIn(page: Page) {
  return page.frameLocator('iframe').getByText(/TK-\d{4}-\d{6}/);
}
