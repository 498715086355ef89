import { expect, type Locator, type Page } from 'playwright/test';
import { makeForm } from '../forms.ts';
import { send, test, ticketNumber } from '../host-pages/host-page.ts';
import { newOrganization, type Organization } from './organizations.ts';
import { subdomainOf } from './visitor.ts';

/** Presses Tab, or Shift+Tab, until something has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab') {
  await expect(target).toBeVisible();
  // Finds the element once: finding a role and a name searches the whole page, which takes longer than the key press.
  let node = await target.elementHandle();
  for (let presses = 0; presses < 1_000; presses += 1) {
    const found = (await node?.evaluate(placeOf)) ?? 'gone';
    if (found === 'focused') return;
    if (found === 'gone') node = await target.elementHandle();
    else await page.keyboard.press(key);
  }
  throw new Error('The keyboard does not reach it');
}

const placeOf = (node: Element) => {
  if (!node.isConnected) return 'gone';
  const { activeElement } = node.getRootNode() as Document | ShadowRoot;
  return activeElement === node ? 'focused' : 'elsewhere';
};

async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).last();

/** An organization for these journeys only. In a list with all other forms, every key press would take longer. */
let team: Organization;

test.beforeAll(async () => {
  team = await newOrganization();
});

async function openForms(page: Page, helpdeskUrl: string) {
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), team.agent.token);
  await page.goto(`${helpdeskUrl}/contact-forms`);
  await expect(
    page.getByRole('list', { name: 'Forms' }).getByRole('listitem').first(),
  ).toBeVisible();
}

