import type { Schema } from '@helpdesk/sdk/contract/operations';
import { dateTime } from '@helpdesk/sdk/rules/dates';
import {
  type ChoiceName,
  choiceFields,
  isChoice,
  labelOf,
} from '@helpdesk/sdk/rules/ticket-fields';
import { timeSpentText } from '@helpdesk/sdk/rules/time-spent';
import type { ReactNode } from 'react';
import m from '../messages.yaml';

type Entry = Pick<Schema<'TimelineEntry'>, 'kind' | 'actor' | 'from' | 'to' | 'via' | 'mergedFrom'>;
type Change = Omit<Entry, 'via' | 'mergedFrom'>;
/** The kinds with their own sentences. */
type Kind = Exclude<Entry['kind'], ChoiceName | 'tags'>;
type Sentence = string | ((values: { from: string; to: string }) => string);
/** Draws a name. */
type Tag = (words: ReactNode) => ReactNode;
interface Actor {
  actor: string;
  b: Tag;
}
type SentenceByActor = (values: Actor & { from: string; to: string }) => ReactNode;

/** By kind, or kind and variant; a kind without a sentence does not compile. */
const alone = m.timeline satisfies Record<Kind, Sentence>;
const byActor = m.timelineBy;
type Name = keyof typeof alone | keyof typeof byActor;
const sentences: { readonly [One in Name]?: Sentence } = alone;
const sentencesByActor: { readonly [One in Name]?: SentenceByActor } = byActor;

/** A timeline entry as a sentence; `b` draws the names of the actor, the API key and the merged ticket. */
export function timelineText({ via, mergedFrom, ...entry }: Entry, b: Tag): ReactNode {
  let change = changeText(entry, b);
  if (via) change = m.timelineText.viaApiKey({ change, via, b });
  if (mergedFrom) change = m.timelineText.onTicket({ change, mergedFrom, b });
  return change;
}

function changeText({ kind, actor, from, to }: Change, b: Tag): ReactNode {
  const [before, after] = [from ?? '', to ?? ''];
  const by = actor ? { actor, b } : null;
  if (isChoice(kind)) {
    const { label } = choiceFields[kind];
    const now = labelOf(kind, after);
    return by
      ? m.timelineText.changedTheTo({ ...by, label: label.toLowerCase(), now })
      : m.timelineText.changedTo({ label, now });
  }
  if (kind === 'tags') return tagsText(by, before, after);
  const name = nameOf(kind, { actor, from, to });
  const values = valuesOf(kind, { from: before, to: after });
  const sentenceByActor = by && sentencesByActor[name];
  if (sentenceByActor) return sentenceByActor({ ...by, ...values });
  const sentence = sentences[name] ?? '';
  return typeof sentence === 'string' ? sentence : sentence(values);
}

/** The name of an entry's sentence: its kind, or a variant. */
function nameOf(kind: Kind, { actor, from, to }: Omit<Change, 'kind'>): Name {
  switch (kind) {
    case 'assigned':
      if (!to) return 'unassigned';
      return actor === to ? 'taken' : kind;
    case 'requester':
    case 'ccs':
    case 'followers':
      return to ? kind : `${kind}_removed`;
    case 'merged':
    case 'unmerged':
    case 'split':
      return to ? kind : `${kind}_here`;
    case 'unsnoozed':
      if (to === 'time') return 'unsnoozed_by_time';
      return to === 'member' ? kind : 'unsnoozed_by_reply';
    case 'restored':
      return from === 'spam' ? 'restored_from_spam' : kind;
    case 'macro':
      return to ? kind : 'macro_undone';
    case 'follow_up':
      return to ? kind : 'follow_up_of';
    case 'linked': {
      const name = `linked_${from}`;
      return name in alone ? (name as Name) : kind;
    }
    default:
      return kind;
  }
}

const spent = (minutes: string) => timeSpentText(Number(minutes));

/** The values of a sentence's placeholders, formatted for display. */
function valuesOf(kind: Kind, { from, to }: { from: string; to: string }) {
  switch (kind) {
    case 'time_added':
    case 'time_changed':
    case 'time_deleted':
      return { from: spent(from), to: spent(to) };
    case 'snoozed':
      return { from, to: to ? dateTime(to) : m.timelineText.theCustomerAnswers };
    case 'mail_bounced':
    case 'mail_delayed':
      return { from: from || m.timelineText.theCustomer, to };
    default:
      return { from, to };
  }
}

function tagsText(by: Actor | null, removed: string, added: string): ReactNode {
  const count = countOf(added);
  const removedCount = countOf(removed);
  const both = { added, removed, count, removedCount };
  if (added && removed)
    return by ? m.timelineText.changedTags({ ...by, ...both }) : m.timelineText.tagsChanged(both);
  if (added)
    return by
      ? m.timelineText.addedTags({ ...by, added, count })
      : m.timelineText.tagsAdded({ added, count });
  const only = { removed, count: removedCount };
  return by ? m.timelineText.removedTags({ ...by, ...only }) : m.timelineText.tagsRemoved(only);
}

const countOf = (names: string) => names.split(', ').length;
