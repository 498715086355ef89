PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE migrations (name text primary key, applied_at text not null);
INSERT INTO migrations VALUES('0001-accounts','2024-11-28T20:27:40.167Z');
INSERT INTO migrations VALUES('0002-sign-in','2024-11-28T20:27:40.181Z');
INSERT INTO migrations VALUES('0003-tickets','2024-11-28T20:27:40.213Z');
INSERT INTO migrations VALUES('0004-forms','2024-11-28T20:27:40.251Z');
INSERT INTO migrations VALUES('0005-events','2024-11-28T20:27:40.281Z');
INSERT INTO migrations VALUES('0006-staff','2024-11-28T20:27:40.343Z');
INSERT INTO migrations VALUES('0007-ticket-order','2024-11-28T20:27:40.359Z');
INSERT INTO migrations VALUES('0008-search','2024-11-28T20:27:40.380Z');
INSERT INTO migrations VALUES('0009-form-figures','2024-11-28T20:27:40.399Z');
INSERT INTO migrations VALUES('0010-chat','2024-11-28T20:27:40.443Z');
INSERT INTO migrations VALUES('0011-help','2024-11-28T20:27:40.483Z');
INSERT INTO migrations VALUES('0012-chatbot','2024-11-28T20:27:40.512Z');
INSERT INTO migrations VALUES('0013-for-programs','2024-11-28T20:27:40.539Z');
INSERT INTO migrations VALUES('0016-answers-by-day','2024-11-28T20:27:40.579Z');
INSERT INTO migrations VALUES('0017-notifications','2024-11-28T20:27:40.606Z');
INSERT INTO migrations VALUES('0018-settings','2024-11-28T20:27:40.691Z');
INSERT INTO migrations VALUES('0019-former-subdomains','2024-11-28T20:27:40.712Z');
INSERT INTO migrations VALUES('0020-custom-domains','2024-11-28T20:27:40.727Z');
INSERT INTO migrations VALUES('0021-mail-out','2024-11-28T20:27:40.762Z');
INSERT INTO migrations VALUES('0024-domain-sessions','2024-11-28T20:27:40.778Z');
INSERT INTO migrations VALUES('0022-mail-in','2024-11-28T20:27:40.808Z');
INSERT INTO migrations VALUES('0023-metrics','2024-11-28T20:27:40.854Z');
INSERT INTO migrations VALUES('0025-socket-sessions','2024-11-28T20:27:40.867Z');
INSERT INTO migrations VALUES('0026-event-versions','2024-11-28T20:27:40.886Z');
INSERT INTO migrations VALUES('0027-jobs','2024-11-28T20:27:40.906Z');
INSERT INTO migrations VALUES('0028-fresh-proof','2024-11-28T20:27:40.934Z');
INSERT INTO migrations VALUES('0029-tallies','2024-11-28T20:27:40.943Z');
INSERT INTO migrations VALUES('0030-email-changes','2024-11-28T20:27:40.963Z');
INSERT INTO migrations VALUES('0031-unconfirmed-addresses','2024-11-28T20:27:40.986Z');
INSERT INTO migrations VALUES('0032-unused-files','2024-11-28T20:27:41.009Z');
INSERT INTO migrations VALUES('0033-former-organization','2024-11-28T20:27:41.014Z');
INSERT INTO migrations VALUES('0034-filters-together','2024-11-28T20:27:41.027Z');
INSERT INTO migrations VALUES('0035-listed-counters','2024-11-28T20:27:41.042Z');
INSERT INTO migrations VALUES('0036-search-in-batches','2024-11-28T20:27:41.054Z');
INSERT INTO migrations VALUES('0044-chat-answers','2024-11-28T20:27:41.078Z');
INSERT INTO migrations VALUES('0047-gathered-notifications','2024-11-28T20:27:41.107Z');
INSERT INTO migrations VALUES('0046-canned-replies','2024-11-28T20:27:41.125Z');
INSERT INTO migrations VALUES('0037-turns','2024-11-28T20:27:41.169Z');
INSERT INTO migrations VALUES('0048-tags','2024-11-28T20:27:41.183Z');
INSERT INTO migrations VALUES('0049-scheduled-replies','2024-11-28T20:27:41.214Z');
INSERT INTO migrations VALUES('0051-ticket-views','2024-11-28T20:27:41.229Z');
INSERT INTO migrations VALUES('0050-snoozes','2024-11-28T20:27:41.279Z');
INSERT INTO migrations VALUES('0059-former-people','2024-11-28T20:27:41.296Z');
INSERT INTO migrations VALUES('0062-put-away','2024-11-28T20:27:41.311Z');
INSERT INTO migrations VALUES('0063-blocked-senders','2024-11-28T20:27:41.328Z');
INSERT INTO migrations VALUES('0054-macros','2024-11-28T20:27:41.350Z');
INSERT INTO migrations VALUES('0055-macro-runs','2024-11-28T20:27:41.357Z');
INSERT INTO migrations VALUES('0056-merged-tickets','2024-11-28T20:27:41.391Z');
INSERT INTO migrations VALUES('0057-ticket-splits','2024-11-28T20:27:41.413Z');
INSERT INTO migrations VALUES('0060-mentions-and-followers','2024-11-28T20:27:41.420Z');
INSERT INTO migrations VALUES('0061-ticket-ccs','2024-11-28T20:27:41.448Z');
INSERT INTO migrations VALUES('0068-chat-notes','2024-11-28T20:27:41.457Z');
INSERT INTO migrations VALUES('0067-signatures','2024-11-28T20:27:41.482Z');
INSERT INTO migrations VALUES('0064-ticket-links','2024-11-28T20:27:41.485Z');
INSERT INTO migrations VALUES('0065-ticket-tasks','2024-11-28T20:27:41.511Z');
INSERT INTO migrations VALUES('0066-ticket-origins','2024-11-28T20:27:41.539Z');
INSERT INTO migrations VALUES('0069-message-files','2024-11-28T20:27:41.560Z');
INSERT INTO migrations VALUES('0070-chat-tags','2024-11-28T20:27:41.587Z');
INSERT INTO migrations VALUES('0071-blocked-visitors','2024-11-28T20:27:41.653Z');
INSERT INTO migrations VALUES('0082-member-keys','2024-11-28T20:27:41.671Z');
INSERT INTO migrations VALUES('0073-visitor-files','2024-11-28T20:27:41.708Z');
INSERT INTO migrations VALUES('0075-message-html','2024-11-28T20:27:41.725Z');
INSERT INTO migrations VALUES('0077-stored-files','2024-11-28T20:27:41.743Z');
INSERT INTO migrations VALUES('0078-scanned-files','2024-11-28T20:27:41.807Z');
INSERT INTO migrations VALUES('0072-files-and-time','2024-11-28T20:27:41.828Z');
INSERT INTO migrations VALUES('0079-mail-texts','2024-11-28T20:27:41.853Z');
INSERT INTO migrations VALUES('0080-held-mails','2024-11-28T20:27:41.868Z');
INSERT INTO migrations VALUES('0097-rotated-keys','2024-11-28T20:27:41.893Z');
INSERT INTO migrations VALUES('0098-format-of-shared-drafts','2024-11-28T20:27:41.945Z');
INSERT INTO migrations VALUES('0083-files-in-every-order','2024-11-28T20:27:41.963Z');
INSERT INTO migrations VALUES('0084-plans-of-postgres','2024-11-28T20:27:41.974Z');
INSERT INTO migrations VALUES('0088-resumable-uploads','2024-11-28T20:27:41.991Z');
INSERT INTO migrations VALUES('0089-stored-pictures','2024-11-28T20:27:42.048Z');
INSERT INTO migrations VALUES('0085-format-of-canned-replies','2024-11-28T20:27:42.053Z');
INSERT INTO migrations VALUES('0091-sender-checks','2024-11-28T20:27:42.118Z');
INSERT INTO migrations VALUES('0092-imap-mailboxes','2024-11-28T20:27:42.137Z');
INSERT INTO migrations VALUES('0094-imported-tickets','2024-11-28T20:27:42.147Z');
INSERT INTO migrations VALUES('0093-customer-languages','2024-11-28T20:27:42.181Z');
INSERT INTO migrations VALUES('0102-external-ids','2024-11-28T20:27:42.227Z');
INSERT INTO migrations VALUES('0103-webhook-attempts','2024-11-28T20:27:42.240Z');
INSERT INTO migrations VALUES('0111-chat-panel','2024-11-28T20:27:42.298Z');
INSERT INTO migrations VALUES('0114-webhook-filters','2024-11-28T20:27:42.415Z');
INSERT INTO migrations VALUES('0115-external-ids-of-all','2024-11-28T20:27:42.489Z');
INSERT INTO migrations VALUES('0118-session-devices','2024-11-28T20:27:42.544Z');
INSERT INTO migrations VALUES('0124-second-factors','2024-11-28T20:27:42.606Z');
INSERT INTO migrations VALUES('0125-required-second-factor','2024-11-28T20:27:42.628Z');
INSERT INTO migrations VALUES('0126-passkeys','2024-11-28T20:27:42.672Z');
INSERT INTO migrations VALUES('0128-by-which-key','2024-11-28T20:27:42.732Z');
INSERT INTO migrations VALUES('0151-custom-roles','2024-11-28T20:27:42.811Z');
INSERT INTO migrations VALUES('0147-single-sign-on','2024-11-28T20:27:42.881Z');
INSERT INTO migrations VALUES('0135-visitor-context','2024-11-28T20:27:42.944Z');
INSERT INTO migrations VALUES('0136-erasure-requests','2024-11-28T20:27:42.975Z');
INSERT INTO migrations VALUES('0137-proactive-messages','2024-11-28T20:27:43.025Z');
INSERT INTO migrations VALUES('0142-audit-log','2024-11-28T20:27:43.054Z');
INSERT INTO migrations VALUES('0143-previous-identity-secrets','2024-11-28T20:27:43.090Z');
INSERT INTO migrations VALUES('0132-own-sentences','2024-11-28T20:27:43.108Z');
INSERT INTO migrations VALUES('0139-allowed-networks','2024-11-28T20:27:43.124Z');
INSERT INTO migrations VALUES('0133-closed-organizations','2024-11-28T20:27:43.191Z');
INSERT INTO migrations VALUES('0134-deleted-accounts','2024-11-28T20:27:43.244Z');
INSERT INTO migrations VALUES('0138-retention-runs','2024-11-28T20:27:43.251Z');
INSERT INTO migrations VALUES('0130-organization-exports','2024-11-28T20:27:43.273Z');
INSERT INTO migrations VALUES('0141-sso-at-own-addresses','2024-11-28T20:27:43.291Z');
CREATE TABLE `organizations` (`id` text not null, `name` text not null, `subdomain` text not null, `logo_url` text, `primary_color` text, `email_from` text, `timezone` text not null default 'UTC', `ticket_prefix` text not null default 'TK', `auto_assignment` integer not null default '0', `settings` text not null default '{}', `seq` bigint not null default '0', `version` bigint not null default '0', `created_at` text not null, `email_provider` text not null default 'helpdesk', `smtp` text, `smtp_password_sealed` text, `google_workspace_email` text, `api_key_enabled` integer not null default '0', `api_key_id` text, `webhook_id` text, `second_factor_from` text, `sso_only` integer not null default '0', `allowed_networks` text, `deletes_at` text, `deletion_told_at` text, primary key (`id`));
INSERT INTO organizations VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','acme canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7','acme',NULL,NULL,NULL,'UTC','TK',0,'{}',37,38,'2024-11-28T20:27:43.713Z','helpdesk',NULL,NULL,NULL,0,NULL,NULL,NULL,0,NULL,NULL,NULL);
CREATE TABLE `users` (`id` text not null, `email` text not null, `first_name` text not null default '', `last_name` text not null default '', `password_hash` text, `profile_image_url` text, `notification_preferences` text not null default '{}', `created_at` text not null, email_unconfirmed_since text, former_organization_id text references organizations (id) on delete set null, `undo_send_seconds` integer not null default '10', `second_factor_since` text, `deletes_at` text, primary key (`id`));
INSERT INTO users VALUES('WdXN6vmSAeVFKUOQhowwrBs4M3nqh4','admin@acme.test','admin','canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7',NULL,NULL,'{}','2024-11-28T20:27:43.715Z',NULL,NULL,10,NULL,NULL);
INSERT INTO users VALUES('WdXN6vpZXOYymcvFXOKW9WJeAVjmxL','agent@acme.test','agent','canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7',NULL,NULL,'{}','2024-11-28T20:27:43.717Z',NULL,NULL,10,NULL,NULL);
INSERT INTO users VALUES('WdXN6vpcYtvalqeJfJlgmyQHoWIT4u','customer@acme.test','customer','canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7',NULL,NULL,'{}','2024-11-28T20:27:43.717Z',NULL,NULL,10,NULL,NULL);
CREATE TABLE `memberships` (`organization_id` text not null, `id` text not null, `user_id` text not null, `role` text not null, `created_at` text not null, `availability` text not null default 'online', unread_since text, `default_view` text, `signature` text, `custom_role_id` text, `permissions` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`user_id`) references `users`(`id`) on delete CASCADE, primary key (`organization_id`, `id`));
INSERT INTO memberships VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN6vnUMb6liuvjuk9QsqINkOybs9','WdXN6vmSAeVFKUOQhowwrBs4M3nqh4','admin','2024-11-28T20:27:43.715Z','online',NULL,NULL,NULL,NULL,NULL);
INSERT INTO memberships VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN6vpaq4aoXovA1Ebb1jKnq9jrTb','WdXN6vpZXOYymcvFXOKW9WJeAVjmxL','agent','2024-11-28T20:27:43.717Z','online',NULL,NULL,NULL,NULL,NULL);
INSERT INTO memberships VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN6vpdj98rtGYrwbacqgP2mn9umR','WdXN6vpcYtvalqeJfJlgmyQHoWIT4u','customer','2024-11-28T20:27:43.717Z','online',NULL,NULL,NULL,NULL,NULL);
CREATE TABLE `invitations` (`organization_id` text not null, `id` text not null, `email` text not null, `role` text not null, `message` text, `token_hash` text not null, `invited_by` text, `created_at` text not null, `expires_at` text not null, `accepted_at` text, `revoked_at` text, `custom_role_id` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`invited_by`) references `users`(`id`) on delete SET NULL, primary key (`organization_id`, `id`));
INSERT INTO invitations VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN9ZdwKaPPULwvNPXaSlytunRGvR','new@acme.test','agent',NULL,'lhUlT4kmJ3cS3F8_x21tm17j175XG3uQfjRQCD8RO8w','WdXN6vmSAeVFKUOQhowwrBs4M3nqh4','2024-11-28T20:27:53.556Z','2024-12-05T20:27:53.556Z',NULL,NULL,NULL);
CREATE TABLE `sessions` (`token_hash` text not null, `user_id` text not null, `created_at` text not null, `last_used_at` text not null, `expires_at` text not null, organization_id text
      references organizations (id) on delete cascade, proved_at text, `id` text, `user_agent` text, `address` text, `by_sso` integer not null default '0', foreign key(`user_id`) references `users`(`id`) on delete CASCADE, primary key (`token_hash`));
