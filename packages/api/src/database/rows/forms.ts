import type { Flag, Json, Text } from './columns.ts';

export interface ContactFormRow {
  organization_id: Text;
  id: Text;
  name: Text;
  title: Text;
  description: Text | null;
  fields: Json;
  settings: Json;
  is_active: Flag;
  submission_count: number;
  created_at: Text;
  updated_at: Text;
}

/** An address that notices of forms go to, once it has confirmed that. */
export interface NoticeAddressRow {
  organization_id: Text;
  id: Text;
  /** In lower case. */
  email: Text;
  /** When a link was last mailed to it. */
  requested_at: Text;
  confirmed_at: Text | null;
}

export interface FormSubmissionRow {
  organization_id: Text;
  id: Text;
  form_id: Text;
  data: Json;
  ticket_id: Text | null;
  source: Text;
  ip_address: Text | null;
  created_at: Text;
  /** All answers in lower case. */
  search_text: Text;
}
