import type { Result } from '@helpdesk/sdk/contract/operations';
import { readKey } from '../../../data/cache.ts';

export type Sso = Result<'sso.get'>;

/** The read whose cached data the responses of writes replace. */
export const ssoKey = () => readKey('sso.get');
