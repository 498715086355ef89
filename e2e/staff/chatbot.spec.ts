import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { findingsOf } from '../accessibility.ts';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { hold } from '../hold.ts';
import { newOrganization, type Organization, openAs } from './organizations.ts';
import { closeToast, refuse, shows } from './shows.ts';
import { addQuery, helpCenterOf } from './writing.ts';

const noAnswer =
  "I'm sorry, I don't have an answer for that. Please contact our support team for assistance.";
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).last().click();

let server: Organization;
let page: Page;

test.beforeEach(async ({ browser }) => {
  server = await newOrganization();
  page = await openAs(browser, server.agent, '/chatbot');
  await expect(page.getByRole('heading', { name: 'Chatbot Training' })).toBeVisible();
});

/** Asks the chatbot a question as a visitor does. */
async function ask(query: string) {
  const subdomain = (await helpCenterOf(server.agent)).split('/').at(-1);
  const answer = await page.request.post(`${helpdeskUrl}/api/public/chatbot/${subdomain}/query`, {
    data: { query },
  });
  return (await answer.json()) as { response: string; matched: boolean };
}

async function tryOut(question: string) {
  await page.getByLabel('Test question').fill(question);
  await press(page, 'Test');
}

test('an agent creates and tests a query, and turns an unanswered question into another', async () => {
  expect(await ask('Which grinder fits the blue machine?')).toMatchObject({
    response: noAnswer,
    matched: false,
  });
  await press(page, 'Add Query');
  await page.getByLabel('Query', { exact: true }).fill('How do I reset my password?');
  await page.getByLabel('Response', { exact: true }).fill('Use the link below the sign-in form.');
  await page
    .getByLabel('Keywords', { exact: true })
    .pressSequentially('forgot password,locked out,');
  await page.getByLabel('Category').last().selectOption('Account & Login');
  await page.getByLabel('Priority').selectOption('High');
  await press(page, 'Add Query');
  await shows(page, ['Chatbot query created successfully', 'How do I reset my password?']);

  const release = await hold(page, /chatbot\/query$/);
  await tryOut('I forgot my pasword, how can I reset it?');
  const why = page.getByRole('region', { name: 'Why this answer' });
  await expect(page.getByText('Testing...')).toBeVisible();
  release();
  await expect(page.getByText('Use the link below the sign-in form.').last()).toBeVisible();
  await expect(why.getByText('Matched words:')).toBeVisible();
  await expect(why.getByText(/% match · \d+% needed/).first()).toBeVisible();
  await expect(why.getByText(/password/).first()).toBeVisible();
  expect((await ask('I have forgotten my password')).response).toBe(
    'Use the link below the sign-in form.',
  );

  await page.reload();
  await shows(page, ['Which grinder fits the blue machine?']);
  await press(page, 'Add query');
  await expect(page.getByLabel('Query', { exact: true })).toHaveValue(
    'Which grinder fits the blue machine?',
  );
  await page.getByLabel('Response', { exact: true }).fill('The small one.');
  await press(page, 'Add Query');
  await shows(page, ['Chatbot query created successfully', 'No unanswered questions']);
  expect((await ask('which grinder fits the blue machine')).response).toBe('The small one.');
});

test('an agent turns an unanswered question into an article, and the bot answers from it', {
  tag: '@full',
}, async () => {
  await ask('Can I return a machine that I have used?');
  await page.reload();
  await press(page, 'Write article');
  await expect(page.getByLabel('Title')).toHaveValue('Can I return a machine that I have used?');
  await page.getByRole('textbox', { name: 'Content' }).click();
  await page.keyboard.type('A machine that you have used can be returned within thirty days.');
  await page.getByRole('switch', { name: /Published/ }).click();
  await press(page, 'Create Article');
  await shows(page, ['Article created successfully']);
  await page.goto(`${helpdeskUrl}/chatbot`);
  await shows(page, ['No unanswered questions']);
  await tryOut('Can I return a machine that I have used?');
  await shows(page, ['No query matches well enough, so a published article answers.']);
});

