import type { Schema } from '@helpdesk/sdk/contract/operations';
import { userName } from '@helpdesk/sdk/rules/names';
import m from '../messages.yaml';

export const nameOf = ({ user }: Schema<'MetricsAgent'>) =>
  user ? userName(user) : m.name.everybodyElse;
