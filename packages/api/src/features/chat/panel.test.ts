import { type Weekday, weekdays } from '@helpdesk/sdk/rules/business-hours';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/ids.ts';
import { comeOnline, startChat, waitingChat } from '../../test/chats.ts';
import { makeOrganization, type TestOrganization } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { readAnswerTime } from './read/answer-time.ts';
import { teamScript } from './team-script.ts';

let server: TestServer;
let made = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** An organization of its own, with helpers to change and read its panel. */
async function newTeam() {
  made += 1;
  const team = await makeOrganization(server.context.database, `panel${made}`);
  const settings = async () => (await server.call('chat.settings', { as: team.admin })).body;
  const welcome = async () =>
    (await server.call('publicChat.welcome', { params: { subdomain: team.subdomain } })).body;
  const set = async (change: object, as = team.admin) => {
    const panel = { ...(await settings()).panel, ...change };
    return server.call('chat.updateSettings', { as, body: { panel } });
  };
  const open = (change: object = {}) =>
    set({
      opening: {
        isOn: true,
        showsFaces: true,
        showsAnswerTime: true,
        showsArticles: true,
        ...change,
      },
    });
  return { ...team, settings, welcome, set, open };
}

const say = (label: string) => ({ label, message: `${label}?`, formId: null });

test('has defaults until a team changes its settings, and no opening when it is turned off', async () => {
  const { welcome, open } = await newTeam();
  const { opening, panel } = await welcome();
  expect(opening).toEqual({
    faces: [],
    answersInSeconds: null,
    opensAt: null,
    quickReplies: [],
    articles: [],
  });
  expect(panel).toEqual({
    launcher: { look: 'icon', text: '' },
    position: 'bottom-right',
    insetX: 20,
    insetY: 20,
    phoneInsetY: null,
    showsJoining: true,
    hasSound: true,
    countsInTitle: true,
    consent: { kind: 'none', text: '' },
  });
  await open({ isOn: false });
  expect((await welcome()).opening).toBeNull();
});

test('outside business hours, a panel says when the team is back', async () => {
  const { welcome, admin } = await newTeam();
  const today = new Date().getUTCDay();
  const tomorrow = weekdays[today % 7] as Weekday;
  const businessHours = { enabled: true, start: '00:00', end: '00:00', days: [tomorrow] };
  const body = { timezone: 'UTC', businessHours };
  expect((await server.call('organization.updateGeneral', { as: admin, body })).status).toBe(200);
  const { opensAt } = (await welcome()).opening ?? {};
  expect([new Date(opensAt ?? '').getUTCDay(), opensAt?.slice(11)]).toEqual([
    (today + 1) % 7,
    '00:00:00.000Z',
  ]);
});

test('only members with the settings permission can change the panel of their organization', async () => {
  const [team, other] = [await newTeam(), await newTeam()];
  expect((await team.set({ position: 'top-left' }, team.agent)).status).toBe(403);
  expect((await team.set({ position: 'top-left' }, team.customer)).status).toBe(403);
  expect((await team.set({ position: 'top-left' })).status).toBe(200);
  expect((await team.welcome()).panel.position).toBe('top-left');
  expect((await other.welcome()).panel.position).toBe('bottom-right');
  expect((await other.settings()).panel.position).toBe('bottom-right');
});

describe('rejects invalid panels and changes nothing', () => {
  test.each<[string, object, string]>([
    ['a text button without a text', { launcher: { look: 'text', text: '' } }, 'launcher.text'],
    ['a consent without words', { consent: { kind: 'box', text: ' ' } }, 'consent.text'],
    ['only on no page', { pages: { shownOn: 'only', patterns: [] } }, 'pages.patterns'],
    [
      'a quick reply that does nothing',
      { quickReplies: [{ ...say('A'), message: null }] },
      'quickReplies.0',
    ],
    ['one that does both', { quickReplies: [{ ...say('A'), formId: 'f' }] }, 'quickReplies.0'],
    [
      'one without a label',
      { quickReplies: [say('A'), { ...say('B'), label: '' }] },
      'quickReplies.1.label',
    ],
    [
      'a form that does not exist',
      { quickReplies: [{ label: 'A', message: null, formId: 'none' }] },
      'quickReplies.0.formId',
    ],
    ['five quick replies', { quickReplies: 'ABCDE'.split('').map(say) }, 'quickReplies'],
    ['a distance that is none', { insetX: 401 }, 'insetX'],
    ['one on phones that is none', { phoneInsetY: -1 }, 'phoneInsetY'],
  ])('%s', async (_, change, field) => {
    const { set, settings } = await newTeam();
    const before = await settings();
    const { status, error } = await set(change);
    expect([status, error.errors?.map((one) => one.field)]).toEqual([400, [`panel.${field}`]]);
    expect(await settings()).toEqual(before);
  });

  test("another organization's form", async () => {
    const [team, other] = [await newTeam(), await newTeam()];
    const formId = await newForm(other);
    const { status } = await team.set({ quickReplies: [{ label: 'A', message: null, formId }] });
    expect(status).toBe(400);
  });
});

