import { expect } from 'playwright/test';
import { chatOf } from '../host-pages/chat-page.ts';
import { twoLines } from '../host-pages/host-page.ts';
import { openProxy } from '../host-pages/proxy.ts';
import { ofTheNetwork, test } from './firefox.ts';

test.describe.configure({ mode: 'default' });

const formFailed = 'Failed to load form. Please try again.';
const chatFailed =
  "I'm having trouble connecting right now. Please try again or contact our support team.";
const everyone = { 'access-control-allow-origin': '*' };
const ofTheForm = /\/api\/widget\/form\//;
const ofTheChat = /\/api\/public\/chat\/demo$/;

const answers = {
  'a server error': { status: 500, headers: everyone, body: 'oops' },
  'a page instead of JSON': { status: 200, headers: everyone, body: '<html>Sign in</html>' },
  'JSON of another kind': { status: 200, headers: everyone, body: '{"hello":"none"}' },
  'no leave to read it': { status: 200, headers: {}, body: '{}' },
};

for (const [what, answer] of Object.entries(answers)) {
  test(`in Firefox, ${what} shows one error message, and Try again loads the form and the chat`, async ({
    visitor,
  }) => {
    const formIsBack = await visitor.answerInstead(ofTheForm, answer);
    await visitor.open({ body: twoLines });
    await visitor.see('text', formFailed);
    formIsBack();
    await visitor.click('button', 'Try again');
    await visitor.see('field', 'Subject');

    const chatIsBack = await visitor.answerInstead(ofTheChat, answer);
    await visitor.open({ body: chatOf('demo') });
    await visitor.click('button', 'Chat with us');
    await visitor.see('text', chatFailed);
    chatIsBack();
    await visitor.click('button', 'Try again');
    await visitor.see('text', 'Northwind Coffee…');
    expect(visitor.errorsBesides(ofTheNetwork)).toEqual([]);
  });
}

test('in Firefox, form and chat show an error when the helpdesk never answers', async ({
  visitor,
}) => {
  // Timers run 60 times as fast.
  await visitor.page.evaluateOnNewDocument(() => {
    const wait = window.setTimeout;
    window.setTimeout = ((then: () => void, after = 0) => wait(then, after / 60)) as never;
  });
  await visitor.answerInstead(ofTheForm, 'never');
  await visitor.open({ body: twoLines });
  await visitor.see('text', formFailed);
  await visitor.answerInstead(ofTheChat, 'never');
  await visitor.open({ body: chatOf('demo') });
  await visitor.click('button', 'Chat with us');
  await visitor.see('text', chatFailed);
  expect(visitor.errors).toEqual([]);
});

const missing = { status: 404, headers: everyone, body: 'No such file' };

for (const chunk of ['chat', 'core']) {
  test(`in Firefox, the launcher says that it failed to load ${chunk}.js and loads it on the next click`, async ({
    visitor,
  }) => {
    const isBack = await visitor.answerInstead(new RegExp(`/chunks/${chunk}-`), missing);
    await visitor.open({ body: chatOf('demo') });
    await visitor.click('button', 'Chat with us');
    await visitor.see('button', 'Failed to load chat. Please try again.');
    isBack();
    await visitor.click('button', 'Failed to load chat. Please try again.');
    await visitor.see('text', 'Northwind Coffee…');
  });
}

test('in Firefox, a message written while connection.js is missing stays in the box and is sent once the file loads', async ({
  visitor,
}) => {
  const isBack = await visitor.answerInstead(/\/chunks\/connection-/, missing);
  await visitor.open({ body: chatOf('demo') });
  await visitor.click('button', 'Chat with us');
  await visitor.say('Zyxgrf qwertz');
  await visitor.see('text', chatFailed);
  isBack();
  await visitor.press('Enter');
  // The answer ends differently if an agent of the demo organization is online.
  await visitor.see('text', "I don't have an answer…");
});

test('in Firefox, a tampered core chunk that loads after the chunk importing it never runs, even on retry', async ({
  visitor,
}) => {
  const tampered = {
    status: 200,
    headers: everyone,
    contentType: 'text/javascript',
    body: 'document.title = "taken over"',
  };
  await visitor.answerInstead(/\/core-/, tampered, 1_000);
  await visitor.open({ body: twoLines });
  await visitor.see('button', formFailed);
  await visitor.click('button', formFailed);
  await visitor.page.waitForNetworkIdle({ idleTime: 2_000 });
  expect(await visitor.page.title()).toBe('Host');
});

test('in Firefox, a visitor who opens a chat offline can open it once they are online, and no file loads twice', async ({
  visitor,
}) => {
  const proxy = await openProxy({ lateBy: 0 });
  await visitor.open({ body: chatOf('demo').replace('{{script}}', proxy.script) });
  await visitor.see('button', 'Chat with us');
  // Counts failed attempts in the page title, because each attempt shows a new button.
  await visitor.page.evaluate(() =>
    addEventListener('helpdesk-error', () => {
      document.title += '!';
    }),
  );
  const attempts = expect.poll(() => visitor.page.title());
  proxy.cut();
  await visitor.click('button', 'Chat with us');
  await attempts.toBe('Host!');
  const again = 'Failed to load chat. Please try again.';
  await visitor.click('button', again);
  await attempts.toBe('Host!!');
  proxy.restore();
  await visitor.click('button', again);
  await visitor.see('text', 'Northwind Coffee…');
  await visitor.see('button', 'Search articles');
  await visitor.page.waitForNetworkIdle();
  const chunks = proxy.asked().filter((path) => path.startsWith('/chunks/'));
  const names = chunks.map((path) => path.replace(/.*\/|-.*/g, ''));
  expect(names.toSorted()).toEqual(['chat', 'core', 'opening']);
  // Firefox logs an integrity error for the empty response of a failed request.
  const expected = new RegExp(`${ofTheNetwork.source}|integrity`);
  expect(visitor.errorsBesides(expected)).toEqual([]);
  proxy.close();
});

test('in Firefox, a page that blocks our script shows its own fallback link', async ({
  visitor,
}) => {
  await visitor.open({
    body: '{{script}}<helpdesk-form organization="demo"><a href="#write">Write to us</a></helpdesk-form>',
    headers: { 'content-security-policy': "script-src 'self'" },
  });
  await visitor.see('link', 'Write to us');
});

test('in Firefox, a page that blocks our requests shows one error message, and its own buttons work', async ({
  visitor,
}) => {
  const own = '<button type="button" onclick="this.textContent = \'Pressed\'">Press</button>';
  await visitor.open({
    body: own + twoLines,
    headers: {
      'content-security-policy':
        "default-src 'none'; script-src * 'unsafe-inline'; connect-src 'none'",
    },
  });
  await visitor.see('text', formFailed);
  await visitor.click('button', 'Press');
  await visitor.see('button', 'Pressed');
});
