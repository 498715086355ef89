import { BotMessageSquare } from 'lucide-react';
import { useState } from 'react';
import { useLater } from '../../../data/use-later.ts';
import { usePages } from '../../../data/use-pages.ts';
import { ResourceCard } from '../../../ui/resource/ResourceCard.tsx';
import { categories } from '../choices.ts';
import m from '../messages.yaml';
import { DeleteQuery } from './DeleteQuery.tsx';
import { QueryRow } from './QueryRow.tsx';
import type { Editing } from './query-values.ts';

type QueryListProps = { onCreate: () => void; onEdit: (editing: Editing) => void };

/** The chatbot's queries, most used first. */
export function QueryList({ onCreate, onEdit }: QueryListProps) {
  const [text, setText] = useState('');
  const [category, setCategory] = useState('');
  const q = useLater(text.trim());
  const list = usePages('chatbot.list', { ...(q && { q }), ...(category && { category }) });
  return (
    <ResourceCard
      name={m.queryList.queries}
      list={list}
      row={(query, open) => (
        <QueryRow
          key={query.id}
          query={query}
          onEdit={() => onEdit({ query })}
          onDelete={() => open('delete')}
        />
      )}
      dialogs={{ delete: DeleteQuery }}
      search={{ text, onText: setText, placeholder: m.queryList.searchQueries }}
      filters={[
        {
          label: m.queryList.category,
          value: category,
          options: [
            { value: '', label: m.queryList.allCategories },
            ...categories.map((name) => ({ value: name, label: name })),
          ],
          onChange: setCategory,
        },
      ]}
      empty={{
        icon: <BotMessageSquare />,
        title: m.queryList.noQueriesYet,
        text: m.queryList.teachTheChatbotWhatYourVisitors,
        action: { label: m.queryList.addQuery, onClick: onCreate },
      }}
      notFound={{ title: m.queryList.noQueriesFound, text: m.queryList.noQueryHoldsWhatYouSearch }}
    />
  );
}
