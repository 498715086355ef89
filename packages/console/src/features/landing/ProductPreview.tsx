import { type ChoiceName, toneOf } from '@helpdesk/sdk/rules/ticket-fields';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { cx } from '../../ui/cx.ts';
import { ChoiceIcon } from '../../ui/ticket-icons.tsx';
import { initialsOf } from './initials.ts';
import m from './messages.yaml';

const tickets = [
  {
    number: 'TK-2026-000218',
    subject: m.productPreview.delivery,
    name: m.productPreview.rosalind,
    status: 'open',
    label: m.productPreview.open,
  },
  {
    number: 'TK-2026-000217',
    subject: m.productPreview.invoice,
    name: m.productPreview.chienShiung,
    status: 'in_progress',
    label: m.productPreview.inProgress,
  },
  {
    number: 'TK-2026-000216',
    subject: m.productPreview.discount,
    name: m.productPreview.dorothy,
    status: 'open',
    label: m.productPreview.open,
  },
  {
    number: 'TK-2026-000214',
    subject: m.productPreview.beans,
    name: m.productPreview.lise,
    status: 'resolved',
    label: m.productPreview.resolved,
  },
];

/** A sample inbox, drawn with the console's own components; decoration, so hidden from screen readers. */
export function ProductPreview() {
  return (
    <div
      aria-hidden="true"
      className="relative mx-auto mt-14 grid max-w-5xl overflow-hidden rounded-2xl border bg-card text-start shadow-overlay sm:mt-20 grid-cols-1 md:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div className="border-b md:border-e md:border-b-0">
        <p className="flex h-12 items-center justify-between border-b px-4 text-base font-semibold">
          {m.productPreview.tickets}
          <span className="text-xs font-medium text-muted-foreground">
            {m.productPreview.count}
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
            <p className="text-sm font-medium">{ticket.subject}</p>
            <p className="mt-1.5 flex items-center justify-between gap-2 text-xs text-muted-foreground">
              {ticket.name}
              <Choice name="status" value={ticket.status} label={ticket.label} />
            </p>
          </div>
        ))}
      </div>
      <div className="flex flex-col">
        <p className="flex min-h-12 items-center gap-2 border-b px-5 py-2 text-sm">
          <span className="text-muted-foreground max-lg:hidden">{m.productPreview.number}</span>
          <span className="font-semibold">{m.productPreview.delivery}</span>
          <span className="ms-auto flex gap-1.5 max-lg:hidden">
            <Choice plain name="priority" value="high" label={m.productPreview.high} />
          </span>
        </p>
        <div className="flex flex-1 flex-col gap-5 p-5">
          <Message name={m.productPreview.rosalind} time={m.productPreview.minutesAgo}>
            {m.productPreview.question}
          </Message>
          <Message
            name={m.productPreview.you}
            person={m.pictures.katherine}
            time={m.productPreview.justNow}
          >
            {m.productPreview.answer}
          </Message>
          <p className="mt-auto flex items-center rounded-lg border border-border-strong py-2 ps-3 pe-2 text-sm text-faint-foreground">
            {m.productPreview.writeAReply}
            <span className="ms-auto rounded-md bg-primary px-3 py-1 font-medium text-primary-foreground">
              {m.productPreview.send}
            </span>
          </p>
        </div>
      </div>
    </div>
  );
}

type ChoiceProps = { name: ChoiceName; value: string; label: string; plain?: boolean };

/** As the console's ChoiceBadge, in the language of the page. */
function Choice({ name, value, label, plain }: ChoiceProps) {
  return (
    <Badge plain={plain} tone={toneOf(name, value)} icon={<ChoiceIcon name={name} value={value} />}>
      {label}
    </Badge>
  );
}

type MessageProps = { name: string; person?: string; time: string; children: string };

function Message({ name, person = name, time, children }: MessageProps) {
  return (
    <div className="flex gap-3">
      <Avatar initials={initialsOf(person)} />
      <div className="min-w-0">
        <p className="text-sm">
          <span className="font-semibold">{name}</span>{' '}
          <span className="text-muted-foreground">{time}</span>
        </p>
        <p className="mt-0.5 max-w-lg text-base text-pretty text-muted-foreground">{children}</p>
      </div>
    </div>
  );
}
