import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Link } from '@tanstack/react-router';
import { copyText } from '../../../data/copy-text.ts';
import { draftKinds, readDrafts } from '../../../data/drafts.ts';
import { useSession } from '../../../data/session.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { CopyBox } from '../../../ui/CopyBox.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { draftsKey } from '../composer/draft.ts';

type Ticket = Pick<Schema<'TicketDetail'>, 'id' | 'ticketNumber' | 'assignedAgent'>;

/** A ticket that was on the screen when somebody whose role shows only some lost it; what they had typed there is kept. */
export default function TicketGone({ ticket: { id, ticketNumber } }: { ticket: Ticket }) {
  const { user } = useSession();
  const drafts = readDrafts(draftsKey(user.id, id));
  return (
    <div role="status">
      <EmptyState
        title={`${ticketNumber} is no longer yours`}
        text="It was reassigned or deleted, and your role does not show it any longer."
        action={
          <Link to="/tickets" className={buttonClass('secondary')}>
            Back to Tickets
          </Link>
        }
      />
      {draftKinds
        .filter((kind) => drafts[kind].text.trim() !== '')
        .map((kind) => (
          <div key={kind} className="mx-auto w-full max-w-[47.5rem] px-4 pb-6">
            <CopyBox
              label={kind === 'note' ? 'Your note' : 'Your reply'}
              hint="It was not sent."
              text={drafts[kind].text}
              copy={copyText}
            />
          </div>
        ))}
    </div>
  );
}
