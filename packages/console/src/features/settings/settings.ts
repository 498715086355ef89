import type { Schema } from '@helpdesk/sdk/contract/operations';
import { readKey } from '../../data/cache.ts';

export type Settings = Schema<'Organization'>;

/** The props of a tab, once the settings are loaded. */
export type TabProps = { settings: Settings };

/** The read whose cached data the results of settings writes replace. */
export const settingsKey = () => readKey('organization.settings');