async function acceptedChat(team: TestOrganization) {
  const chat = await waitingChat(server, team);
  const answer = await server.call('chat.accept', { as: team.agent, params: { id: chat.id } });
  expect(answer.status).toBe(200);
  return chat;
}

async function newForm({ admin }: Pick<TestOrganization, 'admin'>): Promise<string> {
  const { body } = await server.call('contactForms.list', { as: admin });
  const [known] = body;
  if (known) return known.id;
  const fields = [{ id: 'email', name: 'email', label: 'Email', type: 'email', required: true }];
  const answer = await server.call('contactForms.create', {
    as: admin,
    body: { title: 'Returns', fields },
  });
  expect(answer.status).toBe(201);
  return answer.body.id;
}

test('a disabled form is no longer offered, and quick replies with a message still are', async () => {
  const team = await newTeam();
  const formId = await newForm(team);
  await team.open();
  await team.set({ quickReplies: [say('Order'), { label: 'Return', message: null, formId }] });
  const labels = async () => (await team.welcome()).opening?.quickReplies.map(({ label }) => label);
  expect(await labels()).toEqual(['Order', 'Return']);
  const changed = await server.call('contactForms.update', {
    as: team.admin,
    params: { id: formId },
    body: { isActive: false },
  });
  expect(changed.status).toBe(200);
  expect(await labels()).toEqual(['Order']);
});

test('visitors see the first names and pictures of present, online agents, and nothing else', async () => {
  const team = await newTeam();
  await team.open();
  expect((await team.welcome()).opening?.faces).toEqual([]);
  await comeOnline(server, team, team.agent);
  const { opening } = await team.welcome();
  expect(opening?.faces).toHaveLength(1);
  expect(Object.keys(opening?.faces[0] ?? {}).sort()).toEqual(['firstName', 'imageUrl']);
  expect(JSON.stringify(opening)).not.toMatch(/@|userId/);
  await team.open({ showsFaces: false });
  expect((await team.welcome()).opening?.faces).toEqual([]);
  await team.open();
  await server.call('team.setAvailability', { as: team.agent, body: { availability: 'away' } });
  expect((await team.welcome()).opening?.faces).toEqual([]);
});

test('suggests the most read articles, and never drafts', async () => {
  const team = await newTeam();
  await team.open();
  const write = async (title: string, isPublished: boolean) => {
    const body = { title, slug: title.toLowerCase(), content: '<p>Text</p>', isPublished };
    const answer = await server.call('helpArticles.create', { as: team.admin, body });
    expect(answer.status).toBe(201);
    return answer;
  };
  await write('Draft', false);
  const { body: first } = await write('First', true);
  await write('Second', true);
  await team.org.write((tx) => tx.add(`help.views.${first.id}`, 9));
  const titles = async () => (await team.welcome()).opening?.articles.map(({ title }) => title);
  expect(await titles()).toEqual(['First', 'Second']);
  await team.open({ showsArticles: false });
  expect(await titles()).toEqual([]);
});

test('the answer time is the median for visitors who asked for a person, given at least 5', async () => {
  const team = await newTeam();
  await comeOnline(server, team, team.agent);
  const answeredAfter = async (seconds: number | null) => {
    const chat = await acceptedChat(team);
    const requested = new Date(Date.now() - 3_600_000);
    await team.org.write((tx) =>
      tx.update('chat_sessions', { id: chat.id }, { requested_at: requested.toISOString() }),
    );
    if (seconds === null) return;
    const body = { message: 'Hello' };
    const { body: said } = await server.call('chat.send', {
      as: team.agent,
      params: { id: chat.id },
      body,
    });
    const at = new Date(requested.getTime() + seconds * 1000).toISOString();
    await team.org.write((tx) =>
      tx.update('chat_messages', { session_id: chat.id, seq: said.seq }, { created_at: at }),
    );
  };
  for (const seconds of [30, 60, 200, 900]) await answeredAfter(seconds);
  await answeredAfter(null);
  expect(await readAnswerTime(team.org)).toBeNull();
  await answeredAfter(100);
  expect(await readAnswerTime(team.org)).toBe(100);
  expect(await readAnswerTime(team.org, Date.now() + 29 * 86_400_000)).toBe(100);
  expect(await readAnswerTime(team.org, Date.now() + 31 * 86_400_000)).toBeNull();
  await team.open();
  expect((await team.welcome()).opening?.answersInSeconds).toBe(100);
  await team.open({ showsAnswerTime: false });
  expect((await team.welcome()).opening?.answersInSeconds).toBeNull();
  const at = new Date(Date.now() + 1_000).toISOString();
  await team.org.write(async (tx) => {
    for (let n = 0; n < 100; n += 1) {
      await tx.insert('chat_sessions', {
        id: newId(),
        visitor_id: newId(),
        status: 'active',
        started_at: at,
        requested_at: at,
        accepted_at: at,
        updated_at: at,
      });
    }
  });
  expect(await readAnswerTime(team.org), 'only the last 100 chats count').toBeNull();
});

