import { Avatar } from '../../ui/Avatar.tsx';
import { ChoiceBadge, StatusBadge } from '../../ui/Badge.tsx';
import { cx } from '../../ui/cx.ts';
import m from './messages.yaml';

const tickets = [
  {
    number: 'TK-2026-000218',
    subject: m.productPreview.parcelSaysDeliveredNothingHere,
    name: m.productPreview.rosalindF,
    status: 'open',
  },
  {
    number: 'TK-2026-000217',
    subject: m.productPreview.changeTheNameOnMyInvoice,
    name: m.productPreview.chienShiungW,
    status: 'in_progress',
  },
  {
    number: 'TK-2026-000216',
    subject: m.productPreview.discountCodeIsNotAccepted,
    name: m.productPreview.dorothyH,
    status: 'open',
  },
  {
    number: 'TK-2026-000214',
    subject: m.productPreview.howLongDoTheBeansKeep,
    name: m.productPreview.liseM,
    status: 'resolved',
  },
];

/** A sample inbox, drawn with the console's own components; decoration, so hidden from screen readers. */
export function ProductPreview() {
  return (
    <div
      aria-hidden="true"
      className="relative mx-auto mt-14 grid max-w-5xl overflow-hidden rounded-2xl border bg-card text-left shadow-overlay sm:mt-20 md:grid-cols-[20rem_1fr]"
    >
      <div className="border-b md:border-r md:border-b-0">
        <p className="flex h-12 items-center justify-between border-b px-4 text-base font-semibold">
          {m.productPreview.tickets}
          <span className="text-xs font-medium text-muted-foreground">
            {m.productPreview.n4Of218}
          </span>
        </p>
        {tickets.map((ticket, at) => (
          <div
            key={ticket.number}
            className={cx(
              'border-b px-4 py-3 last:border-b-0',
              at === 0 && 'bg-accent/8',
              at > 1 && 'max-md:hidden',
            )}
          >
            <p className="truncate text-sm font-medium">{ticket.subject}</p>
            <p className="mt-1.5 flex items-center justify-between gap-2 text-xs text-muted-foreground">
              {ticket.name}
              <StatusBadge status={ticket.status} />
            </p>
          </div>
        ))}
      </div>
      <div className="flex flex-col">
        <p className="flex h-12 items-center gap-2 border-b px-5 text-sm">
          <span className="text-muted-foreground max-sm:hidden">
            {m.productPreview.tk2026000218}
          </span>
          <span className="truncate font-semibold">
            {m.productPreview.parcelSaysDeliveredNothingHere}
          </span>
          <span className="ml-auto flex gap-1.5 max-lg:hidden">
            <ChoiceBadge name="priority" value="high" />
          </span>
        </p>
        <div className="flex flex-1 flex-col gap-5 p-5">
          <Message initials="RF" name="Rosalind F." time={m.productPreview.n12MinAgo}>
            {m.productPreview.theTrackingPageSaysMyParcel}
          </Message>
          <Message initials="AL" name="You" time={m.productPreview.justNow}>
            {m.productPreview.imSorryIHaveOpenedAn}
          </Message>
          <p className="mt-auto flex items-center rounded-lg border border-border-strong py-2 pr-2 pl-3 text-sm text-faint-foreground">
            {m.productPreview.writeAReply}
            <span className="ml-auto rounded-md bg-primary px-3 py-1 font-medium text-primary-foreground">
              {m.productPreview.send}
            </span>
          </p>
        </div>
      </div>
    </div>
  );
}

type MessageProps = { initials: string; name: string; time: string; children: string };

function Message({ initials, name, time, children }: MessageProps) {
  return (
    <div className="flex gap-3">
      <Avatar initials={initials} />
      <div>
        <p className="text-sm">
          <span className="font-semibold">{name}</span>{' '}
          <span className="text-muted-foreground">{time}</span>
        </p>
        <p className="mt-0.5 max-w-lg text-base text-pretty text-muted-foreground">{children}</p>
      </div>
    </div>
  );
}
