import type { Right } from '@helpdesk/sdk/rules/roles';
import m from '../messages.yaml';

/** The description of each permission, by subject. */
export const permissionTexts: readonly {
  subject: string;
  permissions: readonly { permission: Right; text: string }[];
}[] = [
  {
    subject: m.permissionTexts.tickets,
    permissions: [
      { permission: 'view_assigned_tickets', text: m.permissionTexts.seeTheirOwnTicketsAndReply },
      {
        permission: 'view_unassigned_tickets',
        text: m.permissionTexts.seeUnassignedTicketsAndReply,
      },
      { permission: 'view_all_tickets', text: m.permissionTexts.seeAllTicketsAndReply },
      { permission: 'create_tickets', text: m.permissionTexts.openTickets },
      { permission: 'assign_tickets', text: m.permissionTexts.assignTickets },
      { permission: 'resolve_tickets', text: m.permissionTexts.changeTagMergeAndCloseTickets },
      { permission: 'delete_tickets', text: m.permissionTexts.deleteAndRestoreTickets },
    ],
  },
  {
    subject: m.permissionTexts.liveChat,
    permissions: [
      { permission: 'view_live_chat', text: m.permissionTexts.readChats },
      { permission: 'manage_live_chat', text: m.permissionTexts.answerChats },
    ],
  },
  {
    subject: m.permissionTexts.content,
    permissions: [
      { permission: 'manage_help_center', text: m.permissionTexts.writeTheHelpCenterAndTeam },
      { permission: 'manage_contact_forms', text: m.permissionTexts.buildContactForms },
      { permission: 'manage_chatbot', text: m.permissionTexts.trainTheChatbot },
    ],
  },
  {
    subject: m.permissionTexts.figures,
    permissions: [
      { permission: 'view_analytics', text: m.permissionTexts.seeMetrics },
      { permission: 'view_reports', text: m.permissionTexts.downloadReports },
    ],
  },
  {
    subject: m.permissionTexts.administration,
    permissions: [
      { permission: 'manage_organization', text: m.permissionTexts.changeBrandingAndDomains },
      { permission: 'manage_settings', text: m.permissionTexts.changeSettingsTagsApiKeysAnd },
      { permission: 'manage_team', text: m.permissionTexts.seeTheTeam },
      { permission: 'invite_users', text: m.permissionTexts.inviteMembers },
      { permission: 'remove_users', text: m.permissionTexts.removeMembers },
      { permission: 'change_user_roles', text: m.permissionTexts.changeRoles },
    ],
  },
];