test('when the team requires consent, no chat begins without it', async () => {
  const team = await newTeam();
  await team.set({ consent: { kind: 'box', text: 'I agree' } });
  const start = (body: object) =>
    server.call('publicChat.start', { params: { subdomain: team.subdomain }, body });
  const refused = await start({ message: 'Hi' });
  expect([refused.status, refused.error.errors]).toEqual([
    400,
    [{ field: 'hasConsented', code: 'required', message: 'Please agree before you start' }],
  ]);
  const { status, body } = await start({ message: 'Hi', hasConsented: true });
  expect(status).toBe(201);
  const consentedAt = async ({ org }: TestOrganization, id: string) =>
    (await org.first<{ consented_at: string }>(org.from('chat_sessions').where('id', id)))
      ?.consented_at;
  expect(await consentedAt(team, body.session.id)).toBe(body.session.startedAt);
  const unasked = await startChat(server, server.acme);
  expect(await consentedAt(server.acme, unasked.id)).toBeNull();
});

test('shows the first name of an agent who joins only if the team allows it', async () => {
  const team = await newTeam();
  await comeOnline(server, team, team.agent);
  const joined = async () => {
    const chat = await acceptedChat(team);
    const { body } = await server.call('publicChat.get', chat.at);
    return body.joined;
  };
  await team.set({ showsJoining: false });
  expect(await joined()).toBeNull();
  await team.set({ showsJoining: true });
  expect(Object.keys((await joined()) ?? {}).sort()).toEqual(['firstName', 'imageUrl']);
  const fresh = await startChat(server, team, {});
  const { body } = await server.call('publicChat.get', fresh.at);
  expect(body.joined).toBeNull();
});

const message = (more: object = {}) => ({
  id: 'm1',
  text: 'Can {organization} help?',
  seconds: 30,
  scrolled: 0,
  isForReturning: false,
  shownOn: 'all' as const,
  patterns: [],
  ...more,
});

test("a proactive message is in the team's script, and a chat that answers it begins with it", async () => {
  const team = await newTeam();
  await team.set({ proactiveMessages: [message()] });
  const script = async () =>
    teamScript(server.context, { querystring: `for=${team.subdomain}`, get: () => '' } as never);
  const { name } = (await team.welcome()).organization;
  const said = `Can ${name} help?`;
  expect(JSON.parse((await script()) ?? '').messages[0].text).toBe(said);
  await team.set({ proactiveMessages: [] });
  expect(JSON.parse((await script()) ?? '')).not.toHaveProperty('messages');
  await team.set({ proactiveMessages: [message()] });
  const chat = await startChat(server, team, { message: 'Yes', proactiveMessageId: 'm1' });
  const { body } = await server.call('chat.get', { as: team.agent, params: { id: chat.id } });
  expect([body.visitor.openedBy, body.messages[0]?.message]).toEqual([said, said]);
  const other = await startChat(server, team, { proactiveMessageId: 'unknown' });
  const alone = await server.call('chat.get', { as: team.agent, params: { id: other.id } });
  expect(alone.body.visitor.openedBy).toBeNull();
  expect(alone.body.messages[0]?.message).not.toBe(said);
});

test.each([
  ['no words', message({ text: ' ' })],
  ['too many words', message({ text: 'x'.repeat(201) })],
  ['an hour', message({ seconds: 3_600 })],
  ['more than all of the page', message({ scrolled: 101 })],
  ['pages without addresses', message({ shownOn: 'only' })],
])('rejects a message with %s', async (_what, wrong) => {
  const { set } = await newTeam();
  expect((await set({ proactiveMessages: [wrong] })).status).toBe(400);
});

test('rejects more than five messages, and duplicate ids', async () => {
  const { set } = await newTeam();
  expect((await set({ proactiveMessages: [message(), message()] })).status).toBe(400);
  const many = Array.from({ length: 6 }, (_, at) => message({ id: `m${at}` }));
  expect((await set({ proactiveMessages: many })).status).toBe(400);
  expect((await set({ proactiveMessages: many.slice(1) })).status).toBe(200);
});
