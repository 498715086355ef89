import { BotMessageSquare, CircleCheck, MessagesSquare, Percent } from 'lucide-react';
import { useRead } from '../../data/use-read.ts';
import { Figure } from '../../ui/Figure.tsx';
import m from './messages.yaml';

const count = (value: number | undefined) => value?.toLocaleString();

/** The figures of the chatbot. */
export function ChatbotStats() {
  const { data: stats, isError } = useRead('chatbot.stats');
  const answered = stats && stats.answered + stats.answeredByArticle;
  return (
    <ul aria-label={m.chatbotStats.summary} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Figure
        icon={BotMessageSquare}
        label={m.chatbotStats.totalQueries}
        value={count(stats?.totalQueries)}
        note={stats && m.chatbotStats.active({ count: count(stats.activeQueries) })}
        failed={isError}
      />
      <Figure
        icon={MessagesSquare}
        label={m.chatbotStats.totalUses}
        value={count(stats?.totalUse)}
        note={m.chatbotStats.answersGivenToVisitors}
        failed={isError}
      />
      <Figure
        icon={Percent}
        label={m.chatbotStats.successRate}
        value={stats && `${stats.successRate}%`}
        note={m.chatbotStats.shareOfQueriesThatAreActive}
        failed={isError}
      />
      <Figure
        icon={CircleCheck}
        label={m.chatbotStats.answered}
        value={count(answered)}
        note={stats && m.chatbotStats.ofAskedIn30Days({ count: count(stats.asked) })}
        failed={isError}
      />
    </ul>
  );
}
