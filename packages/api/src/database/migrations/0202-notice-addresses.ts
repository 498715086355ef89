import { newId, now } from '../ids.ts';
import { columns, type Migration } from './migration.ts';

interface Form {
  organization_id: string;
  settings: string;
  email_from: string | null;
}

/** Addresses that receive form notifications. Existing ones count as confirmed, so no notification is lost. */
export const noticeAddresses: Migration = {
  name: '0202-notice-addresses',
  async up({ dialect, schema, apply, runner }) {
    await apply(
      schema().createTable('notice_addresses', (table) => {
        const { text, optional, organization } = columns(table, dialect);
        organization();
        text('id');
        text('email');
        text('requested_at');
        optional('confirmed_at');
        table.primary(['organization_id', 'id']);
        table.unique(['organization_id', 'email']);
      }),
    );
    const forms = (await runner.all(
      `select contact_forms.organization_id, contact_forms.settings, organizations.email_from
        from contact_forms join organizations on organizations.id = contact_forms.organization_id`,
      [],
    )) as Form[];
    const known = new Set<string>();
    const at = now();
    for (const { organization_id: organization, settings, email_from } of forms) {
      const { sendEmailNotification, emailNotificationTo } = JSON.parse(settings);
      const email = String(emailNotificationTo || email_from || '').toLowerCase();
      if (!sendEmailNotification || !email || known.has(`${organization} ${email}`)) continue;
      known.add(`${organization} ${email}`);
      await runner.run(
        `insert into notice_addresses (organization_id, id, email, requested_at, confirmed_at)
          values (?, ?, ?, ?, ?)`,
        [organization, newId(), email, at, at],
      );
    }
  },
};
