import { tagsMatching } from '@helpdesk/sdk/rules/tags';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, Search, SearchX, Tag as TagIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { refresh } from '../../../data/cache.ts';
import { useLiveEvents } from '../../../data/live.ts';
import { useRead } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/Card.tsx';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { TagDialog } from './TagDialog.tsx';
import { TagRow } from './TagRow.tsx';
import type { Tag } from './use-tags.ts';

/** Rows that are drawn; more are found by searching. */
const MOST = 200;
/** Milliseconds after a ticket has changed until the counts are read again. */
const PAUSE = 2_000;

const orders = [
  { value: 'name', label: 'By name' },
  { value: 'count', label: 'Most used first' },
];

type Shown = { dialog: 'edit'; tag: Tag | null } | { dialog: 'merge'; tag: Tag } | null;

/** All tags of the organization: named, colored, merged and deleted in one place. */
export default function TagsTab() {
  const { data: tags, isError, error, refetch } = useRead('tags.list');
  const [text, setText] = useState('');
  const [order, setOrder] = useState('name');
  const [shown, setShown] = useState<Shown>(null);
  useLiveCounts();
  const close = () => setShown(null);

  const matching = tagsMatching(tags ?? [], text);
  const ordered =
    order === 'count'
      ? matching.toSorted((one, other) => other.ticketCount - one.ticketCount)
      : (tags ?? []).filter((tag) => matching.includes(tag));
  const create = (
    <Button
      variant="primary"
      icon={<Plus />}
      onClick={() => setShown({ dialog: 'edit', tag: null })}
    >
      New Tag
    </Button>
  );

  return (
    <Card>
      <CardHeader title="Tags" subtitle="What your team marks tickets with." actions={create} />
      {tags && tags.length > 0 && (
        <div role="search" aria-label="Tags" className="flex gap-2 border-b px-4 py-2.5">
          <div className="min-w-0 flex-1">
            <Input
              type="search"
              value={text}
              onChange={({ target }) => setText(target.value)}
              aria-label="Search tags"
              placeholder="Search tags..."
              icon={<Search />}
              maxLength={50}
              autoComplete="off"
            />
          </div>
          <Select
            aria-label="Order"
            className="w-40 max-sm:w-32"
            value={order}
            options={orders}
            onChange={({ target }) => setOrder(target.value)}
          />
        </div>
      )}
      {!tags ? (
        isError ? (
          <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
        ) : (
          <Loading />
        )
      ) : tags.length === 0 ? (
        <EmptyState
          icon={<TagIcon />}
          title="No tags yet"
          text="Agents create them while they type on a ticket, and you can create them here."
        />
      ) : ordered.length === 0 ? (
        <EmptyState
          compact
          icon={<SearchX />}
          title="No tag found"
          action={<Button onClick={() => setText('')}>Clear the search</Button>}
        />
      ) : (
        <ul aria-label="Tags">
          {ordered.slice(0, MOST).map((tag) => (
            <TagRow
              key={tag.id}
              tag={tag}
              isOnly={tags.length === 1}
              onEdit={() => setShown({ dialog: 'edit', tag })}
              onMerge={() => setShown({ dialog: 'merge', tag })}
            />
          ))}
        </ul>
      )}
      {ordered.length > MOST && (
        <CardBody className="border-t text-sm text-muted-foreground">
          {`${(ordered.length - MOST).toLocaleString()} more are found by the search above.`}
        </CardBody>
      )}
      {shown?.dialog === 'edit' && <TagDialog tag={shown.tag} tags={tags ?? []} onClose={close} />}
      {shown?.dialog === 'merge' && (
        <MergeDialog tag={shown.tag} tags={tags ?? []} onClose={close} />
      )}
    </Card>
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

function Loading() {
  return (
    <div role="status" className="flex flex-col gap-5 p-4">
      <span className="sr-only">Loading...</span>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-5 w-2/5" />
      ))}
    </div>
  );
}
