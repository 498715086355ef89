import type { Schema } from '@helpdesk/sdk/contract/operations';
import { readKey } from '../../data/cache.ts';

export type Settings = Schema<'Organization'>;

/** What a tab is given, once it is there. */
export type TabProps = { settings: Settings };

/** The read that an answer of the settings' writes replaces. */
export const settingsKey = () => readKey('organization.settings');
