import { Pencil, Trash2 } from 'lucide-react';
import { Ago } from '../../../data/Ago.tsx';
import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { Badge, type Tone } from '../../../ui/Badge.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { type ChatbotQuery, type Priority, priorities } from '../choices.ts';
import { readsOfQueries } from '../reads.ts';

const SHOWN_KEYWORDS = 3;
const tones: Record<Priority, Tone> = { low: 'neutral', medium: 'info', high: 'warning' };

type QueryRowProps = { query: ChatbotQuery; onEdit: () => void; onDelete: () => void };

export function QueryRow({ query, onEdit, onDelete }: QueryRowProps) {
  const { id, response, keywords, category, priority, isActive, useCount, updatedAt } = query;
  const name = query.query;
  const update = useWrite('chatbot.update', {
    done: 'Chatbot query updated successfully',
    failed: (error) => ({
      title: 'Error',
      text: serverMessage(error, 'Failed to update chatbot query'),
    }),
    refresh: readsOfQueries,
  });
  const facts = [
    category,
    `Used ${useCount.toLocaleString()} ${useCount === 1 ? 'time' : 'times'}`,
  ];
  return (
    <li className="flex items-start gap-3 border-b px-4 py-3.5 last:border-b-0 hover:bg-muted/50 max-sm:flex-col max-sm:gap-1.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <button
            type="button"
            onClick={onEdit}
            className="max-w-full rounded-sm text-left font-medium wrap-anywhere hover:underline"
          >
            {name}
          </button>
          <Badge tone={tones[priority]}>
            {priorities.find(({ value }) => value === priority)?.label}
            <span className="sr-only"> priority</span>
          </Badge>
          {!isActive && <Badge>Inactive</Badge>}
        </p>
        <p className="mt-1 line-clamp-2 text-sm text-muted-foreground wrap-anywhere">{response}</p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-1.5 gap-y-1 text-xs text-muted-foreground">
          {keywords.slice(0, SHOWN_KEYWORDS).map((keyword) => (
            <Badge key={keyword} className="max-w-48">
              <span className="truncate">{keyword}</span>
            </Badge>
          ))}
          {keywords.length > SHOWN_KEYWORDS && (
            <Badge plain>
              <span title={keywords.slice(SHOWN_KEYWORDS).join(', ')}>
                +{keywords.length - SHOWN_KEYWORDS}
              </span>
            </Badge>
          )}
          <span>
            {facts.filter(Boolean).join(' · ')} · Updated <Ago at={updatedAt} isInline />
          </span>
        </p>
      </div>
      <div className="flex items-center gap-0.5 max-sm:w-full">
        <Switch
          label={`${name} is active`}
          hideLabel
          checked={isActive}
          disabled={update.busy}
          onChange={(checked) => update.write({ id, isActive: checked })}
          className="mr-2 p-1 max-sm:mr-auto"
        />
        <IconButton label={`Edit ${name}`} onClick={onEdit}>
          <Pencil />
        </IconButton>
        <IconButton label={`Delete ${name}`} onClick={onDelete}>
          <Trash2 />
        </IconButton>
      </div>
    </li>
  );
}