INSERT INTO sessions VALUES('rivjFvk0meNE6l7CtWMfOagj2jCWVhaCHLA6X0qVEJY','WdXN6vmSAeVFKUOQhowwrBs4M3nqh4','2024-11-28T20:27:43.716Z','2024-11-28T20:27:43.716Z','2024-12-28T20:27:43.716Z',NULL,'2024-11-28T20:27:43.716Z','WdXN6vpY2aZkimbytkxLcQJjKRSaDM',NULL,NULL,0);
INSERT INTO sessions VALUES('k7gCzLYH53WddZK8q3568F1w2DtYJ80yPLy4TmnZj10','WdXN6vpZXOYymcvFXOKW9WJeAVjmxL','2024-11-28T20:27:43.717Z','2024-11-28T20:27:43.717Z','2024-12-28T20:27:43.717Z',NULL,'2024-11-28T20:27:43.717Z','WdXN6vpbZu6XnkN21Waa7E6My59EsQ',NULL,NULL,0);
INSERT INTO sessions VALUES('FYoci4LgU7qF_T9XKt9fhn91DrSYwc9VTkyFTETt0cw','WdXN6vpcYtvalqeJfJlgmyQHoWIT4u','2024-11-28T20:27:43.718Z','2024-11-28T20:27:43.718Z','2024-12-28T20:27:43.718Z',NULL,'2024-11-28T20:27:43.718Z','WdXN6vqagsvlAdjPZ7zcbdwEkRpFUX',NULL,NULL,0);
CREATE TABLE `socket_tickets` (`token_hash` text not null, `user_id` text not null, `organization_id` text not null, `expires_at` text not null, session_hash text not null default '', foreign key(`user_id`) references `users`(`id`) on delete CASCADE, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, primary key (`token_hash`));
CREATE TABLE `idempotency_keys` (`organization_id` text not null, `caller` text not null, `key` text not null, `fingerprint` text not null, `state` text not null, `status` integer, `body` text, `created_at` text not null, primary key (`organization_id`, `caller`, `key`));
CREATE TABLE `counters` (`organization_id` text not null, `name` text not null, `value` bigint not null default '0', foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, primary key (`organization_id`, `name`));
INSERT INTO counters VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','ticket.2026',4);
INSERT INTO counters VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','tickets.open',2);
INSERT INTO counters VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','opened.2024-11-28',2);
INSERT INTO counters VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','listed.open.normal.',2);
INSERT INTO counters VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','turn.us.',2);
INSERT INTO counters VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','tickets.in_progress',0);
INSERT INTO counters VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','load.WdXN6vpZXOYymcvFXOKW9WJeAVjmxL',0);
INSERT INTO counters VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','listed.in_progress.high.WdXN6vpZXOYymcvFXOKW9WJeAVjmxL',0);
INSERT INTO counters VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','assigned.2024-11-28.WdXN6vpZXOYymcvFXOKW9WJeAVjmxL',1);
INSERT INTO counters VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','turn.us.WdXN6vpZXOYymcvFXOKW9WJeAVjmxL',0);
INSERT INTO counters VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','answered.2024-11-28.0.WdXN6vpZXOYymcvFXOKW9WJeAVjmxL',1);
INSERT INTO counters VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','turn.customer.WdXN6vpZXOYymcvFXOKW9WJeAVjmxL',0);
INSERT INTO counters VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','tickets.resolved',1);
INSERT INTO counters VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','listed.resolved.high.WdXN6vpZXOYymcvFXOKW9WJeAVjmxL',1);
INSERT INTO counters VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','resolved.2024-11-28.WdXN6vpZXOYymcvFXOKW9WJeAVjmxL',1);
INSERT INTO counters VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','put_away.trash',1);
INSERT INTO counters VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','form.WdXN6vqfkGR78bE8Y8Hhj7MZa72b66',1);
INSERT INTO counters VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','forms.2024-11-28.WdXN6vqfkGR78bE8Y8Hhj7MZa72b66.submitted',1);
INSERT INTO counters VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','site.form',1);
INSERT INTO counters VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','help.revision',1);
INSERT INTO counters VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','chatbot.revision',1);
INSERT INTO counters VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','chats.bot',0);
INSERT INTO counters VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','chats.waiting',0);
INSERT INTO counters VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','chats.active',1);
CREATE TABLE `tickets` (`organization_id` text not null, `id` text not null, `number` text not null, `subject` text not null, `description` text not null, `status` text not null, `priority` text not null, `customer_name` text, `customer_email` text, `customer_user_id` text, `assigned_agent_id` text, `source` text not null, `follow_up_of` text, `created_at` text not null, `updated_at` text not null, `opened_by` text not null default 'customer', `first_response_at` text, `first_responder_id` text, `first_response_ms` bigint, `assigned_at` text, `resolved_at` text, `resolved_by` text, urgency integer generated always as
      (case priority when 'urgent' then 3 when 'high' then 2 when 'normal' then 1 else 0 end) virtual, `mail_id` text, `form_id` text, resolution_ms bigint
      generated always as (round((julianday(resolved_at) - julianday(created_at)) * 86400000)) virtual, last_speaker text not null default 'customer', last_spoken_at text, last_message text, news_at text not null default '0', turn_since text generated always as (coalesce(last_spoken_at, created_at)) virtual, snoozed_at text, snoozed_until text, unsnoozed_at text, turn text generated always as (case
      when snoozed_at is null and status in ('open', 'in_progress')
      then case last_speaker when 'staff' then 'customer' else 'us' end end) virtual, domain text, has_file smallint not null default 0, external_id text, metadata text, `visitor_context` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`customer_user_id`) references `users`(`id`) on delete SET NULL, foreign key(`organization_id`, `assigned_agent_id`) references `memberships`(`organization_id`, `user_id`), foreign key(`organization_id`, `follow_up_of`) references `tickets`(`organization_id`, `id`), primary key (`organization_id`, `id`));
