import { BotMessageSquare, CircleCheck, MessagesSquare, Percent } from 'lucide-react';
import { useRead } from '../../data/use-read.ts';
import { Figure } from '../../ui/Figure.tsx';

const count = (value: number | undefined) => value?.toLocaleString();

/** The figures of the chatbot. */
export function ChatbotStats() {
  const { data: stats, isError } = useRead('chatbot.stats');
  const answered = stats && stats.answered + stats.answeredByArticle;
  return (
    <ul aria-label="Summary" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Figure
        icon={BotMessageSquare}
        label="Total Queries"
        value={count(stats?.totalQueries)}
        note={stats && `${count(stats.activeQueries)} active`}
        failed={isError}
      />
      <Figure
        icon={MessagesSquare}
        label="Total Uses"
        value={count(stats?.totalUse)}
        note="Answers given to visitors"
        failed={isError}
      />
      <Figure
        icon={Percent}
        label="Success Rate"
        value={stats && `${stats.successRate}%`}
        note="Share of queries that are active"
        failed={isError}
      />
      <Figure
        icon={CircleCheck}
        label="Answered"
        value={count(answered)}
        note={stats && `Of ${count(stats.asked)} asked in 30 days`}
        failed={isError}
      />
    </ul>
  );
}
