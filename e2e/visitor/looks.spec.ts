import { expect, type Page } from 'playwright/test';
import { isDeep } from '../../packages/api/src/test/deep.ts';
import { helpdeskUrl } from '../addresses.ts';
import { type Team, test } from '../host-pages/chat-page.ts';
import { folder, look } from './look.ts';

// German has the longest words, Arabic is right-to-left, and Japanese has no spaces.
const languages: Language[] = folder || isDeep ? ['en', 'de', 'ar', 'ja'] : ['de'];
type Language = 'en' | 'de' | 'ar' | 'ja';

const words: Record<
  Language,
  [name: string, email: string, message: string, question: string, answer: string]
> = {
  en: ['Name', 'Email', 'Your message', 'Where is my order?', 'It comes tomorrow.'],
  de: [
    'Name',
    'E-Mail-Adresse',
    'Ihre Nachricht an die Kundenbetreuung',
    'Wo bleibt meine Kaffeemühlenbestellung?',
    'Sie kommt morgen mit der Paketzustellung.',
  ],
  ar: ['الاسم', 'البريد الإلكتروني', 'رسالتك', 'أين طلبي؟', 'سيصل غدًا.'],
  ja: [
    'お名前',
    'メールアドレス',
    'お問い合わせ内容',
    '注文した商品はいつ届きますか？',
    '明日お届けする予定です。',
  ],
};

const scheme = '<meta name="color-scheme" content="light dark">';
const inElement = (page: Page, selector: string) => page.locator(`helpdesk-chat ${selector}`);
const there = (page: Page, selector: string) =>
  expect(page.locator(selector).first()).toBeVisible();

async function say(page: Page, text: string) {
  await inElement(page, 'textarea[part=input]').last().fill(text);
  await inElement(page, 'textarea[part=input]').last().press('Enter');
}

/** Sets up all languages for a team, with an article and a form in the visitor's language. */
async function prepare(team: Team, language: Language) {
  const [name, email, message, question, answer] = words[language];
  await team.admin.organization.updateGeneral({ languages: ['en', 'de', 'ar', 'ja'] });
  await team.admin.organization.updateBranding({ primaryColor: '#7C3AED' });
  const category = await team.admin.helpCategories.create({ name: question, slug: 'orders' });
  await team.admin.helpArticles.create({
    title: question,
    slug: 'order',
    content: `<p>${answer}</p><ul><li>${message}</li></ul>`,
    categoryId: category.id,
    isPublished: true,
  });
  const form = await team.admin.contactForms.create({
    name: message,
    title: message,
    fields: [
      { id: 'n', name: 'name', label: name, type: 'text', required: true },
      { id: 'e', name: 'email', label: email, type: 'email', required: true },
      { id: 'k', name: 'kind', label: question, type: 'select', required: true, options: [answer] },
      { id: 'm', name: 'message', label: message, type: 'textarea', required: true },
      { id: 'c', name: 'agree', label: answer, type: 'checkbox', required: true },
    ],
  });
  return { form: form.id, name, email, message, question, answer };
}

async function set(team: Team, change: object) {
  const { panel } = await team.admin.chat.settings();
  await team.admin.chat.updateSettings({ panel: { ...panel, ...change } });
}

