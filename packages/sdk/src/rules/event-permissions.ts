import type { Permission } from './roles.ts';

/** What a member needs to read events about a noun; all other events are about tickets. */
const permissionOfNoun: Readonly<Record<string, Permission | null>> = {
  chat: 'view_live_chat',
  contact_form: 'manage_contact_forms',
  article: 'manage_help_center',
  member: 'manage_team',
  // All of the staff know the tags.
  tag: null,
};

/** The permission without which a member may not have an event sent to a webhook; null where all of the staff may. */
export function permissionOfEvent(name: string): Permission | null {
  const [noun = ''] = name.split('.', 1);
  const found = permissionOfNoun[noun];
  return found === undefined ? 'view_all_tickets' : found;
}
