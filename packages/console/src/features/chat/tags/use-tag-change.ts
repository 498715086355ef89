import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useRef } from 'react';
import { type Step, withSteps } from '../../../data/tag-steps.ts';
import { toast } from '../../../data/toast.ts';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import type { ShownChat } from '../conversation/use-chat.ts';
import m from '../messages.yaml';

const inputOf = ({ tag, isOn }: Step) =>
  isOn ? { addTagIds: [tag.id] } : { removeTagIds: [tag.id] };

/** Adds a tag to a chat, or removes it; the change shows immediately, and the toast can undo it. */
export function useTagChange({ id, name, conversation }: ShownChat) {
  /** Runs the changes one after the other, so a response never lacks an earlier change. */
  const last = useRef<Promise<void>>(Promise.resolve());
  const { writeAsync } = useWrite('chat.update', {
    failed: messageOr(m.useTagChange.failedToChangeTheTags),
    refresh: ['chat.list'],
  });

  function show(step: Step) {
    const { session } = conversation.current();
    if (session) conversation.tag(withSteps(session.tags, [step]));
  }

  async function send(step: Step, title: string) {
    try {
      await writeAsync({ id, ...inputOf(step) });
    } catch {
      return show(opposite(step));
    }
    const undo = title === undone ? undefined : () => change(opposite(step), undone);
    toast({ title, text: tagText(name, step), undo });
  }

  function change(step: Step, title: string) {
    show(step);
    last.current = last.current.then(() => send(step, title));
  }

  return ({ id: tagId, name: called, color }: Schema<'TagRef'>, isOn: boolean) =>
    change(
      { tag: { id: tagId, name: called, color }, isOn },
      m.useTagChange.chatUpdatedSuccessfully,
    );
}

const undone = m.useTagChange.changeUndone;

const opposite = ({ tag, isOn }: Step): Step => ({ tag, isOn: !isOn });

const tagText = (name: string, { tag, isOn }: Step) =>
  isOn
    ? m.useTagChange.theChatWithNowHasThe({ name, tag: tag.name })
    : m.useTagChange.theChatWithNoLongerHas({ name, tag: tag.name });
