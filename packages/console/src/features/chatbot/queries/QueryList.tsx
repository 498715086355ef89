import { BotMessageSquare } from 'lucide-react';
import { useState } from 'react';
import { useLater } from '../../../data/use-later.ts';
import { usePages } from '../../../data/use-pages.ts';
import { ResourceCard } from '../../../ui/resource/ResourceCard.tsx';
import { categories } from '../choices.ts';
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
      name="Queries"
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
      search={{ text, onText: setText, placeholder: 'Search queries...' }}
      filters={[
        {
          label: 'Category',
          value: category,
          options: [
            { value: '', label: 'All Categories' },
            ...categories.map((name) => ({ value: name, label: name })),
          ],
          onChange: setCategory,
        },
      ]}
      empty={{
        icon: <BotMessageSquare />,
        title: 'No queries yet',
        text: 'Teach the chatbot what your visitors ask most, or import what you have in a file.',
        action: { label: 'Add Query', onClick: onCreate },
      }}
      notFound={{ title: 'No queries found', text: 'No query holds what you search for.' }}
    />
  );
}
