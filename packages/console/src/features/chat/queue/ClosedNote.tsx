import { isWithinHours } from '@helpdesk/sdk/rules/business-hours';
import { useNow } from '../../../data/use-now.ts';
import { useRead } from '../../../data/use-read.ts';
import { Banner } from '../../../ui/Banner.tsx';

/** Explains why no chats arrive although agents are online: it is outside business hours. */
export function ClosedNote() {
  const now = useNow(30_000);
  const organization = useRead('organization.get').data?.organization;
  if (!organization) return null;
  const { businessHours: hours, timezone } = organization;
  if (isWithinHours(hours, timezone, now)) return null;
  return (
    <Banner tone="info">
      Outside of your business hours ({hours.start} to {hours.end}, {timezone}) visitors leave a
      message, which becomes a ticket.
    </Banner>
  );
}
