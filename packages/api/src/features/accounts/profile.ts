import type { Schema } from '@helpdesk/sdk/contract/operations';
import { forgetSession } from '../../auth/session-memory.ts';
import { endOtherSessions } from '../../auth/store/sessions.ts';
import { hashToken } from '../../auth/tokens.ts';
import type { Directory } from '../../database/types.ts';
import { reencode } from '../../files/picture.ts';
import { keepPicture } from '../../files/store/pictures.ts';
import type { Handlers } from '../../http/handlers.ts';
import { notFound } from '../../refusal.ts';
import { preferencesOf } from '../notifications/store/preferences.ts';
import { changeProfile } from './change-profile.ts';
import { currentUser } from './current-user.ts';
import { accountTried } from './guessing.ts';
import { checkPassword, hashPassword, refuseWeak, wrongPassword } from './passwords.ts';
import { endOpenChanges, findUser } from './store/accounts.ts';
import { endOpenResets } from './store/password-reset.ts';

/** Pixels; sharp for the largest avatar. */
const photoWidth = 512;

const notAnImage = 'Please select an image file (JPG, PNG, GIF, etc.)';

/** All of `profile` except delete, which is in features/leaving. */
export const profile: Omit<Handlers<'profile'>, 'delete'> = {
  update: async ({ server, session, member, token, body, ip, limits }) => {
    const { directory } = server.database;
    const { id, email } = session.user;
    if (body.email !== undefined && body.email.toLowerCase() !== email) {
      await limits.attempt('profile.email', id);
    }
    const organizationId = member?.organizationId ?? null;
    await changeProfile(directory, server.config, id, body, { ownToken: token, organizationId });
    forgetSession(server);
    return currentUser(directory, id, organizationId, { onlyIn: session.onlyIn, ip });
  },

  uploadPhoto: async ({ server, org, session, files }) => {
    if (!org) throw notFound('Organization not found');
    const picture = await reencode(files.profileImage, photoWidth, {
      invalid: notAnImage,
      tooLarge: 'Please select an image smaller than 5MB',
    });
    const profileImageUrl = await keepPicture(org, picture);
    await setPhoto(server.database.directory, session.user.id, profileImageUrl);
    forgetSession(server);
    return { profileImageUrl };
  },

  removePhoto: async ({ server, session }) => {
    await setPhoto(server.database.directory, session.user.id, null);
    forgetSession(server);
  },

  changePassword: async ({ server, session, token, body, limits, deviceOf }) => {
    const { directory } = server.database;
    const { email, firstName, lastName } = session.user;
    await refuseWeak(server.config, 'newPassword', body.newPassword, [email, firstName, lastName]);
    // By session, so guesses with a stolen session do not lock the owner out.
    const tried = hashToken(token ?? session.user.id);
    await limits.attempt('auth.password', tried);
    // Also by account, together with sign-in attempts, except in browsers that have signed in to the account.
    const account = accountTried(email, deviceOf(session.user.id));
    await limits.attempt('auth.account', account);
    const user = await findUser(directory, session.user.id);
    if (!(await checkPassword(user?.password_hash ?? null, body.currentPassword))) {
      throw wrongPassword();
    }
    await limits.forgive('auth.password', tried);
    await limits.forgive('auth.account', account);
    const passwordHash = await hashPassword(body.newPassword);
    await directory.locking({ users: [session.user.id] }).write(async (tx) => {
      await tx.update('users', { id: session.user.id }, { password_hash: passwordHash });
      await endOpenChanges(tx, session.user.id);
      await endOpenResets(tx, session.user.id);
      await endOtherSessions(tx, session.user.id, token);
    });
    forgetSession(server);
    return { message: 'Password changed successfully' };
  },

  updateNotificationPreferences: async ({ server, session, body }) => {
    const { directory } = server.database;
    const account = directory.locking({ users: [session.user.id] });
    const notificationPreferences = await account.write(async (tx) => {
      const user = await findUser(tx, session.user.id);
      const chosen = { ...(user ? preferencesOf(user) : {}), ...body.notificationPreferences };
      await tx.update('users', { id: session.user.id }, { notification_preferences: chosen });
      return chosen as Schema<'NotificationPreferences'>;
    });
    return { notificationPreferences };
  },
};

const setPhoto = (directory: Directory, id: string, address: string | null) =>
  directory
    .locking({ users: [id] })
    .write((tx) => tx.update('users', { id }, { profile_image_url: address }));
