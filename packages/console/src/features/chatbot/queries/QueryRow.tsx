import { Pencil, Trash2 } from 'lucide-react';
import { Ago } from '../../../data/Ago.tsx';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { Badge, type Tone } from '../../../ui/Badge.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ResourceRow } from '../../../ui/resource/ResourceRow.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { type ChatbotQuery, type Priority, priorities } from '../choices.ts';
import m from '../messages.yaml';
import { readsOfQueries } from '../reads.ts';

const SHOWN_KEYWORDS = 3;
const tones: Record<Priority, Tone> = { low: 'neutral', medium: 'info', high: 'warning' };

type QueryRowProps = { query: ChatbotQuery; onEdit: () => void; onDelete: () => void };

export function QueryRow({ query, onEdit, onDelete }: QueryRowProps) {
  const { id, response, keywords, category, priority, isActive, useCount, updatedAt } = query;
  const name = query.query;
  const update = useWrite('chatbot.update', {
    done: m.queryRow.chatbotQueryUpdatedSuccessfully,
    failed: messageOr(m.queryRow.failedToUpdateChatbotQuery),
    refresh: readsOfQueries,
  });
  const known = [category, m.queryRow.usedTimes({ useCount })];
  return (
    <ResourceRow
      name={name}
      onOpen={onEdit}
      badges={
        <>
          <Badge tone={tones[priority]}>
            {priorities.find(({ value }) => value === priority)?.label}
            <span className="sr-only"> {m.queryRow.priority}</span>
          </Badge>
          {!isActive && <Badge>{m.queryRow.inactive}</Badge>}
        </>
      }
      text={response}
      facts={
        <>
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
          <span className="basis-full">
            {m.queryRow.updated.rich({
              filter: known.filter(Boolean).join(' · '),
              ago: <Ago at={updatedAt} isInline />,
            })}
          </span>
        </>
      }
      actions={
        <>
          <Switch
            label={m.queryRow.isActive({ name })}
            hideLabel
            checked={isActive}
            disabled={update.busy}
            onChange={(checked) => update.write({ id, isActive: checked })}
            className="mr-2 p-1"
          />
          <IconButton label={m.queryRow.edit({ name })} onClick={onEdit}>
            <Pencil />
          </IconButton>
          <IconButton label={m.queryRow.delete({ name })} onClick={onDelete}>
            <Trash2 />
          </IconButton>
        </>
      }
    />
  );
}
