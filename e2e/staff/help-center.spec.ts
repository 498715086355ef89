import { expect, type Page } from 'playwright/test';
import { fromWord } from '../../packages/console/src/ui/paste/samples.ts';
import { findingsOf } from '../accessibility.ts';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { isInert, watch } from '../inert.ts';
import { payloads } from '../payloads.ts';
import { newOrganization, type Organization, openAs } from './organizations.ts';
import { closeToast, refuse, shows } from './shows.ts';
import { addArticle, helpCenterOf, paste } from './writing.ts';

const editor = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).last().click();

/** Returns the accessibility violations of the page. */
async function troubles(page: Page) {
  const findings = await findingsOf(page);
  return findings.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`);
}

let server: Organization;
let page: Page;
let errors: string[];

async function open(browser: Parameters<typeof openAs>[0], path: string) {
  return openAs(browser, server.agent, path, async (opened) => {
    opened.on('pageerror', (error) => errors.push(error.message));
    opened.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
  });
}

test.beforeEach(async ({ browser }) => {
  server = await newOrganization();
  errors = [];
  page = await open(browser, '/help-center');
  await expect(page.getByRole('heading', { name: 'Help Center', exact: true })).toBeVisible();
});

test('an agent writes an article by keyboard, pastes from Word and publishes it, and a reader without JavaScript finds it', async ({
  browser,
}) => {
  const start = await helpCenterOf(server.agent);
  await expect(page.getByText('No articles yet')).toBeVisible();
  await page.getByRole('button', { name: 'New Article' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Descaling your kettle!');
  await expect(page.getByLabel('Slug')).toHaveValue('descaling-your-kettle');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type(
    '# What you need\nSome **lemon acid** and `water`.\n- a spoon\nan hour\n\n',
  );
  await page.keyboard.type('1. Fill\nHeat\n\n```\nwait 60\n');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+End');
  await paste(page, { html: fromWord, text: 'Kettle manual' });
  await expect(page.getByText("1 image wasn't pasted").first()).toBeVisible();
  await page.keyboard.press('Control+End');
  await paste(page, { image: [320, 160] });
  await expect(editor(page).locator('img[src^="/files/"]')).toBeVisible();
  await page.getByLabel('Alt text').fill('A kettle with lime in it');
  await page.getByLabel('Tags').fill('kettle, lime,, scale ');
  await page.getByRole('switch', { name: /Published/ }).press('Space');
  await page.getByRole('button', { name: 'Create Article' }).press('Enter');
  await shows(page, ['Article created successfully', 'Published', '1 published']);
  expect(errors).toEqual([]);

  const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await reader.goto(`${helpdeskUrl}${start}/article/descaling-your-kettle`);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Descaling your kettle!');
  for (const name of ['What you need', 'Kettle manual', 'Before you begin']) {
    await expect(reader.getByRole('heading', { name, level: 2 })).toBeVisible();
  }
  const body = reader.locator('article .body');
  await expect(body.locator('ol > li')).toHaveText(['Fill', 'Heat', 'Fill', 'Heat']);
  await expect(body.locator('ul > li > ul > li')).toHaveText('Cold');
  await expect(body.getByRole('columnheader')).toHaveText(['Model', 'Spoons']);
  await expect(body.locator('pre')).toContainText('wait 60');
  await expect(body.getByRole('img', { name: 'A kettle with lime in it' })).toBeVisible();
  await expect(reader.getByRole('list', { name: 'Tags' })).toHaveText(/kettle.*lime.*scale/s);
  await reader.goto(`${helpdeskUrl}${start}?q=descaled kettles`);
  await expect(reader.getByRole('link', { name: 'Descaling your kettle!' })).toBeVisible();
  await reader.context().close();

  await page
    .getByRole('searchbox', { name: 'Search', exact: true })
    .or(page.getByRole('combobox', { name: 'Search' }))
    .first()
    .fill('descaling');
  await page.getByRole('option', { name: /Descaling your kettle!/ }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Article' })).toBeVisible();
});

