import { expect } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { chatOf, launcher, panel, say, test } from '../host-pages/chat-page.ts';
import { startChat } from '../staff/visitor.ts';
import { screenReaderOn } from './screen-reader.ts';

test('a screen reader reads a chat from the launcher to the rating', { tag: '@full' }, async ({
  page,
  open,
  team,
}) => {
  await team.comes();
  await team.admin.chatbot.create({ query: 'Do you ship to Norway?', response: 'Yes, we do.' });
  const reader = await screenReaderOn(page);
  await open({ body: chatOf(team.subdomain) });
  await page.getByRole('link', { name: 'Before' }).focus();
  await page.keyboard.press('Tab');
  await reader.reads('button', 'Chat with us');
  await reader.findsAll();

  await page.keyboard.press('Enter');
  await reader.reads('textbox', 'Message');
  await expect(panel(page)).toMatchAriaSnapshot(`
    - dialog "Chat with us":
      - heading "${team.name}" [level=2]
      - status: We're here to help
      - button "Close"
      - group "Messages":
        - list "Online":
          - listitem: Ben
        - log "Messages":
          - paragraph: Assistant
          - paragraph: /Welcome to ${team.name}/
      - textbox "Message"
      - button "Send"
      - button "Talk to a person"
  `);
  await reader.findsAll();
  await say(page, 'Do you ship to Norway?');
  await reader.hears(/Do you ship to Norway\?/);
  await reader.hears(/Assistant.*Yes, we do\./);

  const earlier = await startChat(helpdeskUrl, team.subdomain, 'Mia Miller', 'Anyone there?');
  await page.getByRole('button', { name: 'Talk to a person' }).press('Enter');
  await reader.reads('textbox', 'Name');
  await page.keyboard.press('Enter');
  await reader.reads('textbox', 'Name', 'Name is required');
  await page.keyboard.type('Vera Visitor');
  await page.getByLabel('Email').fill('vera@example.com');
  await reader.findsAll();
  await page.keyboard.press('Enter');
  await reader.reads('textbox', 'Message');
  await reader.hears('One person is ahead of you');
  await team.helpdesk.chat.accept({ id: earlier });
  await reader.hears("You're next in line");
  const chats = await team.helpdesk.chat.list({});
  const id = `${chats.find(({ customerName }) => customerName === 'Vera Visitor')?.id}`;
  await team.helpdesk.chat.accept({ id });
  await reader.hears(/^You're chatting with Ben/);
  await team.helpdesk.chat.send({ id, message: 'Which parcel do you miss?' });
  await reader.hears(/Ben.*Which parcel do you miss\?/);
  await reader.findsAll();

  await page.keyboard.press('Escape');
  await reader.reads('button', 'Chat with us');
  await team.helpdesk.chat.send({ id, message: 'I found it.' });
  await reader.hears(/^Ben.*: I found it\.$/);
  await reader.reads('button', 'Chat with us, 1 unread');
  await page.keyboard.press('Tab');
  await reader.reads('button', /^Ben.* I found it\.$/);
  await page.keyboard.press('Tab');
  await reader.reads('button', 'Close');
  await reader.findsAll();
  await page.keyboard.press('Enter');
  await reader.reads('button', 'Chat with us, 1 unread');
  await page.keyboard.press('Enter');
  await reader.reads('textbox', 'Message');

  await team.helpdesk.chat.close({ id });
  await reader.hears('This chat has ended');
  await reader.reads('group', 'This chat has ended');
  await page.keyboard.press('Tab');
  await reader.reads('radio', '1 out of 5');
  await page.getByRole('radio', { name: '4 out of 5' }).press('Space');
  await expect(page.getByLabel('Anything to add?')).toBeVisible();
  await page.keyboard.press('Tab');
  await reader.reads('textbox', 'Anything to add?');
  await page.keyboard.type('Quick');
  await page.keyboard.press('Tab');
  await reader.reads('button', 'Send');
  await reader.findsAll();
  await page.keyboard.press('Enter');
  await reader.hears('Thanks for your feedback.');
  await reader.reads('radio', '4 out of 5');
  await expect(panel(page)).toMatchAriaSnapshot(`
    - group "This chat has ended":
      - group "How did we do?":
        - radio "4 out of 5" [checked]
      - status: Thanks for your feedback.
      - button "Start a new chat"
      - button "Email me this chat"
  `);
  await reader.findsAll();

  await page.getByRole('button', { name: 'Email me this chat' }).press('Enter');
  await reader.reads('button', 'Send');
  await page.keyboard.press('Enter');
  await reader.reads('button', 'Close', 'Sent to vera@example.com.');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Start a new chat' }).press('Enter');
  await reader.reads('textbox', 'Message');
  await reader.findsAll();
});

test('a screen reader reads the ticket number of a message left without an agent', {
  tag: '@full',
}, async ({ page, open, team }) => {
  const reader = await screenReaderOn(page);
  await open({ body: chatOf(team.subdomain) });
  await launcher(page).press('Enter');
  await page.getByRole('button', { name: 'Leave a message' }).press('Enter');
  await reader.reads('textbox', 'Name');
  await page.keyboard.type('Vera Visitor');
  await page.getByRole('textbox', { name: 'Email' }).fill('vera@example.com');
  await page.getByRole('form').getByLabel('Message').fill('Where is my parcel?');
  await reader.findsAll();
  await page.getByRole('form').getByRole('button', { name: 'Leave a message' }).press('Enter');
  await reader.reads('group', 'This chat has ended', /^Thanks! Your ticket number is TK-/);
  await reader.findsAll();
});

test('a screen reader reads a form with its mistakes, a failure and the ticket number', {
  tag: '@full',
}, async ({ page, open, team }) => {
  const fieldsOf = (types: string[]) =>
    types.map((type) => ({
      id: type,
      name: type,
      label: `Your ${type}`,
      type: type as 'text',
      required: true,
      helpText: 'In short',
      ...(/select|radio/.test(type) && { options: ['Today', 'Later'] }),
    }));
  const { id } = await team.admin.contactForms.create({
    name: 'All kinds',
    title: 'Ask us',
    fields: fieldsOf(['text', 'email', 'select', 'radio', 'checkbox', 'textarea']),
  });
  const reader = await screenReaderOn(page);
  await open({
    body: `<a href="#top">Before</a>{{script}}<helpdesk-form organization="${team.subdomain}" form-id="${id}"></helpdesk-form>`,
  });
  await expect(page.getByRole('form', { name: 'Ask us' })).toMatchAriaSnapshot(`
    - form "Ask us":
      - textbox "Your text"
      - textbox "Your email"
      - combobox "Your select"
      - radiogroup "Your radio":
        - radio "Today"
        - radio "Later"
      - checkbox "Your checkbox"
      - textbox "Your textarea"
      - button "Send Message"
  `);
  await page.getByRole('button', { name: 'Send Message' }).press('Enter');
  await reader.reads('textbox', 'Your text', 'In short Your text is required');
  await reader.findsAll();
  await page.keyboard.type('Vera');
  await page.getByLabel('Your email').fill('vera@example.com');
  await page.getByLabel('Your select').selectOption('Today');
  await page.getByLabel('Your checkbox').press('Space');
  await page.getByLabel('Your textarea').fill('Where is my parcel?');
  await page.getByRole('button', { name: 'Send Message' }).press('Enter');
  await reader.reads('radio', 'Today');
  await page.keyboard.press('Space');

  await page.route('**/submit*', (route) => route.abort());
  await page.getByRole('button', { name: 'Send Message' }).press('Enter');
  await reader.hears('Failed to submit form. Please try again.');
  await reader.reads('button', 'Send Message');
  await page.unroute('**/submit*');
  await page.keyboard.press('Enter');
  await reader.reads('status', /^Thank you!.* Your ticket number is TK-/);
  await reader.findsAll();
});

test('a screen reader reads a ticket, the reply of an agent, and that a message was sent', {
  tag: '@full',
}, async ({ page, team }) => {
  const { id, ticketNumber } = await team.admin.tickets.create({
    subject: 'Lost parcel',
    description: 'It never came.',
    customerName: 'Vera Visitor',
    customerEmail: 'vera@example.com',
  });
  const reader = await screenReaderOn(page);
  await page.goto(`/public/ticket/${team.subdomain}`);
  await page.getByRole('button', { name: 'Access Ticket' }).press('Enter');
  await reader.reads('textbox', 'Email Address', 'Email is required');
  await page.keyboard.type('vera@example.com');
  await page.getByLabel('Ticket Number').fill('TK-2020-000001');
  await page.keyboard.press('Enter');
  await reader.hears('No ticket matches this email and ticket number');
  await reader.findsAll();
  await page.getByLabel('Ticket Number').fill(ticketNumber);
  await page.keyboard.press('Enter');
  await reader.reads('heading', `Ticket #${ticketNumber}`);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - 'heading "Ticket #${ticketNumber}" [level=1]'
      - button "Back to Lookup"
      - region "Ticket details":
        - term: Customer
        - definition: Vera Visitor
      - region "Conversation":
        - heading "Conversation" [level=2]
        - list:
          - listitem:
            - paragraph: /Vera Visitor/
            - paragraph: It never came.
        - status
        - textbox "Your message"
        - button "Attach files"
        - button "Send Message" [disabled]
  `);
  await reader.findsAll();

  await team.helpdesk.tickets.reply({ id, message: 'We sent it again.' });
  await reader.hears(/Ben.*We sent it again\./);
  await page.getByRole('textbox', { name: 'Your message' }).fill('Thank you!');
  await page.route('**/public/ticket/**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'Send Message' }).press('Enter');
  await reader.hears('Failed to send message');
  await page.unroute('**/public/ticket/**');
  await page.keyboard.press('Enter');
  await reader.hears('Your message has been sent.');
  await reader.reads('button', 'Send Message');
  await reader.findsAll();
});

test('a screen reader keeps its place when a ticket loads late, and when its link expires', {
  tag: '@full',
}, async ({ page, team }) => {
  const email = 'vera@example.com';
  const { id, ticketNumber } = await team.admin.tickets.create({
    subject: 'Lost parcel',
    description: 'It never came.',
    customerName: 'Vera Visitor',
    customerEmail: email,
  });
  const found = await page.request.post(`/api/public/tickets/${team.subdomain}/lookup`, {
    data: { email, ticketNumber },
  });
  const { accessToken } = (await found.json()) as { accessToken: string };
  const reader = await screenReaderOn(page);
  const ofScript = `**/public/ticket/*/${id}`;
  await page.route(ofScript, (route) =>
    route.request().resourceType() === 'xhr' ? route.abort() : route.fallback(),
  );
  await page.goto(`/public/ticket/${team.subdomain}/${id}#access=${accessToken}`);
  await reader.hears(/We couldn't connect\./);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await reader.reads('button', 'Try again');
  await page.unroute(ofScript);
  await page.keyboard.press('Enter');
  await reader.reads('heading', `Ticket #${ticketNumber}`);

  await page.getByRole('textbox', { name: 'Your message' }).fill('Half a sen');
  await page.route(ofScript, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-ticket-access': 'expired' } }),
  );
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await reader.hears(/^This link has expired\./);
  await reader.reads('textbox', 'Email Address');
  await page.keyboard.type(email);
  await page.getByRole('button', { name: 'I lost my ticket number' }).press('Enter');
  await reader.reads('status', /^If there are tickets for this email address/);
  await reader.findsAll();
});
