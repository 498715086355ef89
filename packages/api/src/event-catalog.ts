import type * as told from '@helpdesk/sdk/rules/event-payloads';

/** Every event of an organization, with its payload. The types are in the SDK, because programs receive the events over the socket. */
export type EventPayloads = told.EventPayloads;
export type EventName = keyof EventPayloads;

export type Actor = told.Actor;
export type Changes = told.Changes;
export type TicketFacts = told.TicketFacts;
export type ArticleFacts = told.ArticleFacts;
export type FormFacts = told.FormFacts;
export type ChatFacts = told.ChatFacts;
export type ChatMessageFacts = told.ChatMessageFacts;

/** An event as it was committed; `seq` counts from 1 without gaps in each organization. */
export type StoredEvent = {
  [Name in EventName]: {
    organizationId: string;
    seq: number;
    name: Name;
    payload: EventPayloads[Name];
    createdAt: string;
  };
}[EventName];
