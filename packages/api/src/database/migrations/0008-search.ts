import { type SearchableTicket, ticketDocuments } from '../search/documents.ts';
import { writeDocument } from '../search/write.ts';
import { type Change, columns, type Migration } from './migration.ts';

/** The full-text index: FTS5 next to a table of what its rows refer to, or that table with a tsvector. */
export const search: Migration = {
  name: '0008-search',
  async up(change) {
    const { dialect, schema, apply, sql } = change;
    await apply(
      schema().createTable('search_documents', (table) => {
        const { text, optional, organization } = columns(table, dialect);
        table.increments('number');
        organization();
        text('kind');
        text('target_id');
        optional('text');
        if (dialect === 'postgres') table.specificType('tokens', 'tsvector').notNullable();
        table.unique(['organization_id', 'kind', 'target_id']);
      }),
    );
    if (dialect === 'postgres') {
      // Stores the words out of line: queries read thousands of matching rows, but never their words.
      await sql('alter table search_documents alter column tokens set storage external');
      await sql('alter table search_documents alter column text set storage main');
      await sql('alter table search_documents set (toast_tuple_target = 512)');
      await sql(`create index search_tokens on search_documents using gin (tokens)
        with (fastupdate = off)`);
      // The planner underestimates the cost of fetching the words and would scan all rows instead.
      await sql(`create function search_found(wanted tsquery, most integer)
        returns table (number bigint, organization_id text, target_id text, text text)
        language sql stable rows 50 set enable_seqscan = off set enable_indexscan = off
        as $$ select d.number, d.organization_id, d.target_id, d.text from search_documents as d
          where d.tokens @@ wanted order by d.number desc limit most $$`);
    } else {
      await sql(`create virtual table search_tokens using fts5
        (tokens, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii')`);
      await sql(`create trigger search_documents_removed after delete on search_documents
        begin delete from search_tokens where rowid = old.number; end`);
    }
    await indexTickets(change);
  },
};

type Ticket = SearchableTicket & { organization_id: string };

const page = 500;
const ticketsAfter = `select organization_id, id, number, subject, description,
    customer_name, customer_email, customer_user_id
  from tickets where (organization_id, id) > (?, ?) order by organization_id, id limit ${page}`;
const messagesOf = `select body, visibility from ticket_messages
  where organization_id = ? and ticket_id = ? order by created_at, id`;

/** Indexes the existing tickets. */
async function indexTickets({ dialect, runner }: Change) {
  for (let last = ['', '']; ; ) {
    const tickets = (await runner.all(ticketsAfter, last)) as Ticket[];
    for (const ticket of tickets) {
      const { organization_id: organization, id } = ticket;
      const messages = await runner.all(messagesOf, [organization, id]);
      for (const document of ticketDocuments(ticket, messages as never)) {
        await writeDocument(dialect, runner, organization, document);
      }
      last = [organization, id];
    }
    if (tickets.length < page) return;
  }
}
