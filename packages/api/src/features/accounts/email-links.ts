import { createHmac } from 'node:crypto';
import type { Config } from '../../config.ts';

/** The secret that confirms a new address; derived, so that the mail can contain it although only its hash is stored. */
export const confirmToken = (config: Config, changeId: string) =>
  derived(config, `email confirm ${changeId}`);

/** The secret with which the former address takes the account back. */
export const takeBackToken = (config: Config, changeId: string) =>
  derived(config, `email take back ${changeId}`);

export const confirmLink = (config: Config, changeId: string) =>
  `${config.publicUrl}/confirm-email/${confirmToken(config, changeId)}`;

export const takeBackLink = (config: Config, changeId: string) =>
  `${config.publicUrl}/take-back-email/${takeBackToken(config, changeId)}`;

const derived = ({ secret }: Config, what: string) =>
  createHmac('sha256', secret).update(what).digest('base64url');
