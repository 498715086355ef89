import { flag, json, number, type RowOf, table, text } from '../table.ts';

export const contactForms = table('contact_forms', {
  organization_id: text(),
  id: text(),
  name: text().audited(),
  title: text().audited(),
  description: text().null().audited('secret'),
  fields: json().audited('names'),
  /** Its texts in further languages, by language. */
  translations: json().audited('secret'),
  settings: json().audited({ hidden: ['successMessage'] }),
  is_active: flag().audited(),
  submission_count: number(),
  created_at: text(),
  updated_at: text(),
}).audited({ object: 'contact_form', id: 'id', name: 'name' });
export type ContactFormRow = RowOf<typeof contactForms>;

/** An address that receives form notifications, once it is confirmed. */
export const noticeAddresses = table('notice_addresses', {
  organization_id: text(),
  id: text(),
  /** In lower case. */
  email: text().audited(),
  /** When a confirmation link was last emailed to it. */
  requested_at: text(),
  confirmed_at: text().null().audited(),
})
  .notExported('confirmed again where the forms are imported')
  .audited({ object: 'notice_address', id: 'id', name: 'email' });
export type NoticeAddressRow = RowOf<typeof noticeAddresses>;

export const formSubmissions = table('form_submissions', {
  organization_id: text(),
  id: text(),
  form_id: text(),
  data: json(),
  ticket_id: text().null(),
  source: text(),
  ip_address: text().null(),
  created_at: text(),
  /** All answers in lower case. */
  search_text: text(),
});
export type FormSubmissionRow = RowOf<typeof formSubmissions>;
