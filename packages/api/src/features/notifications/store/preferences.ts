import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { UserRow } from '../../../database/rows/people.ts';

const defaultPreferences: Schema<'NotificationPreferences'> = {
  emailNotifications: true,
  ticketCreated: true,
  ticketUpdated: true,
  ticketUpdates: true,
  ticketAssignments: true,
  ticketResolutions: true,
  ticketMentions: true,
  chatMessages: true,
  systemAnnouncements: true,
  weeklyDigest: false,
  marketingEmails: false,
};

/** A user's notification preferences, with defaults. */
export const preferencesOf = (
  user: Pick<UserRow, 'notification_preferences'>,
): Schema<'NotificationPreferences'> => ({
  ...defaultPreferences,
  ...(JSON.parse(user.notification_preferences || '{}') as object),
});
