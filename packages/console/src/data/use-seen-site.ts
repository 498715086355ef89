import { relativeTime } from '@helpdesk/sdk/rules/relative-time';
import { useState } from 'react';
import m from './messages.yaml';
import { useCan } from './session.ts';
import { useNow } from './use-now.ts';
import { useRead } from './use-read.ts';

/** Time in milliseconds between checks whether a site shows it, before and after the first time. */
const look = { before: 3_000, after: 20_000 };
const minute = 60_000;

/** Whether a site shows the chat or a form, on which host and how long ago, kept up to date; null for users without permission. */
export function useSeenSite(feature: 'chat' | 'form') {
  const isAllowed = useCan()('manage_organization');
  const [isSeen, setSeen] = useState(false);
  const { data } = useRead('organization.firstSteps', undefined, {
    enabled: isAllowed,
    every: isSeen ? look.after : look.before,
  });
  if (data && data[feature] !== isSeen) setSeen(data[feature]);
  const site = data?.sites[feature];
  const now = useNow(1_000);
  if (!data) return null;
  return { isSeen, host: site?.lastHost ?? null, when: site ? whenOf(site.lastSeenAt, now) : null };
}

function whenOf(at: string, now: number): string {
  const past = Math.max(0, now - Date.parse(at));
  if (past >= minute) return relativeTime(at, now);
  return m.useSeenSite.secondsAgo({ seconds: Math.floor(past / 1_000) });
}
