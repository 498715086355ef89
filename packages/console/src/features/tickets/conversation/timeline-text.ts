import type { Schema } from '@helpdesk/sdk/contract/operations';
import { dateTime } from '@helpdesk/sdk/rules/dates';
import {
  type ChoiceName,
  choiceFields,
  isChoice,
  labelOf,
} from '@helpdesk/sdk/rules/ticket-fields';
import { timeSpentText } from '@helpdesk/sdk/rules/time-spent';
import m from '../messages.yaml';

type Entry = Pick<Schema<'TimelineEntry'>, 'kind' | 'actor' | 'from' | 'to'>;
/** The kinds with their own sentences. */
type Kind = Exclude<Entry['kind'], ChoiceName | 'tags'>;
type Sentence = string | ((values: { from: string; to: string }) => string);

/** By kind, or kind and variant; a kind without a sentence does not compile. */
const alone = m.timeline satisfies Record<Kind, Sentence>;
const byActor = m.timelineBy;
type Name = keyof typeof alone | keyof typeof byActor;
const sentences: { readonly [One in Name]?: Sentence } = alone;
const sentencesByActor: { readonly [One in Name]?: Sentence } = byActor;

/** A timeline entry as a sentence without its subject, which is the actor's name. */
export function timelineText({ kind, actor, from, to }: Entry): string {
  const [before, after] = [from ?? '', to ?? ''];
  if (isChoice(kind)) {
    const { label } = choiceFields[kind];
    const now = labelOf(kind, after);
    return actor
      ? m.timelineText.changedTheTo({ label: label.toLowerCase(), now })
      : m.timelineText.changedTo({ label, now });
  }
  if (kind === 'tags') return tagsText(actor, before, after);
  const name = nameOf(kind, { actor, from, to });
  const sentence = (actor && sentencesByActor[name]) || sentences[name] || '';
  if (typeof sentence === 'string') return sentence;
  return sentence(valuesOf(kind, { from: before, to: after }));
}

/** The name of an entry's sentence: its kind, or a variant. */
function nameOf(kind: Kind, { actor, from, to }: Omit<Entry, 'kind'>): Name {
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

/** The names of added and removed tags. */
function tagsText(actor: string | null, off: string, on: string): string {
  const added = actor ? 'added' : m.timelineText.added;
  const of = (names: string) =>
    names.includes(', ') ? m.timelineText.theTags({ names }) : m.timelineText.theTag({ names });
  if (on && off) return m.timelineText.andRemoved({ added, of: of(on), of2: of(off) });
  if (on) return `${added} ${of(on)}`;
  return actor ? m.timelineText.removed({ of: of(off) }) : m.timelineText.removed2({ of: of(off) });
}
