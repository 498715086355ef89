import { useCan } from '../../data/session.ts';
import { useWrite } from '../../data/use-write.ts';

/** Dismisses an unanswered question of the chatbot once an article answers it. */
export function useAnsweredQuestion() {
  const can = useCan();
  const { write } = useWrite('chatbot.dismiss', {
    refresh: ['chatbot.unanswered', 'chatbot.stats'],
  });
  return (id: string) => {
    if (can('manage_chatbot')) write({ id });
  };
}