INSERT INTO tickets VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN7tkerbj2FCy63XooCl9Qea1UVX','TK-2026-000001','The kettle leaks','It does not boil. canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7','resolved','high','Vera Visitor','vera@acme.example',NULL,'WdXN6vpZXOYymcvFXOKW9WJeAVjmxL','form',NULL,'2024-11-28T20:27:47.316Z','2024-11-28T20:27:50.604Z','customer','2024-11-28T20:27:49.775Z','WdXN6vpZXOYymcvFXOKW9WJeAVjmxL',2459,'2024-11-28T20:27:47.783Z','2024-11-28T20:27:50.604Z','WdXN6vpZXOYymcvFXOKW9WJeAVjmxL',NULL,NULL,'staff','2024-11-28T20:27:49.775Z','A new gasket is on its way.','2024-11-28T20:27:50.192Z',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO tickets VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN8pUWVfKbABTCdyoKNICKdlKIDe','TK-2026-000002','Which grind for a moka pot?','Mine tastes bitter.','open','normal','customer canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7','customer@acme.test','WdXN6vpcYtvalqeJfJlgmyQHoWIT4u',NULL,'console',NULL,'2024-11-28T20:27:50.784Z','2024-11-28T20:27:51.458Z','customer',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'customer','2024-11-28T20:27:51.458Z','It is a small one.','2024-11-28T20:27:51.458Z',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO tickets VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN97EuUbeKAqUrBo0NNSpupbAbEq','TK-2026-000004','Opening hours','Are you open on Sunday?','open','normal','Ada','ada@visitor.example',NULL,NULL,'widget',NULL,'2024-11-28T20:27:51.850Z','2024-11-28T20:27:51.850Z','customer',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'WdXN6vqfkGR78bE8Y8Hhj7MZa72b66','customer',NULL,NULL,'2024-11-28T20:27:51.850Z',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
CREATE TABLE `ticket_messages` (`organization_id` text not null, `id` text not null, `ticket_id` text not null, `author_type` text not null, `visibility` text not null, `user_id` text, `author_name` text, `author_email` text, `body` text not null, `created_at` text not null, `mail_id` text, merged_from text, `draft` text, `draft_format` text, `via` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`user_id`) references `users`(`id`) on delete SET NULL, foreign key(`organization_id`, `ticket_id`) references `tickets`(`organization_id`, `id`) on delete CASCADE, primary key (`organization_id`, `id`));
INSERT INTO ticket_messages VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN8YfwGL0U2deyjefJ6R3BaaMrCx','WdXN7tkerbj2FCy63XooCl9Qea1UVX','staff','public','WdXN6vpZXOYymcvFXOKW9WJeAVjmxL','agent canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7','agent@acme.test','A new gasket is on its way.','2024-11-28T20:27:49.775Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO ticket_messages VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN8fdQrnpBOrtHfwX4kGcKJpCLXV','WdXN7tkerbj2FCy63XooCl9Qea1UVX','staff','internal','WdXN6vpZXOYymcvFXOKW9WJeAVjmxL','agent canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7','agent@acme.test','Second one this week.','2024-11-28T20:27:50.192Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO ticket_messages VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN90c4wyu6txknVaAn7aqTX4VLAV','WdXN8pUWVfKbABTCdyoKNICKdlKIDe','customer','public','WdXN6vpcYtvalqeJfJlgmyQHoWIT4u','customer canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7','customer@acme.test','It is a small one.','2024-11-28T20:27:51.458Z',NULL,NULL,NULL,NULL,NULL);
CREATE TABLE `ticket_activity` (`organization_id` text not null, `id` text not null, `ticket_id` text not null, `actor_user_id` text, `actor_type` text not null, `kind` text not null, `from_value` text, `to_value` text, `created_at` text not null, merged_from text, `via` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`actor_user_id`) references `users`(`id`) on delete SET NULL, foreign key(`organization_id`, `ticket_id`) references `tickets`(`organization_id`, `id`) on delete CASCADE, primary key (`organization_id`, `id`));
INSERT INTO ticket_activity VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN7uW8lzP2A9uHcd3XpI0aqpGkEX','WdXN7tkerbj2FCy63XooCl9Qea1UVX',NULL,'customer','created',NULL,NULL,'2024-11-28T20:27:47.316Z',NULL,NULL);
INSERT INTO ticket_activity VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN81YmuV0SgZZk6WlWoG8gG2EiIJ','WdXN7tkerbj2FCy63XooCl9Qea1UVX','WdXN6vmSAeVFKUOQhowwrBs4M3nqh4','staff','assigned',NULL,'agent canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7','2024-11-28T20:27:47.783Z',NULL,NULL);
INSERT INTO ticket_activity VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN81YnJ3IQOu3rIkFgIOt4XwdvG8','WdXN7tkerbj2FCy63XooCl9Qea1UVX','WdXN6vmSAeVFKUOQhowwrBs4M3nqh4','staff','status','open','in_progress','2024-11-28T20:27:47.783Z',NULL,NULL);
INSERT INTO ticket_activity VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN81YoBXStoeaqHebkL5t4lZoqqB','WdXN7tkerbj2FCy63XooCl9Qea1UVX','WdXN6vmSAeVFKUOQhowwrBs4M3nqh4','staff','priority','normal','high','2024-11-28T20:27:47.783Z',NULL,NULL);
INSERT INTO ticket_activity VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN8mVkSW5nyweVPeg1H9xJYNEYtp','WdXN7tkerbj2FCy63XooCl9Qea1UVX','WdXN6vmSAeVFKUOQhowwrBs4M3nqh4','staff','status','in_progress','resolved','2024-11-28T20:27:50.604Z',NULL,NULL);
INSERT INTO ticket_activity VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN8pXcktRdQt7xR7ZUaORcXxdUPG','WdXN8pUWVfKbABTCdyoKNICKdlKIDe','WdXN6vpcYtvalqeJfJlgmyQHoWIT4u','customer','created',NULL,NULL,'2024-11-28T20:27:50.784Z',NULL,NULL);
INSERT INTO ticket_activity VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN97FwQw23e7G667EGtKCo5bzKsb','WdXN97EuUbeKAqUrBo0NNSpupbAbEq',NULL,'customer','created',NULL,NULL,'2024-11-28T20:27:51.850Z',NULL,NULL);
CREATE TABLE `ticket_access` (`token_hash` text not null, `organization_id` text not null, `ticket_id` text not null, `email` text not null, `created_at` text not null, `last_used_at` text not null, `expires_at` text not null, merged_from text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`organization_id`, `ticket_id`) references `tickets`(`organization_id`, `id`) on delete CASCADE, primary key (`token_hash`));
INSERT INTO ticket_access VALUES('eVdoit-I4BEWnoyFCJjTgFU0UL2akG2edjxGuCeT3gM','WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN7tkerbj2FCy63XooCl9Qea1UVX','vera@acme.example','2024-11-28T20:27:50.190Z','2024-11-28T20:27:50.190Z','2024-12-28T20:27:50.190Z',NULL);
CREATE TABLE `contact_forms` (`organization_id` text not null, `id` text not null, `name` text not null, `title` text not null, `description` text, `fields` text not null default '[]', `settings` text not null default '{}', `is_active` integer not null default '1', `submission_count` bigint not null default '0', `created_at` text not null, `updated_at` text not null, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, primary key (`organization_id`, `id`));
INSERT INTO contact_forms VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN6vqfkGR78bE8Y8Hhj7MZa72b66','Main Contact Form','Contact us','Tell us what we can do for you.','[{"id":"WdXN6vqbanotfhmlajeIZ23RckaXxn","name":"name","label":"Name","type":"text","required":true,"placeholder":"Your name"},{"id":"WdXN6vqcQagMK5N0k0q8ve0acjcdC5","name":"email","label":"Email","type":"email","required":true,"placeholder":"you@example.com"},{"id":"WdXN6vqdUt6zbymKbYCh34FEV62fcj","name":"subject","label":"Subject","type":"text","required":true},{"id":"WdXN6vqezGaobzKeq7gFQWpeJwKXbA","name":"message","label":"Message","type":"textarea","required":true}]','{}',1,1,'2024-11-28T20:27:43.718Z','2024-11-28T20:27:43.718Z');
CREATE TABLE `form_submissions` (`organization_id` text not null, `id` text not null, `form_id` text not null, `data` text not null default '{}', `ticket_id` text, `source` text not null, `ip_address` text, `created_at` text not null, `search_text` text not null default '', foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`organization_id`, `form_id`) references `contact_forms`(`organization_id`, `id`) on delete CASCADE, foreign key(`organization_id`, `ticket_id`) references `tickets`(`organization_id`, `id`), primary key (`organization_id`, `id`));
INSERT INTO form_submissions VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN96iuq2tNWkKQ6MW6uobxXSF9fa','WdXN6vqfkGR78bE8Y8Hhj7MZa72b66','{"name":"Ada","email":"ada@visitor.example","subject":"Opening hours","message":"Are you open on Sunday?"}','WdXN97EuUbeKAqUrBo0NNSpupbAbEq','widget',NULL,'2024-11-28T20:27:51.820Z',replace('ada\nada@visitor.example\nopening hours\nare you open on sunday?','\n',char(10)));
CREATE TABLE `events` (`organization_id` text not null, `seq` bigint not null default '0', `name` text not null, `payload` text not null, `created_at` text not null, version integer not null default 1, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, primary key (`organization_id`, `seq`));
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',1,'ticket.created','{"ticket":{"id":"WdXN7tkerbj2FCy63XooCl9Qea1UVX","ticketNumber":"TK-2026-000001","subject":"The kettle leaks","description":"It does not boil. canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7","status":"open","priority":"normal","customerName":"Vera Visitor","customerEmail":"vera@acme.example","externalId":null,"createdAt":"2024-11-28T20:27:47.316Z","updatedAt":"2024-11-28T20:27:47.316Z","assignedAgentId":null,"tags":[],"metadata":{}},"actor":{"type":"customer","userId":null,"name":null}}','2024-11-28T20:27:47.431Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',2,'ticket.updated','{"ticket":{"id":"WdXN7tkerbj2FCy63XooCl9Qea1UVX","ticketNumber":"TK-2026-000001","subject":"The kettle leaks","description":"It does not boil. canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7","status":"in_progress","priority":"high","customerName":"Vera Visitor","customerEmail":"vera@acme.example","externalId":null,"createdAt":"2024-11-28T20:27:47.316Z","updatedAt":"2024-11-28T20:27:47.783Z","assignedAgentId":"WdXN6vpZXOYymcvFXOKW9WJeAVjmxL","tags":[],"metadata":{}},"actor":{"type":"staff","userId":"WdXN6vmSAeVFKUOQhowwrBs4M3nqh4","name":"admin canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7"},"changes":{"assignedAgentId":{"from":null,"to":"WdXN6vpZXOYymcvFXOKW9WJeAVjmxL"},"status":{"from":"open","to":"in_progress"},"priority":{"from":"normal","to":"high"}}}','2024-11-28T20:27:47.799Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',3,'ticket.assigned','{"ticket":{"id":"WdXN7tkerbj2FCy63XooCl9Qea1UVX","ticketNumber":"TK-2026-000001","subject":"The kettle leaks","description":"It does not boil. canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7","status":"in_progress","priority":"high","customerName":"Vera Visitor","customerEmail":"vera@acme.example","externalId":null,"createdAt":"2024-11-28T20:27:47.316Z","updatedAt":"2024-11-28T20:27:47.783Z","assignedAgentId":"WdXN6vpZXOYymcvFXOKW9WJeAVjmxL","tags":[],"metadata":{}},"actor":{"type":"staff","userId":"WdXN6vmSAeVFKUOQhowwrBs4M3nqh4","name":"admin canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7"},"previousAgentId":null}','2024-11-28T20:27:47.799Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',4,'notification.created','{"userIds":["WdXN6vmSAeVFKUOQhowwrBs4M3nqh4","WdXN6vpZXOYymcvFXOKW9WJeAVjmxL"]}','2024-11-28T20:27:49.403Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',5,'notification.created','{"userIds":["WdXN6vpZXOYymcvFXOKW9WJeAVjmxL"]}','2024-11-28T20:27:49.701Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',6,'notification.created','{"userIds":["WdXN6vpZXOYymcvFXOKW9WJeAVjmxL"]}','2024-11-28T20:27:49.715Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',7,'ticket.replied','{"ticket":{"id":"WdXN7tkerbj2FCy63XooCl9Qea1UVX","ticketNumber":"TK-2026-000001","subject":"The kettle leaks","description":"It does not boil. canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7","status":"in_progress","priority":"high","customerName":"Vera Visitor","customerEmail":"vera@acme.example","externalId":null,"createdAt":"2024-11-28T20:27:47.316Z","updatedAt":"2024-11-28T20:27:49.775Z","assignedAgentId":"WdXN6vpZXOYymcvFXOKW9WJeAVjmxL","tags":[],"metadata":{}},"actor":{"type":"staff","userId":"WdXN6vpZXOYymcvFXOKW9WJeAVjmxL","name":"agent canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7"},"messageId":"WdXN8YfwGL0U2deyjefJ6R3BaaMrCx","visibility":"public","reopened":false}','2024-11-28T20:27:49.807Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',8,'notifications.settled','{"userIds":["WdXN6vpZXOYymcvFXOKW9WJeAVjmxL"]}','2024-11-28T20:27:50.141Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',9,'ticket.replied','{"ticket":{"id":"WdXN7tkerbj2FCy63XooCl9Qea1UVX","ticketNumber":"TK-2026-000001","subject":"The kettle leaks","description":"It does not boil. canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7","status":"in_progress","priority":"high","customerName":"Vera Visitor","customerEmail":"vera@acme.example","externalId":null,"createdAt":"2024-11-28T20:27:47.316Z","updatedAt":"2024-11-28T20:27:50.192Z","assignedAgentId":"WdXN6vpZXOYymcvFXOKW9WJeAVjmxL","tags":[],"metadata":{}},"actor":{"type":"staff","userId":"WdXN6vpZXOYymcvFXOKW9WJeAVjmxL","name":"agent canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7"},"messageId":"WdXN8fdQrnpBOrtHfwX4kGcKJpCLXV","visibility":"internal","reopened":false}','2024-11-28T20:27:50.216Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',10,'webhook.failing','{"webhookId":"WdXN7S9AdM3EqSSCsTBY4BT1YIpKAg","webhookName":"Shop","reason":"The receiver could not be reached (ECONNREFUSED)"}','2024-11-28T20:27:50.602Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',11,'ticket.updated','{"ticket":{"id":"WdXN7tkerbj2FCy63XooCl9Qea1UVX","ticketNumber":"TK-2026-000001","subject":"The kettle leaks","description":"It does not boil. canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7","status":"resolved","priority":"high","customerName":"Vera Visitor","customerEmail":"vera@acme.example","externalId":null,"createdAt":"2024-11-28T20:27:47.316Z","updatedAt":"2024-11-28T20:27:50.604Z","assignedAgentId":"WdXN6vpZXOYymcvFXOKW9WJeAVjmxL","tags":[],"metadata":{}},"actor":{"type":"staff","userId":"WdXN6vmSAeVFKUOQhowwrBs4M3nqh4","name":"admin canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7"},"changes":{"status":{"from":"in_progress","to":"resolved"}}}','2024-11-28T20:27:50.605Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',12,'ticket.resolved','{"ticket":{"id":"WdXN7tkerbj2FCy63XooCl9Qea1UVX","ticketNumber":"TK-2026-000001","subject":"The kettle leaks","description":"It does not boil. canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7","status":"resolved","priority":"high","customerName":"Vera Visitor","customerEmail":"vera@acme.example","externalId":null,"createdAt":"2024-11-28T20:27:47.316Z","updatedAt":"2024-11-28T20:27:50.604Z","assignedAgentId":"WdXN6vpZXOYymcvFXOKW9WJeAVjmxL","tags":[],"metadata":{}},"actor":{"type":"staff","userId":"WdXN6vmSAeVFKUOQhowwrBs4M3nqh4","name":"admin canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7"}}','2024-11-28T20:27:50.605Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',13,'notification.created','{"userIds":["WdXN6vmSAeVFKUOQhowwrBs4M3nqh4"]}','2024-11-28T20:27:50.770Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',14,'notification.created','{"userIds":["WdXN6vpZXOYymcvFXOKW9WJeAVjmxL"]}','2024-11-28T20:27:50.771Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',15,'ticket.created','{"ticket":{"id":"WdXN8pUWVfKbABTCdyoKNICKdlKIDe","ticketNumber":"TK-2026-000002","subject":"Which grind for a moka pot?","description":"Mine tastes bitter.","status":"open","priority":"normal","customerName":"customer canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7","customerEmail":"customer@acme.test","externalId":null,"createdAt":"2024-11-28T20:27:50.784Z","updatedAt":"2024-11-28T20:27:50.784Z","assignedAgentId":null,"tags":[],"metadata":{}},"actor":{"type":"customer","userId":"WdXN6vpcYtvalqeJfJlgmyQHoWIT4u","name":"customer canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7"}}','2024-11-28T20:27:50.788Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',16,'notification.created','{"userIds":["WdXN6vmSAeVFKUOQhowwrBs4M3nqh4","WdXN6vpZXOYymcvFXOKW9WJeAVjmxL"]}','2024-11-28T20:27:51.444Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',17,'ticket.replied','{"ticket":{"id":"WdXN8pUWVfKbABTCdyoKNICKdlKIDe","ticketNumber":"TK-2026-000002","subject":"Which grind for a moka pot?","description":"Mine tastes bitter.","status":"open","priority":"normal","customerName":"customer canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7","customerEmail":"customer@acme.test","externalId":null,"createdAt":"2024-11-28T20:27:50.784Z","updatedAt":"2024-11-28T20:27:51.458Z","assignedAgentId":null,"tags":[],"metadata":{}},"actor":{"type":"customer","userId":"WdXN6vpcYtvalqeJfJlgmyQHoWIT4u","name":"customer canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7"},"messageId":"WdXN90c4wyu6txknVaAn7aqTX4VLAV","visibility":"public","reopened":false}','2024-11-28T20:27:51.465Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',18,'ticket.created','{"ticket":{"id":"WdXN92PYWFT1mSmARkNA153u6Ck2iM","ticketNumber":"TK-2026-000003","subject":"Sent twice","description":"It does not boil. canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7","status":"open","priority":"normal","customerName":"Vera Visitor","customerEmail":"vera@acme.example","externalId":null,"createdAt":"2024-11-28T20:27:51.560Z","updatedAt":"2024-11-28T20:27:51.560Z","assignedAgentId":null,"tags":[],"metadata":{}},"actor":{"type":"customer","userId":null,"name":null}}','2024-11-28T20:27:51.568Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',19,'notification.created','{"userIds":["WdXN6vmSAeVFKUOQhowwrBs4M3nqh4","WdXN6vpZXOYymcvFXOKW9WJeAVjmxL"]}','2024-11-28T20:27:51.662Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',20,'ticket.deleted','{"ticket":{"id":"WdXN92PYWFT1mSmARkNA153u6Ck2iM","ticketNumber":"TK-2026-000003","subject":"Sent twice","description":"It does not boil. canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7","status":"open","priority":"normal","customerName":"Vera Visitor","customerEmail":"vera@acme.example","externalId":null,"createdAt":"2024-11-28T20:27:51.560Z","updatedAt":"2024-11-28T20:27:51.560Z","assignedAgentId":null,"tags":[],"metadata":{}},"actor":{"type":"staff","userId":"WdXN6vmSAeVFKUOQhowwrBs4M3nqh4","name":"admin canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7"}}','2024-11-28T20:27:51.735Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',21,'notification.created','{"userIds":["WdXN6vmSAeVFKUOQhowwrBs4M3nqh4","WdXN6vpZXOYymcvFXOKW9WJeAVjmxL"]}','2024-11-28T20:27:51.787Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',22,'notifications.settled','{"userIds":["WdXN6vmSAeVFKUOQhowwrBs4M3nqh4","WdXN6vpZXOYymcvFXOKW9WJeAVjmxL"]}','2024-11-28T20:27:51.819Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',23,'ticket.created','{"ticket":{"id":"WdXN97EuUbeKAqUrBo0NNSpupbAbEq","ticketNumber":"TK-2026-000004","subject":"Opening hours","description":"Are you open on Sunday?","status":"open","priority":"normal","customerName":"Ada","customerEmail":"ada@visitor.example","externalId":null,"createdAt":"2024-11-28T20:27:51.850Z","updatedAt":"2024-11-28T20:27:51.850Z","assignedAgentId":null,"tags":[],"metadata":{}},"actor":{"type":"customer","userId":null,"name":"Ada"}}','2024-11-28T20:27:51.851Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',24,'contact_form.submitted','{"formId":"WdXN6vqfkGR78bE8Y8Hhj7MZa72b66","submissionId":"WdXN96iuq2tNWkKQ6MW6uobxXSF9fa","ticketId":"WdXN97EuUbeKAqUrBo0NNSpupbAbEq"}','2024-11-28T20:27:51.853Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',25,'site.seen','{"feature":"form","site":"frame"}','2024-11-28T20:27:51.898Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',26,'notification.created','{"userIds":["WdXN6vmSAeVFKUOQhowwrBs4M3nqh4","WdXN6vpZXOYymcvFXOKW9WJeAVjmxL"]}','2024-11-28T20:27:51.989Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',27,'article.created','{"article":{"id":"WdXN9E00vKVOYCTXFuyBdD1OJsdA95","title":"Descale a kettle","slug":"descale-a-kettle","isPublished":true},"actor":{"type":"staff","userId":"WdXN6vmSAeVFKUOQhowwrBs4M3nqh4","name":"admin canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7"}}','2024-11-28T20:27:52.264Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',28,'chatbot.changed','{"queryIds":["WdXN9HoOzIDwTqOHBrFDhRdApzgqhd"]}','2024-11-28T20:27:52.498Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',29,'chat.started','{"session":{"id":"WdXN9KKGHqWHqRfdIowllwhSbUfknW","status":"active","withBot":true,"customerName":"Vera Visitor","customerEmail":"vera@visitor.example","isVerified":false,"startedAt":"2024-11-28T20:27:52.636Z","requestedAt":null,"acceptedAt":null,"closedAt":null,"updatedAt":"2024-11-28T20:27:52.636Z","agentId":null,"agent":null,"offeredTo":null,"awaitedSince":null,"rating":null,"ratingComment":null,"pageUrl":null,"ticketId":null,"ticketNumber":null,"tags":[],"lastSeq":0,"unread":0,"marks":{"customerDelivered":0,"customerRead":0,"staffDelivered":0,"staffRead":0}}}','2024-11-28T20:27:52.652Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',30,'chat.message','{"session":{"id":"WdXN9KKGHqWHqRfdIowllwhSbUfknW","status":"active","withBot":true,"agentId":null,"unread":0,"awaitedSince":null},"message":{"id":"WdXN9Kbote97r4t9lqwYhb4AnJsaTp","sessionId":"WdXN9KKGHqWHqRfdIowllwhSbUfknW","seq":1,"userId":null,"senderType":"bot","senderName":"Assistant","message":"Hi! Welcome to acme canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7. How can we help you today?","html":null,"files":[],"createdAt":"2024-11-28T20:27:52.653Z","clientId":null}}','2024-11-28T20:27:52.656Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',31,'chat.waiting','{"session":{"id":"WdXN9KKGHqWHqRfdIowllwhSbUfknW","status":"waiting","withBot":false,"customerName":"Vera Visitor","customerEmail":"vera@visitor.example","isVerified":false,"startedAt":"2024-11-28T20:27:52.636Z","requestedAt":"2024-11-28T20:27:52.673Z","acceptedAt":null,"closedAt":null,"updatedAt":"2024-11-28T20:27:52.673Z","agentId":null,"agent":null,"offeredTo":null,"awaitedSince":"2024-11-28T20:27:52.673Z","rating":null,"ratingComment":null,"pageUrl":null,"ticketId":null,"ticketNumber":null,"tags":[],"lastSeq":1,"unread":0,"marks":{"customerDelivered":0,"customerRead":0,"staffDelivered":0,"staffRead":0}}}','2024-11-28T20:27:52.674Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',32,'chat.offered','{"session":{"id":"WdXN9KKGHqWHqRfdIowllwhSbUfknW","status":"waiting","withBot":false,"customerName":"Vera Visitor","customerEmail":"vera@visitor.example","isVerified":false,"startedAt":"2024-11-28T20:27:52.636Z","requestedAt":"2024-11-28T20:27:52.673Z","acceptedAt":null,"closedAt":null,"updatedAt":"2024-11-28T20:27:52.673Z","agentId":null,"agent":null,"offeredTo":"WdXN6vpZXOYymcvFXOKW9WJeAVjmxL","awaitedSince":"2024-11-28T20:27:52.673Z","rating":null,"ratingComment":null,"pageUrl":null,"ticketId":null,"ticketNumber":null,"tags":[],"lastSeq":1,"unread":0,"marks":{"customerDelivered":0,"customerRead":0,"staffDelivered":0,"staffRead":0}}}','2024-11-28T20:27:52.688Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',33,'notification.created','{"userIds":["WdXN6vmSAeVFKUOQhowwrBs4M3nqh4","WdXN6vpZXOYymcvFXOKW9WJeAVjmxL"]}','2024-11-28T20:27:53.016Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',34,'chat.accepted','{"session":{"id":"WdXN9KKGHqWHqRfdIowllwhSbUfknW","status":"active","withBot":false,"customerName":"Vera Visitor","customerEmail":"vera@visitor.example","isVerified":false,"startedAt":"2024-11-28T20:27:52.636Z","requestedAt":"2024-11-28T20:27:52.673Z","acceptedAt":"2024-11-28T20:27:53.017Z","closedAt":null,"updatedAt":"2024-11-28T20:27:53.017Z","agentId":"WdXN6vpZXOYymcvFXOKW9WJeAVjmxL","agent":{"userId":"WdXN6vpZXOYymcvFXOKW9WJeAVjmxL","name":"agent canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7"},"offeredTo":null,"awaitedSince":"2024-11-28T20:27:52.673Z","rating":null,"ratingComment":null,"pageUrl":null,"ticketId":null,"ticketNumber":null,"tags":[],"lastSeq":1,"unread":0,"marks":{"customerDelivered":0,"customerRead":0,"staffDelivered":0,"staffRead":0}},"actor":{"type":"staff","userId":"WdXN6vpZXOYymcvFXOKW9WJeAVjmxL","name":"agent canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7"}}','2024-11-28T20:27:53.020Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',35,'notifications.settled','{"userIds":["WdXN6vmSAeVFKUOQhowwrBs4M3nqh4","WdXN6vpZXOYymcvFXOKW9WJeAVjmxL"]}','2024-11-28T20:27:53.345Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',36,'chat.message','{"session":{"id":"WdXN9KKGHqWHqRfdIowllwhSbUfknW","status":"active","withBot":false,"agentId":"WdXN6vpZXOYymcvFXOKW9WJeAVjmxL","unread":0,"awaitedSince":null},"message":{"id":"WdXN9WJUU1k4RFQU98aWrPNLBZluFf","sessionId":"WdXN9KKGHqWHqRfdIowllwhSbUfknW","seq":2,"userId":"WdXN6vpZXOYymcvFXOKW9WJeAVjmxL","senderType":"agent","senderName":"agent canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7","message":"Good morning!","html":null,"files":[],"createdAt":"2024-11-28T20:27:53.356Z","clientId":"release-1"}}','2024-11-28T20:27:53.356Z',2);
INSERT INTO events VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',37,'invitation.created','{"invitationId":"WdXN9ZdwKaPPULwvNPXaSlytunRGvR","email":"new@acme.test","role":"agent","actor":{"type":"staff","userId":"WdXN6vmSAeVFKUOQhowwrBs4M3nqh4","name":"admin canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7"}}','2024-11-28T20:27:53.556Z',2);
CREATE TABLE `outbox` (`organization_id` text not null, `id` text not null, `seq` bigint not null default '0', `listener` text not null, `due_at` text, `leased_until` text, `attempts` integer not null default '0', `last_error` text, `done_at` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`organization_id`, `seq`) references `events`(`organization_id`, `seq`) on delete CASCADE, primary key (`organization_id`, `id`));
INSERT INTO outbox VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN7w12qdm6ckoEpggbDUQiKbAKGn',1,'mail','2025-01-01T00:00:00.000Z',NULL,0,NULL,NULL);
INSERT INTO outbox VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN7w13ONaohEGTJqykorKm19gXeU',1,'notifications','2025-01-01T00:00:00.000Z',NULL,0,NULL,NULL);
INSERT INTO outbox VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN81oG48zIdSkoMfww6aA23Feh0l',2,'notifications','2025-01-01T00:00:00.000Z',NULL,0,NULL,NULL);
INSERT INTO outbox VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN81pIBVtUYn8NA2WHWKj59q5OkN',3,'notifications','2025-01-01T00:00:00.000Z',NULL,0,NULL,NULL);
INSERT INTO outbox VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN8ZH66oMP3siMHSxwmjogBXdyyF',7,'mail','2025-01-01T00:00:00.000Z',NULL,0,NULL,NULL);
INSERT INTO outbox VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN8ZH7nWCQL8JTcCElRnpZN7EEsd',7,'notifications','2025-01-01T00:00:00.000Z',NULL,0,NULL,NULL);
INSERT INTO outbox VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN8g3E4TkN3g1yxCG4MPnvD5TqVE',9,'notifications','2025-01-01T00:00:00.000Z',NULL,0,NULL,NULL);
INSERT INTO outbox VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN8mjAAoOvPvOQNL2XEIivuUhRRS',10,'notifications','2025-01-01T00:00:00.000Z',NULL,0,NULL,NULL);
INSERT INTO outbox VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN8mjB9Nuz7lCC0NKiQPdxySu7cb',11,'notifications','2025-01-01T00:00:00.000Z',NULL,0,NULL,NULL);
INSERT INTO outbox VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN8mjCS33XnQyTWzYF47rcSCIw3a',12,'mail','2025-01-01T00:00:00.000Z',NULL,0,NULL,NULL);
INSERT INTO outbox VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN8mjDwH7BnUXr5DnOhQIrEdSLXA',12,'notifications','2025-01-01T00:00:00.000Z',NULL,0,NULL,NULL);
INSERT INTO outbox VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN8pYeMyAD0wKk5sUkK8NSaN2A8l',15,'mail','2025-01-01T00:00:00.000Z',NULL,0,NULL,NULL);
INSERT INTO outbox VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN8pYf5PNxiENm9vPqJCFj325Klq',15,'notifications','2025-01-01T00:00:00.000Z',NULL,0,NULL,NULL);
INSERT INTO outbox VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN90pUxFghuuDK4hOPF3o6IX6Rzr',17,'notifications','2025-01-01T00:00:00.000Z',NULL,0,NULL,NULL);
INSERT INTO outbox VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN92YqS5yERjPaTyI9a9pdwgMBO7',18,'mail','2025-01-01T00:00:00.000Z',NULL,0,NULL,NULL);
INSERT INTO outbox VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN92YrKcmM4gl29zzROoLpaHgUE0',18,'notifications','2025-01-01T00:00:00.000Z',NULL,0,NULL,NULL);
INSERT INTO outbox VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN95MGJYboGvIJF8m3arN3EXF1G7',20,'notifications','2025-01-01T00:00:00.000Z',NULL,0,NULL,NULL);
INSERT INTO outbox VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN97bc7RGGJ9tXapur6HMyCc92eg',23,'mail','2025-01-01T00:00:00.000Z',NULL,0,NULL,NULL);
INSERT INTO outbox VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN97bdmaBlqGebCUpZE7X7t3TFUf',23,'notifications','2025-01-01T00:00:00.000Z',NULL,0,NULL,NULL);
INSERT INTO outbox VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN97beQgJgT3xgkQEJ4CFVzNRp0G',24,'mail','2025-01-01T00:00:00.000Z',NULL,0,NULL,NULL);
INSERT INTO outbox VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN9LKC5QrjGxHMKXwJsOVuQn9orw',31,'notifications','2025-01-01T00:00:00.000Z',NULL,0,NULL,NULL);
INSERT INTO outbox VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN9Qjguvqg4nfVFKQb5KQeJDvb6m',34,'notifications','2025-01-01T00:00:00.000Z',NULL,0,NULL,NULL);
INSERT INTO outbox VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN9ZrM2EJZUQvRZ89RhRN3k8Yzau',37,'mail','2025-01-01T00:00:00.000Z',NULL,0,NULL,NULL);
CREATE TABLE `password_resets` (`id` text not null, `user_id` text, `token_hash` text not null, `created_at` text not null, `expires_at` text not null, `used_at` text, foreign key(`user_id`) references `users`(`id`) on delete CASCADE, primary key (`id`));
CREATE TABLE `search_documents` (`number` integer not null primary key autoincrement, `organization_id` text not null, `kind` text not null, `target_id` text not null, `text` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE);
INSERT INTO search_documents VALUES(1,'WdXN6uIan4nqnsUWsepv5YgkquyUhO','ticket_heading','WdXN7tkerbj2FCy63XooCl9Qea1UVX',replace('tk-2026-000001\nthe kettle leaks\nvera visitor\nvera@acme.example','\n',char(10)));
INSERT INTO search_documents VALUES(2,'WdXN6uIan4nqnsUWsepv5YgkquyUhO','ticket','WdXN7tkerbj2FCy63XooCl9Qea1UVX',NULL);
INSERT INTO search_documents VALUES(5,'WdXN6uIan4nqnsUWsepv5YgkquyUhO','ticket_heading','WdXN8pUWVfKbABTCdyoKNICKdlKIDe',replace('tk-2026-000002\nwhich grind for a moka pot?\ncustomer canarywdxn6uibhbz439grndxqk6yvls8tx7\ncustomer@acme.test','\n',char(10)));
INSERT INTO search_documents VALUES(6,'WdXN6uIan4nqnsUWsepv5YgkquyUhO','ticket','WdXN8pUWVfKbABTCdyoKNICKdlKIDe',NULL);
INSERT INTO search_documents VALUES(10,'WdXN6uIan4nqnsUWsepv5YgkquyUhO','ticket_heading','WdXN97EuUbeKAqUrBo0NNSpupbAbEq',replace('tk-2026-000004\nopening hours\nada\nada@visitor.example','\n',char(10)));
INSERT INTO search_documents VALUES(11,'WdXN6uIan4nqnsUWsepv5YgkquyUhO','ticket','WdXN97EuUbeKAqUrBo0NNSpupbAbEq',NULL);
PRAGMA writable_schema=ON;
INSERT INTO sqlite_schema(type,name,tbl_name,rootpage,sql)VALUES('table','search_tokens','search_tokens',0,'CREATE VIRTUAL TABLE search_tokens using fts5
        (tokens, content = '''', contentless_delete = 1, detail = none, tokenize = ''ascii'')');
CREATE TABLE IF NOT EXISTS 'search_tokens_data'(id INTEGER PRIMARY KEY, block BLOB);
INSERT INTO search_tokens_data VALUES(1,X'0b8751');
INSERT INTO search_tokens_data VALUES(10,X'00000000ff00000101070c00070101010101010102020101020201010103010103030000010401010404010102050101050500000106010106060102020701010707000002');
INSERT INTO search_tokens_data VALUES(137438953473,X'0000038c0d30757975686f62303030303031020701310207043230323602070461636d65020704626f696c02072463616e6172797764786e3675696268627a34333967726e6478716b3679766c7338747837020704646f65730207076578616d706c6502070269740207066b6574746c650207056c65616b730207036e6f740207037468650208016b02070476657261020806697369746f72020703c2b730020a0130020b01300209013102090132020a0130020b013202090161020a0163020b016d02090162020a016f020b016902090163020a0161020b016e02090164020a016f020b016502090165020a0178020b016102090169020a01740209016b020a0165020b01740209016c020a0165020b01610209016e020a016f020b017402090174020a0168020b0165020a016b02090176020a0165020b0172020a0169020b017302060768303030303031010701310107043230323601070461636d650107076578616d706c650107066b6574746c650107056c65616b730107037468650108016b01070476657261010806697369746f72010703c2b730010a0130010b01300109013101090132010a0130010b013201090161010a0163010b016d01090165010a0178010b01610109016b010a0165010b01740109016c010a0165010b016101090174010a0168010b0165010a016b01090176010a0165010b0172010a0169010b01730106057061636d650107076578616d706c6501070476657261010806697369746f72010703c2b761010a0163010b016d01090165010a0178010b016101090176010a0165010b0172010a0169010b0173010603733264010801650107023430010602743001080230300109013101080331c2b7010802323601070131010802c2b701070132010802303201080336c2b701070136010802c2b701070161010802636d0108026b730108026d70010802c2b7010701630108026d6501070165010802616b010802726101080274740108027861010802c2b70107016801080365c2b7010701690108027369010802746f0107016b010802657401080373c2b7010802c2b70107016c0108026561010902c2b70107016d01080365c2b7010802706c0107016f01080372c2b7010701700108026c650107017201080361c2b7010802c2b7010701730108026974010802c2b70107017401080268650108036bc2b70108026c650108026f72010802746c010701760108026572010802697301070178010802616d01040f0407070727070a05090806060407090604040404040404040404040404040404040404040404040404040404040404040404040404040404040a0407070a09080604070906040404040404040404040404040404040404040404040404040404080a07090604040404040404040404060405050504060504050405060405040505050504050405050505050406040505040506050405050406050406040504060504050504050605050504050504');
INSERT INTO search_tokens_data VALUES(274877906945,X'000001980d30757975686f62303030303031020701310207043230323602070161020803636d65020704626f696c02072463616e6172797764786e3675696268627a34333967726e6478716b3679766c7338747837020704646f65730207076578616d706c650207066761736b6574020702697302080174020901730207066b6574746c650207056c65616b730207036e65770208026f740207026f6e0207037468650208016b02070476657261020806697369746f72020703776179020703c2b730020a0130020b01300209013102090132020a0130020b013202090161020a0163020b016d02090162020a016f020b016902090163020a0161020b016e02090164020a016f020b016502090165020a0178020b016102090167020a0161020b017302090169020a0173020a0174020b01730209016b020a0165020b01740209016c020a0165020b01610209016e020a0165020b0177020a016f020b01740209016f020a016e02090174020a0168020b0165020a016b02090176020a0165020b0172020a0169020b017302090177020a0161020b017902040f040704060727070a09050404090806050506040709060604040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404');
INSERT INTO search_tokens_data VALUES(412316860417,X'000001e80d30757975686f62303030303031020701310207043230323602070161020803636d65020704626f696c02072463616e6172797764786e3675696268627a34333967726e6478716b3679766c7338747837020704646f65730207076578616d706c650207066761736b6574020702697302080174020901730207066b6574746c650207056c65616b730207036e65770208026f740207026f6e0207037468650208016b02070476657261020806697369746f72020703776179020703c2b730020a0130020b01300209013102090132020a0130020b013202090161020a0163020b016d02090162020a016f020b016902090163020a0161020b016e02090164020a016f020b016502090165020a0178020b016102090167020a0161020b017302090169020a0173020a0174020b01730209016b020a0165020b01740209016c020a0165020b01610209016e020a0165020b0177020a016f020b01740209016f020a016e02090174020a0168020b0165020a016b02090176020a0165020b0172020a0169020b017302090177020a0161020b01790206046e6f6e650207067365636f6e64020704746869730207047765656b020703c2b76f020a016e020b016502090173020a0165020b016302090174020a0168020b016902090177020a0165020b016502040f040704060727070a0905040409080605050604070906060404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404070907070604040404040404040404');
INSERT INTO search_tokens_data VALUES(549755813889,X'000005010d30757975686f623030303030320607013206080330323606070161060803636d6506070662697474657206072463616e6172797764786e3675696268627a34333967726e6478716b3679766c73387478370608077573746f6d6572060703666f720607056772696e640607046d696e650608036f6b61060703706f740607067461737465730608036573740608016b0607057768696368060703c2b730060a0130060b013006090132060a0130060b013206090161060a0163060b016d06090162060a0169060b017406090163060a0161060b016e060a0175060b017306090166060a016f060b017206090167060a0172060b01690609016d060a0169060b016e060a016f060b016b06090170060a016f060b017406090174060a0161060b0173060a0165060b0173060a016b06090177060a0168060b0169060607683030303030320507013205080330323605070161050803636d6505072463616e6172797764786e3675696268627a34333967726e6478716b3679766c73387478370508077573746f6d6572050703666f720507056772696e640507046d6f6b61050703706f74050704746573740508016b0507057768696368050703c2b730050a0130050b013005090132050a0130050b013205090161050a0163050b016d05090163050a0161050b016e050a0175050b017305090166050a016f050b017205090167050a0172050b01690509016d050a016f050b016b05090170050a016f050b017405090174050a0165050b0173050a016b05090177050a0168050b01690506057061636d6505072463616e6172797764786e3675696268627a34333967726e6478716b3679766c73387478370508077573746f6d657205070474657374050703c2b761050a0163050b016d05090163050a0161050b016e050a0175050b017305090174050a0165050b0173050603733264050801650507023366050702343005060274300508023030050901320508023236050902c2b705070132050802303205080336c2b7050802c2b70507013305080239670507013405080233390507013605080275690508027976050802c2b705070137050802c2b705070138050802747805070139050802677205070161050802636d0508026e610508027279050802c2b70507016205080268620508027a3405070163050802616e05080368c2b70508026d65050802757305070164050802786e05090171050802c2b70507016505080372c2b70508027374050802c2b7050701660508026f720507016705080272690509016e05070168050802627a0508026963050802c2b705070169050802626805080263680508026e640507016b050802367905080361c2b7050802c2b70507016c05080273380507016d0508026572050902c2b70508026f6b0507016e050802367505080261720508026478050902c2b70507016f0508026b610508026d6505080372c2b705080374c2b7050701700508026f74050701710508026b3605070172050802696e0508026e640508027977050802c2b7050701730508023874050802746f050902c2b70507017405080265730508036bc2b70508026f6d0508027837050802c2b70507017505080269620508027374050701760508026c7305070177050802647805080268690507017805080337c2b70508026e36050802716b05070179050802766c05080277640507017a050802343305061f757764786e36767063797476616c71656a666a6c676d7971686f77697434750501040f0406040609270a060807060609060408060404040404040404040404040404040404040404040404040404040404040404040404040404040a04060406270a0608070607040806040404040404040404040404040404040404040404040404040404040404040408270a070604040404040404040404060405050505040505040506050405040504050505040504050405040505050504050504050605050405040504060505040504050404050505040505050405060504050405050504050505050405050606040504050405050505040505050405060505050405050405040505040605050405050405');
INSERT INTO search_tokens_data VALUES(687194767361,X'0000019c0d30757975686f623030303030320607013206080330323606070161060803636d6506070662697474657206072463616e6172797764786e3675696268627a34333967726e6478716b3679766c73387478370608077573746f6d6572060703666f720607056772696e640607026973060801740607046d696e650608036f6b610607036f6e65060703706f74060705736d616c6c0607067461737465730608036573740608016b0607057768696368060703c2b730060a0130060b013006090132060a0130060b013206090161060a0163060b016d06090162060a0169060b017406090163060a0161060b016e060a0175060b017306090166060a016f060b017206090167060a0172060b016906090169060a0173060a01740609016d060a0169060b016e060a016f060b016b0609016f060a016e060b016506090170060a016f060b017406090173060a016d060b016106090174060a0161060b0173060a0165060b0173060a016b06090177060a0168060b016906061f757764786e36767063797476616c71656a666a6c676d7971686f776974347506040f0406040609270a0608050407060606080906040806040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404');
INSERT INTO search_tokens_data VALUES(824633720833,X'0000035a0d30757975686f62303030303033090704323032360907013309070461636d65090704626f696c09072463616e6172797764786e3675696268627a34333967726e6478716b3679766c7338747837090704646f65730907076578616d706c6509070269740907036e6f7409070473656e74090702746b0908047769636509070476657261090806697369746f72090703c2b730090a0130090b013009090132090a0130090b01320909013309090161090a0163090b016d09090162090a016f090b016909090163090a0161090b016e09090164090a016f090b016509090165090a0178090b016109090169090a01740909016e090a016f090b017409090173090a0165090b016e09090174090a016b090a0177090b016909090176090a0165090b0172090a0169090b017309060768303030303033080704323032360807013308070461636d650807076578616d706c6508070473656e74080702746b0808047769636508070476657261080806697369746f72080703c2b730080a0130080b013008090132080a0130080b01320809013308090161080a0163080b016d08090165080a0178080b016108090173080a0165080b016e08090174080a016b080a0177080b016908090176080a0165080b0172080a0169080b01730806057061636d650807076578616d706c6508070476657261080806697369746f72080703c2b761080a0163080b016d08090165080a0178080b016108090176080a0165080b0172080a0169080b01730806037332640808016508070234300806027430080802303008090133080802323608080333c2b708070132080802303208080336c2b708070133080802c2b708070136080802c2b708070161080802636d0808026d70080802c2b70807016308080365c2b70808026d65080701650808026e7408080272610808027861080802c2b70807016908080263650808027369080802746f0807016b080802c2b70807016c08080365c2b70807016d08080365c2b7080802706c0807016e08080374c2b70807016f08080372c2b7080701700808026c650807017208080361c2b7080802c2b708070173080802656e0808026974080701740808036bc2b70808026f720808027769080802c2b7080701760808026572080802697308070177080802696308070178080802616d08040f0704070727070a050607050707090604040404040404040404040404040404040404040404040404040404040404040404040404040a0704070a070507070906040404040404040404040404040404040404040404040404080a0709060404040404040404040406040505050405060405060405040504050505040605040505050504050505040504060406050406040604050406050405050406050505040505040504');
INSERT INTO search_tokens_data VALUES(962072674305,X'0000030b0d30757975686f623030303030340b0704323032360b0701340b07036164610b080272650b07076578616d706c650b0705686f7572730b07026f6e0b080370656e0b0b03696e670b070673756e6461790b0702746b0b070776697369746f720b0703796f750b0703c2b7300b0a01300b0b01300b0901320b0a01300b0b01320b0901340b0901610b0a01640b0b01610b0a01720b0b01650b0901650b0a01780b0b01610b0901680b0a016f0b0b01750b09016f0b0a016e0b0a01700b0b01650b0901730b0a01750b0b016e0b0901740b0a016b0b0901760b0a01690b0b01730b0901790b0a016f0b0b01750b0607683030303030340a0704323032360a0701340a07036164610a07076578616d706c650a0705686f7572730a07076f70656e696e670a0702746b0a070776697369746f720a0703c2b7300a0a01300a0b01300a0901320a0a01300a0b01320a0901340a0901610a0a01640a0b01610a0901650a0a01780a0b01610a0901680a0a016f0a0b01750a09016f0a0a01700a0b01650a0901740a0a016b0a0901760a0a01690a0b01730a0604706164610a07076578616d706c650a070776697369746f720a0703c2b7610a0a01640a0b01610a0901650a0a01780a0b01610a0901760a0a01690a0b01730a06037332640a0801650a070234300a060274300a080230300a0901340a080232360a080334c2b70a0701320a080230320a080336c2b70a0701340a0802c2b70a0701360a0802c2b70a0701610a080264610a08026d700a0802c2b70a0701640a080361c2b70a0701650a08026e690a080278610a0802c2b70a0701670a0802c2b70a0701680a08026f750a0701690a08026e670a080273690a0802746f0a07016b0a0802c2b70a07016c0a080365c2b70a07016d0a0802706c0a07016e0a080367c2b70a0802696e0a07016f0a080270650a080372c2b70a080275720a0701700a0802656e0a08026c650a0701720a080373c2b70a0802c2b70a0701730a080269740a0802c2b70a0701740a08036bc2b70a08026f720a0701750a080272730a0701760a080269730a0701780a0802616d0a040f070406050a0805060609050a060604040404040404040404040404040404040404040404040404040404040404040a0704060a080a050a060404040404040404040404040404040404040404040404070a0a060404040404040404060405050504050604050604050405040505050406040505050405040504050505040504060405040605040506050405050406050405050406050405040504');
INSERT INTO search_tokens_data VALUES(9007336693694464,X'04000000000000010000000000000000000000020000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000');
INSERT INTO search_tokens_data VALUES(9007474132647936,X'04000000000000010000000000000000000000020000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000');
INSERT INTO search_tokens_data VALUES(9007749010554880,X'04000000000000010000000000000000000000000000000000000000000000000000000600000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000');
INSERT INTO search_tokens_data VALUES(9008023888461824,X'04000000000000020000000000000000000000000000000000000000000000000000000000000000000000080000000900000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000');
CREATE TABLE IF NOT EXISTS 'search_tokens_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
INSERT INTO search_tokens_idx VALUES(1,X'',2);
INSERT INTO search_tokens_idx VALUES(2,X'',2);
INSERT INTO search_tokens_idx VALUES(3,X'',2);
INSERT INTO search_tokens_idx VALUES(4,X'',2);
INSERT INTO search_tokens_idx VALUES(5,X'',2);
INSERT INTO search_tokens_idx VALUES(6,X'',2);
INSERT INTO search_tokens_idx VALUES(7,X'',2);
CREATE TABLE IF NOT EXISTS 'search_tokens_docsize'(id INTEGER PRIMARY KEY, sz BLOB, origin INTEGER);
INSERT INTO search_tokens_docsize VALUES(1,X'76',1);
INSERT INTO search_tokens_docsize VALUES(2,X'5d',3);
INSERT INTO search_tokens_docsize VALUES(5,X'8134',4);
INSERT INTO search_tokens_docsize VALUES(6,X'47',5);
INSERT INTO search_tokens_docsize VALUES(10,X'6d',7);
INSERT INTO search_tokens_docsize VALUES(11,X'2f',7);
CREATE TABLE IF NOT EXISTS 'search_tokens_config'(k PRIMARY KEY, v) WITHOUT ROWID;
INSERT INTO search_tokens_config VALUES('version',4);
CREATE TABLE `chat_sessions` (`organization_id` text not null, `id` text not null, `status` text not null, `with_bot` integer not null default '0', `visitor_id` text not null, `customer_name` text, `customer_email` text, `is_verified` integer not null default '0', `agent_id` text, `offered_to` text, `offered_at` text, `started_at` text not null, `requested_at` text, `accepted_at` text, `closed_at` text, `updated_at` text not null, `rating` integer, `rating_comment` text, `rated_at` text, `page_url` text, `started_on` text, `referrer` text, `browser` text, `ticket_id` text, `ticket_number` text, `last_seq` bigint not null default '0', `unread` bigint not null default '0', `customer_delivered` bigint not null default '0', `customer_read` bigint not null default '0', `staff_delivered` bigint not null default '0', `staff_read` bigint not null default '0', `awaited_since` text, `called_at` text, `language` text, `consented_at` text, `context` text, `opened_by` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, primary key (`organization_id`, `id`));
INSERT INTO chat_sessions VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN9KKGHqWHqRfdIowllwhSbUfknW','active',0,'WdXN9KKHHIWQ8yBMa0zg715eMfBlRt','Vera Visitor','vera@visitor.example',0,'WdXN6vpZXOYymcvFXOKW9WJeAVjmxL',NULL,NULL,'2024-11-28T20:27:52.636Z','2024-11-28T20:27:52.673Z','2024-11-28T20:27:53.017Z',NULL,'2024-11-28T20:27:53.356Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,2,0,0,0,0,0,NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE `chat_messages` (`organization_id` text not null, `session_id` text not null, `seq` bigint not null default '0', `id` text not null, `client_id` text, `sender_type` text not null, `user_id` text, `sender_name` text not null, `body` text not null, `created_at` text not null, foreign key(`organization_id`, `session_id`) references `chat_sessions`(`organization_id`, `id`) on delete CASCADE, primary key (`organization_id`, `session_id`, `seq`));
INSERT INTO chat_messages VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN9KKGHqWHqRfdIowllwhSbUfknW',1,'WdXN9Kbote97r4t9lqwYhb4AnJsaTp',NULL,'bot',NULL,'Assistant','Hi! Welcome to acme canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7. How can we help you today?','2024-11-28T20:27:52.653Z');
INSERT INTO chat_messages VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN9KKGHqWHqRfdIowllwhSbUfknW',2,'WdXN9WJUU1k4RFQU98aWrPNLBZluFf','release-1','agent','WdXN6vpZXOYymcvFXOKW9WJeAVjmxL','agent canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7','Good morning!','2024-11-28T20:27:53.356Z');
CREATE TABLE `chat_access` (`token_hash` text not null, `organization_id` text not null, `session_id` text not null, `expires_at` text not null, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`organization_id`, `session_id`) references `chat_sessions`(`organization_id`, `id`) on delete CASCADE, primary key (`token_hash`));
INSERT INTO chat_access VALUES('yeqFz7x9TimWtql5rzvPatA02zN2NrYOp2NiTPXoNpc','WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN9KKGHqWHqRfdIowllwhSbUfknW','2024-12-28T20:27:52.689Z');
CREATE TABLE `chat_settings` (`organization_id` text not null, `greeting` text, `idle_minutes` integer not null default '15', `allowed_domains` text not null default '[]', `identity_secret` text, `panel` text not null default '{}', `previous_identity_secret` text, `previous_identity_until` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, primary key (`organization_id`));
CREATE TABLE `chat_attendance` (`organization_id` text not null, `user_id` text not null, `seen_at` text not null, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`user_id`) references `users`(`id`) on delete CASCADE, primary key (`organization_id`, `user_id`));
INSERT INTO chat_attendance VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN6vpZXOYymcvFXOKW9WJeAVjmxL','2024-11-28T20:27:52.569Z');
CREATE TABLE `help_categories` (`organization_id` text not null, `id` text not null, `name` text not null, `description` text, `slug` text not null, `position` bigint not null default '0', `created_at` text not null, `updated_at` text not null, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, primary key (`organization_id`, `id`));
INSERT INTO help_categories VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN9Bpo1pCUBJR9F0W5KzQTFuy6Oi','Brewing','How to brew','brewing',0,'2024-11-28T20:27:52.126Z','2024-11-28T20:27:52.126Z');
CREATE TABLE `help_articles` (`organization_id` text not null, `id` text not null, `title` text not null, `content` text not null, `text` text not null, `slug` text not null, `category_id` text, `is_published` integer not null default '0', `tags` text not null default '[]', `draft` text, `author_id` text, `version` bigint not null default '0', `revision` bigint not null default '0', `published_at` text, `created_at` text not null, `updated_at` text not null, `external_id` text, `metadata` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`author_id`) references `users`(`id`) on delete SET NULL, foreign key(`organization_id`, `category_id`) references `help_categories`(`organization_id`, `id`), primary key (`organization_id`, `id`));
INSERT INTO help_articles VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN9E00vKVOYCTXFuyBdD1OJsdA95','Descale a kettle','<p>Use vinegar.</p>','Use vinegar.','descale-a-kettle','WdXN9Bpo1pCUBJR9F0W5KzQTFuy6Oi',1,'["kettle"]',NULL,'WdXN6vmSAeVFKUOQhowwrBs4M3nqh4',1,1,'2024-11-28T20:27:52.256Z','2024-11-28T20:27:52.256Z','2024-11-28T20:27:52.256Z',NULL,NULL);
CREATE TABLE `help_slugs` (`organization_id` text not null, `slug` text not null, `article_id` text not null, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`organization_id`, `article_id`) references `help_articles`(`organization_id`, `id`) on delete CASCADE, primary key (`organization_id`, `slug`));
CREATE TABLE `help_readers` (`organization_id` text not null, `day` text not null, `article_id` text not null, `reader` text not null, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`organization_id`, `article_id`) references `help_articles`(`organization_id`, `id`) on delete CASCADE, primary key (`organization_id`, `day`, `article_id`, `reader`));
CREATE TABLE `files` (`organization_id` text not null, `name` text not null, `type` text not null, `size` bigint not null default '0', `created_at` text not null, `bytes` blob not null, unused_since text, sha256 text, stored_at text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, primary key (`organization_id`, `name`));
CREATE TABLE `chatbot_queries` (`organization_id` text not null, `id` text not null, `query` text not null, `response` text not null, `keywords` text not null default '[]', `category` text, `priority` text not null, `is_active` integer not null default '1', `use_count` bigint not null default '0', `revision` bigint not null default '0', `search_text` text not null, `created_at` text not null, `updated_at` text not null, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, primary key (`organization_id`, `id`));
INSERT INTO chatbot_queries VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN9HoOzIDwTqOHBrFDhRdApzgqhd','When do you roast?','On Mondays.','["roast"]','general','medium',1,0,1,replace('when do you roast?\non mondays.\ngeneral\nroast','\n',char(10)),'2024-11-28T20:27:52.485Z','2024-11-28T20:27:52.485Z');
CREATE TABLE `chatbot_questions` (`organization_id` text not null, `id` text not null, `sameness` text not null, `text` text not null, `count` bigint not null default '0', `first_asked_at` text not null, `last_asked_at` text not null, `dismissed_at` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, primary key (`organization_id`, `id`));
CREATE TABLE `api_keys` (`organization_id` text not null, `id` text not null, `name` text not null, `prefix` text not null, `last_four` text not null, `token_hash` text not null, `permissions` text not null default '[]', `is_active` integer not null default '1', `expires_at` text, `last_used_at` text, `usage_count` bigint not null default '0', `created_at` text not null, `acts_for_id` text, `public_name` text, `previous_hash` text, `previous_until` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, primary key (`organization_id`, `id`));
CREATE TABLE `webhooks` (`organization_id` text not null, `id` text not null, `name` text not null, `url` text not null, `event_names` text not null default '[]', `is_active` integer not null default '1', `secret` text not null, `previous_secret` text, `previous_until` text, `created_at` text not null, `filter` text not null default '', `headers` text not null default '[]', foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, primary key (`organization_id`, `id`));
INSERT INTO webhooks VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN7S9AdM3EqSSCsTBY4BT1YIpKAg','Shop','http://127.0.0.1:9/hook','["ticket.created","ticket.updated","ticket.assigned","ticket.resolved","contact_form.submitted"]',1,'9NXsZ5V3ZICSDVv+LF/yS17sF54Rp8LmM5HzLIf7kszfLCQ+xBGAwFvs1V7rFsYFgODJPrkVylsFZHQeuoIUWTJga2q4UH1eZtY1RWZe',NULL,NULL,'2024-11-28T20:27:45.695Z','','[]');
CREATE TABLE `webhook_health` (`organization_id` text not null, `webhook_id` text not null, `told_until` bigint not null default '0', `failures` bigint not null default '0', `resting_until` text, `last_triggered_at` text, `last_success_at` text, `last_failure_at` text, `failing_since` text, `failing_told_at` text, `switched_off_at` text, `switched_off_because` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`organization_id`, `webhook_id`) references `webhooks`(`organization_id`, `id`) on delete CASCADE, primary key (`organization_id`, `webhook_id`));
INSERT INTO webhook_health VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN7S9AdM3EqSSCsTBY4BT1YIpKAg',0,4,'2024-11-28T20:27:56.223Z','2024-11-28T20:27:52.551Z',NULL,'2024-11-28T20:27:52.551Z','2024-11-28T20:27:50.479Z','2024-11-28T20:27:50.601Z',NULL,NULL);
CREATE TABLE `webhook_deliveries` (`organization_id` text not null, `id` text not null, `webhook_id` text not null, `seq` bigint not null default '0', `type` text not null, `state` text not null, `attempts` integer not null default '0', `due_at` text, `leased_until` text, `last_status` integer, `duration_ms` integer, `error` text, `created_at` text not null, `delivered_at` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`organization_id`, `webhook_id`) references `webhooks`(`organization_id`, `id`) on delete CASCADE, primary key (`organization_id`, `id`));
CREATE TABLE `notifications` (`organization_id` text not null, `id` text not null, `user_id` text not null, `seq` bigint not null default '0', `kind` text not null, `type` text not null, `title` text not null, `message` text not null, `is_read` integer not null default '0', `action_url` text, `action_text` text, `created_at` text not null, `mail_due_at` text, `about` text, `count` bigint not null default '1', `replies` bigint not null default '0', `is_gathered` integer not null default '0', `mailed_at` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`user_id`) references `users`(`id`) on delete CASCADE, primary key (`organization_id`, `id`));
CREATE TABLE former_subdomains (
      subdomain text not null primary key,
      organization_id text not null
        references organizations (id) on delete cascade deferrable initially deferred,
      since text not null
    );
CREATE TABLE `custom_domains` (`organization_id` text not null, `domain` text not null, `token` text not null, `created_at` text not null, `verified_at` text, `checked_at` text, `failures` bigint not null default '0', `failing_since` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, primary key (`organization_id`));
CREATE TABLE `digests` (`organization_id` text not null, `user_id` text not null, `week` text not null, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`user_id`) references `users`(`id`) on delete CASCADE, primary key (`organization_id`, `user_id`, `week`));
CREATE TABLE `mail_health` (`organization_id` text not null, `failing_since` text, `told_at` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, primary key (`organization_id`));
CREATE TABLE `inbound_mails` (`organization_id` text not null, `id` text not null, `recipients` text not null default '[]', `envelope_from` text, `size` bigint not null default '0', `state` text not null, `outcome` text, `error` text, `sender` text, `fingerprint` text, `ticket_id` text, `attempts` integer not null default '0', `due_at` text, `leased_until` text, `received_at` text not null, `done_at` text, `raw` blob not null, `client_ip` text, `client_helo` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, primary key (`organization_id`, `id`));
CREATE TABLE `schedules` (`name` text not null, `due_at` text not null, `leased_until` text, `attempts` integer not null default '0', `last_error` text, primary key (`name`));
CREATE TABLE `tallies` (`organization_id` text not null, `what` text not null, `subject` text not null, `since` text not null, `until` text not null, `count` bigint not null default '0', foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, primary key (`organization_id`, `what`, `subject`, `since`));
INSERT INTO tallies VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','mail ticket.created to','adntgAT9H4HWfKGQcfvyQa247c7fxXTdJeypy-SPHQ8','2024-11-28T00:00:00.000Z','2024-11-29T00:00:00.000Z',1);
INSERT INTO tallies VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','mail ticket.created of','','2024-11-28T00:00:00.000Z','2024-11-29T00:00:00.000Z',2);
INSERT INTO tallies VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','mail','a4ayc_80_OGda4BO_1o_V0etpOqiLx1JwB5S3beHW0s','2024-11-28T00:00:00.000Z','2024-11-29T00:00:00.000Z',1);
INSERT INTO tallies VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','mail ticket.replied to','adntgAT9H4HWfKGQcfvyQa247c7fxXTdJeypy-SPHQ8','2024-11-28T00:00:00.000Z','2024-11-29T00:00:00.000Z',1);
INSERT INTO tallies VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','mail ticket.replied of','','2024-11-28T00:00:00.000Z','2024-11-29T00:00:00.000Z',1);
INSERT INTO tallies VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','mail ticket.replied by','ntr5766Y91odcKOT5nU5jIus7GiksA-eAFHIVQR1FFc','2024-11-28T00:00:00.000Z','2024-11-29T00:00:00.000Z',1);
INSERT INTO tallies VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','mail','eQJpm-Qsio5G-7tFAXJlF-hrIsVqGJ92JabaSQgbJFE','2024-11-28T00:00:00.000Z','2024-11-29T00:00:00.000Z',1);
INSERT INTO tallies VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','mail ticket.created to','5qPsxZUoVyslOos6TZuQ6R6GUKOLLlbkKcsHaMQiEHU','2024-11-28T00:00:00.000Z','2024-11-29T00:00:00.000Z',1);
INSERT INTO tallies VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','mail','U1-jDX4l3YpJ8VNneXNOyChhCNEV2lBF1387QYXY95A','2024-11-28T00:00:00.000Z','2024-11-29T00:00:00.000Z',1);
INSERT INTO tallies VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','mail invitation to','4g2V8evI33pU4f0DOoWHNyl2L9PcpruzyZzl4m2PS-s','2024-11-28T00:00:00.000Z','2024-11-29T00:00:00.000Z',1);
INSERT INTO tallies VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','mail invitation of','','2024-11-28T00:00:00.000Z','2024-11-29T00:00:00.000Z',1);
INSERT INTO tallies VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','mail invitation by','-IKNbtm7WUWim8E8X6H14cdkoZWgIZcPcVy3lbgv9Mc','2024-11-28T00:00:00.000Z','2024-11-29T00:00:00.000Z',1);
INSERT INTO tallies VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','mail','emG1NwG-_a4O7v-uzHPxTiC1N7sPi5GtfCk23GNWKyU','2024-11-28T00:00:00.000Z','2024-11-29T00:00:00.000Z',1);
CREATE TABLE `email_changes` (`id` text not null, `user_id` text not null, `old_email` text not null, `new_email` text not null, `session_hash` text, `confirm_hash` text not null, `take_back_hash` text not null, `created_at` text not null, `expires_at` text not null, `take_back_until` text not null, `confirmed_at` text, `ended_at` text, foreign key(`user_id`) references `users`(`id`) on delete CASCADE, primary key (`id`));
CREATE TABLE `chat_activity` (`organization_id` text not null, `id` text not null, `session_id` text not null, `kind` text not null, `agent_name` text not null, `created_at` text not null, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`organization_id`, `session_id`) references `chat_sessions`(`organization_id`, `id`) on delete CASCADE, primary key (`organization_id`, `session_id`, `id`));
INSERT INTO chat_activity VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN9QiesQk3NejGrNYjRAT2JW1wQQ','WdXN9KKGHqWHqRfdIowllwhSbUfknW','accepted','agent canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7','2024-11-28T20:27:53.020Z');
CREATE TABLE `canned_replies` (`organization_id` text not null, `id` text not null, `owner_id` text, `title` text not null, `shortcut` text, `text` text not null, `folder` text, `search_text` text not null, `use_count` bigint not null default '0', `last_used_at` text, `created_at` text not null, `updated_at` text not null, `deleted_at` text, `format` text not null default 'text', foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`owner_id`) references `users`(`id`) on delete CASCADE, primary key (`organization_id`, `id`));
CREATE TABLE `ticket_reads` (`organization_id` text not null, `user_id` text not null, `ticket_id` text not null, `read_at` text not null, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`organization_id`, `ticket_id`) references `tickets`(`organization_id`, `id`) on delete CASCADE, foreign key(`organization_id`, `user_id`) references `memberships`(`organization_id`, `user_id`) on delete CASCADE, primary key (`organization_id`, `user_id`, `ticket_id`));
INSERT INTO ticket_reads VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN6vpZXOYymcvFXOKW9WJeAVjmxL','WdXN7tkerbj2FCy63XooCl9Qea1UVX','2024-11-28T20:27:50.192Z');
CREATE TABLE `all_tags` (`organization_id` text not null, `id` text not null, `name` text not null, `folded` text not null, `color` text not null, `created_at` text not null, `updated_at` text not null, `deleted_at` text, `merged_into` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, primary key (`organization_id`, `id`));
CREATE TABLE `ticket_tags` (`organization_id` text not null, `ticket_id` text not null, `tag_id` text not null, `updated_at` text not null, `merged_from` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`organization_id`, `ticket_id`) references `tickets`(`organization_id`, `id`) on delete CASCADE, foreign key(`organization_id`, `tag_id`) references `all_tags`(`organization_id`, `id`) on delete CASCADE, primary key (`organization_id`, `ticket_id`, `tag_id`));
CREATE TABLE `scheduled_replies` (`organization_id` text not null, `id` text not null, `ticket_id` text not null, `user_id` text not null, `body` text not null, `status` text, `hold_seconds` integer, `send_at` text not null, `stopped` text, `due_at` text, `attempts` bigint not null default '0', `leased_until` text, `created_at` text not null, merged_from text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`organization_id`, `ticket_id`) references `tickets`(`organization_id`, `id`), foreign key(`user_id`) references `users`(`id`) on delete CASCADE, primary key (`organization_id`, `id`));
CREATE TABLE `ticket_views` (`organization_id` text not null, `id` text not null, `owner_id` text, `name` text not null, `folded` text not null, `query` text not null, `layout` text, `position` integer not null, `created_at` text not null, `updated_at` text not null, `deleted_at` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`owner_id`) references `users`(`id`) on delete CASCADE, primary key (`organization_id`, `id`));
CREATE TABLE `ticket_snoozes` (`organization_id` text not null, `id` text not null, `ticket_id` text not null, `user_id` text, `due_at` text, `attempts` bigint not null default '0', `leased_until` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`organization_id`, `ticket_id`) references `tickets`(`organization_id`, `id`) on delete CASCADE, foreign key(`user_id`) references `users`(`id`) on delete SET NULL, primary key (`organization_id`, `id`));
CREATE TABLE `ticket_former_people` (`organization_id` text not null, `ticket_id` text not null, `email` text not null, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`organization_id`, `ticket_id`) references `tickets`(`organization_id`, `id`) on delete CASCADE, primary key (`organization_id`, `ticket_id`, `email`));
CREATE TABLE `put_away_tickets` (`organization_id` text not null, `id` text not null, `place` text not null, `number` text not null, `subject` text not null, `customer_name` text, `customer_email` text, `first_words` text not null, `put_away_at` text not null, `put_away_by` text, `blocked_by` text, `content` text not null, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`put_away_by`) references `users`(`id`) on delete SET NULL, primary key (`organization_id`, `id`));
INSERT INTO put_away_tickets VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN92PYWFT1mSmARkNA153u6Ck2iM','trash','TK-2026-000003','Sent twice','Vera Visitor','vera@acme.example','It does not boil. canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7','2024-11-28T20:27:51.674Z','WdXN6vmSAeVFKUOQhowwrBs4M3nqh4',NULL,'{"ticket_access":[],"ticket_former_people":[],"ticket_ccs":[],"ticket_mentions":[],"ticket_followers":[],"ticket_tags":[],"ticket_tasks":[],"time_entries":[],"ticket_reads":[],"scheduled_replies":[],"ticket_snoozes":[],"macro_runs":[],"ticket_activity":[{"organization_id":"WdXN6uIan4nqnsUWsepv5YgkquyUhO","id":"WdXN92PZVcs9MKTtAb7QuW5z3jJ35M","ticket_id":"WdXN92PYWFT1mSmARkNA153u6Ck2iM","actor_user_id":null,"actor_type":"customer","kind":"created","from_value":null,"to_value":null,"created_at":"2024-11-28T20:27:51.560Z","merged_from":null,"via":null},{"organization_id":"WdXN6uIan4nqnsUWsepv5YgkquyUhO","id":"WdXN957opoy8T3IZY7Smh2nQVDJpkw","ticket_id":"WdXN92PYWFT1mSmARkNA153u6Ck2iM","actor_user_id":"WdXN6vmSAeVFKUOQhowwrBs4M3nqh4","actor_type":"staff","kind":"deleted","from_value":null,"to_value":null,"merged_from":null,"via":null,"created_at":"2024-11-28T20:27:51.674Z"}],"ticket_messages":[],"merged_tickets":[],"ticket_splits":[],"ticket_links":[],"named":{"form_submissions":[],"tickets":[]},"facts":{"id":"WdXN92PYWFT1mSmARkNA153u6Ck2iM","ticketNumber":"TK-2026-000003","subject":"Sent twice","description":"It does not boil. canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7","status":"open","priority":"normal","customerName":"Vera Visitor","customerEmail":"vera@acme.example","externalId":null,"createdAt":"2024-11-28T20:27:51.560Z","updatedAt":"2024-11-28T20:27:51.560Z","assignedAgentId":null,"tags":[],"metadata":{}},"ticket":{"organization_id":"WdXN6uIan4nqnsUWsepv5YgkquyUhO","id":"WdXN92PYWFT1mSmARkNA153u6Ck2iM","number":"TK-2026-000003","subject":"Sent twice","description":"It does not boil. canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7","status":"open","priority":"normal","customer_name":"Vera Visitor","customer_email":"vera@acme.example","customer_user_id":null,"assigned_agent_id":null,"source":"form","follow_up_of":null,"created_at":"2024-11-28T20:27:51.560Z","updated_at":"2024-11-28T20:27:51.560Z","opened_by":"customer","first_response_at":null,"first_responder_id":null,"first_response_ms":null,"assigned_at":null,"resolved_at":null,"resolved_by":null,"mail_id":null,"form_id":null,"last_speaker":"customer","last_spoken_at":null,"last_message":null,"news_at":"2024-11-28T20:27:51.560Z","snoozed_at":null,"snoozed_until":null,"unsnoozed_at":null,"domain":null,"has_file":0,"external_id":null,"metadata":null,"visitor_context":null}}');
CREATE TABLE `blocked_senders` (`organization_id` text not null, `id` text not null, `value` text not null, `reason` text, `added_by` text, `created_at` text not null, `visitor_id` text, `chat_id` text, `name` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`added_by`) references `users`(`id`) on delete SET NULL, primary key (`organization_id`, `id`));
CREATE TABLE `macros` (`organization_id` text not null, `id` text not null, `owner_id` text, `name` text not null, `folded` text not null, `steps` text not null default '{}', `position` integer not null, `use_count` bigint not null default '0', `last_used_at` text, `created_at` text not null, `updated_at` text not null, `deleted_at` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`owner_id`) references `users`(`id`) on delete CASCADE, primary key (`organization_id`, `id`));
CREATE TABLE `macro_runs` (`organization_id` text not null, `id` text not null, `ticket_id` text not null, `user_id` text not null, `macro_name` text not null, `done` text not null default '{}', `note` text, `due_at` text, `attempts` bigint not null default '0', `leased_until` text, `created_at` text not null, `undone_at` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`organization_id`, `ticket_id`) references `tickets`(`organization_id`, `id`) on delete CASCADE, foreign key(`user_id`) references `users`(`id`) on delete CASCADE, primary key (`organization_id`, `id`));
CREATE TABLE `merged_tickets` (`organization_id` text not null, `id` text not null, `number` text not null, `subject` text not null, `customer_name` text, `customer_email` text, `customer_user_id` text, `into_id` text not null, `root_id` text not null, `merged_at` text not null, `merged_by` text, `kept` text, `external_id` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`customer_user_id`) references `users`(`id`) on delete SET NULL, foreign key(`organization_id`, `root_id`) references `tickets`(`organization_id`, `id`) on delete CASCADE, foreign key(`merged_by`) references `users`(`id`) on delete SET NULL, primary key (`organization_id`, `id`));
CREATE TABLE `ticket_splits` (`organization_id` text not null, `ticket_id` text not null, `from_id` text not null, `split_at` text not null, `kept` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`organization_id`, `ticket_id`) references `tickets`(`organization_id`, `id`) on delete CASCADE, primary key (`organization_id`, `ticket_id`));
CREATE TABLE `ticket_mentions` (`organization_id` text not null, `ticket_id` text not null, `message_id` text not null, `user_id` text not null, `name` text not null, `created_at` text not null, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`user_id`) references `users`(`id`) on delete CASCADE, foreign key(`organization_id`, `ticket_id`) references `tickets`(`organization_id`, `id`) on delete CASCADE, primary key (`organization_id`, `ticket_id`, `message_id`, `user_id`));
CREATE TABLE `ticket_followers` (`organization_id` text not null, `ticket_id` text not null, `user_id` text not null, `created_at` text not null, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`user_id`) references `users`(`id`) on delete CASCADE, foreign key(`organization_id`, `ticket_id`) references `tickets`(`organization_id`, `id`) on delete CASCADE, primary key (`organization_id`, `ticket_id`, `user_id`));
CREATE TABLE `ticket_ccs` (`organization_id` text not null, `ticket_id` text not null, `email` text not null, `name` text, `created_at` text not null, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`organization_id`, `ticket_id`) references `tickets`(`organization_id`, `id`) on delete CASCADE, primary key (`organization_id`, `ticket_id`, `email`));
CREATE TABLE `chat_notes` (`organization_id` text not null, `session_id` text not null, `id` text not null, `user_id` text, `author_name` text not null, `body` text not null, `created_at` text not null, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`user_id`) references `users`(`id`) on delete SET NULL, foreign key(`organization_id`, `session_id`) references `chat_sessions`(`organization_id`, `id`) on delete CASCADE, primary key (`organization_id`, `session_id`, `id`));
CREATE TABLE `chat_mentions` (`organization_id` text not null, `session_id` text not null, `note_id` text not null, `user_id` text not null, `name` text not null, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`user_id`) references `users`(`id`) on delete CASCADE, foreign key(`organization_id`, `session_id`) references `chat_sessions`(`organization_id`, `id`) on delete CASCADE, primary key (`organization_id`, `session_id`, `note_id`, `user_id`));
CREATE TABLE `ticket_links` (`organization_id` text not null, `ticket_id` text not null, `other_id` text not null, `kind` text not null, `created_at` text not null, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`organization_id`, `ticket_id`) references `tickets`(`organization_id`, `id`) on delete CASCADE, primary key (`organization_id`, `ticket_id`, `other_id`));
CREATE TABLE `ticket_tasks` (`organization_id` text not null, `id` text not null, `ticket_id` text not null, `title` text not null, `assignee_id` text, `due_on` text, `position` integer not null, `done_at` text, `done_by` text, `created_by` text not null, `created_at` text not null, `deleted_at` text, `merged_from` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`organization_id`, `ticket_id`) references `tickets`(`organization_id`, `id`) on delete CASCADE, primary key (`organization_id`, `id`));
CREATE TABLE `put_away_words` (`organization_id` text not null, `id` text not null, `words` text not null, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`organization_id`, `id`) references `put_away_tickets`(`organization_id`, `id`) on delete CASCADE, primary key (`organization_id`, `id`));
INSERT INTO put_away_words VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO','WdXN92PYWFT1mSmARkNA153u6Ck2iM',replace('tk-2026-000003\nsent twice\nvera visitor\nvera@acme.example\nit does not boil. canarywdxn6uibhbz439grndxqk6yvls8tx7','\n',char(10)));
CREATE TABLE `message_files` (`organization_id` text not null, `id` text not null, `sha256` text not null, `size` bigint not null default '0', `type` text not null, `name` text not null, `uploaded_by` text, `created_at` text not null, `message_id` text, `position` bigint not null default '0', `visitor` text, `verdict` text, `threat` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`uploaded_by`) references `users`(`id`) on delete SET NULL, primary key (`organization_id`, `id`));
CREATE TABLE `chat_tags` (`organization_id` text not null, `session_id` text not null, `tag_id` text not null, `merged_from` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`organization_id`, `session_id`) references `chat_sessions`(`organization_id`, `id`) on delete CASCADE, foreign key(`organization_id`, `tag_id`) references `all_tags`(`organization_id`, `id`) on delete CASCADE, primary key (`organization_id`, `session_id`, `tag_id`));
CREATE TABLE `message_html` (`organization_id` text not null, `message_id` text not null, `html` text, `folded` text, `markdown` text, `sender_check` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, primary key (`organization_id`, `message_id`));
CREATE TABLE `stored_files` (`organization_id` text not null, `sha256` text not null, `size` bigint not null default '0', `claimed_at` text not null, `removing_at` text, `verdict` text, `threat` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, primary key (`organization_id`, `sha256`));
CREATE TABLE `time_entries` (`organization_id` text not null, `id` text not null, `ticket_id` text not null, `user_id` text not null, `minutes` bigint not null default '0', `day` text not null, `note` text, `started_at` text, `created_at` text not null, `deleted_at` text, `merged_from` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`organization_id`, `ticket_id`) references `tickets`(`organization_id`, `id`) on delete CASCADE, primary key (`organization_id`, `id`));
CREATE TABLE `mail_texts` (`organization_id` text not null, `kind` text not null, `language` text not null, `words` text not null default '{}', `updated_at` text not null, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, primary key (`organization_id`, `kind`, `language`));
CREATE TABLE `resumable_uploads` (`organization_id` text not null, `id` text not null, `name` text not null, `size` bigint not null default '0', `received` bigint not null default '0', `pieces` text not null default '[]', `uploaded_by` text, `visitor` text, `rules` text, `created_at` text not null, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`uploaded_by`) references `users`(`id`) on delete CASCADE, primary key (`organization_id`, `id`));
CREATE TABLE `imap_mailboxes` (`organization_id` text not null, `id` text not null, `uid_validity` text not null, `last_uid` bigint not null default '0', `fetched_at` text not null, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, primary key (`organization_id`, `id`));
CREATE TABLE `imported_tickets` (`organization_id` text not null, `external_id` text not null, `ticket_id` text not null, `number` text not null, `imported_at` text not null, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, primary key (`organization_id`, `external_id`));
CREATE TABLE `customer_languages` (`organization_id` text not null, `email` text not null, `language` text not null, `known_from` text not null, `updated_at` text not null, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, primary key (`organization_id`, `email`));
CREATE TABLE `webhook_attempts` (`organization_id` text not null, `id` text not null, `delivery_id` text not null, `status` integer, `duration_ms` integer not null, `error` text, `answer` text, `created_at` text not null, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`organization_id`, `delivery_id`) references `webhook_deliveries`(`organization_id`, `id`) on delete CASCADE, primary key (`organization_id`, `id`));
CREATE TABLE `customer_records` (`organization_id` text not null, `email` text not null, `external_id` text, `metadata` text, `updated_at` text not null, `erasure_requested_at` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, primary key (`organization_id`, `email`));
CREATE TABLE `totp_factors` (`user_id` text not null, `secret_sealed` text not null, `created_at` text not null, `confirmed_at` text, `last_step` bigint not null default '0', foreign key(`user_id`) references `users`(`id`) on delete CASCADE, primary key (`user_id`));
CREATE TABLE `recovery_codes` (`id` text not null, `user_id` text not null, `code_hash` text not null, `created_at` text not null, `used_at` text, foreign key(`user_id`) references `users`(`id`) on delete CASCADE, primary key (`id`));
CREATE TABLE `sign_in_challenges` (`token_hash` text not null, `user_id` text not null, `only_in` text, `attempts` bigint not null default '0', `created_at` text not null, `expires_at` text not null, `passkey_challenge` text, foreign key(`user_id`) references `users`(`id`) on delete CASCADE, primary key (`token_hash`));
CREATE TABLE `passkeys` (`id` text not null, `user_id` text not null, `credential_id` text not null, `public_key` text not null, `counter` bigint not null default '0', `transports` text not null default '[]', `name` text not null, `created_at` text not null, `last_used_at` text, foreign key(`user_id`) references `users`(`id`) on delete CASCADE, primary key (`id`));
CREATE TABLE `passkey_challenges` (`token_hash` text not null, `user_id` text, `passkey_challenge` text not null, `expires_at` text not null, foreign key(`user_id`) references `users`(`id`) on delete CASCADE, primary key (`token_hash`));
CREATE TABLE `custom_roles` (`organization_id` text not null, `id` text not null, `name` text not null, `name_key` text not null, `permissions` text not null, `created_at` text not null, `updated_at` text not null, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, primary key (`organization_id`, `id`));
CREATE TABLE `sso_connections` (`organization_id` text not null, `issuer` text not null, `client_id` text not null, `client_secret_sealed` text not null, `makes_members` integer not null default '1', `role_claim` text, `roles` text not null default '[]', `default_role` text not null, `max_role` text not null, `created_at` text not null, `last_used_at` text, `at_own_addresses` integer not null default '0', foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, primary key (`organization_id`));
CREATE TABLE `sso_domains` (`id` text not null, `organization_id` text not null, `domain` text not null, `token` text not null, `created_at` text not null, `verified_at` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, primary key (`id`));
CREATE TABLE `sso_identities` (`organization_id` text not null, `issuer` text not null, `subject` text not null, `user_id` text not null, `created_at` text not null, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`user_id`) references `users`(`id`) on delete CASCADE, primary key (`organization_id`, `issuer`, `subject`));
CREATE TABLE `audit_entries` (`organization_id` text not null, `seq` bigint not null, `created_at` text not null, `operation` text not null, `object` text not null, `object_id` text, `actor_id` text, `key_id` text, `facts` text not null default '{}', `hash` text not null, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, primary key (`organization_id`, `seq`));
INSERT INTO audit_entries VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',1,'2024-11-28T20:27:45.748Z','webhooks.create','webhook','WdXN7S9AdM3EqSSCsTBY4BT1YIpKAg','WdXN6vmSAeVFKUOQhowwrBs4M3nqh4',NULL,'{"outcome":"done","reason":null,"objectName":"Shop","actor":{"type":"member","name":"admin canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7","email":"admin@acme.test","key":null},"sessionId":"WdXN6vpY2aZkimbytkxLcQJjKRSaDM","address":"127.0.0.1","device":null,"isNewDevice":false,"requestId":"jrudQEDG0","changes":[{"kind":"created","object":"webhook","id":"WdXN7S9AdM3EqSSCsTBY4BT1YIpKAg","name":"Shop","fields":[{"field":"name","before":null,"after":"Shop"},{"field":"url","before":null,"after":"http://127.0.0.1:9/hook"},{"field":"eventNames","before":null,"after":"[\"ticket.created\",\"ticket.updated\",\"ticket.assigned\",\"ticket.resolved\",\"contact_form.submitted\"]"},{"field":"filter","before":null,"after":""},{"field":"headers","before":null,"after":null,"isSecret":true},{"field":"isActive","before":null,"after":"true"},{"field":"secret","before":null,"after":null,"isSecret":true}]}],"furtherChanges":0}','e9b3aa48a213858c8a7ea0879d76568d0ffc2ff9ea289f65b45a2f9446ab73aa');
INSERT INTO audit_entries VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',2,'2024-11-28T20:27:51.736Z','tickets.delete','deletion','WdXN92PYWFT1mSmARkNA153u6Ck2iM','WdXN6vmSAeVFKUOQhowwrBs4M3nqh4',NULL,'{"outcome":"done","reason":null,"objectName":"TK-2026-000003","actor":{"type":"member","name":"admin canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7","email":"admin@acme.test","key":null},"sessionId":"WdXN6vpY2aZkimbytkxLcQJjKRSaDM","address":"127.0.0.1","device":null,"isNewDevice":false,"requestId":"jrudQEDG7","changes":[{"kind":"created","object":"ticket","id":"WdXN92PYWFT1mSmARkNA153u6Ck2iM","name":"TK-2026-000003","fields":[{"field":"number","before":null,"after":"TK-2026-000003"},{"field":"place","before":null,"after":"trash"}]}],"furtherChanges":0}','5064e457e7f08811facf481258704b1e8a1a9c8c80c62909872f2819063e7e49');
INSERT INTO audit_entries VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',3,'2024-11-28T20:27:53.567Z','team.invite','invitation','WdXN9ZdwKaPPULwvNPXaSlytunRGvR','WdXN6vmSAeVFKUOQhowwrBs4M3nqh4',NULL,'{"outcome":"done","reason":null,"objectName":"new@acme.test","actor":{"type":"member","name":"admin canaryWdXN6uIbHBz439GrNDXqK6YVls8tX7","email":"admin@acme.test","key":null},"sessionId":"WdXN6vpY2aZkimbytkxLcQJjKRSaDM","address":"127.0.0.1","device":null,"isNewDevice":false,"requestId":"jrudQEDGf","changes":[{"kind":"created","object":"invitation","id":"WdXN9ZdwKaPPULwvNPXaSlytunRGvR","name":"new@acme.test","fields":[{"field":"email","before":null,"after":"new@acme.test"},{"field":"role","before":null,"after":"agent"},{"field":"expiresAt","before":null,"after":"2024-12-05T20:27:53.556Z"}]}],"furtherChanges":0}','ceb5e283b8f330e6faf656ca57bf3440a0f9e544b5d91da12010716f84247aa3');
CREATE TABLE `audit_heads` (`organization_id` text not null, `removed_seq` bigint not null default '0', `removed_hash` text not null default '', `last_seq` bigint not null default '0', `last_hash` text not null default '', foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, primary key (`organization_id`));
INSERT INTO audit_heads VALUES('WdXN6uIan4nqnsUWsepv5YgkquyUhO',0,'',3,'ceb5e283b8f330e6faf656ca57bf3440a0f9e544b5d91da12010716f84247aa3');
CREATE TABLE `own_sentences` (`organization_id` text not null, `language` text not null, `name` text not null, `text` text not null, `updated_at` text not null, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, primary key (`organization_id`, `language`, `name`));
CREATE TABLE `retention_runs` (`organization_id` text not null, `day` text not null, `closed_tickets` bigint not null default '0', `deleted_tickets` bigint not null default '0', `deleted_mails` bigint not null default '0', `deleted_chats` bigint not null default '0', foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, primary key (`organization_id`, `day`));
CREATE TABLE `organization_exports` (`organization_id` text not null, `id` text not null, `state` text not null, `requested_by` text not null, `created_at` text not null, `due_at` text, `leased_until` text, `attempts` bigint not null default '0', `done` bigint not null default '0', `total` bigint not null default '0', `sha256` text, `size` bigint not null default '0', `file_count` bigint not null default '0', `ready_at` text, `expires_at` text, foreign key(`organization_id`) references `organizations`(`id`) on delete CASCADE, foreign key(`requested_by`) references `users`(`id`) on delete CASCADE, primary key (`organization_id`, `id`));
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('search_documents',11);
CREATE UNIQUE INDEX `organizations_subdomain_unique` on `organizations` (`subdomain`);
CREATE UNIQUE INDEX `users_email_unique` on `users` (`email`);
CREATE UNIQUE INDEX `memberships_organization_id_user_id_unique` on `memberships` (`organization_id`, `user_id`);
CREATE INDEX `memberships_user_id_index` on `memberships` (`user_id`);
CREATE UNIQUE INDEX `invitations_token_hash_unique` on `invitations` (`token_hash`);
CREATE INDEX `invitations_organization_id_email_index` on `invitations` (`organization_id`, `email`);
CREATE INDEX `invitations_email_index` on `invitations` (`email`);
CREATE INDEX `sessions_expires_at_index` on `sessions` (`expires_at`);
CREATE INDEX `sessions_user_id_index` on `sessions` (`user_id`);
CREATE INDEX `socket_tickets_expires_at_index` on `socket_tickets` (`expires_at`);
CREATE INDEX `idempotency_keys_created_at_index` on `idempotency_keys` (`created_at`);
CREATE UNIQUE INDEX `tickets_organization_id_number_unique` on `tickets` (`organization_id`, `number`);
CREATE INDEX tickets_by_updated on tickets (organization_id, updated_at, id);
CREATE INDEX tickets_by_customer on tickets (organization_id, customer_email, updated_at, id);
CREATE INDEX tickets_by_follow_up on tickets (organization_id, follow_up_of)
      where follow_up_of is not null;
CREATE INDEX tickets_by_customer_user on tickets (customer_user_id)
      where customer_user_id is not null;
CREATE INDEX `messages_of_ticket` on `ticket_messages` (`organization_id`, `ticket_id`, `created_at`, `id`);
CREATE INDEX `ticket_messages_user_id_index` on `ticket_messages` (`user_id`);
CREATE INDEX `activity_of_ticket` on `ticket_activity` (`organization_id`, `ticket_id`, `created_at`, `id`);
CREATE INDEX `ticket_activity_actor_user_id_index` on `ticket_activity` (`actor_user_id`);
CREATE INDEX `ticket_access_expires_at_index` on `ticket_access` (`expires_at`);
CREATE INDEX `ticket_access_organization_id_ticket_id_index` on `ticket_access` (`organization_id`, `ticket_id`);
CREATE INDEX `contact_forms_organization_id_created_at_id_index` on `contact_forms` (`organization_id`, `created_at`, `id`);
CREATE INDEX `submissions_of_form` on `form_submissions` (`organization_id`, `form_id`, `created_at`, `id`);
CREATE INDEX `form_submissions_organization_id_ticket_id_index` on `form_submissions` (`organization_id`, `ticket_id`);
CREATE INDEX `outbox_organization_id_seq_index` on `outbox` (`organization_id`, `seq`);
CREATE INDEX outbox_due on outbox (listener, due_at) where done_at is null and due_at is not null;
CREATE INDEX outbox_done on outbox (done_at) where done_at is not null;
CREATE INDEX `memberships_organization_id_role_index` on `memberships` (`organization_id`, `role`);
CREATE UNIQUE INDEX `password_resets_token_hash_unique` on `password_resets` (`token_hash`);
CREATE INDEX `password_resets_expires_at_index` on `password_resets` (`expires_at`);
CREATE INDEX `password_resets_user_id_created_at_index` on `password_resets` (`user_id`, `created_at`);
CREATE INDEX tickets_assigned_at on tickets (organization_id, assigned_at, assigned_agent_id)
        where assigned_at is not null;
CREATE INDEX submissions_by_time on form_submissions (organization_id, created_at);
CREATE INDEX tickets_by_status on tickets (organization_id, status, updated_at, id, urgency, assigned_agent_id);
CREATE INDEX tickets_by_assignee on tickets (organization_id, assigned_agent_id, updated_at, id, status, urgency);
CREATE INDEX tickets_by_urgency on tickets (organization_id, urgency, updated_at, id, status, assigned_agent_id);
CREATE INDEX tickets_by_own on tickets
      (organization_id, customer_user_id, updated_at, id) where customer_user_id is not null;
CREATE UNIQUE INDEX `search_documents_organization_id_kind_target_id_unique` on `search_documents` (`organization_id`, `kind`, `target_id`);
CREATE TRIGGER search_documents_removed after delete on search_documents
        begin delete from search_tokens where rowid = old.number; end;
CREATE INDEX `chat_access_expires_at_index` on `chat_access` (`expires_at`);
CREATE INDEX `chat_attendance_seen_at_index` on `chat_attendance` (`seen_at`);
CREATE INDEX chat_sessions_list on chat_sessions (organization_id, started_at, id);
CREATE INDEX chat_sessions_status on chat_sessions (organization_id, status, started_at, id);
CREATE INDEX chat_sessions_queue on chat_sessions (organization_id, requested_at, id) where status = 'waiting';
CREATE INDEX chat_sessions_agent on chat_sessions (organization_id, agent_id) where status = 'active';
CREATE INDEX chat_sessions_visitor on chat_sessions (organization_id, visitor_id, started_at);
CREATE INDEX chat_sessions_email on chat_sessions (organization_id, customer_email, started_at) where customer_email is not null;
CREATE INDEX chat_sessions_open on chat_sessions (status) where status <> 'closed';
CREATE UNIQUE INDEX chat_messages_once on chat_messages
      (session_id, client_id, sender_type) where client_id is not null;
CREATE UNIQUE INDEX `help_categories_organization_id_slug_unique` on `help_categories` (`organization_id`, `slug`);
CREATE UNIQUE INDEX `help_articles_organization_id_slug_unique` on `help_articles` (`organization_id`, `slug`);
CREATE INDEX `help_articles_by_update` on `help_articles` (`organization_id`, `updated_at`, `id`);
CREATE INDEX `help_articles_by_category` on `help_articles` (`organization_id`, `category_id`);
CREATE INDEX `help_readers_day_index` on `help_readers` (`day`);
CREATE INDEX `chatbot_queries_by_use` on `chatbot_queries` (`organization_id`, `use_count`, `id`);
CREATE INDEX `chatbot_queries_by_revision` on `chatbot_queries` (`organization_id`, `revision`);
CREATE UNIQUE INDEX `chatbot_questions_organization_id_sameness_unique` on `chatbot_questions` (`organization_id`, `sameness`);
CREATE INDEX `chatbot_questions_by_count` on `chatbot_questions` (`organization_id`, `count`, `id`);
CREATE UNIQUE INDEX `api_keys_token_hash_unique` on `api_keys` (`token_hash`);
CREATE UNIQUE INDEX `webhook_deliveries_organization_id_webhook_id_seq_unique` on `webhook_deliveries` (`organization_id`, `webhook_id`, `seq`);
CREATE INDEX deliveries_due on webhook_deliveries (organization_id, webhook_id, due_at)
      where state = 'waiting';
CREATE INDEX deliveries_done on webhook_deliveries (created_at)
      where state <> 'waiting';
CREATE UNIQUE INDEX `notifications_organization_id_user_id_seq_kind_unique` on `notifications` (`organization_id`, `user_id`, `seq`, `kind`);
CREATE INDEX notifications_unread
      on notifications (organization_id, user_id) where is_read = 0;
CREATE INDEX notifications_old on notifications (created_at);
CREATE INDEX former_subdomains_of_organization
      on former_subdomains (organization_id, since);
CREATE UNIQUE INDEX custom_domains_verified
      on custom_domains (domain) where verified_at is not null;
CREATE INDEX custom_domains_claimed on custom_domains (domain);
CREATE INDEX notifications_to_mail on notifications (mail_due_at)
      where mail_due_at is not null;
CREATE INDEX mails_due on inbound_mails (due_at) where state = 'waiting';
CREATE INDEX mails_of_sender on inbound_mails (organization_id, sender, received_at)
      where sender is not null;
CREATE INDEX mails_by_fingerprint on inbound_mails (organization_id, fingerprint)
      where fingerprint is not null;
CREATE INDEX mails_old on inbound_mails (received_at);
CREATE INDEX tickets_first_response_at on tickets (organization_id, first_response_at, first_responder_id, first_response_ms, urgency, source, form_id)
        where first_response_at is not null;
CREATE INDEX tickets_resolved_at on tickets (organization_id, resolved_at, resolved_by, urgency, source, form_id, resolution_ms)
        where resolved_at is not null;
CREATE INDEX tickets_by_created on tickets
      (organization_id, created_at, id, status, urgency, assigned_agent_id, source, form_id);
CREATE INDEX tickets_unfinished on tickets
      (organization_id, urgency, created_at, opened_by, first_response_at)
      where status in ('open', 'in_progress');
CREATE INDEX chat_sessions_ratings on chat_sessions
      (organization_id, rated_at, rating, agent_id) where rated_at is not null;
CREATE INDEX outbox_turns on outbox (listener, organization_id, due_at)
      where done_at is null and due_at is not null;
CREATE INDEX mails_turns on inbound_mails (organization_id, due_at) where state = 'waiting';
CREATE INDEX tallies_over on tallies (until);
CREATE INDEX `email_changes_old_email_index` on `email_changes` (`old_email`);
CREATE UNIQUE INDEX `email_changes_confirm_hash_unique` on `email_changes` (`confirm_hash`);
CREATE UNIQUE INDEX `email_changes_take_back_hash_unique` on `email_changes` (`take_back_hash`);
CREATE INDEX `email_changes_take_back_until_index` on `email_changes` (`take_back_until`);
CREATE INDEX `email_changes_user_id_created_at_index` on `email_changes` (`user_id`, `created_at`);
CREATE INDEX tickets_by_status_urgency on tickets
      (organization_id, status, urgency, updated_at, id, assigned_agent_id);
CREATE INDEX tickets_by_assignee_status on tickets
      (organization_id, assigned_agent_id, status, updated_at, id, urgency);
CREATE INDEX notifications_of_member
      on notifications (organization_id, user_id, created_at, id) where is_gathered = 0;
CREATE INDEX notifications_about
      on notifications (organization_id, about, user_id) where is_read = 0;
CREATE UNIQUE INDEX canned_replies_of_team on canned_replies
      (organization_id, shortcut) where owner_id is null and deleted_at is null;
CREATE UNIQUE INDEX canned_replies_of_member on canned_replies
      (organization_id, owner_id, shortcut) where owner_id is not null and deleted_at is null;
CREATE INDEX canned_replies_by_use on canned_replies
      (organization_id, use_count, id) where deleted_at is null;
CREATE INDEX canned_replies_by_owner on canned_replies (owner_id);
CREATE INDEX `reads_of_ticket` on `ticket_reads` (`organization_id`, `ticket_id`);
CREATE INDEX tickets_marked_unread on ticket_reads (organization_id, user_id)
      where read_at = '';
CREATE UNIQUE INDEX all_tags_by_name on all_tags (organization_id, folded)
      where deleted_at is null;
CREATE INDEX ticket_tags_by_updated on ticket_tags
      (organization_id, tag_id, updated_at, ticket_id);
CREATE INDEX scheduled_replies_of_ticket on scheduled_replies (organization_id, ticket_id);
CREATE INDEX scheduled_replies_by_author on scheduled_replies (user_id);
CREATE INDEX scheduled_replies_due on scheduled_replies (due_at)
      where due_at is not null;
CREATE UNIQUE INDEX ticket_views_of_team on ticket_views
      (organization_id, folded) where owner_id is null and deleted_at is null;
CREATE UNIQUE INDEX ticket_views_of_member on ticket_views
      (organization_id, owner_id, folded) where owner_id is not null and deleted_at is null;
CREATE INDEX ticket_views_by_owner on ticket_views (owner_id);
CREATE INDEX tickets_by_active on tickets (organization_id, updated_at, id, news_at, turn, assigned_agent_id, urgency)
        where turn is not null;
CREATE INDEX tickets_by_turn on tickets (organization_id, turn, updated_at, id, assigned_agent_id, urgency)
        where turn is not null;
CREATE INDEX tickets_by_assignee_turn on tickets (organization_id, assigned_agent_id, updated_at, id, turn, urgency)
        where turn is not null;
CREATE INDEX tickets_by_snoozed on tickets
      (organization_id, updated_at, id, assigned_agent_id) where snoozed_at is not null;
CREATE UNIQUE INDEX `ticket_snoozes_organization_id_ticket_id_unique` on `ticket_snoozes` (`organization_id`, `ticket_id`);
CREATE INDEX ticket_snoozes_by_member on ticket_snoozes (user_id);
CREATE INDEX ticket_snoozes_due on ticket_snoozes (due_at)
      where due_at is not null;
CREATE INDEX put_away_by_place on put_away_tickets
      (organization_id, place, put_away_at, id);
CREATE INDEX put_away_old on put_away_tickets (put_away_at);
CREATE INDEX put_away_by_member on put_away_tickets (put_away_by)
      where put_away_by is not null;
CREATE UNIQUE INDEX `blocked_senders_organization_id_value_unique` on `blocked_senders` (`organization_id`, `value`);
CREATE INDEX blocked_senders_by_member on blocked_senders (added_by)
      where added_by is not null;
CREATE UNIQUE INDEX macros_of_team on macros
      (organization_id, folded) where owner_id is null and deleted_at is null;
CREATE UNIQUE INDEX macros_of_member on macros
      (organization_id, owner_id, folded) where owner_id is not null and deleted_at is null;
CREATE INDEX macros_by_owner on macros (owner_id);
CREATE INDEX macro_runs_of_ticket on macro_runs (organization_id, ticket_id);
CREATE INDEX macro_runs_by_member on macro_runs (user_id);
CREATE INDEX macro_runs_by_age on macro_runs (organization_id, created_at);
CREATE INDEX macro_runs_due on macro_runs (due_at) where due_at is not null;
CREATE UNIQUE INDEX `merged_tickets_organization_id_number_unique` on `merged_tickets` (`organization_id`, `number`);
CREATE INDEX merged_tickets_by_root on merged_tickets
      (organization_id, root_id, merged_at);
CREATE INDEX merged_tickets_by_customer on merged_tickets (customer_user_id);
CREATE INDEX merged_tickets_by_member on merged_tickets (merged_by);
CREATE INDEX merged_tickets_kept on merged_tickets (merged_at)
      where kept is not null;
CREATE INDEX ticket_splits_kept on ticket_splits (split_at) where kept is not null;
CREATE INDEX ticket_mentions_by_member on ticket_mentions
      (organization_id, user_id, created_at, ticket_id);
CREATE INDEX ticket_followers_by_member on ticket_followers
      (organization_id, user_id, ticket_id);
CREATE INDEX ticket_mentions_by_user on ticket_mentions (user_id);
CREATE INDEX ticket_followers_by_user on ticket_followers (user_id);
CREATE INDEX chat_notes_by_user on chat_notes (user_id) where user_id is not null;
CREATE INDEX chat_mentions_by_user on chat_mentions (user_id);
CREATE INDEX ticket_links_by_other on ticket_links (organization_id, other_id);
CREATE INDEX ticket_tasks_by_ticket on ticket_tasks
      (organization_id, ticket_id, position);
CREATE INDEX ticket_tasks_by_assignee on ticket_tasks
      (organization_id, assignee_id) where assignee_id is not null;
CREATE INDEX tickets_by_source on tickets (organization_id, source, updated_at, id, status, urgency, assigned_agent_id);
CREATE INDEX tickets_by_form on tickets (organization_id, form_id, updated_at, id, status, urgency, assigned_agent_id)
        where form_id is not null;
CREATE INDEX tickets_by_domain on tickets (organization_id, domain, updated_at, id, status, urgency, assigned_agent_id)
        where domain is not null;
CREATE INDEX message_files_by_message on message_files (organization_id, message_id)
      where message_id is not null;
CREATE INDEX message_files_unnamed on message_files (organization_id, created_at)
      where message_id is null;
CREATE INDEX message_files_by_hash on message_files (organization_id, sha256);
CREATE INDEX message_files_by_member on message_files (uploaded_by)
      where uploaded_by is not null;
CREATE INDEX chat_tags_by_tag on chat_tags (organization_id, tag_id, session_id);
CREATE INDEX blocked_senders_by_visitor on blocked_senders (organization_id, visitor_id)
      where visitor_id is not null;
CREATE INDEX stored_files_by_claim on stored_files (organization_id, claimed_at);
CREATE INDEX stored_files_waiting on stored_files (claimed_at)
      where verdict = 'pending';
CREATE INDEX time_entries_by_ticket on time_entries
      (organization_id, ticket_id, deleted_at, minutes);
CREATE INDEX time_entries_by_day on time_entries
      (organization_id, day, user_id, minutes) where deleted_at is null;
CREATE UNIQUE INDEX time_entries_running on time_entries
      (organization_id, user_id) where started_at is not null;
CREATE INDEX mails_held on inbound_mails (organization_id, received_at, id)
      where state in ('held', 'failed');
CREATE UNIQUE INDEX `api_keys_previous_hash_unique` on `api_keys` (`previous_hash`);
CREATE INDEX tickets_with_file on tickets
        (organization_id, updated_at, id, status, urgency, assigned_agent_id, turn, source, form_id, domain, created_at)
        where has_file = 1;
CREATE INDEX tickets_with_file_by_created on tickets
        (organization_id, created_at, id, status, urgency, assigned_agent_id, turn, source, form_id, domain, updated_at)
        where has_file = 1;
CREATE INDEX tickets_with_file_by_urgency on tickets
        (organization_id, urgency, updated_at, id, status, assigned_agent_id, turn, source, form_id, domain, created_at)
        where has_file = 1;
CREATE INDEX resumable_uploads_by_age on resumable_uploads (organization_id, created_at);
CREATE INDEX resumable_uploads_by_member on resumable_uploads (uploaded_by)
      where uploaded_by is not null;
CREATE INDEX files_in_database on files (organization_id, name)
      where sha256 is null or stored_at is not null;
CREATE UNIQUE INDEX tickets_by_external_id on tickets (organization_id, external_id)
      where external_id is not null;
CREATE INDEX attempts_of_delivery on webhook_attempts
      (organization_id, delivery_id, created_at);
CREATE INDEX merged_tickets_by_external_id on merged_tickets (organization_id, external_id)
      where external_id is not null;
CREATE UNIQUE INDEX help_articles_by_external_id on help_articles (organization_id, external_id)
      where external_id is not null;
CREATE UNIQUE INDEX customer_records_by_external_id on customer_records (organization_id, external_id)
      where external_id is not null;
CREATE INDEX customer_records_by_updated on customer_records
      (organization_id, updated_at, email);
CREATE UNIQUE INDEX `sessions_id_unique` on `sessions` (`id`);
CREATE INDEX `recovery_codes_user_id_index` on `recovery_codes` (`user_id`);
CREATE INDEX `sign_in_challenges_user_id_index` on `sign_in_challenges` (`user_id`);
CREATE INDEX `sign_in_challenges_expires_at_index` on `sign_in_challenges` (`expires_at`);
CREATE INDEX `passkeys_user_id_index` on `passkeys` (`user_id`);
CREATE UNIQUE INDEX `passkeys_credential_id_unique` on `passkeys` (`credential_id`);
CREATE INDEX `passkey_challenges_user_id_index` on `passkey_challenges` (`user_id`);
CREATE INDEX `passkey_challenges_expires_at_index` on `passkey_challenges` (`expires_at`);
CREATE UNIQUE INDEX `custom_roles_organization_id_name_key_unique` on `custom_roles` (`organization_id`, `name_key`);
CREATE INDEX memberships_by_custom_role on memberships (organization_id, custom_role_id)
      where custom_role_id is not null;
CREATE UNIQUE INDEX `sso_domains_organization_id_domain_unique` on `sso_domains` (`organization_id`, `domain`);
CREATE UNIQUE INDEX sso_domains_verified
      on sso_domains (domain) where verified_at is not null;
CREATE INDEX `sso_identities_user_id_index` on `sso_identities` (`user_id`);
CREATE INDEX audit_by_actor on audit_entries (organization_id, actor_id, seq);
CREATE INDEX audit_by_object on audit_entries (organization_id, object, seq);
CREATE INDEX audit_by_age on audit_entries (created_at);
CREATE INDEX organizations_closed on organizations (deletes_at)
      where deletes_at is not null;
CREATE INDEX users_leaving on users (deletes_at) where deletes_at is not null;
CREATE INDEX users_by_former_organization on users (former_organization_id)
      where former_organization_id is not null;
CREATE INDEX mails_by_age on inbound_mails (organization_id, received_at)
      where state <> 'waiting';
CREATE INDEX organization_exports_due on organization_exports (organization_id, due_at)
      where due_at is not null;
CREATE UNIQUE INDEX organization_exports_one on organization_exports (organization_id)
      where state = 'waiting';
CREATE INDEX organization_exports_until on organization_exports (expires_at)
      where state = 'ready';
PRAGMA writable_schema=OFF;
COMMIT;
