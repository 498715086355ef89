import { expect, type Page } from 'playwright/test';
import { chatOf, say, test } from './chat-page.ts';

interface Spoken {
  dir: 'ltr' | 'rtl';
  labels: [name: string, email: string, message: string];
  send: string;
  required: string;
  invalidEmail: string;
  thanks: string;
  ticket: RegExp;
  chat: string;
  box: string;
  log: string;
  greeting: string;
  noAnswer: string;
  nobody: string;
  leave: string;
  sheet: [name: string, email: string, message: string];
  missing: [email: string, message: string];
  left: RegExp;
}

const languages: Record<'de' | 'ar', Spoken> = {
  de: {
    dir: 'ltr',
    labels: ['Name', 'E-Mail', 'Nachricht'],
    send: 'Nachricht senden',
    required: 'Bitte füllen Sie „Name“ aus',
    invalidEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    thanks: 'Vielen Dank! Ihre Nachricht wurde gesendet.',
    ticket: /Ihre Ticketnummer ist \w+-\d{4}-\d{6}/,
    chat: 'Mit uns chatten',
    box: 'Nachricht',
    log: 'Nachrichten',
    greeting: 'Wie können wir Ihnen helfen?',
    noAnswer: 'Darauf habe ich leider keine Antwort. Bitte wenden Sie sich an unser Team.',
    nobody: 'Wir sind gerade nicht da. Hinterlassen Sie eine Nachricht, wir antworten per E-Mail.',
    leave: 'Nachricht hinterlassen',
    sheet: ['Name', 'E-Mail', 'Nachricht'],
    missing: ['Bitte füllen Sie „E-Mail“ aus', 'Bitte füllen Sie „Nachricht“ aus'],
    left: /Vielen Dank\. Ihre Ticketnummer ist \w+-\d{4}-\d{6}\./,
  },
  ar: {
    dir: 'rtl',
    labels: ['الاسم', 'البريد', 'الموضوع'],
    send: 'إرسال الرسالة',
    required: 'يُرجى ملء «الاسم»',
    invalidEmail: 'يُرجى إدخال بريد إلكتروني صالح',
    thanks: 'شكرًا لك! تم إرسال رسالتك بنجاح.',
    ticket: /رقم تذكرتك هو \w+-\d{4}-\d{6}/,
    chat: 'تحدّث معنا',
    box: 'الرسالة',
    log: 'الرسائل',
    greeting: 'كيف يمكننا مساعدتك؟',
    noAnswer: 'عذرًا، ليس لدي إجابة عن ذلك. يُرجى التواصل مع فريقنا.',
    nobody: 'لسنا متاحين الآن. اترك رسالة وسنردّ عليك عبر البريد الإلكتروني.',
    leave: 'ترك رسالة',
    sheet: ['الاسم', 'البريد الإلكتروني', 'الرسالة'],
    missing: ['يُرجى ملء «البريد الإلكتروني»', 'يُرجى ملء «الرسالة»'],
    left: /شكرًا لك\. رقم تذكرتك هو \w+-\d{4}-\d{6}\./,
  },
};

const inForm = (page: Page) => page.locator('helpdesk-form');

