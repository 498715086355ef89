import { Bot, FileText, Mail, MessageCircle, Search, Ticket, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/Avatar.tsx';
import { RoleBadge } from '../../ui/RoleBadge.tsx';
import { initialsOf } from './initials.ts';
import m from './messages.yaml';

const sheet = 'rounded-lg border bg-raised text-xs shadow-raised';

function Bubble({ own, children }: { own?: boolean; children: ReactNode }) {
  const side = own
    ? 'self-end rounded-ee-sm bg-primary text-primary-foreground'
    : 'self-start rounded-es-sm border bg-raised';
  return <span className={`rounded-xl px-3 py-1.5 text-xs shadow-card ${side}`}>{children}</span>;
}

export function ChatPicture() {
  return (
    <div className="flex w-full max-w-56 flex-col gap-2">
      <Bubble>{m.pictures.norway}</Bubble>
      <Bubble own>{m.pictures.threeDays}</Bubble>
    </div>
  );
}

export function HelpPicture() {
  return (
    <div className={`${sheet} w-full max-w-64 overflow-hidden`}>
      <p className="flex items-center gap-2 border-b px-3 py-2">
        <Search className="size-3.5 text-faint-foreground" />
        {m.pictures.returning}
      </p>
      {[m.pictures.howToReturn, m.pictures.refund].map((title) => (
        <p key={title} className="flex items-center gap-2 px-3 py-2 text-muted-foreground">
          <FileText className="size-3.5" />
          {title}
        </p>
      ))}
    </div>
  );
}

const people = [
  { name: m.pictures.marie, role: 'admin', roleName: m.pictures.administrator },
  { name: m.pictures.katherine, role: 'agent', roleName: m.pictures.agent },
];

export function TeamPicture() {
  return (
    <div className={`${sheet} w-full max-w-72 divide-y`}>
      {people.map(({ name, role, roleName }) => (
        <p key={name} className="flex items-center gap-2 px-3 py-2">
          <Avatar initials={initialsOf(name)} size="sm" />
          <span className="flex-1 font-medium">{name}</span>
          <RoleBadge role={role} name={roleName} />
        </p>
      ))}
    </div>
  );
}

export function BotPicture() {
  return (
    <div className="flex w-full max-w-64 flex-col gap-2">
      <Bubble>{m.pictures.plan}</Bubble>
      <span className="flex items-center gap-2 self-end">
        <Bubble own>{m.pictures.billing}</Bubble>
        <Bot className="size-5 text-muted-foreground" />
      </span>
    </div>
  );
}

export function SpacesPicture() {
  return (
    <div className="flex w-full max-w-64 flex-col gap-1.5 font-mono">
      {['bakery.example.com', 'cycles.example.com', 'help.florist.example'].map((address) => (
        <span key={address} className={`${sheet} flex items-center gap-2 px-3 py-1.5`}>
          <span className="size-2 rounded-full bg-success" />
          {address}
        </span>
      ))}
    </div>
  );
}

const arrivals = [
  { icon: Ticket, text: m.pictures.oldAddress },
  { icon: MessageCircle, text: m.pictures.inBlue },
  { icon: Mail, text: m.pictures.notArrived },
];

export function InboxPicture() {
  return (
    <div className={`${sheet} w-full max-w-72 divide-y`}>
      {arrivals.map(({ icon: Icon, text }) => (
        <p key={text} className="flex items-center gap-2 px-3 py-2">
          <Icon className="size-3.5 shrink-0 text-primary-text" />
          <span className="flex-1">{text}</span>
          <UserRound className="size-3.5 shrink-0 text-faint-foreground" />
        </p>
      ))}
    </div>
  );
}
