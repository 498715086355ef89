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

export type BadgeName = 'tickets' | 'chatSessions' | 'notifications';

type NavigationItem = {
  group: 'Overview' | 'Content' | 'Settings';
  label: string;
  icon: LucideIcon;
  /** Who sees the item; everybody when absent. */
  permission?: Right | readonly Right[];
  badge?: BadgeName;
  /** A word shown instead of the number in the badge. */
  badgeText?: string;
};

export type Page = {
  /** The path below the root and below /org/{subdomain}. */
  path: string;
  title: string;
  subtitle?: string;
  /** Permissions of which any one is enough to open it; if absent, every signed-in user may. */
  permission?: readonly Right[];
  /** The text below 'Access Denied' instead of the usual one. */
  denied?: string;
  navigation?: NavigationItem;
  load: () => Promise<{ default: ComponentType }>;
};

/** The screens of signed-in users. Routes, sidebar and access checks are all made from this table. */
export const memberPages: readonly Page[] = [
  {
    path: '/',
    title: 'Dashboard',
    subtitle: 'Overview of your helpdesk',
    navigation: { group: 'Overview', label: 'Dashboard', icon: LayoutDashboard },
    load: () => import('../features/dashboard/DashboardPage.tsx'),
  },
  {
    path: '/tickets',
    title: 'Tickets',
    subtitle: 'Manage customer support tickets',
    permission: ['view_assigned_tickets', 'create_tickets'],
    navigation: {
      group: 'Overview',
      label: 'Tickets',
      icon: Ticket,
      permission: ['view_assigned_tickets', 'create_tickets'],
      badge: 'tickets',
    },
    load: () => import('../features/tickets/list/TicketsPage.tsx'),
  },
  {
    path: '/tickets/$id',
    title: 'Ticket',
    permission: ['view_assigned_tickets', 'create_tickets'],
    load: () => import('../features/tickets/detail/TicketPage.tsx'),
  },
  {
    path: '/spam',
    title: 'Spam',
    permission: ['view_all_tickets'],
    load: () => import('../features/tickets/put-away/SpamPage.tsx'),
  },
  {
    path: '/deleted',
    title: 'Deleted tickets',
    permission: ['delete_tickets'],
    load: () => import('../features/tickets/put-away/DeletedPage.tsx'),
  },
  {
    path: '/live-chat',
    title: 'Live Chat',
    subtitle: 'Manage real-time customer conversations',
    permission: ['view_live_chat'],
    navigation: {
      group: 'Overview',
      label: 'Live Chat',
      icon: MessagesSquare,
      permission: 'view_live_chat',
      badge: 'chatSessions',
      badgeText: 'active',
    },
    load: () => import('../features/chat/queue/LiveChatPage.tsx'),
  },
  {
    path: '/notifications',
    title: 'Notifications',
    subtitle: 'Updates for you',
    navigation: { group: 'Overview', label: 'Notifications', icon: Bell, badge: 'notifications' },
    load: () => import('../features/notifications/NotificationsPage.tsx'),
  },
  {
    path: '/metrics',
    title: 'Performance Metrics',
    subtitle: 'Support performance',
    permission: ['view_analytics'],
    navigation: {
      group: 'Overview',
      label: 'Reports',
      icon: ChartNoAxesCombined,
      permission: 'view_analytics',
    },
    load: () => import('../features/metrics/MetricsPage.tsx'),
  },
  {
    path: '/help-center',
    title: 'Help Center',
    subtitle: 'Write the articles that your customers read',
    permission: ['manage_help_center'],
    navigation: {
      group: 'Content',
      label: 'Help Center',
      icon: BookOpen,
      permission: 'manage_help_center',
    },
    load: () => import('../features/help/HelpCenterPage.tsx'),
  },
  {
    path: '/contact-forms',
    title: 'Contact Forms',
    subtitle: 'Create and manage customer contact forms',
    permission: ['manage_contact_forms'],
    navigation: {
      group: 'Content',
      label: 'Contact Forms',
      icon: ClipboardList,
      permission: 'manage_contact_forms',
    },
    load: () => import('../features/forms/FormsPage.tsx'),
  },
  {
    path: '/chatbot',
    title: 'Chatbot',
    permission: ['manage_chatbot'],
    navigation: {
      group: 'Content',
      label: 'Chatbot',
      icon: BotMessageSquare,
      permission: 'manage_chatbot',
    },
    load: () => import('../features/chatbot/ChatbotPage.tsx'),
  },
  {
    path: '/team',
    title: 'Team Members',
    subtitle: 'Manage who is in your organization',
    permission: ['manage_team'],
    navigation: {
      group: 'Settings',
      label: 'Team Members',
      icon: Users,
      permission: 'manage_team',
    },
    load: () => import('../features/team/TeamPage.tsx'),
  },
  {
    path: '/branding',
    title: 'Branding',
    subtitle: 'What your organization is called, where it is and how it looks',
    permission: ['manage_organization'],
    denied: 'Only administrators can modify branding settings',
    navigation: {
      group: 'Settings',
      label: 'Branding',
      icon: Palette,
      permission: 'manage_organization',
    },
    load: () => import('../features/branding/BrandingPage.tsx'),
  },
  {
    path: '/settings',
    title: 'Organization Settings',
    subtitle: 'Your organization, channels, team and data',
    permission: ['manage_settings'],
    denied: 'Only administrators can modify organization settings',
    navigation: {
      group: 'Settings',
      label: 'General Settings',
      icon: Settings,
      permission: 'manage_settings',
    },
    load: () => import('./settings/SettingsPage.tsx'),
  },
  {
    path: '/settings/$subject',
    title: 'Organization Settings',
    subtitle: 'Your organization, channels, team and data',
    permission: ['manage_settings'],
    denied: 'Only administrators can modify organization settings',
    load: () => import('./settings/SettingsPage.tsx'),
  },
  {
    path: '/settings/canned-replies',
    title: 'Canned Replies',
    subtitle: 'Saved answers. Type / in any reply to insert one.',
    permission: ['view_assigned_tickets'],
    load: () => import('../features/canned-replies/CannedRepliesPage.tsx'),
  },
  {
    path: '/settings/macros',
    title: 'Macros',
    subtitle: 'One-click actions. Press Y on a ticket to run one.',
    permission: ['view_assigned_tickets'],
    load: () => import('../features/tickets/macros/MacrosPage.tsx'),
  },
  {
    path: '/profile',
    title: 'Profile',
    subtitle: 'Your name, photo and preferences',
    navigation: { group: 'Settings', label: 'Profile', icon: CircleUser },
    load: () => import('../features/profile/ProfilePage.tsx'),
  },
];

