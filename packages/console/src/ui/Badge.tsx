import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { PriorityIcon, StatusIcon } from './ticket-icons.tsx';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'accent';

const texts: Record<Tone, string> = {
  neutral: 'text-muted-foreground',
  info: 'text-info-text',
  success: 'text-success-text',
  warning: 'text-warning-text',
  danger: 'text-destructive-text',
  accent: 'text-primary-text',
};

const grounds: Record<Tone, string> = {
  neutral: 'bg-muted-strong/70',
  info: 'bg-info/12',
  success: 'bg-success/14',
  warning: 'bg-warning/16',
  danger: 'bg-destructive/10 dark:bg-destructive/20',
  accent: 'bg-accent/12',
};

type BadgeProps = {
  tone?: Tone;
  icon?: ReactNode;
  /** Colored text without a background, for use beside a badge that has one. */
  plain?: boolean;
  className?: string;
  children: ReactNode;
};

export function Badge({ tone = 'neutral', icon, plain, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex h-5 shrink-0 items-center gap-1 rounded-sm text-xs font-medium whitespace-nowrap [&>svg]:size-3',
        texts[tone],
        !plain && `px-1.5 ${grounds[tone]}`,
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}

/** What needs nobody has no color. */
const statusTones: Record<string, Tone> = { open: 'success', in_progress: 'info' };
const priorityTones: Record<string, Tone> = { urgent: 'danger', high: 'warning' };

type NamedBadge = { upperCase?: boolean; className?: string; tone?: Tone };

/** A ticket's status, underscores shown as spaces. */
export function StatusBadge({
  status,
  upperCase,
  className,
  tone = statusTones[status],
}: NamedBadge & { status: string }) {
  const text = status.replaceAll('_', ' ');
  return (
    <Badge tone={tone} icon={<StatusIcon status={status} />} className={className}>
      <Capital>{upperCase ? text.toUpperCase() : text}</Capital>
    </Badge>
  );
}

export function PriorityBadge({
  priority,
  upperCase,
  className,
  tone = priorityTones[priority],
}: NamedBadge & { priority: string }) {
  return (
    <Badge plain tone={tone} icon={<PriorityIcon priority={priority} />} className={className}>
      <Capital>{upperCase ? priority.toUpperCase() : priority}</Capital>
    </Badge>
  );
}

function Capital({ children }: { children: string }) {
  return <span className="inline-block first-letter:uppercase">{children}</span>;
}
