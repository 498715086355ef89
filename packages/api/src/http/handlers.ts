import type { OperationId, operations, Result } from '@helpdesk/sdk/contract/operations';
import type { Parsed } from '@helpdesk/sdk/schema/operations';
import type { ChatVisitor, KeyCaller, Member, Session, TicketHolder } from '../auth/caller.ts';
import type { Place } from '../auth/organization-of-request.ts';
import type { Org } from '../database/types.ts';
import type { ServerContext } from '../server-context.ts';
import type { Received } from '../stored-files/disk.ts';
import type { Download } from './answers/download.ts';
import type { Rendered } from './answers/rendered.ts';
import type { TusCall, writeTus } from './bodies/tus.ts';
import type { Limits } from './limits/limits.ts';

type Access<Id extends OperationId> = (typeof operations)[Id]['access'];

/** The authenticated caller, depending on the operation's access. */
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
            : (typeof operations)[Id] extends { about: string }
              ? { session: Session; member: Member | null; org: Org | null }
              : Access<Id>[number] extends { scheme: 'session' }
                ? { session: Session; member: Member; org: Org }
                : { session: Session | null; member: Member; org: Org; key: KeyCaller | null };

/** The scope of the caller, where the contract restricts it. */
type ReachOf<Id extends OperationId> = ((typeof operations)[Id] extends { ownOnlyWithout: string }
  ? {
      /** User id of a member who may access only their own items; null for the whole organization. */
      own: string | null;
    }
  : Record<never, never>) &
  ((typeof operations)[Id] extends { sees: infer Parts }
    ? {
        /** The parts of the response that the caller may see. */
        sees: { readonly [Part in keyof Parts]: boolean };
      }
    : Record<never, never>);

/** The file, or piece of one, that is the request body. */
type ReceivedBy<Id extends OperationId> = (typeof operations)[Id]['body'] extends 'bytes' | 'piece'
  ? { received: Received }
  : Record<never, never>;

/** The headers of a tus request. */
type TusBy<Id extends OperationId> = (typeof operations)[Id] extends { tus: true }
  ? { tus: TusCall }
  : Record<never, never>;

/** The organization named by a public operation's path, query or body. */
type NamedOrganization<Id extends OperationId> =
  Access<Id> extends readonly []
    ? 'subdomain' extends keyof Parsed<Id>['params']
      ? { org: Org }
      : 'org' extends keyof Parsed<Id>['query'] | keyof Parsed<Id>['body']
        ? { org: Org }
        : Record<never, never>
    : Record<never, never>;

export type Request<Id extends OperationId> = {
  server: ServerContext;
  params: Parsed<Id>['params'];
  query: Parsed<Id>['query'];
  body: Parsed<Id>['body'];
  /** Files of a multipart body by field name. */
  files: Readonly<Record<string, Blob | undefined>>;
  /** IP address of the client, behind trusted proxies. */
  ip: string;
  /** Origin of a cross-origin page that calls; null for our own pages and for programs. */
  site: string | null;
  /** The Host header. */
  host: string;
  /** The User-Agent header. */
  userAgent: string;
  /** Returns the ID of the browser if this user has signed in with it before; otherwise null. */
  deviceOf: (userId: string) => string | null;
  /** The bearer token or cookie of the request, which need not be valid. */
  token: string | null;
  /** How the request selected its organization. */
  accessMethod: Place['by'];
  limits: Limits;
  /** The `If-Match` version of the resource itself. */
  expected: string | null;
  reply: ReplyTools;
  /** Sets the user that a call without a known caller is about, for the audit log. */
  concerning: (userId: string) => void;
} & CallerOf<Id> &
  ReachOf<Id> &
  ReceivedBy<Id> &
  TusBy<Id> &
  NamedOrganization<Id>;

/** Headers that a handler can set. */
export interface ReplyTools {
  /** Sets the version of the resource in the response, for `If-Match`. */
  version(version: string | number): void;
  /** Sets the session cookie, or removes it with null. */
  sessionCookie(token: string | null): void;
  /** Marks the browser as one in which this user has signed in. */
  deviceCookie(userId: string): void;
  /** Sets the progress of a tus upload, and the URL for the rest of it. */
  tus(upload: Parameters<typeof writeTus>[1], location?: string): void;
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
      : Result<Id> extends string | Blob
        ? Download
        : Result<Id>;

export type Handler<Id extends OperationId> = (request: Request<Id>) => Promise<Reply<Id>>;

type Verb<Tag extends string> = OperationId extends infer Id
  ? Id extends `${Tag}.${infer Name}`
    ? Name
    : never
  : never;

/** All handlers of a tag. A missing handler or a misspelled field doesn't compile. */
export type Handlers<Tag extends string> = {
  [Name in Verb<Tag>]: Handler<Extract<OperationId, `${Tag}.${Name}`>>;
};

type Tag = OperationId extends `${infer Name}.${string}` ? Name : never;

export type AllHandlers = { [Name in Tag]: Handlers<Name> };
