import { expect, type Locator, type Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { changeForm, makeForm } from '../forms.ts';
import { test } from '../host-pages/host-page.ts';
import { manual, pdf, picture, savedFrom } from './files.ts';
import { newOrganization, type Organization, openAs } from './organizations.ts';
import { refuse } from './shows.ts';
import { subdomainOf } from './visitor.ts';

let team: Organization;
test.beforeAll(async () => {
  team = await newOrganization();
});

const isDrawn = (image: Locator) =>
  expect
    .poll(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(1);

const attached = (page: Page) => page.getByRole('list', { name: 'Attached files' });
const policy = `default-src 'none'; script-src ${helpdeskUrl}; connect-src ${helpdeskUrl}; style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;

/** Returns the form of the first journey as the builder saved it. */
async function fieldsOf(id: string, page: Page) {
  return (await changeForm(page.request, id, {}, team.agent)) as {
    fields: { type: string; validation?: object }[];
  };
}

test('an agent adds a file field to a form, a visitor sends a picture from a strict page, and the agent sees it on the ticket', async ({
  browser,
  page,
  open,
  request,
  violations,
  pageErrors,
}) => {
  const id = await makeForm(request, { title: 'Show us' }, team.agent);
  const ben = await openAs(browser, team.agent, '/contact-forms');
  const row = ben.getByRole('listitem').filter({ hasText: 'Made by a test' });
  await row.getByRole('button', { name: 'Edit' }).click();
  await ben.getByRole('button', { name: 'Add Field' }).click();
  await ben.getByRole('menuitem', { name: /^File/ }).click();
  await ben.getByLabel('Label').last().fill('Photo');
  await ben.getByRole('checkbox', { name: 'Pictures' }).check();
  await ben.getByLabel('Maximum number of files').fill('2');
  await ben.getByLabel('Maximum file size (MB)').fill('1');
  await ben.getByRole('switch', { name: 'Required' }).click();
  expect(await violations(ben)).toEqual([]);
  await ben.getByRole('button', { name: 'Save Changes' }).click();
  await expect(ben.getByRole('button', { name: 'Save Changes' })).toHaveCount(0);
  expect((await fieldsOf(id, ben)).fields.at(-1)).toMatchObject({
    type: 'file',
    validation: { accept: ['image'], maxFiles: 2, maxMegabytes: 1 },
  });

  await page.setViewportSize({ width: 320, height: 800 });
  const subdomain = await subdomainOf(team.admin);
  await open({
    body: `{{script}}<helpdesk-form organization="${subdomain}" form-id="${id}"></helpdesk-form>`,
    headers: { 'content-security-policy': policy },
  });
  await page.getByLabel('Message').fill('It looks like this');
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click();
  const chooser = page.getByLabel('Photo');
  await expect(chooser).toBeFocused();
  await expect(chooser).toHaveAccessibleDescription('Photo is required');
  await chooser.setInputFiles([
    { ...manual, name: 'Manual.png' },
    { ...picture, buffer: Buffer.concat([picture.buffer, Buffer.alloc(1024 * 1024)]) },
  ]);
  await expect(attached(page).getByRole('alert')).toHaveText([
    "This kind of file can't be sent here",
    'Files here can be up to 1 MB',
  ]);
  expect(await violations(page)).toEqual([]);
  for (const name of ['Manual.png', 'Kettle.png']) {
    await page.getByRole('button', { name: `Remove ${name}` }).click();
  }
  await refuse(page, /\/api\/widget\/files/, 'POST', 'The file could not be stored');
  await chooser.setInputFiles([picture]);
  await expect(attached(page).getByRole('alert')).toHaveText('The file could not be stored');
  await page.unroute(/\/api\/widget\/files/);
  await page.getByRole('button', { name: 'Try Kettle.png again' }).click();
  await expect(attached(page).getByRole('alert')).toHaveCount(0);
  await expect(attached(page).getByRole('progressbar')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await send.click();
  await expect(page.getByText(/[A-Z]+-\d{4}-\d{6}/)).toBeVisible();
  expect(pageErrors.filter((error) => !/Failed to load resource/.test(error))).toEqual([]);

  await ben.goto(`${helpdeskUrl}/tickets`);
  await ben.getByRole('link', { name: 'It looks like this' }).first().click();
  await isDrawn(ben.getByRole('img', { name: 'Kettle.png' }));
});

test('a visitor without JavaScript sends files with a form, and a rejected form keeps them', {
  tag: '@full',
}, async ({ browser, request, violations }) => {
  const file = { id: 'f', name: 'papers', label: 'Papers', type: 'file', required: true };
  const message = { id: 'm', name: 'message', label: 'Message', type: 'textarea', required: true };
  const id = await makeForm(request, { title: 'Send papers', fields: [message, file] }, team.agent);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const vera = await context.newPage();
  await vera.setViewportSize({ width: 320, height: 800 });
  await vera.goto(
    `${helpdeskUrl}/public/contact/${await subdomainOf(team.admin)}/plain?form=${id}`,
  );
  // The browser rejects an empty field, and the server one with only spaces.
  await vera.getByLabel('Message').fill('   ');
  await vera.getByLabel('Papers').setInputFiles([manual]);
  await vera.getByRole('button', { name: 'Send Message' }).click();
  await expect(vera.getByText('Message is required').first()).toBeVisible();
  await expect(vera.getByRole('checkbox', { name: 'Manual.pdf' })).toBeChecked();
  await vera.getByLabel('Message').fill('Here they are');
  await vera.getByLabel('Papers').setInputFiles([picture]);
  await vera.getByRole('button', { name: 'Send Message' }).click();
  await expect(vera.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();

  const ben = await openAs(browser, team.agent, '/tickets');
  await ben.getByRole('link', { name: 'Here they are' }).first().click();
  await isDrawn(ben.getByRole('img', { name: 'Kettle.png' }));
  expect(
    await savedFrom(
      ben,
      ben.getByRole('region', { name: 'Description' }).getByRole('link', { name: /Manual\.pdf/ }),
    ),
  ).toEqual(pdf);
  expect(await violations(ben)).toEqual([]);
});
