import type { Schema } from '@helpdesk/sdk/contract/operations';
import { userName } from '@helpdesk/sdk/rules/names';

export const nameOf = ({ user }: Schema<'MetricsAgent'>) =>
  user ? userName(user) : 'Everybody else';
