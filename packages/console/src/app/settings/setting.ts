import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { TabProps } from '../../features/settings/settings.ts';
import { later } from '../../ui/later.tsx';
import type { Destination } from './destination.ts';

/** A page in the list of settings; without `Screen` it's a page outside /settings. */
export type SettingsPage = Destination & { icon: LucideIcon; Screen?: ComponentType<TabProps> };
export type SettingsGroup = { name: string; pages: readonly SettingsPage[] };

/** A page under /settings. It requires `manage_settings`, and more if `also` or `effect` says so. */
export function setting(
  subject: string,
  label: string,
  icon: LucideIcon,
  words: string,
  load: () => Promise<ComponentType<TabProps>>,
  more: Pick<Destination, 'also' | 'effect' | 'parts'> = {},
): SettingsPage {
  const path = subject ? `/settings/${subject}` : '/settings';
  return { path, label, icon, words, permission: 'manage_settings', Screen: later(load), ...more };
}