test('an agent builds a form with every field type by keyboard, and a visitor fills it in by keyboard', async ({
  page: visitor,
  open,
  browser,
  helpdeskUrl,
}) => {
  test.slow();
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  const name = `All ten ${Date.now()}`;
  await openForms(page, helpdeskUrl);
  await press(page, button(page, 'Create Form'));
  await expect(page.getByLabel('Form name')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Tell us everything');
  // Name, Email and Message exist already. The other seven come from the catalog, where a letter jumps to the next type.
  const more = {
    Topic: ['Dropdown'],
    'I agree': ['Checkbox'],
    Urgency: ['Radio buttons'],
    Seats: ['Number'],
    Phone: ['Phone'],
    Website: ['Website'],
    Day: ['Dropdown', 'Date'],
  };
  for (const [label, kinds] of Object.entries(more)) {
    await press(page, button(page, 'Add Field'));
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    for (const kind of kinds) {
      await page.keyboard.press(kind.charAt(0));
      const item = page.getByRole('menuitem', { name: new RegExp(`^${kind}`) });
      await expect(item.first()).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Label')).toBeFocused();
    await page.keyboard.type(label);
  }
  const header = page.getByRole('button', { name: /^Day/ });
  await tabTo(page, header, 'Shift+Tab');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(header).toBeFocused();
  await expect(page.getByText('Day moved to position 9 of 10')).toBeAttached();
  const preview = page.locator('helpdesk-form');
  await expect(preview.getByLabel('Website')).toBeVisible();
  await press(page, button(page, 'Create Form'));
  await expect(page.getByText('Contact form created successfully').first()).toBeVisible();

  await press(page, button(page, `Share ${name}`));
  await press(page, button(page, 'Copy: On your page'));
  await expect(page.getByText('Copied!').first()).toBeVisible();
  const snippet: string = await page.evaluate(() => navigator.clipboard.readText());
  expect(snippet.split('\n')).toHaveLength(2);
  await page.keyboard.press('Escape');

  await open({ body: snippet });
  // The visitor doesn't use a mouse either, and reaches and answers each field by keyboard.
  const answers: [label: string, ...keys: string[]][] = [
    ['Name', 'Vera Visitor'],
    ['Email', 'vera@example.com'],
    ['Message', 'Everything at once.'],
    ['Topic', 'ArrowDown', 'ArrowDown'],
    ['I agree', 'Space'],
    ['Option 1', 'Space'],
    ['Seats', 'ControlOrMeta+a', '12'],
    ['Phone', '+44 20 7946 0000'],
    ['Day', '12242026'],
    ['Website', 'https://example.com'],
  ];
  for (const [label, ...keys] of answers) {
    await tabTo(visitor, visitor.getByLabel(label));
    for (const key of keys) {
      if (/^(ArrowDown|Space|ControlOrMeta)/.test(key)) await visitor.keyboard.press(key);
      else await visitor.keyboard.type(key);
    }
  }
  await press(visitor, send(visitor));
  const number = /TK-\d{4}-\d{6}/.exec(await ticketNumber(visitor).innerText())?.[0] ?? '';

  await press(page, button(page, `Submissions of ${name}`));
  await press(page, button(page, /vera@example\.com/));
  const submission = page.getByRole('region', { name: 'Submission' });
  for (const answer of ['Option 2', 'Yes', 'Option 1', '12', '+44 20 7946 0000', '2026-12-24']) {
    await expect(submission.getByText(answer, { exact: true })).toBeVisible();
  }
  await press(page, submission.getByRole('link', { name: number }));
  await expect(page).toHaveURL(/\/tickets\//);
  await expect(page.getByText(number).first()).toBeVisible();
  await context.close();
});

test('an agent sorts fields by dragging a handle', { tag: '@full' }, async ({
  page,
  helpdeskUrl,
}) => {
  await openForms(page, helpdeskUrl);
  await button(page, 'Create Form').click();
  const handles = page.getByTitle(/Drag to sort/);
  await handles.first().hover();
  await page.mouse.down();
  const last = await handles.last().boundingBox();
  await page.mouse.move((last?.x ?? 0) + 5, (last?.y ?? 0) + 40, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByText('Name moved to position 3 of 3')).toBeAttached();
});

test('the funnel counts the visitors who saw, started and submitted the form', {
  tag: '@full',
}, async ({ page: visitor, open, browser, helpdeskUrl, request }) => {
  const title = `Funnel ${Date.now()}`;
  const id = await makeForm(request, { title }, team.agent);
  const body = `{{script}}<helpdesk-form organization="${await subdomainOf(team.agent)}" form-id="${id}"></helpdesk-form>`;
  const counted = () =>
    visitor.waitForResponse((response) => response.url().endsWith('/api/widget/event'));
  const first = counted();
  await open({ body });
  await first;
  const seenAgain = counted();
  await open({ body });
  await seenAgain;
  const started = counted();
  await visitor.getByLabel('Message').fill('Begun and sent');
  await started;
  await send(visitor).click();
  await expect(ticketNumber(visitor)).toBeVisible();

  const page = await (await browser.newContext()).newPage();
  await openForms(page, helpdeskUrl);
  const row = page.getByRole('listitem').filter({ hasText: title }).first();
  await row.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Analytics' }).click();
  const funnel = page.getByRole('region', { name: 'Conversion rate' });
  await expect(funnel.getByRole('listitem')).toHaveText([/^Seen2/, /^Started1/, /^Submitted1/]);
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('row').nth(1)).toContainText(/2\s*1\s*1$/);
  await page.context().close();
});

const answersToMain = {
  name: 'Vera Visitor',
  email: 'vera@example.com',
  subject: 'Grinder',
  message: 'It stops after a minute.',
};

for (const dark of [false, true]) {
  test(`axe finds no violations in ${dark ? 'dark' : 'light'}: list, builder and dialogs`, {
    tag: '@full',
  }, async ({ page, helpdeskUrl, violations }) => {
    await page.addInitScript((value) => localStorage.setItem('helpdesk_dark', value), String(dark));
    const forms = await (await team.agent.api.get('/api/contact-forms')).json();
    const main = forms.find((form: { title: string }) => form.title === 'Contact us');
    const answered = await team.agent.api.post('/api/widget/submit', {
      data: { formId: main.id, org: await subdomainOf(team.agent), data: answersToMain },
    });
    expect(answered.status()).toBe(201);
    await openForms(page, helpdeskUrl);
    const settled = async (dialogs = 1) => {
      await expect(page.getByRole('dialog')).toHaveCount(dialogs);
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      return violations(page);
    };
    expect(await settled(0)).toEqual([]);
    const row = page.getByRole('listitem').filter({ hasText: 'Main Contact Form' }).first();
    await row.getByRole('button', { name: /^Edit/ }).click();
    await expect(page.locator('helpdesk-form').getByLabel('Subject')).toBeVisible();
    await page.getByRole('button', { name: /^Name/ }).click();
    await page.getByText('Validation and name').click();
    expect(await settled()).toEqual([]);
    await page.getByRole('tab', { name: 'Settings' }).click();
    expect(await settled()).toEqual([]);
    await page.keyboard.press('Escape');
    for (const dialog of ['Preview', 'Share', 'Submissions']) {
      await row.getByRole('button', { name: new RegExp(`^${dialog}`) }).click();
      expect(await settled(), dialog).toEqual([]);
      await page.keyboard.press('Escape');
    }
    for (const dialog of ['Analytics', 'Configure', 'Delete']) {
      await row.getByRole('button', { name: /^More/ }).click();
      await page.getByRole('menuitem', { name: dialog }).click();
      expect(await settled(), dialog).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
}
