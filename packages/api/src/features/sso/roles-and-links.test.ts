// @module-tag postgres

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SsoWorld, startSsoWorld } from '../../test/sso-world.ts';

let world: SsoWorld;

const roles = [
  { value: 'leads', role: 'admin' },
  { value: 'staff', role: 'agent' },
];
const byClaim = { roleClaim: 'groups', roles, defaultRole: 'customer', maxRole: 'admin' };
const setUp = (more: object = {}) =>
  world.setUp(world.server.acme, { ...byClaim, updatesRoles: true, ...more });

beforeAll(async () => {
  world = await startSsoWorld();
  await setUp();
  await world.prove(world.server.acme, 'acme.example');
});
afterAll(() => world.stop());

const memberBy = async (email: string) => {
  const { body } = await world.server.call('team.list', { as: world.server.acme.admin });
  return body.find((one) => one.user.email === email);
};

/** Signs a person in with their current claims. */
async function signIn(sub: string, groups: string[], email = `${sub}@acme.example`) {
  world.provider.people.set(sub, { email, email_verified: true, groups });
  return world.signIn(sub);
}
const roleAfter = async (sub: string, groups: string[]) => {
  expect((await signIn(sub, groups)).token).not.toBeNull();
  return (await memberBy(`${sub}@acme.example`))?.role;
};

test('a provider that updates roles raises and lowers a member’s role at each sign-in', async () => {
  expect(await roleAfter('ada', ['leads'])).toBe('admin');
  const { token } = await signIn('ada', ['leads']);
  expect(await roleAfter('ada', ['staff'])).toBe('agent');
  const settings = await world.server.call('organization.settings', { as: { token } });
  expect(settings.status, 'the session of before').toBe(403);
  expect(await roleAfter('ada', [])).toBe('customer');
  expect(await roleAfter('ada', ['leads'])).toBe('admin');
});

test('lowering a member’s role disables their keys that act for others, and keeps the rest', async () => {
  const { server } = world;
  const { token } = await signIn('kim', ['leads']);
  const keyOf = async (actsForId: string | null) => {
    const body = { name: 'Shop', permissions: ['tickets:read' as const], actsForId };
    return (await server.call('apiKeys.create', { as: { token }, body })).body.data.id;
  };
  const acts = await keyOf((await memberBy('kim@acme.example'))?.userId ?? null);
  const ofTeam = await keyOf(null);
  expect(await roleAfter('kim', ['staff'])).toBe('agent');
  const { body } = await server.call('apiKeys.list', { as: server.acme.admin });
  const isActive = (id: string) => body.data.find((one) => one.id === id)?.isActive;
  expect([isActive(acts), isActive(ofTeam)]).toEqual([false, true]);
});

test('without updates a role stays as the team set it', async () => {
  await setUp({ updatesRoles: false });
  expect(await roleAfter('ben', ['staff'])).toBe('agent');
  expect(await roleAfter('ben', ['leads'])).toBe('agent');
  expect(await roleAfter('ben', [])).toBe('agent');
});

test('updating roles requires a claim', async () => {
  const refused = await setUp({ roleClaim: null });
  expect(refused).toMatchObject({ status: 400, error: { errors: [{ field: 'roleClaim' }] } });
});

test('a member above the provider’s maximum role keeps their role, and so does the last admin', async () => {
  const { acme } = world.server;
  await setUp();
  expect(await roleAfter('eva', ['leads'])).toBe('admin');
  await setUp({ maxRole: 'agent' });
  expect(await roleAfter('eva', [])).toBe('admin');
  await setUp();
  const others = { role: 'admin' };
  const { userId } = (await memberBy('eva@acme.example')) ?? {};
  const admins = await acme.org.all<{ id: string; user_id: string }>(
    acme.org.from('memberships').where(others),
  );
  const ids = admins.filter((one) => one.user_id !== userId).map(({ id }) => id);
  const setRole = (role: string) =>
    acme.org.write((tx) => tx.update('memberships', { id: ids }, { role }));
  await setRole('agent');
  expect((await signIn('eva', [])).token).not.toBeNull();
  await setRole('admin');
  expect((await memberBy('eva@acme.example'))?.role).toBe('admin');
});

test('an admin unlinks a member, whose address another account of the provider can then use', async () => {
  const { server } = world;
  const email = 'sam@acme.example';
  expect((await signIn('sam', ['staff'])).token).not.toBeNull();
  const member = await memberBy(email);
  expect(member?.isLinkedToSso).toBe(true);
  const refused = await signIn('sam-again', ['staff'], email);
  expect([refused.status, refused.token]).toEqual([403, null]);
  expect(refused.text).toContain('Ask an admin to unlink that member first');

  const params = { memberId: member?.id ?? '' };
  const { token: before } = await signIn('sam', ['staff']);
  const unlink = (as: { token: string }) => server.call('team.unlinkSso', { as, params });
  expect((await unlink(server.acme.agent)).status).toBe(403);
  expect((await unlink(server.globex.admin)).status).toBe(404);
  expect((await unlink(server.acme.admin)).status).toBe(204);
  expect((await memberBy(email))?.isLinkedToSso).toBe(false);
  expect((await server.call('tickets.list', { as: { token: before } })).status).toBe(401);
  expect((await unlink(server.acme.admin)).error.code).toBe('sso_not_linked');

  const { token } = await signIn('sam-again', ['staff'], email);
  const { body } = await server.call('auth.user', { as: { token } });
  expect(body.id).toBe(member?.userId);
  expect((await signIn('sam', ['staff'])).token, 'the account of before').toBeNull();
});
