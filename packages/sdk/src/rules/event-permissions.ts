import type { Permission } from './roles.ts';

/** The permission to read events by their noun; all others are ticket events. */
const permissionOfNoun: Readonly<Record<string, Permission | null>> = {
  chat: 'view_live_chat',
  contact_form: 'manage_contact_forms',
  article: 'manage_help_center',
  member: 'manage_team',
  // All staff can see the tags.
  tag: null,
};

/** Returns the permission that a member needs to send an event to a webhook; null if all staff may. */
export function permissionOfEvent(name: string): Permission | null {
  const [noun = ''] = name.split('.', 1);
  const found = permissionOfNoun[noun];
  return found === undefined ? 'view_all_tickets' : found;
}