test('drafts are saved automatically, and readers see the published version until the agent saves', {
  tag: '@full',
}, async () => {
  const { id } = await addArticle(server.agent);
  const start = await helpCenterOf(server.agent);
  await page.reload();
  await page.getByRole('button', { name: 'Edit Descaling' }).click();
  await editor(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Or vinegar.');
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  const published = await page.request.get(`${start}/article/descaling`);
  expect(await published.text()).not.toContain('vinegar');

  await page.goto(`${helpdeskUrl}/help-center?article=${id}`);
  await expect(page.getByText(/Readers don't see it yet/)).toBeVisible();
  await expect(editor(page)).toHaveText('Use lemon acid. Or vinegar.');
  await press(page, 'Preview');
  await expect(page.getByRole('heading', { name: 'Descaling', level: 1 }).last()).toBeVisible();
  await press(page, 'Write');
  await page.getByLabel('Slug').fill('lime-scale');
  await shows(page, ['The old address redirects to the new one.']);
  await press(page, 'Save Changes');
  await shows(page, ['Article updated successfully']);
  await page.goto(`${helpdeskUrl}${start}/article/descaling`);
  await expect(page).toHaveURL(/article\/lime-scale$/);
  await expect(page.getByText('Use lemon acid. Or vinegar.')).toBeVisible();
});

test('an agent who saves after a colleague sees a warning and loses nothing', {
  tag: '@full',
}, async () => {
  const { id } = await addArticle(server.agent);
  await page.goto(`${helpdeskUrl}/help-center?article=${id}`);
  await page.getByLabel('Title').fill('Mine');
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  await server.admin.api.patch(`/api/help/articles/${id}`, { data: { title: 'Theirs' } });
  await press(page, 'Save Changes');
  await expect(page.getByText(/Someone else changed this article/).last()).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Show their version' }).click();
  await expect(page.getByRole('heading', { name: 'Theirs', level: 1 })).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page, 'Save Changes');
  await shows(page, ['Article updated successfully', 'Mine']);
});

test('the help center screen shows every required text verbatim', { tag: '@full' }, async () => {
  test.slow();
  await shows(page, [
    'Total Articles',
    '0 published',
    'Categories',
    'Total Views',
    'No articles yet',
    'New Article',
    'New Category',
  ]);
  await page.getByLabel('Search articles').fill('nothing like it');
  await shows(page, ['No articles found']);
  await page.getByLabel('Search articles').fill('');

  await press(page, 'New Category');
  await press(page, 'Create Category');
  await shows(page, ['Category name is required', 'Slug is required']);
  await page.getByLabel('Name').fill('Care & Cleaning');
  await expect(page.getByLabel('Slug')).toHaveValue('care-cleaning');
  await refuse(page, /help\/categories/, 'POST');
  await press(page, 'Create Category');
  await shows(page, ['Error', 'Failed to create category']);
  await page.unroute(/help\/categories/);
  await press(page, 'Create Category');
  await shows(page, ['Category created successfully']);

  await page.getByRole('button', { name: 'New Article' }).first().click();
  await press(page, 'Create Article');
  await shows(page, ['Title is required', 'Content is required', 'Slug is required']);
  expect(await troubles(page)).toEqual([]);
  await page.getByLabel('Title').fill('Lime scale');
  await editor(page).click();
  await page.keyboard.insertText('Much to say of lime. '.repeat(20));
  await page.getByLabel('Category').last().selectOption('Care & Cleaning');
  await refuse(page, /help\/articles$/, 'POST');
  await press(page, 'Create Article');
  await shows(page, ['Error', 'Failed to create article']);
  await closeToast(page);
  await page.unroute(/help\/articles$/);
  await press(page, 'Create Article');
  await shows(page, ['Article created successfully', 'Draft']);
  const excerpt = page.getByRole('list', { name: 'Articles' }).locator('p').nth(1);
  expect((await excerpt.innerText()).length).toBeLessThanOrEqual(151);

  await press(page, 'View Lime scale');
  await shows(page, ["This article is a draft. Readers don't see it yet.", 'Care & Cleaning']);
  expect(await troubles(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await press(page, 'Edit Lime scale');
  await page.getByLabel('Title').fill('Lime scale again');
  await refuse(page, /help\/articles\/[^/]+$/, 'PATCH');
  await press(page, 'Save Changes');
  await shows(page, ['Error', 'Failed to update article']);
  await closeToast(page);
  await page.unroute(/help\/articles\/[^/]+$/);
  await press(page, 'Save Changes');
  await shows(page, ['Article updated successfully']);

  await refuse(page, /help\/articles\/[^/]+$/, 'DELETE');
  await press(page, 'Delete Lime scale again');
  await press(page, 'Delete');
  await shows(page, ['Error', 'Failed to delete article']);
  await closeToast(page);
  await page.unroute(/help\/articles\/[^/]+$/);
  await press(page, 'Delete');
  await shows(page, ['Article deleted successfully', 'No articles yet']);
});

test('an agent sorts categories by dragging and by keyboard, and edits and deletes them', {
  tag: '@full',
}, async () => {
  for (const name of ['Care', 'Orders', 'Returns']) {
    const data = { name, slug: name.toLowerCase() };
    await server.agent.api.post('/api/help/categories', { data });
  }
  await page.reload();
  const rows = page.getByRole('list', { name: 'Categories' }).getByRole('listitem');
  await expect(rows).toHaveText([/Care/, /Orders/, /Returns/]);
  // Content that loads above the rows would move them under the pointer.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const sent = page.waitForResponse(/categories\/order/);
  await rows.nth(2).locator('[aria-hidden=true]').first().hover();
  await page.mouse.down();
  const box = await rows.nth(0).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 2, { steps: 8 });
  await page.mouse.up();
  await expect(rows).toHaveText([/Returns/, /Care/, /Orders/]);
  await sent;
  const again = page.waitForResponse(/categories\/order/);
  await rows.nth(0).getByRole('button').first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(rows).toHaveText([/Care/, /Returns/, /Orders/]);
  await again;
  await page.reload();
  await expect(rows).toHaveText([/Care/, /Returns/, /Orders/]);

  await rows.nth(1).getByRole('button').first().click();
  await page.getByLabel('Name').fill('Sending back');
  await press(page, 'Save Changes');
  await shows(page, ['Category updated successfully', 'Sending back']);
  await press(page, 'More for Sending back');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await press(page, 'Delete');
  await shows(page, ['Category deleted successfully']);
  await expect(rows).toHaveText([/Care/, /Orders/]);
});

test('XS-01: pasted content never runs or sends a request, in the editor, its preview and the saved article', {
  tag: '@full',
}, async () => {
  test.slow();
  const effects = await watch(page);
  await page.getByRole('button', { name: 'New Article' }).first().click();
  await page.getByLabel('Title').fill('Payloads');
  await editor(page).click();
  for (const { text } of payloads) await paste(page, { html: text, text: 'x' });
  await paste(page, {
    html: payloads.map(({ text }) => `<div data-pm-slice="0 0 []">${text}</div>`).join(''),
    text: 'x',
  });
  await isInert(page, 'the editor');
  await press(page, 'Preview');
  await isInert(page, 'the preview');
  await press(page, 'Write');
  await page.keyboard.press('End');
  await editor(page).pressSequentially('End.');
  await press(page, 'Create Article');
  await shows(page, ['Article created successfully']);
  await press(page, 'View Payloads');
  await expect(page.getByRole('heading', { name: 'Payloads', level: 1 })).toBeVisible();
  await isInert(page, 'the saved article');
  expect(effects).toEqual([]);
});
