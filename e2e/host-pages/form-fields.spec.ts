import { expect } from 'playwright/test';
import { expectFill, send, test, twoLines } from './host-page.ts';

const required = true;
const options = ['Can wait', 'Today'];
const fields = [
  { type: 'text', label: 'Your name', required },
  { type: 'email', label: 'E-mail', required },
  { type: 'phone', label: 'Phone' },
  { type: 'url', label: 'Website' },
  { type: 'select', label: 'Topic', options: ['Billing', 'Shipping'], required },
  { type: 'date', label: 'Day' },
  { type: 'number', label: 'Seats', helpText: 'How many people use it' },
  { type: 'radio', label: 'Urgency', options, required },
  { type: 'textarea', label: 'Message', required, validation: { minLength: 5 } },
  { type: 'checkbox', label: 'I agree', required },
].map((field) => ({ id: field.type, name: field.type, required: false, ...field }));

test.beforeEach(async ({ page, open }) => {
  await page.route('**/api/widget/form/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), fields } });
  });
  await open({ body: twoLines });
});

test('each of the ten field types shows the error texts of its rules', {
  tag: '@full',
}, async ({ page }) => {
  await page.getByLabel('Seats').fill('many');
  await send(page).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  const says = async (label: string, sentence: string) =>
    expect(page.getByLabel(label)).toHaveAccessibleDescription(sentence);
  await says('Your name', 'Your name is required');
  await says('E-mail', 'Please enter a valid email address');
  await says('Phone', '');
  await says('Topic', 'Topic is required');
  await says('Seats', 'How many people use it Please enter a valid number');
  await says('Message', 'Message is required');
  await says('I agree', 'This field is required');
  await expect(page.getByRole('radiogroup', { name: 'Urgency' })).toHaveAccessibleDescription(
    'Urgency is required',
  );
  await page.getByLabel('E-mail').fill('vera@');
  await says('E-mail', 'Please enter a valid email address');
  await page.getByLabel('E-mail').fill('vera@example.com');
  await says('E-mail', '');
});

test('a visitor fills in all ten field types with the keyboard, and the answers arrive as typed', async ({
  page,
}) => {
  const sent = page.waitForRequest(
    (request) => request.url().endsWith('/submit') && request.method() === 'POST',
  );
  const { keyboard } = page;
  await page.getByLabel('Your name').focus();
  const typed = ['Vera', 'vera@example.com', '+44 20 7946 0000', 'https://example.com', 'Ship'];
  for (const text of typed) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await keyboard.type('11202026');
  await page.getByLabel('Seats').focus();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('12');
  await keyboard.press('Tab');
  await keyboard.press('ArrowDown');
  await keyboard.press('Tab');
  await keyboard.type('It hums.');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Enter');
  const { data, source, trap, elapsedMs } = (await sent).postDataJSON();
  expect(data).toEqual({
    text: 'Vera',
    email: 'vera@example.com',
    phone: '+44 20 7946 0000',
    url: 'https://example.com',
    select: 'Shipping',
    date: '2026-11-20',
    number: 12,
    radio: 'Today',
    textarea: 'It hums.',
    checkbox: true,
  });
  expect({ source, trap }).toEqual({ source: 'widget', trap: '' });
  expect(elapsedMs).toBeGreaterThan(0);
});

for (const theme of ['light', 'dark']) {
  test(`axe finds no violations in ${theme}: at first and in error`, { tag: '@full' }, async ({
    page,
    violations,
  }) => {
    await page.locator('helpdesk-form').evaluate((element, value) => {
      element.setAttribute('theme', value);
    }, theme);
    await expect(page.getByLabel('Your name')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await send(page).click();
    await expect(page.getByText('Topic is required')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test('the button has the right fill and readable text for every brand color', {
  tag: '@full',
}, async ({ page }) => {
  const brands =
    '#3B82F6 #10B981 #F59E0B #EF4444 #8B5CF6 #F97316 #EC4899 #6B7280 #FFFF00 #7F7F7F #777777 #000000 #F5F5F5 #FFFFFF';
  for (const brand of brands.split(' ')) {
    await page
      .locator('helpdesk-form')
      .evaluate((form, color) => form.style.setProperty('--helpdesk-color-primary', color), brand);
    await expectFill(send(page), brand);
    expect(await send(page).evaluate(contrastOf), brand).toBeGreaterThanOrEqual(4.5);
  }
});

/** Returns the WCAG contrast between an element's text and its background, as painted. */
function contrastOf(element: HTMLElement): number {
  const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const luminanceOf = (color: string) => {
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = Array.from(canvas.getImageData(0, 0, 1, 1).data, (byte) =>
      byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const { color, backgroundColor } = getComputedStyle(element);
  const [dark = 0, light = 0] = [color, backgroundColor].map(luminanceOf).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
