import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Directory } from '../../database/types.ts';
import { drawAnew } from '../../files/picture.ts';
import { keepPicture } from '../../files/store.ts';
import type { Handlers } from '../../http/handlers.ts';
import { invalid, notFound, Refusal } from '../../http/refusal.ts';
import { forgetSession } from '../../http/session-memory.ts';
import { endOtherSessions } from '../../http/sessions.ts';
import { changeProfile } from './change-profile.ts';
import { currentUser } from './current-user.ts';
import { checkPassword, hashPassword, refuseWeak } from './passwords.ts';
import { preferencesOf } from './present.ts';
import { findUser } from './store.ts';

/** Pixels: sharp on the largest avatar of any screen. */
const photoWidth = 512;

const notAnImage = 'Please select an image file (JPG, PNG, GIF, etc.)';

export const profile: Handlers<'profile'> = {
  update: async ({ desk, session, member, token, body, limits }) => {
    const { directory } = desk.database;
    const { id, email } = session.user;
    if (body.email !== undefined && body.email.toLowerCase() !== email) {
      await limits.attempt('profile.email', id);
    }
    await changeProfile(directory, id, body, token);
    forgetSession(desk.database);
    return currentUser(directory, id, member?.organizationId ?? null, session.onlyIn);
  },

  uploadPhoto: async ({ desk, org, session, files }) => {
    if (!org) throw notFound('Organization not found');
    const picture = await drawAnew(files.profileImage, photoWidth, {
      invalid: notAnImage,
      tooLarge: 'Please select an image smaller than 5MB',
    });
    const profileImageUrl = await keepPicture(org, picture);
    await setPhoto(desk.database.directory, session.user.id, profileImageUrl);
    forgetSession(desk.database);
    return { profileImageUrl };
  },

  removePhoto: async ({ desk, session }) => {
    await setPhoto(desk.database.directory, session.user.id, null);
    forgetSession(desk.database);
  },

  changePassword: async ({ desk, session, token, body }) => {
    const { directory } = desk.database;
    refuseWeak(desk.config, 'newPassword', body.newPassword);
    const user = await findUser(directory, session.user.id);
    if (!(await checkPassword(user?.password_hash ?? null, body.currentPassword))) {
      throw new Refusal(400, 'Current password is incorrect', 'wrong_password', {
        errors: invalid('currentPassword', 'Current password is incorrect').errors ?? [],
      });
    }
    const passwordHash = await hashPassword(body.newPassword);
    await directory.write(async (tx) => {
      await tx.update('users', { id: session.user.id }, { password_hash: passwordHash });
      await endOtherSessions(tx, session.user.id, token);
    });
    forgetSession(desk.database);
    return { message: 'Password changed successfully' };
  },

  updateNotificationPreferences: async ({ desk, session, body }) => {
    const { directory } = desk.database;
    const notificationPreferences = await directory.write(async (tx) => {
      const user = await findUser(tx, session.user.id);
      const chosen = { ...(user ? preferencesOf(user) : {}), ...body.notificationPreferences };
      await tx.update('users', { id: session.user.id }, { notification_preferences: chosen });
      return chosen as Schema<'NotificationPreferences'>;
    });
    return { notificationPreferences };
  },
};

const setPhoto = (directory: Directory, id: string, address: string | null) =>
  directory.write((tx) => tx.update('users', { id }, { profile_image_url: address }));
