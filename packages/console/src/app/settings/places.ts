import type { LucideIcon } from 'lucide-react';
import type { useCan } from '../../data/session.ts';
import m from '../messages.yaml';
import { memberPages } from '../pages.ts';
import { mayOpen } from './destination.ts';
import { settingsPages } from './settings-pages.ts';

/** A result of the palette and of the settings' search. */
export type Place = {
  path: string;
  hash?: string | undefined;
  label: string;
  /** Synonyms for the search. */
  words: string;
  icon: LucideIcon;
  /** The page that it's part of, or the area. */
  within?: string;
};

/** Synonyms for the screens of the sidebar; those of the settings are defined there. */
const screenWords: Readonly<Record<string, string>> = {
  '/': m.places.homeOverviewStartFirstSteps,
  '/tickets': m.places.inboxQueueCasesIssuesRequests,
  '/live-chat': m.places.chatsMessengerConversationsVisitors,
  '/notifications': m.places.alertsBellUpdatesNewsMentions,
  '/metrics': m.places.metricsAnalyticsStatisticsStats,
  '/help-center': m.places.articlesKnowledgeBaseKbFaqDocs,
  '/chatbot': m.places.botAiAnswersAutomationQueries,
};

/** The settings pages that a member may open, and their parts. */
export function settingsPlaces(can: ReturnType<typeof useCan>): Place[] {
  return settingsPages
    .filter((page) => mayOpen(page, can))
    .flatMap(({ path, label, words, icon, parts = [] }) => [
      { path, label, words, icon, within: m.places.settings },
      ...parts
        .filter(({ permission }) => can(permission))
        .map((part) => ({ path, icon, within: label, ...part })),
    ]);
}

/** The screens of the sidebar that a member may open. */
export function screenPlaces(can: ReturnType<typeof useCan>): Place[] {
  return memberPages.flatMap(({ path, navigation }) => {
    if (!navigation || !can(navigation.permission)) return [];
    const { label, icon } = navigation;
    const words =
      screenWords[path] ?? settingsPages.find((page) => page.path === path)?.words ?? '';
    return [{ path, label, icon, words }];
  });
}
