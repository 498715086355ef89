import { Secret, TOTP } from 'otpauth';
import { now } from '../database/ids.ts';
import { confirmationExpiry, confirmationLink } from '../features/accounts/confirmation-link.ts';
import { resetToken } from '../features/accounts/reset-link.ts';
import { openReset } from '../features/accounts/store/password-reset.ts';
import { bodies } from './accepted-bodies.ts';
import {
  type Act,
  type Audited,
  addPasskey,
  at,
  begin,
  call,
  directory,
  logIn,
  memberIdOf,
  newInvitation,
  password,
  secrets,
  setUpTotp,
  somebody,
  tokenOf,
} from './audited-calls.ts';

/** A successful call for each audited operation on people. */
export const acts = {
  'auth.login': async () => logIn(at.server.acme.agent),
  'auth.signup': async () => {
    const body = {
      ...(bodies['auth.signup'] as object),
      email: 'nina@acme.example',
      password,
      confirmPassword: password,
    };
    const invitationToken = tokenOf(await newInvitation('nina@acme.example'));
    return at.server.call('auth.signup', { body: { ...body, invitationToken } });
  },
  'auth.answerChallenge': async () => {
    const who = await somebody();
    const { secret } = await setUpTotp(who);
    const { body } = await logIn(who);
    const timestamp = Date.now() + 30_000;
    const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
    const challenge = body.challenge?.token ?? '';
    return at.server.call('auth.answerChallenge', { body: { challenge, code } });
  },
  'auth.answerPasskey': async () => {
    const { authenticator } = await addPasskey(await somebody());
    const { body } = await at.server.call('auth.startPasskey', { body: {} });
    const response = authenticator.use(body.options);
    return at.server.call('auth.answerPasskey', { body: { challenge: body.challenge, response } });
  },
  'auth.logout': async () =>
    at.server.call('auth.logout', { as: await begin(at.server.acme.agent) }),
  'auth.resetPassword': async () => {
    const { userId } = await somebody();
    const id = await directory().write((tx) =>
      openReset(tx, userId, (reset) => resetToken(at.server.context.config, reset)),
    );
    const token = resetToken(at.server.context.config, id);
    secrets.push(token);
    const body = { token, newPassword: 'another quiet harbour' };
    return at.server.call('auth.resetPassword', { body });
  },
  'auth.confirmPassword': async () =>
    at.server.call('auth.confirmPassword', {
      as: await begin(at.server.acme.agent),
      body: { currentPassword: password },
    }),
  'auth.confirmEmail': async () => {
    const { userId, email } = await somebody();
    await directory().write((tx) =>
      tx.update('users', { id: userId }, { email_unconfirmed_since: '2026-01-01T00:00:00.000Z' }),
    );
    const link = confirmationLink(
      at.server.context.config,
      userId,
      email,
      confirmationExpiry(new Date().toISOString()),
    );
    return at.server.call('auth.confirmEmail', { body: { token: link.split('#token=').at(-1) } });
  },
  'invitations.accept': async () => {
    const id = await newInvitation(at.server.globex.agent.email);
    const params = { token: tokenOf(id) };
    return at.server.call('invitations.accept', { as: at.server.globex.agent, params });
  },
  'team.invite': () =>
    call('team.invite', { body: { email: 'guest@acme.example', role: 'agent' } }),
  'team.revokeInvitation': async () =>
    call('team.revokeInvitation', {
      params: { id: await newInvitation('away@acme.example') },
      body: undefined,
    }),
  'team.resendInvitation': async () =>
    call('team.resendInvitation', {
      params: { id: await newInvitation('again@acme.example') },
      body: undefined,
    }),
  'team.setRole': async () => {
    const { email } = await somebody();
    return call('team.setRole', {
      params: { memberId: await memberIdOf(email) },
      body: { role: 'admin' },
    });
  },
  'team.remove': async () => {
    const { email } = await somebody();
    return call('team.remove', { params: { memberId: await memberIdOf(email) }, body: undefined });
  },
  'team.resetSecondFactor': async () => {
    const who = await somebody();
    await setUpTotp(who);
    const params = { memberId: await memberIdOf(who.email) };
    return call('team.resetSecondFactor', { params, body: undefined });
  },
  'team.unlinkSso': async () => {
    const { email, userId } = await somebody();
    const identity = { issuer: 'https://id.example', subject: userId, user_id: userId };
    await at.server.acme.org.write((tx) =>
      tx.insert('sso_identities', { ...identity, created_at: now() }),
    );
    const params = { memberId: await memberIdOf(email) };
    return call('team.unlinkSso', { params, body: undefined });
  },
  'profile.update': async () =>
    call('profile.update', { as: await somebody(), body: { firstName: 'Norah' } }),
  'profile.changePassword': async () => {
    const body = { currentPassword: password, newPassword: 'another quiet harbour' };
    return call('profile.changePassword', { as: await somebody(), body });
  },
  'profile.delete': async () => {
    const as = await somebody();
    return call('profile.delete', { as, body: { email: as.email } });
  },
  'sessions.end': async () => {
    const who = await somebody();
    await begin(who);
    const { body } = await at.server.call('sessions.list', { as: who });
    const other = body.find(({ isCurrent }) => !isCurrent);
    return call('sessions.end', { as: who, params: { id: other?.id ?? '' }, body: undefined });
  },
  'sessions.endOthers': async () => {
    const as = await somebody();
    await begin(as);
    return call('sessions.endOthers', { as, body: undefined });
  },
  'account.confirmTotp': async () => (await setUpTotp(await somebody())).done,
  'account.removeTotp': async () => {
    const as = await somebody();
    await setUpTotp(as);
    return call('account.removeTotp', { as, body: undefined });
  },
  'account.addPasskey': async () => (await addPasskey(await somebody())).done,
  'account.renamePasskey': async () => {
    const as = await somebody();
    const { params } = await addPasskey(as);
    return call('account.renamePasskey', { as, params, body: { name: 'Phone' } });
  },
  'account.removePasskey': async () => {
    const as = await somebody();
    const { params } = await addPasskey(as);
    return call('account.removePasskey', { as, params, body: undefined });
  },
  'account.makeRecoveryCodes': async () => {
    const as = await somebody();
    await setUpTotp(as);
    const done = await call('account.makeRecoveryCodes', { as, body: undefined });
    secrets.push(...done.body.recoveryCodes);
    return done;
  },
} satisfies Partial<Record<Audited, Act>>;
