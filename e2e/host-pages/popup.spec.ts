import { expect, type Locator, type Page } from 'playwright/test';
import { makeForm } from '../forms.ts';
import { idle } from '../hold.ts';
import { expectFill, fillIn, send, test, ticketNumber } from './host-page.ts';

const snippet = (helpdeskUrl: string, more = '') =>
  `<a href="#top">Before</a><script src="${helpdeskUrl}/widget.js" data-organization="demo" ${more}></script>`;

const launcher = (page: Page) => page.getByRole('button', { name: 'Contact us' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Contact us' });

test('a visitor opens the form of the classic snippet from a button in the corner and sends it', async ({
  page,
  open,
  helpdeskUrl,
  pageErrors,
}) => {
  await open({ body: snippet(helpdeskUrl) });
  const box = await launcher(page).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(width - 20);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(height - 20);
  await launcher(page).click();
  await fillIn(page, 'From the corner');
  await send(page).click();
  await expect(ticketNumber(page)).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('a closed popup loads one script and nothing else', {
  tag: '@full',
}, async ({ page, open, helpdeskUrl }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(helpdeskUrl)) asked.push(new URL(request.url()).pathname);
  });
  await open({ body: snippet(helpdeskUrl) });
  await expect(launcher(page)).toBeVisible();
  await idle(page);
  expect(asked).toEqual(['/widget.js']);
});

test('a visitor opens the popup with the keyboard at the first field, and Escape returns to the button', async ({
  page,
  open,
  helpdeskUrl,
}) => {
  await open({ body: snippet(helpdeskUrl) });
  await page.getByRole('link', { name: 'Before' }).focus();
  await page.keyboard.press('Tab');
  await expect(launcher(page)).toBeFocused();
  await expect(launcher(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(launcher(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.type('Vera');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('Vera');
});

test('auto-open opens the popup without taking the focus from the page', { tag: '@full' }, async ({
  page,
  open,
  helpdeskUrl,
}) => {
  await open({ body: snippet(helpdeskUrl, 'data-auto-open="true" data-theme="dark"') });
  await expect(page.getByLabel('Subject')).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await expect(page.getByLabel('Subject')).toHaveCSS('color', 'rgb(236, 238, 242)');
});

test('position, label and color follow the snippet', { tag: '@full' }, async ({
  page,
  open,
  helpdeskUrl,
}) => {
  await open({
    body: snippet(
      helpdeskUrl,
      'data-position="bottom-left" data-label="Help" data-color="#10B981"',
    ),
  });
  const help = page.getByRole('button', { name: 'Help' });
  expect((await help.boundingBox())?.x).toBe(20);
  await expectFill(help, '#10B981');
  await help.click();
  await expect(page.getByRole('dialog', { name: 'Help' }).getByLabel('Subject')).toBeVisible();
  expect((await page.getByRole('dialog').boundingBox())?.x).toBe(20);
});

for (const position of ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const) {
  for (const [dir, size] of [
    ['ltr', { width: 1280, height: 720 }],
    ['rtl', { width: 390, height: 700 }],
  ] as const) {
    test(`${position} puts the button in that corner and the panel next to it, fully visible: ${dir}, ${size.width} wide`, {
      tag: '@full',
    }, async ({ page, open, helpdeskUrl }) => {
      await page.setViewportSize(size);
      await open({
        body: snippet(helpdeskUrl, `data-position="${position}"`),
        html: `dir="${dir}" lang="en"`,
      });
      const boxOf = async (locator: Locator) =>
        (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const corner = ({ x, y, width, height }: Awaited<ReturnType<typeof boxOf>>) => [
        position.endsWith('left') ? x : size.width - x - width,
        position.startsWith('top') ? y : size.height - y - height,
      ];
      const closed = await boxOf(launcher(page));
      expect(corner(closed)).toEqual([20, 20]);
      await launcher(page).click();
      await expect(page.getByLabel('Subject')).toBeVisible();
      expect(await boxOf(launcher(page))).toEqual(closed);
      const opened = await boxOf(panel(page));
      expect(corner(opened)).toEqual([20, 92]);
      expect(opened.y).toBeGreaterThanOrEqual(0);
      expect(opened.y + opened.height).toBeLessThanOrEqual(size.height);
    });
  }
}

test('the page can style the parts of the form in the panel', { tag: '@full' }, async ({
  page,
  open,
  helpdeskUrl,
}) => {
  const head =
    '<style>helpdesk-form::part(launcher), helpdesk-form::part(button), helpdesk-form::part(input) { border-radius: 3px }</style>';
  await open({ body: snippet(helpdeskUrl), head });
  await expect(launcher(page)).toHaveCSS('border-radius', '3px');
  await launcher(page).click();
  await expect(send(page)).toHaveCSS('border-radius', '3px');
  await expect(page.getByLabel('Subject')).toHaveCSS('border-radius', '3px');
});

test('show() and hide() open and close the popup, and the page receives events', {
  tag: '@full',
}, async ({ page, open, helpdeskUrl }) => {
  await open({ body: snippet(helpdeskUrl) });
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    for (const name of ['helpdesk-open', 'helpdesk-close'] as const) {
      document.addEventListener(name, () => seen.push(name));
    }
    document.querySelector('helpdesk-form')?.show();
  });
  await expect(panel(page)).toBeVisible();
  await page.evaluate(() => document.querySelector('helpdesk-form')?.hide());
  await expect(panel(page)).toBeHidden();
  await expect(launcher(page)).toBeVisible();
  expect(await page.evaluate('seen')).toEqual(['helpdesk-open', 'helpdesk-close']);
});

test('XS-05: strict policies and hostile styles do not affect the popup', { tag: '@full' }, async ({
  page,
  open,
  helpdeskUrl,
  pageErrors,
}) => {
  await open({
    body: snippet(helpdeskUrl),
    headers: {
      'content-security-policy': `default-src 'none'; script-src ${helpdeskUrl}; connect-src ${helpdeskUrl}; style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
    },
  });
  await launcher(page).click();
  await expect(page.getByLabel('Subject')).toBeVisible();
  await expect(launcher(page)).toHaveCSS('width', '56px');
  expect(pageErrors).toEqual([]);
  await open({
    body: snippet(helpdeskUrl),
    head: '<style>* { position: static !important; padding: 50px !important; display: none !important; transform: none !important }</style>',
  });
  await page.evaluate(() =>
    document.documentElement.style.setProperty('display', 'block', 'important'),
  );
  await page.evaluate(() => document.body.style.setProperty('display', 'block', 'important'));
  await expect(launcher(page)).toBeVisible();
  await expect(launcher(page)).toHaveCSS('padding', '16px');
});

test('on a phone the panel fits and the button stays reachable', { tag: '@full' }, async ({
  page,
  open,
  helpdeskUrl,
}) => {
  await page.setViewportSize({ width: 320, height: 560 });
  await open({ body: snippet(helpdeskUrl) });
  await launcher(page).click();
  await expect(page.getByLabel('Subject')).toBeVisible();
  const box = await panel(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  await launcher(page).click();
  await expect(panel(page)).toBeHidden();
});

test('axe finds no violations, closed and open', { tag: '@full' }, async ({
  page,
  open,
  helpdeskUrl,
  violations,
}) => {
  await open({ body: snippet(helpdeskUrl) });
  await expect(launcher(page)).toBeVisible();
  const outside = (found: string[]) => found.filter((one) => !one.startsWith('region'));
  expect(outside(await violations(page))).toEqual([]);
  await launcher(page).click();
  await expect(page.getByLabel('Subject')).toBeVisible();
  expect(outside(await violations(page))).toEqual([]);
});

test('the form is fetched in parallel with its code: two round trips in total', {
  tag: '@full',
}, async ({ page, open }) => {
  let askedForForm: () => void = () => {};
  const asked = new Promise<void>((resolve) => {
    askedForForm = resolve;
  });
  page.on('request', (request) => request.url().includes('/api/widget/form/') && askedForForm());
  // Delays the code until the form has been requested.
  await page.route('**/chunks/*.js', async (route) => {
    await asked;
    await route.continue();
  });
  await open({ body: '{{script}}<helpdesk-form organization="demo"></helpdesk-form>' });
  await expect(page.getByLabel('Subject')).toBeVisible();
});

const fields = Array.from({ length: 20 }, (_, i) => ({
  id: `f${i}`,
  name: `f${i}`,
  label: `Question ${i + 1} of 20`,
  type: i % 4 === 3 ? 'textarea' : 'text',
  required: false,
}));

// 320 × 256 is the viewport of a 1280 × 1024 screen at 400 % zoom.
for (const [width, height] of [
  [320, 256],
  [480, 270],
  [1024, 600],
  [1920, 1080],
] as const) {
  test(`UP-06: at ${width} × ${height} a visitor can reach every control of a form with twenty fields`, {
    tag: '@full',
  }, async ({ page, request, open, helpdeskUrl }) => {
    const formId = await makeForm(request, { fields });
    await page.setViewportSize({ width, height });
    await open({ body: snippet(helpdeskUrl, `data-form-id="${formId}"`) });
    await launcher(page).click();
    const inside = panel(page);
    for (const { label } of fields) {
      // A trial click scrolls to the field and checks that nothing covers it.
      await inside.getByLabel(label, { exact: true }).click({ trial: true });
    }
    await send(page).click({ trial: true });
    await inside.getByLabel('Question 1 of 20', { exact: true }).click({ trial: true });
    await inside.getByRole('button', { name: 'Close' }).click();
    await expect(inside).toBeHidden();
  });
}
