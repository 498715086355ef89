import {
  Bell,
  BookOpen,
  BotMessageSquare,
  ChartNoAxesCombined,
  CircleUser,
  ClipboardList,
  LayoutDashboard,
  type LucideIcon,
  MessagesSquare,
  Palette,
  Settings,
  Ticket,
  Users,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { Right } from '../data/session.ts';
import m from './messages.yaml';

export type BadgeName = 'tickets' | 'chatSessions' | 'notifications';

type NavigationItem = {
  group: 'Overview' | 'Content' | 'Settings';
  label: string;
  icon: LucideIcon;
  /** The permission to see the item; everyone may if absent. */
  permission?: Right;
  badge?: BadgeName;
  /** A word shown in the badge instead of a number. */
  badgeText?: string;
};

export type Page = {
  /** The path below the root and below /org/{subdomain}. */
  path: string;
  title: string;
  subtitle?: string;
  /** Any one of these permissions is enough to open it; if absent, every signed-in user may. */
  permission?: readonly Right[];
  /** The text below 'Access Denied', if not the default. */
  denied?: string;
  navigation?: NavigationItem;
  load: () => Promise<{ default: ComponentType }>;
};

/** The screens of signed-in users. Routes, sidebar and access checks are all made from this table. */
export const memberPages: readonly Page[] = [
  {
    path: '/',
    title: m.pages.dashboard,
    subtitle: m.pages.overviewOfYourHelpdesk,
    navigation: { group: 'Overview', label: m.pages.dashboard, icon: LayoutDashboard },
    load: () => import('../features/dashboard/DashboardPage.tsx'),
  },
  {
    path: '/tickets',
    title: m.pages.tickets,
    subtitle: m.pages.manageCustomerSupportTickets,
    permission: ['view_assigned_tickets', 'create_tickets'],
    navigation: {
      group: 'Overview',
      label: m.pages.tickets,
      icon: Ticket,
      permission: 'view_assigned_tickets',
      badge: 'tickets',
    },
    load: () => import('../features/tickets/list/TicketsPage.tsx'),
  },
  {
    path: '/tickets/$id',
    title: m.pages.ticket,
    permission: ['view_assigned_tickets', 'create_tickets'],
    load: () => import('../features/tickets/detail/TicketPage.tsx'),
  },
  {
    path: '/spam',
    title: m.pages.spam,
    permission: ['view_all_tickets'],
    load: () => import('../features/tickets/archive/SpamPage.tsx'),
  },
  {
    path: '/deleted',
    title: m.pages.deletedTickets,
    permission: ['delete_tickets'],
    load: () => import('../features/tickets/archive/DeletedPage.tsx'),
  },
  {
    path: '/live-chat',
    title: m.pages.liveChat,
    subtitle: m.pages.manageRealTimeCustomerConversations,
    permission: ['view_live_chat'],
    navigation: {
      group: 'Overview',
      label: m.pages.liveChat,
      icon: MessagesSquare,
      permission: 'view_live_chat',
      badge: 'chatSessions',
      badgeText: 'active',
    },
    load: () => import('../features/chat/queue/LiveChatPage.tsx'),
  },
  {
    path: '/notifications',
    title: m.pages.notifications,
    subtitle: m.pages.updatesForYou,
    navigation: {
      group: 'Overview',
      label: m.pages.notifications,
      icon: Bell,
      badge: 'notifications',
    },
    load: () => import('../features/notifications/NotificationsPage.tsx'),
  },
  {
    path: '/metrics',
    title: m.pages.performanceMetrics,
    subtitle: m.pages.supportPerformance,
    permission: ['view_analytics'],
    navigation: {
      group: 'Overview',
      label: m.pages.reports,
      icon: ChartNoAxesCombined,
      permission: 'view_analytics',
    },
    load: () => import('../features/metrics/MetricsPage.tsx'),
  },
  {
    path: '/help-center',
    title: m.pages.helpCenter,
    subtitle: m.pages.writeTheArticlesThatYourCustomers,
    permission: ['manage_help_center'],
    navigation: {
      group: 'Content',
      label: m.pages.helpCenter,
      icon: BookOpen,
      permission: 'manage_help_center',
    },
    load: () => import('../features/help/HelpCenterPage.tsx'),
  },
  {
    path: '/contact-forms',
    title: m.pages.contactForms,
    subtitle: m.pages.createAndManageCustomerContactForms,
    permission: ['manage_contact_forms'],
    navigation: {
      group: 'Content',
      label: m.pages.contactForms,
      icon: ClipboardList,
      permission: 'manage_contact_forms',
    },
    load: () => import('../features/forms/FormsPage.tsx'),
  },
  {
    path: '/chatbot',
    title: m.pages.chatbot,
    permission: ['manage_chatbot'],
    navigation: {
      group: 'Content',
      label: m.pages.chatbot,
      icon: BotMessageSquare,
      permission: 'manage_chatbot',
    },
    load: () => import('../features/chatbot/ChatbotPage.tsx'),
  },
  {
    path: '/team',
    title: m.pages.teamMembers,
    subtitle: m.pages.manageWhoIsInYourOrganization,
    permission: ['manage_team'],
    navigation: {
      group: 'Settings',
      label: m.pages.teamMembers,
      icon: Users,
      permission: 'manage_team',
    },
    load: () => import('../features/team/TeamPage.tsx'),
  },
  {
    path: '/branding',
    title: m.pages.branding,
    subtitle: m.pages.whatYourOrganizationIsCalledWhere,
    permission: ['manage_organization'],
    denied: m.pages.onlyAdministratorsCanModifyBranding,
    navigation: {
      group: 'Settings',
      label: m.pages.branding,
      icon: Palette,
      permission: 'manage_organization',
    },
    load: () => import('../features/branding/BrandingPage.tsx'),
  },
  {
    path: '/settings',
    title: m.pages.organizationSettings,
    subtitle: m.pages.yourOrganizationChannelsTeamAndData,
    permission: ['manage_settings'],
    denied: m.pages.onlyAdministratorsCanModify,
    navigation: {
      group: 'Settings',
      label: m.pages.generalSettings,
      icon: Settings,
      permission: 'manage_settings',
    },
    load: () => import('./settings/SettingsPage.tsx'),
  },
  {
    path: '/settings/$subject',
    title: m.pages.organizationSettings,
    subtitle: m.pages.yourOrganizationChannelsTeamAndData,
    permission: ['manage_settings'],
    denied: m.pages.onlyAdministratorsCanModify,
    load: () => import('./settings/SettingsPage.tsx'),
  },
  {
    path: '/settings/canned-replies',
    title: m.pages.cannedReplies,
    subtitle: m.pages.savedAnswersTypeInAnyReply,
    permission: ['view_assigned_tickets'],
    load: () => import('../features/canned-replies/CannedRepliesPage.tsx'),
  },
  {
    path: '/settings/macros',
    title: m.pages.macros,
    subtitle: m.pages.oneClickActionsPressYOn,
    permission: ['view_assigned_tickets'],
    load: () => import('../features/tickets/macros/MacrosPage.tsx'),
  },
  {
    path: '/profile',
    title: m.pages.profile,
    subtitle: m.pages.yourNamePhotoAndPreferences,
    navigation: { group: 'Settings', label: m.pages.profile, icon: CircleUser },
    load: () => import('../features/profile/ProfilePage.tsx'),
  },
];

/** Former addresses of pages, and where they are now. */
export const formerPaths: Readonly<Record<string, string>> = {
  '/canned-replies': '/settings/canned-replies',
  '/macros': '/settings/macros',
  '/api-keys': '/settings/api-keys',
  '/dashboard': '/',
};

/** Whether the table has this path; for links to pages that not every build has. */
export function hasPage(path: string): boolean {
  return memberPages.some((page) => page.path === path);
}

/** The screens that need no sign-in; they exist only at the root. */
export const openPages: readonly Pick<Page, 'path' | 'title' | 'load'>[] = [
  {
    path: '/login',
    title: m.pages.signIn,
    load: () => import('../features/accounts/LoginPage.tsx'),
  },
  {
    path: '/forgot-password',
    title: m.pages.forgotPassword,
    load: () => import('../features/accounts/ForgotPasswordPage.tsx'),
  },
  {
    path: '/reset-password',
    title: m.pages.newPassword,
    load: () => import('../features/accounts/ResetPasswordPage.tsx'),
  },
  {
    path: '/confirm-email',
    title: m.pages.confirmYourEmailAddress,
    load: () => import('../features/accounts/ConfirmEmailPage.tsx'),
  },
  {
    path: '/invite/$token',
    title: m.pages.invitation,
    load: () => import('../features/accounts/InvitePage.tsx'),
  },
  {
    path: '/signup',
    title: m.pages.signUp,
    load: () => import('../features/accounts/SignupPage.tsx'),
  },
];
