import type { UserRow } from '../../../database/rows/people.ts';

type Named = Pick<
  UserRow,
  | 'id'
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'profile_image_url'
  | 'notification_preferences'
  | 'undo_send_seconds'
  | 'created_at'
> & { membership_id: string | null };

/** A person in an export. */
export interface PersonLine {
  id: string;
  /** Null for former members: their current address is not the organization's data. */
  email: string | null;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  notificationPreferences: object | null;
  undoSendSeconds: number | null;
  createdAt: string | null;
}

export function personLine(row: Named): PersonLine {
  const { id, first_name: firstName, last_name: lastName } = row;
  if (row.membership_id === null) {
    return {
      id,
      email: null,
      firstName,
      lastName,
      profileImageUrl: null,
      notificationPreferences: null,
      undoSendSeconds: null,
      createdAt: null,
    };
  }
  return {
    id,
    email: row.email,
    firstName,
    lastName,
    profileImageUrl: row.profile_image_url,
    notificationPreferences: JSON.parse(row.notification_preferences) as object,
    undoSendSeconds: Number(row.undo_send_seconds),
    createdAt: row.created_at,
  };
}
