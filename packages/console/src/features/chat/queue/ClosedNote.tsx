import { isWithinHours } from '@helpdesk/sdk/rules/business-hours';
import { useNow } from '../../../data/use-now.ts';
import { useRead } from '../../../data/use-read.ts';
import { Banner } from '../../../ui/Banner.tsx';
import m from '../messages.yaml';

/** Explains why no chats arrive although agents are online: it is outside business hours. */
export function ClosedNote() {
  const now = useNow(30_000);
  const organization = useRead('organization.get').data?.organization;
  if (!organization) return null;
  const { businessHours: hours, timezone } = organization;
  if (isWithinHours(hours, timezone, now)) return null;
  return (
    <Banner tone="info">
      {m.closedNote.outsideOfYourBusinessHoursTo({ start: hours.start, end: hours.end, timezone })}
    </Banner>
  );
}
