import { openDatabase } from '../packages/api/src/database/open.ts';
import { acceptChat, startChat } from '../packages/api/src/features/chat/store/sessions.ts';
import { makeOrganization, type TestMember } from '../packages/api/src/test/factories.ts';

export interface ChatData {
  agent: TestMember;
  /** Chats with their visitors' access tokens; the first `led` of them have an agent. */
  chats: { id: string; token: string }[];
}

const quiet = { info() {}, warn() {}, error: console.error };

/** Creates an organization with open chats, some of which have an agent. */
export async function makeChats(
  databaseUrl: string,
  count: number,
  led: number,
): Promise<ChatData> {
  const database = await openDatabase({ url: databaseUrl, log: quiet });
  await database.migrate();
  const { org, agent } = await makeOrganization(database, 'bench');
  const open = () =>
    startChat(org, {
      visitorId: null,
      customerName: 'Vera Visitor',
      customerEmail: 'vera@visitor.example',
      isVerified: false,
      pageUrl: 'https://shop.example/',
      referrer: null,
      browser: 'Firefox 133 on Windows',
      greeting: 'Hi! How can we help you today?',
      message: null,
      clientId: null,
      wantsPerson: false,
    });
  const chats: ChatData['chats'] = [];
  while (chats.length < count)
    chats.push(...(await Promise.all(Array.from({ length: 200 }, open))));
  const taken = chats
    .slice(0, led)
    .map(({ id }) => acceptChat(org, id, { userId: agent.userId, name: 'Jonas' }));
  await Promise.all(taken);
  await database.close();
  return { agent, chats };
}
