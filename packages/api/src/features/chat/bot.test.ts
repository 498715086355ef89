import { afterAll, beforeAll, expect, test } from 'vitest';
import { comeOnline, eventually, startChat, type TestChat } from '../../test/chats.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { agent } = server.globex;
  for (const [title, slug, content] of [
    [
      'Descale the espresso machine',
      'descale',
      `<p>Descale it every three months, more often with hard water.</p><h2>Before</h2><p>${'Read all of this first. '.repeat(60)}</p>
       <h2>Step by step</h2><p>Take half an hour:</p><ol><li>Empty the tank.</li><li>Fill in the descaler.<ul><li>One sachet</li></ul></li><li>Press both buttons.</li></ol>`,
    ],
    ['Parcels to Norway', 'norway', '<p>Parcels to Norway take a <b>week</b>.</p>'],
    ['Parcels to Chile', 'chile', '<p>Parcels to Chile take a month.</p>'],
  ]) {
    const body = { title, slug, content, isPublished: true };
    await server.call('helpArticles.create', { as: agent, body });
  }
});
afterAll(() => server.stop());

const { unsure, handedOver, unansweredHandedOver, noAnswer, nobodyHere, hello, upset } =
  await import('@helpdesk/sdk/rules/chat-sentences').then((all) => all.chatSentences);

const read = async (chat: TestChat) => (await server.call('publicChat.get', chat.at)).body;
/** Sends a message and returns the bot's replies. */
async function say(chat: TestChat, message: string, count = 1) {
  const { body } = await server.call('publicChat.send', { ...chat.at, body: { message } });
  return eventually(async () => {
    const { messages } = await read(chat);
    const said = messages.filter(({ seq, senderType }) => seq > body.seq && senderType === 'bot');
    return said.length >= count && said;
  });
}
const begin = () => startChat(server, server.globex);

test('answers small talk in its language', async () => {
  const chat = await begin();
  const [greeted] = await say(chat, 'hi');
  expect(greeted?.message).toBe(hello);
  const [thanked] = await say(chat, 'Vielen Dank!');
  expect(thanked?.message).toBe('Gern geschehen! Kann ich sonst noch etwas für Sie tun?');
  expect(await read(chat)).toMatchObject({ status: 'active', withBot: true });
});

test('an answer from an article keeps its formatting, ends at a complete block and has a card', async () => {
  const [answer] = await say(await begin(), 'When should I press both buttons to descale?');
  expect(answer?.html).toContain('<ol>');
  expect(answer?.message).toContain('3. Press both buttons.');
  expect(answer?.message).not.toContain('Read all of this first');
  expect(answer?.cards).toEqual([
    {
      title: 'Descale the espresso machine',
      url: expect.stringMatching(/\/article\/descale$/),
      question: null,
      steps: null,
    },
  ]);
  const [other] = await say(await begin(), 'How often do I descale with hard water?');
  expect(other?.cards).toMatchObject([{ title: 'Descale the espresso machine', steps: 3 }]);
});

test('reads a short question together with the previous one', async () => {
  const chat = await begin();
  const [first] = await say(chat, 'How long do parcels to Norway take?');
  expect(first?.message).toContain('Parcels to Norway take a week.');
  const [second] = await say(chat, 'and to Chile?');
  expect(second?.message).toContain('Parcels to Chile take a month.');
});

test('when unsure, offers possible meanings first and then a person', async () => {
  const chat = await begin();
  const [choice] = await say(chat, 'does the zebra like the espresso machine');
  expect(choice?.message).toContain(unsure);
  expect(choice?.cards).toMatchObject([{ title: 'Descale the espresso machine' }]);
  await comeOnline(server, server.globex, server.globex.agent);
  const [none] = await say(chat, 'none of these');
  expect(none?.message).toBe(unansweredHandedOver);
  expect(await read(chat)).toMatchObject({ status: 'waiting', withBot: false });
});

test('gets a person when the visitor asks for one, or confirms after a complaint', async () => {
  await comeOnline(server, server.globex, server.globex.agent);
  const asked = await begin();
  const [answer] = await say(asked, 'Can I talk to a real person please?');
  expect(answer?.message).toBe(handedOver);
  expect(await read(asked)).toMatchObject({ status: 'waiting' });
  const angry = await begin();
  const [sorry] = await say(angry, 'this is bullshit');
  expect(sorry?.message).toBe(upset);
  const [fetched] = await say(angry, 'yes');
  expect(fetched?.message).toBe(handedOver);
  expect(await read(angry)).toMatchObject({ status: 'waiting' });
});

test('without an answer, says what happens next', async () => {
  const { acme } = server;
  const alone = await startChat(server, acme);
  const [sorry, next] = await say(alone, 'What is the zebra called?', 2);
  expect([sorry?.message, next?.message]).toEqual([noAnswer, nobodyHere]);
  await comeOnline(server, acme, acme.agent);
  const chat = await startChat(server, acme);
  const [handed] = await say(chat, 'What is the zebra called?');
  expect(handed?.message).toBe(unansweredHandedOver);
  expect(await read(chat)).toMatchObject({ status: 'waiting' });
});
