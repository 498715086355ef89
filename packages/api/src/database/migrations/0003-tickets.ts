import { columns, type Migration } from './migration.ts';

/** Tickets with their messages, their timeline, and access for visitors without an account. */
export const tickets: Migration = {
  name: '0003-tickets',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('counters', (table) => {
        const { text, number, organization } = columns(table, dialect);
        organization();
        text('name');
        number('value');
        table.primary(['organization_id', 'name']);
      }),
    );
    await apply(
      schema().createTable('tickets', (table) => {
        const { text, optional, organization, within } = columns(table, dialect);
        organization();
        text('id');
        text('number');
        text('subject');
        text('description');
        text('status');
        text('priority');
        optional('customer_name');
        optional('customer_email');
        optional('customer_user_id').references('id').inTable('users').onDelete('SET NULL');
        optional('assigned_agent_id');
        text('source');
        optional('follow_up_of');
        text('created_at');
        text('updated_at');
        table.primary(['organization_id', 'id']);
        table.unique(['organization_id', 'number']);
        within('assigned_agent_id', 'memberships', 'user_id');
        within('follow_up_of', 'tickets');
      }),
    );
    // A page of a list is a range of one of these: the sort order, then the id as a tie-breaker.
    for (const [name, order] of Object.entries({
      updated: 'updated_at, id',
      created: 'created_at, id',
      status: 'status, updated_at, id',
      assignee: 'assigned_agent_id, updated_at, id',
      customer: 'customer_email, updated_at, id',
    })) {
      await sql(`create index tickets_by_${name} on tickets (organization_id, ${order})`);
    }
    // Few tickets have these columns set. Used when the referenced rows are deleted.
    await sql(`create index tickets_by_follow_up on tickets (organization_id, follow_up_of)
      where follow_up_of is not null`);
    await sql(`create index tickets_by_customer_user on tickets (customer_user_id)
      where customer_user_id is not null`);

    await apply(
      schema().createTable('ticket_messages', (table) => {
        const { text, optional, organization, within } = columns(table, dialect);
        organization();
        text('id');
        text('ticket_id');
        text('author_type');
        text('visibility');
        optional('user_id').references('id').inTable('users').onDelete('SET NULL');
        optional('author_name');
        optional('author_email');
        text('body');
        text('created_at');
        table.primary(['organization_id', 'id']);
        within('ticket_id', 'tickets').onDelete('CASCADE');
        table.index(['organization_id', 'ticket_id', 'created_at', 'id'], 'messages_of_ticket');
        table.index(['user_id']);
      }),
    );
    await apply(
      schema().createTable('ticket_activity', (table) => {
        const { text, optional, organization, within } = columns(table, dialect);
        organization();
        text('id');
        text('ticket_id');
        optional('actor_user_id').references('id').inTable('users').onDelete('SET NULL');
        text('actor_type');
        text('kind');
        optional('from_value');
        optional('to_value');
        text('created_at');
        table.primary(['organization_id', 'id']);
        within('ticket_id', 'tickets').onDelete('CASCADE');
        table.index(['organization_id', 'ticket_id', 'created_at', 'id'], 'activity_of_ticket');
        table.index(['actor_user_id']);
      }),
    );
    await apply(
      schema().createTable('ticket_access', (table) => {
        const { text, organization, within } = columns(table, dialect);
        text('token_hash').primary();
        organization();
        text('ticket_id');
        text('email');
        text('created_at');
        text('last_used_at');
        text('expires_at').index();
        within('ticket_id', 'tickets').onDelete('CASCADE');
        table.index(['organization_id', 'ticket_id']);
      }),
    );
  },
};