test('an agent imports queries, sees the errors of invalid rows and exports the queries', {
  tag: '@full',
}, async () => {
  await page.getByRole('tab', { name: 'Bulk' }).click();
  await press(page, 'Import');
  await press(page, 'Import');
  await shows(page, ['Import error', 'No data to import']);
  const pasted = page.getByLabel('Or paste JSON or CSV');
  await pasted.fill('[]');
  await press(page, 'Import');
  await shows(page, ['No valid queries found']);
  await pasted.fill('[{');
  await press(page, 'Import');
  await shows(page, ['Invalid file format. Please check your file and try again.']);
  await refuse(page, /queries\/import/, 'POST');
  await pasted.fill('[{"query":"a","response":"b"}]');
  await press(page, 'Import');
  await shows(page, ['Import failed', 'Failed to import queries']);
  await page.unroute(/queries\/import/);

  const csv = [
    'query,response,keywords,category,priority,isActive',
    'Do you ship abroad?,"Yes, everywhere.",shipping;delivery,General Questions,high,true',
    `${'long '.repeat(120)},Too long.,,,,true`,
    'No response,,,,,true',
    'Café open?,Until six.,,,,TRUE',
  ].join('\r\n');
  await page.getByLabel('File with queries').setInputFiles({
    name: 'queries.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\ufeff${csv}`),
  });
  expect(await troubles()).toEqual([]);
  await press(page, 'Import');
  await shows(page, ['2 queries imported successfully, 1 failed', 'Query too long']);
  await expect(page.getByRole('row')).toHaveText([/Row/, /2\s*Query too long/]);
  await press(page, 'Done');

  const formats = { JSON: 'chatbot-queries.json', CSV: 'chatbot-queries.csv' };
  for (const [format, name] of Object.entries(formats)) {
    await press(page, 'Export');
    await page.getByRole('radio', { name: new RegExp(format) }).check();
    const download = page.waitForEvent('download');
    await press(page, 'Export');
    const file = await download;
    expect(file.suggestedFilename()).toBe(name);
    await shows(page, ['Export successful']);
    const text = await readFile(await file.path(), 'utf8');
    for (const word of ['Do you ship abroad?', 'Yes, everywhere.', 'shipping', 'Café open?']) {
      expect(text).toContain(word);
    }
  }
  await refuse(page, /queries\.json/, 'GET');
  await press(page, 'Export');
  await press(page, 'Export');
  await shows(page, ['Export failed', 'Failed to export queries']);
});

test('the chatbot screen shows every required text verbatim', { tag: '@full' }, async () => {
  test.slow();
  await shows(page, [
    'Chatbot',
    'Chatbot Training',
    'Queries',
    'Bulk',
    'Success Rate',
    '0%',
    'No queries yet',
    'No unanswered questions',
  ]);
  await press(page, 'Add Query');
  await press(page, 'Add Query');
  await shows(page, ['Query is required', 'Response is required']);
  await page.getByLabel('Query', { exact: true }).fill('q'.repeat(501));
  await page.getByLabel('Response', { exact: true }).fill('r'.repeat(2001));
  await press(page, 'Add Query');
  await shows(page, ['Query too long', 'Response too long']);
  await expect(page.getByLabel('Category').last().getByRole('option')).toHaveText([
    'No category',
    'Account & Login',
    'Billing & Payments',
    'Technical Support',
    'Product Features',
    'Troubleshooting',
    'General Questions',
    'Refunds & Returns',
    'Security',
    'API & Integration',
    'Other',
  ]);
  await expect(page.getByLabel('Priority').getByRole('option')).toHaveText([
    'Low',
    'Medium',
    'High',
  ]);
  await expect(page.getByLabel('Priority')).toHaveValue('medium');
  expect(await troubles()).toEqual([]);
  await page.getByLabel('Query', { exact: true }).fill('How do I pay?');
  await page.getByLabel('Response', { exact: true }).fill('With a card.');
  await page.getByLabel('Keywords', { exact: true }).fill('card,money,bank,cash,');
  await refuse(page, /chatbot\/queries$/, 'POST');
  await press(page, 'Add Query');
  await shows(page, ['Error', 'Failed to create chatbot query']);
  await closeToast(page);
  await page.unroute(/chatbot\/queries$/);
  await press(page, 'Add Query');
  await shows(page, ['Chatbot query created successfully', '+1']);

  await press(page, 'Edit How do I pay?');
  await page.getByLabel('Response', { exact: true }).fill('With any card.');
  await refuse(page, /chatbot\/queries\//, 'PATCH');
  await press(page, 'Save Changes');
  await shows(page, ['Error', 'Failed to update chatbot query']);
  await closeToast(page);
  await page.unroute(/chatbot\/queries\//);
  await press(page, 'Save Changes');
  await shows(page, ['Chatbot query updated successfully', 'With any card.']);

  await tryOut('zebra crossing');
  await shows(page, [noAnswer]);
  await refuse(page, /chatbot\/query$/, 'POST');
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await shows(page, ['Error occurred while testing the chatbot.']);

  await refuse(page, /chatbot\/queries\//, 'DELETE');
  await press(page, 'Delete How do I pay?');
  await press(page, 'Delete');
  await shows(page, ['Error', 'Failed to delete chatbot query']);
  await closeToast(page);
  await page.unroute(/chatbot\/queries\//);
  await press(page, 'Delete');
  await shows(page, ['Chatbot query deleted successfully', 'No queries yet']);
});

test('the most used queries come first, and the success rate is the share of active queries', {
  tag: '@full',
}, async () => {
  await addQuery(server.agent, { query: 'Where is my parcel?', response: 'On its way.' });
  await addQuery(server.agent, { query: 'How do I pay?', response: 'By card.' });
  await addQuery(server.agent, { query: 'Silent?', response: 'Yes.', isActive: false });
  await ask('How do I pay?');
  await ask('How do I pay?');
  await ask('Where is my parcel?');
  await page.reload();
  const rows = page.getByRole('list', { name: 'Queries' }).getByRole('listitem');
  await expect(rows).toHaveText([/How do I pay.*Used 2 times/s, /parcel.*Used 1 time/s, /Silent/]);
  await shows(page, ['67%', '2 active']);
});

async function troubles() {
  const findings = await findingsOf(page);
  return findings.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`);
}