for (const [lang, spoken] of Object.entries(languages) as ['de' | 'ar', Spoken][]) {
  test(`a form on a page in ${lang} shows labels, errors and thanks in that language`, {
    tag: '@full',
  }, async ({ page, open, team, pageErrors }) => {
    await team.admin.organization.updateGeneral({ languages: ['en', 'de', 'ar'] });
    const [name, email, message] = spoken.labels;
    const { id } = await team.admin.contactForms.create({
      name: lang,
      title: spoken.chat,
      fields: [
        { id: 'name', name: 'name', label: name, type: 'text', required: true },
        { id: 'email', name: 'email', label: email, type: 'email', required: true },
        { id: 'message', name: 'message', label: message, type: 'textarea', required: true },
      ],
    });
    await open({
      html: `lang="${lang}"`,
      body: `{{script}}<helpdesk-form organization="${team.subdomain}" form-id="${id}"></helpdesk-form>`,
    });
    const send = page.getByRole('button', { name: spoken.send });
    await send.click();
    await expect(inForm(page).getByText(spoken.required)).toBeVisible();
    await expect(inForm(page).getByText(spoken.invalidEmail)).toBeVisible();
    await expect(page.getByLabel(name)).toBeFocused();
    await expect(page.getByLabel(name)).toHaveCSS('direction', spoken.dir);
    await page.getByLabel(name).fill('Vera');
    await page.getByLabel(email).fill('vera@example.com');
    await page.getByLabel(message).fill('Hallo');
    await send.click();
    const status = inForm(page).getByRole('status');
    await expect(status).toContainText(spoken.thanks);
    await expect(status).toHaveText(spoken.ticket);
    expect(pageErrors).toEqual([]);
  });

  test(`a visitor on a page in ${lang} chats and leaves a message in that language`, {
    tag: '@full',
  }, async ({ page, open, team }) => {
    await team.admin.organization.updateGeneral({ languages: ['en', 'de', 'ar'] });
    await open({ html: `lang="${lang}"`, body: chatOf(team.subdomain) });
    await page.getByRole('button', { name: /^Chat with us/ }).click();
    const panel = page.getByRole('dialog', { name: spoken.chat });
    const log = panel.getByRole('log', { name: spoken.log });
    await expect(log).toContainText(spoken.greeting);
    await expect(panel.getByRole('textbox')).toHaveAccessibleName(spoken.box);
    await panel.getByRole('textbox').fill('Zephyr quux blorb gnarf?');
    await panel.getByRole('textbox').press('Enter');
    await expect(log).toContainText(spoken.noAnswer);
    const [theirs, ours] = await log
      .locator('[part~=message]')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect((ours as number) > (theirs as number)).toBe(spoken.dir === 'ltr');

    await panel.getByRole('button', { name: spoken.leave }).click();
    const sheet = panel.getByRole('form', { name: spoken.nobody });
    const leave = sheet.getByRole('button', { name: spoken.leave });
    const [, email, message] = spoken.sheet;
    // The field already contains the visitor's question.
    await sheet.getByLabel(message).fill('');
    await leave.click();
    for (const sentence of spoken.missing) await expect(sheet.getByText(sentence)).toBeVisible();
    await sheet.getByLabel(email).fill('vera');
    await leave.click();
    await expect(sheet.getByText(spoken.invalidEmail)).toBeVisible();
    await sheet.getByLabel(email).fill('vera@example.com');
    await sheet.getByLabel(message).fill('Hallo');
    await leave.click();
    await expect(panel.getByText(spoken.left)).toBeVisible();
    // The server stores the bot's messages in English.
    const { messages } = await team.helpdesk.chat.get({ id: (await team.chat()).id });
    expect(messages.map((one) => one.message)[2]).toMatch(/^I'm sorry/);
  });
}

test('a chat stays English if its team offers no other language', {
  tag: '@full',
}, async ({ page, open, team }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open({ html: 'lang="de"', body: chatOf(team.subdomain) });
  await page.getByRole('button', { name: /^Chat with us/ }).click();
  await say(page, 'Zephyr quux blorb gnarf?');
  await expect(page.getByRole('log', { name: 'Messages' })).toContainText("I'm sorry");
  expect(asked.filter((path) => /languages|pack-/.test(path))).toEqual([]);
});

test.describe('a visitor whose browser is in Hebrew', () => {
  test.use({ locale: 'he-IL' });

  test('gets a Hebrew chat on a page without a language', async ({ page, open, team }) => {
    await team.admin.organization.updateGeneral({ languages: ['en', 'he'] });
    await open({ html: '', body: chatOf(team.subdomain) });
    await page.getByRole('button', { name: /^Chat with us/ }).click();
    const panel = page.getByRole('dialog', { name: 'דברו איתנו' });
    await expect(panel.getByRole('textbox')).toHaveCSS('direction', 'rtl');
  });
});
