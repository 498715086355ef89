import { type ChoiceName, toneOf } from '@helpdesk/sdk/rules/ticket-fields';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { ChoiceIcon } from './ticket-icons.tsx';

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

type ChoiceBadgeProps = { name: ChoiceName; value: string; className?: string };

/** A badge for the value of a ticket field, with underscores shown as spaces; the status is more prominent. */
export function ChoiceBadge({ name, value, className }: ChoiceBadgeProps) {
  return (
    <Badge
      plain={name !== 'status'}
      tone={toneOf(name, value)}
      icon={<ChoiceIcon name={name} value={value} />}
      className={className}
    >
      <span className="inline-block first-letter:uppercase">{value.replaceAll('_', ' ')}</span>
    </Badge>
  );
}

export const StatusBadge = ({ status, className }: { status: string; className?: string }) => (
  <ChoiceBadge name="status" value={status} className={className} />
);
