import { shortDate } from '@helpdesk/sdk/rules/dates';
import { agentName } from '@helpdesk/sdk/rules/names';
import { useCan, useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import m from '../messages.yaml';
import { OriginChips } from '../origins/OriginChips.tsx';
import { ViewControls } from '../saved-views/ViewControls.tsx';
import { FilterChip } from './FilterChip.tsx';
import type { TicketFilters } from './filters.ts';

export type FilterChipsProps = {
  filters: TicketFilters;
  onChange: (part: Partial<TicketFilters>) => void;
};

/**
 * The filters without a field (set by links or typed in the search), each with a remove button; then the controls for
 * saving all filters as a view.
 */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  return (
    <>
      {filters.turn && (
        <FilterChip
          text={turnNames[filters.turn]}
          label={m.filterChips.showTicketsWhoeverTheyWaitFor({
            turnNames: turnNames[filters.turn],
          })}
          onClear={() => onChange({ turn: '' })}
        />
      )}
      {filters.snoozed && (
        <FilterChip
          text={m.filterChips.snoozed}
          label={m.filterChips.showTicketsThatAreNotSnoozed}
          onClear={() => onChange({ snoozed: '' })}
        />
      )}
      {filters.mentioned && (
        <>
          <FilterChip
            text={m.filterChips.mentionsOfYou}
            label={m.filterChips.showTicketsWhoeverTheyMentionNot}
            onClear={() => onChange({ mentioned: '' })}
          />
          <ReadToo filters={filters} onChange={onChange} />
        </>
      )}
      {filters.follower && <FollowerChip filters={filters} onChange={onChange} />}
      {filters.customer && (
        <FilterChip
          text={filters.customer}
          label={m.filterChips.showTheTicketsOfAllCustomers({ customer: filters.customer })}
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

/** Switches between all tickets with a mention and those with an unread one. */
function ReadToo({ filters, onChange }: FilterChipsProps) {
  const isUnread = filters.unread === 'yes';
  return (
    <button
      type="button"
      aria-pressed={isUnread}
      onClick={() => onChange({ unread: isUnread ? '' : 'yes' })}
      className="inline-flex h-6 items-center rounded-full border border-border-strong px-2.5 text-xs font-medium text-muted-foreground hover:text-foreground aria-pressed:border-transparent aria-pressed:bg-accent/12 aria-pressed:text-primary-text"
    >
      {m.filterChips.unreadOnly}
    </button>
  );
}

function FollowerChip({ filters, onChange }: FilterChipsProps) {
  const { user } = useSession();
  const isOwn = filters.follower === user.id;
  const mayRead = useCan()('assign_tickets') && !isOwn;
  const { data: members } = useRead('team.assignable', undefined, { enabled: mayRead });
  const member = members?.find((one) => one.user.id === filters.follower)?.user;
  const name = isOwn ? 'you' : member ? agentName(member) : m.filterChips.aColleague;
  return (
    <FilterChip
      text={m.filterChips.followedBy({ name })}
      label={m.filterChips.showTicketsWhoeverFollowsThemNot({ name })}
      onClear={() => onChange({ follower: '' })}
    />
  );
}

const tagKinds = [
  { kind: 'tags', before: '', between: ' and ', label: m.filterChips.thoseWithAllOfTheTags },
  {
    kind: 'anyTag',
    before: m.filterChips.anyOf,
    between: ', ',
    label: m.filterChips.thoseWithAnyOfTheTags,
  },
  {
    kind: 'noTag',
    before: m.filterChips.not,
    between: ', ',
    label: m.filterChips.thoseWithoutTheTags,
  },
] as const;

/** The tag filters, with the tags' names. */
function TagChips({ filters, onChange }: FilterChipsProps) {
  const kinds = tagKinds.filter(({ kind }) => filters[kind]);
  const { data: known } = useRead('tags.list', undefined, { enabled: kinds.length > 0 });
  return kinds.map(({ kind, before, between, label }) => {
    const names = filters[kind]
      .split(',')
      .map(
        (id) =>
          known?.find((tag) => tag.id === id)?.name ?? (known ? m.filterChips.aDeletedTag : '…'),
      );
    return (
      <FilterChip
        key={kind}
        text={`${before}${names.join(between)}`}
        label={m.filterChips.showTicketsWhateverTheirTagsNot({ label, names: names.join(', ') })}
        onClear={() => onChange({ [kind]: '' })}
      />
    );
  });
}

const turnNames = {
  us: m.filterChips.needsReply,
  customer: m.filterChips.waiting,
  any: m.filterChips.openOrInProgress,
} as const;

/** Formats noon UTC, which is the same day in nearly every time zone. */
const dayText = (day: string) => (day.includes('-') ? shortDate(`${day}T12:00:00Z`) : day);

function sinceTexts(day: string) {
  const text = m.filterChips.since({ dayText: dayText(day) });
  return { text, label: m.filterChips.showTicketsOfAnyDayNot({ dayText: dayText(day) }) };
}

function beforeTexts(day: string) {
  const text = m.filterChips.before({ dayText: dayText(day) });
  return { text, label: m.filterChips.showTicketsOfAnyDayNot2({ dayText: dayText(day) }) };
}
