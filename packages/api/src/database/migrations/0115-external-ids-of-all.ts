import { columns, type Migration } from './migration.ts';

/** External ids of merged tickets, articles and customers, and the metadata of articles and customers. */
export const externalIdsOfAll: Migration = {
  name: '0115-external-ids-of-all',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().alterTable('merged_tickets', (table) => {
        columns(table, dialect).optional('external_id');
      }),
    );
    const kept =
      dialect === 'postgres'
        ? `kept::jsonb #>> '{row,external_id}'`
        : `json_extract(kept, '$.row.external_id')`;
    await sql(`update merged_tickets set external_id = ${kept} where kept is not null`);
    // Not unique: before, another ticket could take the id of a merged one and then be merged itself.
    await sql(`create index merged_tickets_by_external_id on merged_tickets (organization_id, external_id)
      where external_id is not null`);
    await apply(
      schema().alterTable('help_articles', (table) => {
        const { optional } = columns(table, dialect);
        optional('external_id');
        optional('metadata');
      }),
    );
    await sql(`create unique index help_articles_by_external_id on help_articles (organization_id, external_id)
      where external_id is not null`);
    await apply(
      schema().createTable('customer_records', (table) => {
        const { text, optional, organization } = columns(table, dialect);
        organization();
        text('email');
        optional('external_id');
        optional('metadata');
        text('updated_at');
        table.primary(['organization_id', 'email']);
      }),
    );
    await sql(`create unique index customer_records_by_external_id on customer_records (organization_id, external_id)
      where external_id is not null`);
    await sql(`create index customer_records_by_updated on customer_records
      (organization_id, updated_at, email)`);
  },
};
