import type { Schema } from '@helpdesk/sdk/contract/operations';
import { ArrowUpDown, X } from 'lucide-react';
import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react';
import { useKeptChoice, useKeptOrder } from '../../../data/kept-choice.ts';
import { useCan, useSession } from '../../../data/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { later } from '../../../ui/later.tsx';
import m from '../messages.yaml';
import { CustomerCard } from './CustomerCard.tsx';
import { DetailsCard } from './DetailsCard.tsx';
import { FollowersCard } from './FollowersCard.tsx';
import { OtherTickets } from './OtherTickets.tsx';
import { type RailName, railNames } from './rail-sections.ts';

const LinksCard = later(async () => (await import('../links/LinksCard.tsx')).default);
const ExternalCard = later(async () => (await import('../external/ExternalCard.tsx')).default);
const PageCard = later(async () => (await import('../external/PageCard.tsx')).default);
const FilesCard = later(async () => (await import('../files/FilesCard.tsx')).default);
// Loaded later: the conversation comes first.
const TimeCard = later(async () => (await import('../time/TimeCard.tsx')).default);
const TasksCard = later(async () => (await import('../tasks/TasksCard.tsx')).default);
const RailOrder = later(async () => (await import('./RailOrder.tsx')).default);

const Modal = lazy(() =>
  import('../../../ui/Modal.tsx').then((loaded) => ({ default: loaded.Modal })),
);

// The minimum width of the ticket's own part of the screen, as the list may be next to it; `@[49rem]` in the classes
// below.
const ROOM = 49 * 16;

/** Whether the details are a column next to the ticket or a sheet over it, and a toggle for them. */
export function useDetails(region: RefObject<HTMLElement | null>) {
  const [column, keep] = useKeptChoice('details', ['shown', 'hidden']);
  const [isSheetOpen, setSheetOpen] = useState(false);

  function toggle() {
    const hasRoom =
      window.matchMedia('(min-width: 64rem)').matches && (region.current?.clientWidth ?? 0) >= ROOM;
    if (hasRoom) keep(column === 'shown' ? 'hidden' : 'shown');
    else setSheetOpen(!isSheetOpen);
  }
  return {
    isColumnShown: column === 'shown',
    isSheetOpen,
    toggle,
    close: () => setSheetOpen(false),
  };
}

type DetailsRailProps = {
  ticket: Schema<'TicketDetail'>;
  details: ReturnType<typeof useDetails>;
};

/** The details of a ticket and its customer: a column, or a sheet if there's no room. */
export function DetailsRail({ ticket, details }: DetailsRailProps) {
  return (
    <>
      <aside
        aria-label={m.detailsRail.aboutThisTicket}
        className={cx(
          'tall:sticky top-14 hidden w-76 shrink-0 self-start border-l tall:h-[calc(100dvh-4rem)] tall:overflow-y-auto',
          details.isColumnShown && 'lg:@[49rem]:block',
        )}
      >
        <Sections ticket={ticket} />
      </aside>
      {details.isSheetOpen && (
        <Suspense>
          <Modal
            label={m.detailsRail.details}
            onClose={details.close}
            className="ml-auto h-dvh w-88 max-w-[90vw] animate-fade overflow-y-auto bg-card shadow-overlay"
          >
            <div className="flex h-14 items-center justify-between border-b pr-2 pl-4">
              <p className="text-base font-semibold">{m.detailsRail.details}</p>
              <IconButton label={m.detailsRail.close} onClick={details.close}>
                <X />
              </IconButton>
            </div>
            <Sections ticket={ticket} />
          </Modal>
        </Suspense>
      )}
    </>
  );
}

const isFromElsewhere = ({ externalId, metadata }: Schema<'TicketDetail'>) =>
  externalId !== null || Object.keys(metadata).length > 0;

function Sections({ ticket }: { ticket: Schema<'TicketDetail'> }) {
  const isForStaff = useCan()('view_assigned_tickets');
  const { user } = useSession();
  const [order, keepOrder] = useKeptOrder(`rail:${user.id}`, railNames);
  const [isArranging, setArranging] = useState(false);
  const sections: Record<RailName, ReactNode> = {
    customer: <CustomerCard ticket={ticket} />,
    others: <OtherTickets ticket={ticket} />,
    context: (
      <>
        {ticket.visitorContext[0] && <PageCard ticket={ticket} />}
        {isFromElsewhere(ticket) && <ExternalCard ticket={ticket} />}
      </>
    ),
    details: <DetailsCard ticket={ticket} />,
    files: <FilesCard ticket={ticket} />,
    links: isForStaff && <LinksCard ticket={ticket} />,
    tasks: isForStaff && <TasksCard ticket={ticket} />,
    time: isForStaff && <TimeCard ticket={ticket} />,
    followers: isForStaff && <FollowersCard ticket={ticket} />,
  };
  return (
    <div className="divide-y">
      {(isForStaff ? order : railNames).map((name) => (
        <Suspense key={name}>{sections[name]}</Suspense>
      ))}
      {isForStaff && (
        <div className="px-4 py-2">
          <Button
            variant="ghost"
            size="sm"
            icon={<ArrowUpDown />}
            className="-ml-2"
            aria-haspopup="dialog"
            onClick={() => setArranging(true)}
          >
            {m.railOrder.arrange}
          </Button>
        </div>
      )}
      {isArranging && (
        <Suspense>
          <RailOrder order={order} onChange={keepOrder} onClose={() => setArranging(false)} />
        </Suspense>
      )}
    </div>
  );
}
