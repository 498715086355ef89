import { expect } from 'playwright/test';
import { chatOf, type Team } from '../host-pages/chat-page.ts';
import { openProxy, type Sockets } from '../host-pages/proxy.ts';
import { handedOver, ofTheNetwork, test, type Visitor } from './firefox.ts';

test.describe.configure({ mode: 'default' });

async function openBehind(
  proxy: Awaited<ReturnType<typeof openProxy>>,
  visitor: Visitor,
  team: Team,
) {
  await team.comes();
  await visitor.open({ body: chatOf(team.subdomain).replace('{{script}}', proxy.script) });
  await visitor.click('button', 'Chat with us');
}

const wordsOf = async (team: Team) =>
  (await team.helpdesk.chat.get({ id: (await team.chat()).id })).messages.map(
    ({ message }) => message,
  );

const proxies: Record<string, Sockets> = {
  'refuses sockets': 'refused',
  'swallows sockets': 'swallowed',
  'is slow': { lateBy: 1_500 },
};

for (const [which, sockets] of Object.entries(proxies)) {
  test(`in Firefox, behind a proxy that ${which}, bot, agent and visitor chat, and each message arrives once`, async ({
    visitor,
    team,
  }) => {
    const proxy = await openProxy(sockets);
    await openBehind(proxy, visitor, team);
    await visitor.say('Through a wall');
    await visitor.see('text', handedOver);
    await visitor.say('And again');
    await expect.poll(() => wordsOf(team)).toContain('And again');
    const { id } = await team.chat();
    await team.helpdesk.chat.accept({ id });
    await team.helpdesk.chat.send({ id, message: 'I can hear you' });
    await visitor.see('text', 'I can hear you');
    await visitor.see('text', "You're chatting with Ben…");
    await visitor.say('So can I');
    await expect.poll(() => wordsOf(team)).toContain('So can I');
    const words = await wordsOf(team);
    await expect.poll(visitor.said).toEqual(words);
    const theirs = words.filter((text) => /wall|again|So can I/.test(text));
    expect(theirs).toEqual(['Through a wall', 'And again', 'So can I']);
    expect(proxy.upgrades()).toBeGreaterThan(0);
    expect(visitor.errorsBesides(ofTheNetwork)).toEqual([]);
    proxy.close();
  });
}

test('in Firefox, messages written offline are sent once and in order when the network is back', async ({
  visitor,
  team,
}) => {
  const proxy = await openProxy({ lateBy: 0 });
  await openBehind(proxy, visitor, team);
  await visitor.say('Message number 0');
  await visitor.see('text', handedOver);
  const { id } = await team.chat();
  await team.helpdesk.chat.accept({ id });
  await visitor.see('text', "You're chatting with Ben…");
  proxy.cut();
  await visitor.see('text', 'Disconnected');
  const numbered = Array.from({ length: 8 }, (_, index) => `Message number ${index + 1}`);
  for (const text of numbered) await visitor.say(text);
  await visitor.see('text', "Sends when you're back online");
  await team.helpdesk.chat.send({ id, message: 'Are you still there?' });
  proxy.restore();
  await visitor.see('text', "You're chatting with Ben…");
  await expect.poll(() => wordsOf(team)).toContain('Message number 8');
  const words = await wordsOf(team);
  expect(words.filter((text) => text.startsWith('Message'))).toEqual([
    'Message number 0',
    ...numbered,
  ]);
  await expect.poll(visitor.said).toEqual(words);
  expect(visitor.errorsBesides(ofTheNetwork)).toEqual([]);
  proxy.close();
});
