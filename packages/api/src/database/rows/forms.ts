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
