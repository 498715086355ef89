import { permissions, type Right } from './roles.ts';

/**
 * The effects that operations can have on an organization's data, and the rights that a member needs for each: all of them. An operation
 * names its effects in the contract (`x-effects`).
 */
export const effectRights = {
  // Tickets. Members without `view_all_tickets` reach only the tickets they can see.
  reads_tickets: ['view_assigned_tickets'],
  reads_all_tickets: ['view_all_tickets'],
  reads_trash: ['delete_tickets'],
  writes_on_tickets: ['view_assigned_tickets'],
  creates_tickets: ['create_tickets'],
  changes_tickets: ['resolve_tickets'],
  assigns_tickets: ['assign_tickets'],
  deletes_tickets: ['delete_tickets'],
  imports_tickets: ['manage_settings', 'create_tickets', 'assign_tickets', 'resolve_tickets'],
  emails_customers: ['view_assigned_tickets'],
  changes_customers: ['resolve_tickets'],
  blocks_senders: ['resolve_tickets'],
  // Chats.
  reads_chats: ['view_live_chat'],
  answers_chats: ['manage_live_chat'],
  // Texts that the team writes for visitors and for itself.
  reads_team_texts: ['view_assigned_tickets'],
  writes_own_texts: ['view_assigned_tickets'],
  writes_team_texts: ['manage_help_center'],
  reads_article_drafts: ['manage_help_center'],
  publishes_articles: ['manage_help_center'],
  changes_forms: ['manage_contact_forms'],
  reads_submissions: ['manage_contact_forms'],
  changes_bot: ['manage_chatbot'],
  // Metrics.
  reads_totals: [],
  reads_metrics: ['view_analytics'],
  reads_reports: ['view_reports'],
  schedules_reports: ['view_reports'],
  // People.
  reads_colleagues: ['assign_tickets'],
  reads_team: ['manage_team'],
  invites_people: ['invite_users'],
  removes_members: ['remove_users'],
  changes_roles: ['change_user_roles'],
  // Settings. Those that would give a member the permissions of others require all permissions.
  reads_settings: ['manage_settings'],
  changes_settings: ['manage_settings'],
  changes_destinations: ['manage_settings'],
  manages_keys: ['manage_settings'],
  changes_organization: ['manage_organization'],
  changes_sign_in: permissions,
  changes_mail_server: permissions,
  makes_full_keys: permissions,
  reads_audit_log: permissions,
  exports_organization: permissions,
  deletes_organization: permissions,
} as const satisfies Record<string, readonly Right[]>;

export type Effect = keyof typeof effectRights;
export const effects = Object.keys(effectRights) as Effect[];

/** The parts of an operation's contract that determine the rights of members. */
interface Contracted {
  readonly effects: readonly Effect[];
  readonly ownOnlyWithout?: Right | undefined;
  readonly sees?: Readonly<Record<string, Right>> | undefined;
  readonly fields?: readonly { readonly permissions: readonly Right[] }[] | undefined;
}

/**
 * Returns the rights that a member needs to call an operation: those of all its effects. A right that only narrows the call isn't needed: a
 * member without it reaches only their own items, gets less of the response or can't send a field.
 */
export function rightsOfEffects({ effects, ownOnlyWithout, sees, fields }: Contracted): Right[] {
  const narrowing = new Set<Right | undefined>([
    ownOnlyWithout,
    ...Object.values(sees ?? {}),
    ...(fields ?? []).flatMap(({ permissions: needed }) => needed),
  ]);
  const needed = effects.flatMap<Right>((effect) => effectRights[effect]);
  return [...new Set(needed)].filter((right) => !narrowing.has(right));
}
