import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { TabProps } from '../../features/settings/settings.ts';
import { later } from '../../ui/later.tsx';
import type { Destination } from './destination.ts';

/** A page of the settings, as their list has it; without a screen it is a page of its own elsewhere. */
export type SettingsPage = Destination & { icon: LucideIcon; Screen?: ComponentType<TabProps> };
export type SettingsGroup = { name: string; pages: readonly SettingsPage[] };

/** A page under /settings, for whoever may change them, unless it does what takes more. */
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
