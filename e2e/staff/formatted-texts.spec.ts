import { createHelpdesk } from '@helpdesk/sdk';
import { expect, type Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { expectDraft, expectWritten } from '../written.ts';
import { manual, savedFrom } from './files.ts';
import { addTicket, newOrganization, openAs, undoSendWithin } from './organizations.ts';

/** Attaches a file in a dialog and waits until it is attached. */
async function attach(dialog: ReturnType<Page['getByRole']>, at = 0) {
  await dialog.locator('input[type=file]').nth(at).setInputFiles(manual);
  await expect(dialog.getByRole('button', { name: `Remove ${manual.name}` })).toBeVisible();
}

test('one member creates a canned reply with formatting and a file, and another sends it', {
  tag: '@full',
}, async ({ browser, violations }) => {
  const team = await newOrganization();
  await undoSendWithin(0, team.agent);
  const { id } = await addTicket(team.admin, 'How does it work?');
  const ada = await openAs(browser, team.admin, '/settings/canned-replies');
  await ada.getByRole('button', { name: 'New Canned Reply' }).first().click();
  const dialog = ada.getByRole('dialog', { name: 'New Canned Reply' });
  await dialog.getByLabel('Title').fill('The manual');
  await dialog.getByLabel('Shortcut').fill('manual');
  await dialog.getByLabel('Who can use it').selectOption('The team');
  await dialog.getByRole('button', { name: 'Formatting' }).click();
  await expect(dialog.getByRole('button', { name: 'Bold' })).toBeVisible();
  await dialog
    .getByLabel('Text', { exact: true })
    .fill('Hello **{customer.firstName|there}**,\n\n- see the manual');
  const preview = dialog.getByRole('region', { name: 'Preview with sample values' });
  await expect(preview.locator('strong')).toHaveText('Ada');
  await attach(dialog);
  expect(await violations(ada)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(ada.getByRole('listitem').filter({ hasText: 'The manual' })).toContainText(
    'Hello {customer.firstName|there},',
  );
  await expect(ada.getByText(manual.name)).toBeVisible();

  const ben = await openAs(browser, team.agent, `/tickets/${id}`);
  const reply = ben.getByRole('textbox', { name: 'Reply' });
  await reply.click();
  await reply.pressSequentially('2 * 3 * 4 /manu');
  await expect(ben.getByRole('option', { name: /The manual/ })).toBeVisible();
  await reply.press('Enter');
  await expectDraft(ben, '2 \\* 3 \\* 4 Hello **Vera**,\n\n- see the manual');
  await expect(ben.getByRole('button', { name: `Remove ${manual.name}` })).toBeVisible();
  await expect(ben.getByRole('button', { name: 'Bold' })).toBeVisible();
  expect(await violations(ben)).toEqual([]);
  await ben.getByRole('button', { name: 'Send Reply' }).click();
  await expectWritten(reply, '');

  await ada.goto(`${helpdeskUrl}/tickets/${id}`);
  for (const page of [ada, ben]) {
    const said = page.locator('.formatted-text').filter({ hasText: 'see the manual' });
    await expect(said.locator('strong')).toHaveText('Vera');
    await expect(said.getByText('2 * 3 * 4')).toBeVisible();
    await expect(said.locator('li')).toHaveText('see the manual');
  }
  const link = ada.getByRole('link', { name: /^Download Manual.pdf/ }).first();
  expect(await savedFrom(ada, link)).toEqual(manual.buffer);
});

test("a member previews, applies and undoes a colleague's macro with formatting and a file", {
  tag: '@full',
}, async ({ browser, violations }) => {
  const team = await newOrganization();
  // The longest undo time, so a slow journey can still undo it.
  await undoSendWithin(60, team.agent);
  const { id } = await addTicket(team.admin, 'Where is the manual?');
  const ada = await openAs(browser, team.admin, '/settings/macros');
  await ada.getByRole('button', { name: 'New Macro' }).first().click();
  const form = ada.getByRole('dialog', { name: 'New Macro' });
  await form.getByLabel('Name').fill('Send the manual');
  await form.getByLabel('Who can use it').selectOption('The team');
  await form.getByRole('button', { name: 'Formatting' }).first().click();
  await form
    .getByRole('textbox', { name: 'Reply to the customer' })
    .fill('Hello **{customer.firstName|there}**, about {?part}.');
  await attach(form);
  expect(await violations(ada)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(ada.getByText('Reply with files')).toBeVisible();

  const ben = await openAs(browser, team.agent, `/tickets/${id}`);
  await expect(ben.getByRole('button', { name: 'Resolve' })).toBeVisible();
  await ben.keyboard.press('y');
  await ben.getByRole('combobox', { name: 'Macros' }).fill('manual');
  await expect(ben.getByRole('option', { name: 'Send the manual' })).toBeVisible();
  await ben.getByRole('combobox', { name: 'Macros' }).press('Enter');
  const preview = ben.getByRole('dialog', { name: 'Send the manual' });
  await preview.getByLabel('part').fill('*lid*');
  await expect(preview.locator('strong')).toHaveText('Vera');
  await expect(preview.getByText(', about *lid*.')).toBeVisible();
  await expect(preview.getByRole('list', { name: 'Files' })).toHaveText(manual.name);
  expect(await violations(ben)).toEqual([]);
  await preview.getByRole('button', { name: 'Apply' }).click();
  const waiting = (page: Page) => page.getByRole('region', { name: 'Not sent yet' });
  await expect(waiting(ben).locator('strong')).toHaveText('Vera');
  await expect(waiting(ben).getByText(manual.name)).toBeVisible();
  await ben
    .getByRole('region', { name: /Notification/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(waiting(ben)).toBeHidden();

  const { tickets, macros } = createHelpdesk({ baseUrl: helpdeskUrl, token: team.agent.token });
  expect(await tickets.get({ id })).toMatchObject({ messages: [], scheduledReplies: [] });
  const [made] = await macros.list();
  const answers = [{ question: 'part', answer: '_a_' }];
  await macros.apply({ id: made?.id ?? '', ids: [id], answers });
  expect((await tickets.get({ id })).messages).toMatchObject([
    {
      html: '<p>Hello <strong>Vera</strong>, about _a_.</p>',
      files: [{ name: manual.name }],
    },
  ]);
});

test('an agent creates a ticket with formatting, a file and a canned reply filled in for its customer', {
  tag: '@full',
}, async ({ browser, violations }) => {
  const team = await newOrganization();
  const { cannedReplies, tickets } = createHelpdesk({
    baseUrl: helpdeskUrl,
    token: team.admin.token,
  });
  const text = 'Asked by **{customer.name|somebody}**';
  await cannedReplies.create({ title: 'Asked', text, format: 'markdown', visibility: 'team' });
  const ben = await openAs(browser, team.agent, '/tickets');
  await ben.getByRole('button', { name: 'New Ticket' }).first().click();
  const dialog = ben.getByRole('dialog', { name: 'New Ticket' });
  await dialog.getByLabel('Subject').fill('By telephone');
  await dialog.getByLabel('Customer name').fill('Vera *Visitor*');
  const box = dialog.getByRole('textbox', { name: 'Description' });
  await box.click();
  await box.pressSequentially('1. /ask');
  await expect(ben.getByRole('option', { name: /Asked/ })).toBeVisible();
  await box.press('Enter');
  await expect(box).toHaveValue('1\\. Asked by **Vera \\*Visitor\\***');
  await attach(dialog);
  expect(await violations(ben)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create Ticket' }).click();
  await expect(dialog).toBeHidden();
  const [made] = await tickets.list();
  const ticket = await tickets.get({ id: made?.id ?? '' });
  expect(ticket).toMatchObject({
    description: '1. Asked by Vera *Visitor*',
    descriptionHtml: '<p>1. Asked by <strong>Vera *Visitor*</strong></p>',
    files: [{ name: manual.name }],
  });

  await ben.goto(`${helpdeskUrl}/tickets/${ticket.id}`);
  await expect(ben.locator('.formatted-text strong')).toHaveText('Vera *Visitor*');
});

test('an agent pastes text from a document with its formatting, ignores its picture copy, and can undo it', {
  tag: '@full',
}, async ({ browser }) => {
  const team = await newOrganization();
  const { id } = await addTicket(team.admin, 'How does it work?');
  const page = await openAs(browser, team.admin, `/tickets/${id}`);
  const reply = page.getByRole('textbox', { name: 'Reply' });
  await reply.click();
  await expect(page.getByRole('button', { name: 'Bold' })).toBeVisible();
  await reply.pressSequentially('Like this: ');
  await reply.evaluate((box) => {
    const data = new DataTransfer();
    data.setData('text/html', '<p>Press <b>both</b> keys</p><ul><li>left</li><li>right</li></ul>');
    data.setData('text/plain', 'Press both keys');
    data.items.add(new File(['x'], 'picture.png', { type: 'image/png' }));
    const options = { clipboardData: data, bubbles: true, cancelable: true };
    box.dispatchEvent(new ClipboardEvent('paste', options));
  });
  await expectDraft(page, 'Like this: Press **both** keys\n\n- left\n- right');
  await expect(page.getByRole('button', { name: 'Remove picture.png' })).toBeHidden();
  await reply.press('ControlOrMeta+z');
  await expectWritten(reply, 'Like this: ');
  await reply.press('ControlOrMeta+Shift+z');
  await page.getByRole('button', { name: 'Send Reply' }).click();
  const said = page.locator('.formatted-text').filter({ hasText: 'Like this' });
  await expect(said.locator('strong')).toHaveText('both');
  await expect(said.locator('li')).toHaveText(['left', 'right']);
});