for (const language of languages) {
  const html = `lang="${language}"`;

  test(`the landing page in ${language} fits every screen`, { tag: '@full' }, async ({ page }) => {
    await page.goto(`${helpdeskUrl}/?lang=${language}`);
    await there(page, 'h1');
    await look(page, `${language}-landing`);
  });

  test(`help center, contact and ticket in ${language} fit every screen`, { tag: '@full' }, async ({
    page,
    team,
  }) => {
    const { form: formId, question, answer } = await prepare(team, language);
    const at = (path: string, more = '') =>
      page.goto(
        `${helpdeskUrl}/public/${path.replace('*', team.subdomain)}?lang=${language}${more}`,
      );
    const shot = (name: string) => look(page, `${language}-${name}`);
    await at('help/*');
    await there(page, 'h1');
    await shot('help');
    await at('help/*', `&q=${encodeURIComponent(question)}`);
    await there(page, 'main a[href*="/article/"]');
    await shot('help-found');
    await at('help/*', '&q=zzqqxx');
    await shot('help-nothing');
    await at('help/*/article/order');
    await there(page, 'article');
    await shot('article');

    await at('contact/*', `&form=${formId}`);
    const form = page.locator('helpdesk-form');
    await expect(form).toBeVisible();
    await shot('contact');
    await form.locator('button.button').click();
    await there(page, 'helpdesk-form .error');
    await shot('contact-mistakes');

    const ticket = await team.admin.tickets.create({
      subject: question,
      description: answer,
      customerName: 'Vera',
      customerEmail: 'vera@example.com',
    });
    await at('ticket/*');
    await there(page, 'input[name=email]');
    await shot('look-up');
    await page.locator('input[name=email]').fill('vera@example.com');
    await page.locator('input[name=ticketNumber]').fill('TK-2020-000001');
    await page.locator('main form button').first().click();
    await there(page, '[role=alert]');
    await shot('look-up-nothing');
    await team.helpdesk.tickets.reply({ id: ticket.id, message: answer });
    await page.locator('input[name=ticketNumber]').fill(ticket.ticketNumber);
    await page.locator('main form button').first().click();
    await there(page, '#conversation > li');
    await shot('ticket');
  });

  test(`form and search in ${language} fit every screen`, { tag: '@full' }, async ({
    page,
    open,
    team,
  }) => {
    const { form, question } = await prepare(team, language);
    const shot = (name: string) => look(page, `${language}-${name}`);
    const element = page.locator('helpdesk-form');
    await open({
      html,
      head: scheme,
      body: `{{script}}<helpdesk-form organization="${team.subdomain}" form-id="${form}"></helpdesk-form>`,
    });
    await expect(element.locator('select')).toBeVisible();
    await shot('form');
    await element.locator('button.button').click();
    await there(page, 'helpdesk-form .error');
    await shot('form-mistakes');
    await element.locator('input').first().fill('Vera');
    await element.locator('input[type=email]').fill('vera@example.com');
    await element.locator('select').selectOption({ index: 1 });
    await element.locator('textarea').fill(question);
    await element.locator('input[type=checkbox]').check();
    await element.locator('button.button').click();
    await expect(element.getByRole('status')).toContainText(/\w+-\d{4}-\d{6}/);
    await shot('form-sent');

    await open({
      html,
      head: scheme,
      body: `<script src="${helpdeskUrl}/widget.js" data-organization="${team.subdomain}" data-form-id="${form}"></script>`,
    });
    await page.locator('helpdesk-form [part=launcher]').click();
    await expect(element.locator('select')).toBeVisible();
    await shot('popup');

    await open({
      html,
      head: scheme,
      body: `{{script}}<helpdesk-search organization="${team.subdomain}"></helpdesk-search>`,
    });
    const box = page.getByRole('combobox');
    await box.fill('zzqqxx');
    await there(page, 'helpdesk-search [role=status]');
    await shot('search-nothing');
    await box.fill(question.slice(0, 12));
    await there(page, 'helpdesk-search [role=option]');
    await shot('search');
    await page.locator('helpdesk-search [role=option]').first().click();
    await there(page, 'helpdesk-search article');
    await shot('search-article');
  });

  test(`a chat in ${language} fits every screen, from the proactive message to the rating`, {
    tag: '@full',
  }, async ({ page, open, team }) => {
    const { question, answer, message, name } = await prepare(team, language);
    const shot = (state: string) => look(page, `${language}-chat-${state}`);
    await team.comes();
    await set(team, {
      opening: { isOn: true, showsFaces: true, showsAnswerTime: true, showsArticles: true },
      quickReplies: [question, message].map((label) => ({ label, message: label, formId: null })),
      consent: { kind: 'box', text: `${answer} https://example.com` },
      showsJoining: true,
      proactiveMessages: [
        {
          id: 'm',
          text: question,
          seconds: 0,
          scrolled: 0,
          isForReturning: false,
          shownOn: 'all',
          patterns: [],
        },
      ],
    });
    await open({
      html,
      head: scheme,
      body: `<script src="${helpdeskUrl}/widget.js?for=${team.subdomain}" async></script><helpdesk-chat organization="${team.subdomain}"></helpdesk-chat>`,
    });
    await expect(page.getByRole('button', { name: question })).toBeVisible();
    await shot('proactive');
    await inElement(page, '[part=launcher]').click();
    await there(page, 'helpdesk-chat .consent');
    await shot('opening');
    const box = inElement(page, '.consent input');
    await say(page, question);
    await shot('consent-missing');
    // Only its outline marks the missing consent, and a message of several lines doesn't resize the button.
    const textColor = await box.evaluate((one) => getComputedStyle(one).color);
    await expect(box).toHaveCSS('outline-color', textColor);
    await expect(inElement(page, '.send')).toHaveCSS('height', '44px');
    await box.check();
    await say(page, question);
    await there(page, 'helpdesk-chat .customer [part~=message]:not(.unsent)');
    await expect(inElement(page, '.bot [part~=message]').last()).toBeVisible();
    await shot('answered');
    await inElement(page, '.choices button').first().click();
    await there(page, 'helpdesk-chat .sheet input');
    await shot('person');
    await inElement(page, '.sheet button.button').click();
    await there(page, 'helpdesk-chat .sheet .error');
    await shot('person-mistakes');
    await inElement(page, '.sheet input').first().fill(name);
    await inElement(page, '.sheet input[type=email]').fill('vera@example.com');
    await inElement(page, '.sheet button.button').click();
    await expect(inElement(page, '.sheet')).toHaveCount(0);
    await there(page, 'helpdesk-chat .waiting');
    await shot('queue');
    const { id } = await team.chat();
    await team.helpdesk.chat.accept({ id });
    await team.helpdesk.chat.send({ id, message: answer });
    await expect(inElement(page, '[part~=message]').last()).toHaveText(answer);
    await shot('agent');
    await page.evaluate(() => document.querySelector('helpdesk-chat')?.hide());
    await team.helpdesk.chat.send({ id, message: question });
    await there(page, 'helpdesk-chat .preview');
    await shot('preview');
    await page.evaluate(() => document.querySelector('helpdesk-chat')?.show());
    const choices = inElement(page, '.choices button');
    const last = await choices.count();
    for (const [at, state] of [
      [last - 2, 'copy'],
      [last - 1, 'forget'],
    ] as const) {
      await choices.nth(at).click();
      await there(page, 'helpdesk-chat .sheet');
      await shot(state);
      await page.keyboard.press('Escape');
      await expect(inElement(page, '.sheet')).toHaveCount(0);
    }
    await team.helpdesk.chat.close({ id });
    await there(page, 'helpdesk-chat .stars');
    await shot('rating');
    await inElement(page, '.stars input').nth(3).click();
    await there(page, 'helpdesk-chat .sheet textarea');
    await shot('comment');
  });

  test(`a chat in ${language} without an agent online fits every screen`, { tag: '@full' }, async ({
    page,
    open,
    team,
  }) => {
    const { question, message } = await prepare(team, language);
    const shot = (state: string) => look(page, `${language}-chat-${state}`);
    await open({
      html,
      head: scheme,
      body: `{{script}}<helpdesk-chat organization="${team.subdomain}"></helpdesk-chat>`,
    });
    await there(page, 'helpdesk-chat [part=launcher]');
    await inElement(page, '[part=launcher]').click();
    await there(page, 'helpdesk-chat .bot');
    await shot('greeting');
    await say(page, question);
    await expect(inElement(page, '.bot [part~=message]')).toHaveCount(2);
    await shot('away');
    await inElement(page, '.choices button').first().click();
    await there(page, 'helpdesk-chat .sheet textarea');
    await inElement(page, '.sheet button.button').click();
    await there(page, 'helpdesk-chat .sheet .error');
    await shot('leave');
    await inElement(page, '.sheet input[type=email]').fill('vera@example.com');
    await inElement(page, '.sheet textarea').fill(message);
    await inElement(page, '.sheet button.button').click();
    await expect(inElement(page, '#ticket')).toHaveText(/\w+-\d{4}-\d{6}/);
    await shot('left');
    await page.route('**/api/public/**', (route) => route.abort());
    // The chat reopens by itself.
    await page.reload();
    await there(page, 'helpdesk-chat [role=alert]');
    await shot('trouble');
    await page.route('**/chunks/**', (route) => route.abort());
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await inElement(page, '[part=launcher]').click();
    await there(page, 'helpdesk-chat dialog button');
    await shot('blocked');
  });
}
