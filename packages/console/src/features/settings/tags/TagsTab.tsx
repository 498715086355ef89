import { tagsMatching } from '@helpdesk/sdk/rules/tags';
import { useQueryClient } from '@tanstack/react-query';
import { Tag as TagIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { refresh } from '../../../data/cache.ts';
import { useLiveEvents } from '../../../data/live.ts';
import { useList } from '../../../data/use-list.ts';
import { CardBody } from '../../../ui/Card.tsx';
import { ResourceCard } from '../../../ui/resource/ResourceCard.tsx';
import m from '../messages.yaml';
import { MergeDialog } from './MergeDialog.tsx';
import { TagDialog } from './TagDialog.tsx';
import { TagRow } from './TagRow.tsx';

/** The maximum number of rows shown; more can be found by searching. */
const MOST = 200;
/** Milliseconds after a ticket has changed until the counts are refetched. */
const PAUSE = 2_000;

const orders = [
  { value: '', label: m.tagsTab.byName },
  { value: 'count', label: m.tagsTab.mostUsedFirst },
];

/** All tags of the organization: named, colored, merged and deleted in one place. */
export default function TagsTab() {
  const list = useList('tags.list');
  const { items: tags = [] } = list;
  const [text, setText] = useState('');
  const [order, setOrder] = useState('');
  useLiveCounts();

  const matching = tagsMatching(tags, text);
  const ordered =
    order === 'count'
      ? matching.toSorted((one, other) => other.ticketCount - one.ticketCount)
      : tags.filter((tag) => matching.includes(tag));

  return (
    <ResourceCard
      name={m.tagsTab.tags}
      title={m.tagsTab.tags}
      subtitle={m.tagsTab.whatYourTeamMarksTicketsWith}
      list={{ ...list, items: list.items && ordered.slice(0, MOST), total: ordered.length }}
      row={(tag, open) => (
        <TagRow
          key={tag.id}
          tag={tag}
          isOnly={tags.length === 1}
          onEdit={() => open('edit')}
          onMerge={() => open('merge')}
        />
      )}
      dialogs={{ edit: TagDialog, merge: MergeDialog }}
      create={{ label: m.tagsTab.newTag, dialog: TagDialog }}
      {...(tags.length > 0 && {
        search: { text, onText: setText, placeholder: m.tagsTab.searchTags },
        filters: [{ label: m.tagsTab.order, value: order, options: orders, onChange: setOrder }],
      })}
      empty={{
        icon: <TagIcon />,
        title: m.tagsTab.noTagsYet,
        text: m.tagsTab.agentsCreateThemWhileTheyType,
      }}
      notFound={{
        title: m.tagsTab.noTagFound,
        action: { label: m.tagsTab.clearTheSearch, onClick: () => setText('') },
      }}
    >
      {ordered.length > MOST && (
        <CardBody className="border-t text-sm text-muted-foreground">
          {m.tagsTab.moreAreFoundByTheSearch({ value: ordered.length - MOST })}
        </CardBody>
      )}
    </ResourceCard>
  );
}

/** Keeps the numbers of tickets up to date, once after a burst of events. */
function useLiveCounts() {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLiveEvents(({ name }) => {
    if (!name.startsWith('ticket.') || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      refresh(client, ['tags.list']);
    }, PAUSE);
  });
}
