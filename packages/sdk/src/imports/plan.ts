import type { Schema } from '../contract/operations.ts';
import { type FieldError, fieldErrors } from '../rules/field-errors.ts';
import { ImportedTicket as ticketRules } from '../schema/operations.ts';
import { countFiles, countOfUnknownKind, type ReadTicket, withoutFiles } from './files.ts';
import { type FormatName, formats, type Readers } from './formats.ts';
import { textAt } from './records.ts';
import { Unreadable } from './unreadable.ts';

export type Refused = { line: number; id: string; message: string };

/** The content of a file, validated before anything is sent. */
export interface Plan {
  ready: {
    line: number;
    /** The ticket in the server's format, without files that aren't uploaded. */
    ticket: Schema<'ImportedTicket'>;
    /** The ticket with its files that aren't uploaded yet. */
    read: ReadTicket;
  }[];
  refused: Refused[];
  messages: number;
  /** The number of messages that are internal because it's unknown whether customers could see their kind. */
  ofUnknownKind: number;
  /** The number of files that aren't uploaded yet. */
  files: number;
  /** The creation dates of the oldest and the newest ticket. */
  from: string;
  to: string;
  tags: number;
}

/** Reads a file and validates each entry as the server would. */
export async function planImport(name: FormatName, text: string, readers: Readers): Promise<Plan> {
  if (text.trim() === '') throw new Unreadable('This file is empty.');
  const format = formats[name];
  const plan: Plan = {
    ready: [],
    refused: [],
    messages: 0,
    ofUnknownKind: 0,
    files: 0,
    from: '',
    to: '',
    tags: 0,
  };
  const lineOf = new Map<string, number>();
  const tags = new Set<string>();
  for (const { line, value } of await format.records(text, readers)) {
    const refuse = (id: string, message: string) => plan.refused.push({ line, id, message });
    if (!value) {
      refuse('', "This entry can't be read");
      continue;
    }
    const read = format.ticket(value);
    const ticket = withoutFiles(read);
    const { createdAt } = ticket;
    const id = textAt(ticket, 'externalId');
    const judged = ticketRules.safeParse(ticket);
    if (!judged.success) {
      const [error] = fieldErrors(judged.error.issues, ticket);
      refuse(id, error ? saidOf(error) : "This entry isn't a ticket");
      continue;
    }
    const before = lineOf.get(id);
    if (before !== undefined) {
      refuse(id, `Line ${before} has the same ID`);
      continue;
    }
    lineOf.set(id, line);
    plan.ready.push({ line, ticket, read });
    plan.files += countFiles(read);
    plan.messages += ticket.messages?.length ?? 0;
    plan.ofUnknownKind += countOfUnknownKind(read);
    for (const tag of ticket.tags ?? []) tags.add(tag.toLowerCase());
    const day = createdAt.slice(0, 10);
    if (!plan.from || day < plan.from) plan.from = day;
    if (day > plan.to) plan.to = day;
  }
  plan.tags = tags.size;
  if (plan.ready.length + plan.refused.length === 0) {
    throw new Unreadable('This file has no tickets.');
  }
  return plan;
}

/** Most messages start with the label of their field, such as "Created at"; adds it to the others. */
function saidOf({ field, message }: FieldError): string {
  const [word = field] = field.split(/[.A-Z]/, 1);
  return message.toLowerCase().startsWith(word) ? message : `${field}: ${message}`;
}