/** Where pages are that had other addresses. */
export const formerPaths: Readonly<Record<string, string>> = {
  '/canned-replies': '/settings/canned-replies',
  '/macros': '/settings/macros',
  '/api-keys': '/settings/api-keys',
};

/** Whether the table has this path; for links to pages that not every build has. */
export function hasPage(path: string): boolean {
  return memberPages.some((page) => page.path === path);
}

/** The screens that need no sign-in; they exist only at the root. */
export const openPages: readonly Pick<Page, 'path' | 'title' | 'load'>[] = [
  { path: '/login', title: 'Sign in', load: () => import('../features/accounts/LoginPage.tsx') },
  {
    path: '/forgot-password',
    title: 'Forgot password',
    load: () => import('../features/accounts/ForgotPasswordPage.tsx'),
  },
  {
    path: '/reset-password',
    title: 'New password',
    load: () => import('../features/accounts/ResetPasswordPage.tsx'),
  },
  {
    path: '/confirm-email',
    title: 'Confirm your email address',
    load: () => import('../features/accounts/ConfirmEmailPage.tsx'),
  },
  {
    path: '/invite/$token',
    title: 'Invitation',
    load: () => import('../features/accounts/InvitePage.tsx'),
  },
  { path: '/signup', title: 'Sign up', load: () => import('../features/accounts/SignupPage.tsx') },
];
