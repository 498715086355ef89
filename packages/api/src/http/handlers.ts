import type { OperationId, operations, Result } from '@helpdesk/sdk/contract/operations';
import type { Parsed } from '@helpdesk/sdk/contract/schemas';
import type { Org } from '../database/types.ts';
import type { ChatVisitor, KeyCaller, Member, Session, TicketHolder } from './caller.ts';
import type { Desk } from './desk.ts';
import type { Download } from './download.ts';
import type { Limits } from './limits.ts';
import type { Place } from './organization-of-request.ts';
import type { Rendered } from './rendered.ts';

type Access<Id extends OperationId> = (typeof operations)[Id]['access'];

/** Who calls, as far as the operation's access proves it. */
type CallerOf<Id extends OperationId> =
  Access<Id> extends readonly []
    ? Record<never, never>
    : Access<Id> extends readonly { scheme: 'ticketAccess' }[]
      ? { org: Org; holder: TicketHolder }
      : Access<Id> extends readonly { scheme: 'chatAccess' }[]
        ? { org: Org; visitor: ChatVisitor }
        : Access<Id> extends readonly { scheme: 'apiKey' }[]
          ? { org: Org; key: KeyCaller }
          : Access<Id> extends readonly [unknown, { scheme: 'apiKey' }]
            ? { org: Org; member: Member | null; key: KeyCaller | null }
            : Access<Id> extends readonly [{ permissions: readonly [] }]
              ? { session: Session; member: Member | null; org: Org | null }
              : { session: Session; member: Member; org: Org };

/** The organization a public operation names by its path, query or body. */
type NamedOrganization<Id extends OperationId> =
  Access<Id> extends readonly []
    ? 'subdomain' extends keyof Parsed<Id>['params']
      ? { org: Org }
      : 'org' extends keyof Parsed<Id>['query'] | keyof Parsed<Id>['body']
        ? { org: Org }
        : Record<never, never>
    : Record<never, never>;

export type Request<Id extends OperationId> = {
  desk: Desk;
  params: Parsed<Id>['params'];
  query: Parsed<Id>['query'];
  body: Parsed<Id>['body'];
  /** The files of a multipart body by the names of their fields. */
  files: Readonly<Record<string, Blob | undefined>>;
  /** Address of the caller, as far as the trusted proxies tell. */
  ip: string;
  /** The origin of the foreign page that calls, as its browser says; null for our own pages and for programs. */
  site: string | null;
  /** The host it was sent to, as the caller says. */
  host: string;
  /** What the browser calls itself. */
  userAgent: string;
  /** The bearer or cookie of the request, where it does not have to be valid. */
  token: string | null;
  /** How the request named its organization. */
  accessMethod: Place['by'];
  limits: Limits;
  /** The `If-Match` part that belongs to the thing itself. */
  expected: string | null;
  reply: ReplyTools;
} & CallerOf<Id> &
  NamedOrganization<Id>;

/** What an answer can carry besides its body. */
export interface ReplyTools {
  /** Marks the answer with the version of the thing it shows, for `If-Match`. */
  version(version: string | number): void;
  /** Sets or, with null, ends the session cookie. */
  sessionCookie(token: string | null): void;
}

export interface Page<Item> {
  items: Item[] | Rendered<Item>;
  next: string | null;
  total: number;
}

type Reply<Id extends OperationId> = (typeof operations)[Id] extends { paged: true }
  ? Result<Id> extends readonly (infer Item)[]
    ? Page<Item>
    : never
  : (typeof operations)[Id]['status'] extends 302
    ? { location: string }
    : Result<Id> extends undefined
      ? void
      : Result<Id> extends string
        ? Download
        : Result<Id>;

export type Handler<Id extends OperationId> = (request: Request<Id>) => Promise<Reply<Id>>;

type Verb<Tag extends string> = OperationId extends infer Id
  ? Id extends `${Tag}.${infer Name}`
    ? Name
    : never
  : never;

/** All handlers of a tag: a missing verb or a misspelt field does not compile. */
export type Handlers<Tag extends string> = {
  [Name in Verb<Tag>]: Handler<Extract<OperationId, `${Tag}.${Name}`>>;
};

type Tag = OperationId extends `${infer Name}.${string}` ? Name : never;

export type AllHandlers = { [Name in Tag]: Handlers<Name> };
