import { expect, it } from 'vitest';
import { isSentence } from './is-sentence.mjs';

it.each([
  'Save your changes first. The test uses the saved settings.',
  '{label} can have only one file',
  'Met before (%)',
  'reaches a customer',
  'SMTP_URL must look like smtp://user:password@mail.example.com:587.',
  '{agent.name|Support Agent} replied to your request {ticket.number}:',
  '“{forward}” isn’t a valid URL. Example: --forward http://localhost:4000/hook',
])('reads %j', (text) => expect(isSentence(text)).toBe(true));

it.each([
  '(chat_sessions.{moment}, chat_sessions.id) {beyond} (?, ?)',
  "counters.name = 'help.views.' || help_articles.id",
  '{rank} desc, use_count desc, id desc',
  'users.email as agent',
  'id, seq, version',
  'private, no-store',
  "img-src 'self' data:",
  '{config}={value}; Path=/; HttpOnly; SameSite=Lax',
  'Authorization: Bearer $HELPDESK_API_KEY',
  "-H 'Content-Type: application/json'",
  'hi|hello|good morning',
  'out of (?:the )?office(?: reply| message)?',
  'snippet embed script install tag javascript website',
  'system-ui, sans-serif',
])('leaves out %j', (text) => expect(isSentence(text)).toBe(false));
