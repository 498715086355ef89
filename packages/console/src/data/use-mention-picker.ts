import { agentName } from '@helpdesk/sdk/rules/names';
import { atSign, matching, mentionedIn } from './mentions.ts';
import { useCan, useSession } from './session.ts';
import { useRead } from './use-read.ts';
import { listOf, type TriggerOptions, useTrigger } from './use-trigger.ts';

/** The members for an at sign in a note. Shown by `MentionPicker`. */
export function useMentionPicker(options: Omit<TriggerOptions, 'find'>) {
  const { user } = useSession();
  const mayRead = useCan()('assign_tickets');
  // Only notes mention members.
  const isOn = options.isOn && mayRead && options.text.includes('@');
  const { data, isPending, isError, refetch } = useRead('team.assignable', undefined, {
    enabled: isOn,
  });
  const members = (data ?? []).map((member) => ({
    id: member.user.id,
    name: agentName(member.user),
    email: member.user.email,
  }));
  const trigger = useTrigger({ ...options, find: atSign, isOn });
  const { at, query, isWanted } = trigger;
  const others = members.filter(({ id }) => id !== user.id);
  const found = isWanted ? matching(others, query) : [];
  // After a space there is nothing left to choose, so Enter keeps its usual meaning.
  const isNamed = query.endsWith(' ') && found.every(({ name }) => name === query.trim());
  const isComplete = isNamed && found.length > 0;

  function pick(index: number) {
    const member = found[index];
    if (at && member) trigger.put(`@${member.name} `, at);
  }

  return {
    ...listOf(
      { ...trigger, isWanted: isWanted && !isComplete },
      { count: found.length, isPending: isPending && !isError, pick, picksByTab: true },
    ),
    options: found,
    isError,
    retry: () => void refetch(),
    /** Returns the IDs of the members that a note mentions. */
    mentioned: (note: string) => mentionedIn(note, members),
  };
}
