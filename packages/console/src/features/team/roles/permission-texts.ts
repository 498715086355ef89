import type { Right } from '@helpdesk/sdk/rules/roles';

/** What each permission lets one do, by subject. */
export const permissionTexts: readonly {
  subject: string;
  permissions: readonly { permission: Right; text: string }[];
}[] = [
  {
    subject: 'Tickets',
    permissions: [
      { permission: 'view_assigned_tickets', text: 'See their own tickets and reply' },
      { permission: 'view_unassigned_tickets', text: 'See unassigned tickets and reply' },
      { permission: 'view_all_tickets', text: 'See all tickets and reply' },
      { permission: 'create_tickets', text: 'Open tickets' },
      { permission: 'assign_tickets', text: 'Assign tickets' },
      { permission: 'resolve_tickets', text: 'Change, tag, merge and close tickets' },
      { permission: 'delete_tickets', text: 'Delete and restore tickets' },
    ],
  },
  {
    subject: 'Live chat',
    permissions: [
      { permission: 'view_live_chat', text: 'Read chats' },
      { permission: 'manage_live_chat', text: 'Answer chats' },
    ],
  },
  {
    subject: 'Content',
    permissions: [
      { permission: 'manage_help_center', text: 'Write the help center and team replies' },
      { permission: 'manage_contact_forms', text: 'Build contact forms' },
      { permission: 'manage_chatbot', text: 'Train the chatbot' },
    ],
  },
  {
    subject: 'Figures',
    permissions: [
      { permission: 'view_analytics', text: 'See metrics' },
      { permission: 'view_reports', text: 'Download reports' },
    ],
  },
  {
    subject: 'Administration',
    permissions: [
      { permission: 'manage_organization', text: 'Change branding and domains' },
      { permission: 'manage_settings', text: 'Change settings, tags, API keys and webhooks' },
      { permission: 'manage_team', text: 'See the team' },
      { permission: 'invite_users', text: 'Invite members' },
      { permission: 'remove_users', text: 'Remove members' },
      { permission: 'change_user_roles', text: 'Change roles' },
    ],
  },
];
