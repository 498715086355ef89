import { shortDate } from '@helpdesk/sdk/rules/dates';
import { agentName } from '@helpdesk/sdk/rules/names';
import { useCan, useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { OriginChips } from '../origins/OriginChips.tsx';
import { ViewControls } from '../saved-views/ViewControls.tsx';
import { FilterChip } from './FilterChip.tsx';
import type { TicketFilters } from './filters.ts';

export type FilterChipsProps = {
  filters: TicketFilters;
  onChange: (part: Partial<TicketFilters>) => void;
};

/**
 * The filters that have no field, each with a button that takes it away; links and typed words set them. Behind them, the way
 * to save all of them as a view.
 */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  return (
    <>
      {filters.turn && (
        <FilterChip
          text={turnNames[filters.turn]}
          label={`Show tickets whoever they wait for, not only: ${turnNames[filters.turn]}`}
          onClear={() => onChange({ turn: '' })}
        />
      )}
      {filters.snoozed && (
        <FilterChip
          text="Snoozed"
          label="Show tickets that are not snoozed, too"
          onClear={() => onChange({ snoozed: '' })}
        />
      )}
      {filters.mentioned && (
        <>
          <FilterChip
            text="Mentions of you"
            label="Show tickets whoever they mention, not only those that mention you"
            onClear={() => onChange({ mentioned: '' })}
          />
          <ReadToo filters={filters} onChange={onChange} />
        </>
      )}
      {filters.follower && <FollowerChip filters={filters} onChange={onChange} />}
      {filters.customer && (
        <FilterChip
          text={filters.customer}
          label={`Show the tickets of all customers, not only of ${filters.customer}`}
          onClear={() => onChange({ customer: '' })}
        />
      )}
      <OriginChips filters={filters} onChange={onChange} />
      <TagChips filters={filters} onChange={onChange} />
      {filters.after && (
        <FilterChip {...sinceTexts(filters.after)} onClear={() => onChange({ after: '' })} />
      )}
      {filters.before && (
        <FilterChip {...beforeTexts(filters.before)} onClear={() => onChange({ before: '' })} />
      )}
      <ViewControls filters={filters} onChange={onChange} />
    </>
  );
}

/** Of the tickets with a mention, those that are not read yet, or all. */
function ReadToo({ filters, onChange }: FilterChipsProps) {
  const isUnread = filters.unread === 'yes';
  return (
    <button
      type="button"
      aria-pressed={isUnread}
      onClick={() => onChange({ unread: isUnread ? '' : 'yes' })}
      className="inline-flex h-6 items-center rounded-full border border-border-strong px-2.5 text-xs font-medium text-muted-foreground hover:text-foreground aria-pressed:border-transparent aria-pressed:bg-accent/12 aria-pressed:text-primary-text"
    >
      Unread only
    </button>
  );
}

function FollowerChip({ filters, onChange }: FilterChipsProps) {
  const { user } = useSession();
  const isOwn = filters.follower === user.id;
  const mayRead = useCan()('assign_tickets') && !isOwn;
  const { data: members } = useRead('team.assignable', undefined, { enabled: mayRead });
  const member = members?.find((one) => one.user.id === filters.follower)?.user;
  const name = isOwn ? 'you' : member ? agentName(member) : 'a colleague';
  return (
    <FilterChip
      text={`Followed by ${name}`}
      label={`Show tickets whoever follows them, not only those followed by ${name}`}
      onClear={() => onChange({ follower: '' })}
    />
  );
}

const tagKinds = [
  { kind: 'tags', before: '', between: ' and ', label: 'those with all of the tags' },
  { kind: 'anyTag', before: 'Any of ', between: ', ', label: 'those with any of the tags' },
  { kind: 'noTag', before: 'Not ', between: ', ', label: 'those without the tags' },
] as const;

/** The tags that are filtered by, by their names. */
function TagChips({ filters, onChange }: FilterChipsProps) {
  const kinds = tagKinds.filter(({ kind }) => filters[kind]);
  const { data: known } = useRead('tags.list', undefined, { enabled: kinds.length > 0 });
  return kinds.map(({ kind, before, between, label }) => {
    const names = filters[kind]
      .split(',')
      .map((id) => known?.find((tag) => tag.id === id)?.name ?? (known ? 'a deleted tag' : '…'));
    return (
      <FilterChip
        key={kind}
        text={`${before}${names.join(between)}`}
        label={`Show tickets whatever their tags, not only ${label} ${names.join(', ')}`}
        onClear={() => onChange({ [kind]: '' })}
      />
    );
  });
}

const turnNames = { us: 'Needs reply', customer: 'Waiting', any: 'Open or in progress' } as const;

/** Half a day on, it is the same day in nearly every time zone. */
const dayText = (day: string) => (day.includes('-') ? shortDate(`${day}T12:00:00Z`) : day);

function sinceTexts(day: string) {
  const text = `Since ${dayText(day)}`;
  return { text, label: `Show tickets of any day, not only since ${dayText(day)}` };
}

function beforeTexts(day: string) {
  const text = `Before ${dayText(day)}`;
  return { text, label: `Show tickets of any day, not only before ${dayText(day)}` };
}
