import { folded } from '@helpdesk/sdk/rules/folded';
import { type Change, columns, type Migration } from './migration.ts';

/**
 * Where tickets came from, to filter lists: the domain is recorded from now on, channel and form were recorded before. Also the
 * search text of spam and deleted tickets.
 */
export const ticketOrigins: Migration = {
  name: '0066-ticket-origins',
  async up(change) {
    const { dialect, schema, apply, sql } = change;
    const text = dialect === 'postgres' ? 'text collate "C"' : 'text';
    await sql(`alter table tickets add column domain ${text}`);
    // The other filters of lists, so a rare combination is found in the index alone.
    const rest = 'updated_at, id, status, urgency, assigned_agent_id';
    await sql(`create index tickets_by_source on tickets (organization_id, source, ${rest})`);
    for (const [name, column] of [
      ['form', 'form_id'],
      ['domain', 'domain'],
    ]) {
      await sql(`create index tickets_by_${name} on tickets (organization_id, ${column}, ${rest})
        where ${column} is not null`);
    }
    await apply(
      schema().createTable('put_away_words', (table) => {
        const { text: required, organization, within } = columns(table, dialect);
        organization();
        required('id');
        required('words');
        table.primary(['organization_id', 'id']);
        within('id', 'put_away_tickets').onDelete('CASCADE');
      }),
    );
    await findPutAway(change);
  },
};

interface PutAway {
  organization_id: string;
  id: string;
  content: string;
}

const page = 100;
const putAwayAfter = `select organization_id, id, content from put_away_tickets
  where (organization_id, id) > (?, ?) order by organization_id, id limit ${page}`;

async function findPutAway({ runner }: Change) {
  for (let last = ['', '']; ; ) {
    const rows = (await runner.all(putAwayAfter, last)) as PutAway[];
    for (const { organization_id: organization, id, content } of rows) {
      const { ticket, ticket_messages: messages = [] } = JSON.parse(content);
      const { number, subject, customer_name: name, customer_email: email, description } = ticket;
      const bodies = (messages as { body: string }[]).map(({ body }) => body);
      const said = [number, subject, name ?? '', email ?? '', description, ...bodies].join('\n');
      const words = folded(said.slice(0, 20_000));
      await runner.run('insert into put_away_words (organization_id, id, words) values (?, ?, ?)', [
        organization,
        id,
        words,
      ]);
      last = [organization, id];
    }
    if (rows.length < page) return;
  }
}
