import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../../data/use-read.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { BulkPanel } from './bulk/BulkPanel.tsx';
import { ChatbotStats } from './ChatbotStats.tsx';
import m from './messages.yaml';
import { QueryDialog } from './queries/QueryDialog.tsx';
import { QueryList } from './queries/QueryList.tsx';
import type { Editing } from './queries/query-values.ts';
import { TestBox } from './trial/TestBox.tsx';
import { UnansweredCard } from './unanswered/UnansweredCard.tsx';

const tabs = [
  { value: 'queries', label: m.chatbotPage.queries },
  { value: 'bulk', label: m.chatbotPage.bulk },
];

/** The chatbot's queries, its figures, and the questions it could not answer. */
export default function ChatbotPage() {
  const { tab = 'queries' }: { tab?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [editing, setEditing] = useState<Editing | null>(null);
  const create = () => setEditing({ query: null });
  // The empty list has the main button, with an explanation.
  const isEmpty = useRead('chatbot.stats').data?.totalQueries === 0;

  return (
    <Page kind="list">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-xl font-semibold tracking-tight">{m.chatbotPage.chatbotTraining}</h2>
          <p className="mt-0.5 text-sm text-muted-foreground">
            {m.chatbotPage.teachItQuestionsAndAnswersIt}
          </p>
        </div>
        <Button
          variant={tab === 'bulk' || isEmpty ? 'secondary' : 'primary'}
          icon={<Plus />}
          onClick={create}
        >
          {m.chatbotPage.addQuery}
        </Button>
      </header>
      <ChatbotStats />
      <div>
        <Tabs
          label={m.chatbotPage.partsOfTheTraining}
          tabs={tabs}
          value={tab === 'bulk' ? 'bulk' : 'queries'}
          onChange={(value) =>
            void navigate({
              to: '/chatbot',
              search: (value === 'bulk' ? { tab: value } : {}) as never,
              replace: true,
            })
          }
          className="mb-5"
        >
          {tab === 'bulk' ? (
            <BulkPanel />
          ) : (
            <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
              <QueryList onCreate={create} onEdit={setEditing} />
              <div className="flex min-w-0 flex-col gap-5">
                <TestBox onEdit={setEditing} />
                <UnansweredCard onEdit={setEditing} />
              </div>
            </div>
          )}
        </Tabs>
      </div>
      {editing && <QueryDialog {...editing} onClose={() => setEditing(null)} />}
    </Page>
  );
}
