SET check_function_bodies = false;
CREATE FUNCTION search_found(wanted tsquery, most integer) RETURNS TABLE(number bigint, organization_id text, target_id text, text text)
    LANGUAGE sql STABLE ROWS 50
    SET enable_seqscan TO 'off'
    SET enable_indexscan TO 'off'
    AS $$ select d.number, d.organization_id, d.target_id, d.text from search_documents as d
          where d.tokens @@ wanted order by d.number desc limit most $$;
CREATE TABLE api_keys (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    prefix text NOT NULL COLLATE pg_catalog."C",
    last_four text NOT NULL COLLATE pg_catalog."C",
    token_hash text NOT NULL COLLATE pg_catalog."C",
    permissions text DEFAULT '[]'::text NOT NULL COLLATE pg_catalog."C",
    is_active smallint DEFAULT '1'::smallint NOT NULL,
    expires_at text COLLATE pg_catalog."C",
    last_used_at text COLLATE pg_catalog."C",
    usage_count bigint DEFAULT '0'::bigint NOT NULL,
    created_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE chat_access (
    token_hash text NOT NULL COLLATE pg_catalog."C",
    organization_id text NOT NULL COLLATE pg_catalog."C",
    session_id text NOT NULL COLLATE pg_catalog."C",
    expires_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE chat_attendance (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    seen_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE chat_messages (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    session_id text NOT NULL COLLATE pg_catalog."C",
    seq bigint DEFAULT '0'::bigint NOT NULL,
    id text NOT NULL COLLATE pg_catalog."C",
    client_id text COLLATE pg_catalog."C",
    sender_type text NOT NULL COLLATE pg_catalog."C",
    user_id text COLLATE pg_catalog."C",
    sender_name text NOT NULL COLLATE pg_catalog."C",
    body text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE chat_sessions (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    status text NOT NULL COLLATE pg_catalog."C",
    with_bot smallint DEFAULT '0'::smallint NOT NULL,
    visitor_id text NOT NULL COLLATE pg_catalog."C",
    customer_name text COLLATE pg_catalog."C",
    customer_email text COLLATE pg_catalog."C",
    is_verified smallint DEFAULT '0'::smallint NOT NULL,
    agent_id text COLLATE pg_catalog."C",
    offered_to text COLLATE pg_catalog."C",
    offered_at text COLLATE pg_catalog."C",
    started_at text NOT NULL COLLATE pg_catalog."C",
    requested_at text COLLATE pg_catalog."C",
    accepted_at text COLLATE pg_catalog."C",
    closed_at text COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C",
    rating smallint,
    rating_comment text COLLATE pg_catalog."C",
    rated_at text COLLATE pg_catalog."C",
    page_url text COLLATE pg_catalog."C",
    started_on text COLLATE pg_catalog."C",
    referrer text COLLATE pg_catalog."C",
    browser text COLLATE pg_catalog."C",
    ticket_id text COLLATE pg_catalog."C",
    ticket_number text COLLATE pg_catalog."C",
    last_seq bigint DEFAULT '0'::bigint NOT NULL,
    unread bigint DEFAULT '0'::bigint NOT NULL,
    customer_delivered bigint DEFAULT '0'::bigint NOT NULL,
    customer_read bigint DEFAULT '0'::bigint NOT NULL,
    staff_delivered bigint DEFAULT '0'::bigint NOT NULL,
    staff_read bigint DEFAULT '0'::bigint NOT NULL
);
CREATE TABLE chat_settings (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    greeting text COLLATE pg_catalog."C",
    idle_minutes integer DEFAULT 15 NOT NULL,
    allowed_domains text DEFAULT '[]'::text NOT NULL COLLATE pg_catalog."C",
    identity_secret text COLLATE pg_catalog."C"
);
CREATE TABLE chatbot_queries (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    query text NOT NULL COLLATE pg_catalog."C",
    response text NOT NULL COLLATE pg_catalog."C",
    keywords text DEFAULT '[]'::text NOT NULL COLLATE pg_catalog."C",
    category text COLLATE pg_catalog."C",
    priority text NOT NULL COLLATE pg_catalog."C",
    is_active smallint DEFAULT '1'::smallint NOT NULL,
    use_count bigint DEFAULT '0'::bigint NOT NULL,
    revision bigint DEFAULT '0'::bigint NOT NULL,
    search_text text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE chatbot_questions (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    sameness text NOT NULL COLLATE pg_catalog."C",
    text text NOT NULL COLLATE pg_catalog."C",
    count bigint DEFAULT '0'::bigint NOT NULL,
    first_asked_at text NOT NULL COLLATE pg_catalog."C",
    last_asked_at text NOT NULL COLLATE pg_catalog."C",
    dismissed_at text COLLATE pg_catalog."C"
);
CREATE TABLE contact_forms (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    title text NOT NULL COLLATE pg_catalog."C",
    description text COLLATE pg_catalog."C",
    fields text DEFAULT '[]'::text NOT NULL COLLATE pg_catalog."C",
    settings text DEFAULT '{}'::text NOT NULL COLLATE pg_catalog."C",
    is_active smallint DEFAULT '1'::smallint NOT NULL,
    submission_count bigint DEFAULT '0'::bigint NOT NULL,
    created_at text NOT NULL COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE counters (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    value bigint DEFAULT '0'::bigint NOT NULL
);
CREATE TABLE custom_domains (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    domain text NOT NULL COLLATE pg_catalog."C",
    token text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    verified_at text COLLATE pg_catalog."C",
    checked_at text COLLATE pg_catalog."C",
    failures bigint DEFAULT '0'::bigint NOT NULL,
    failing_since text COLLATE pg_catalog."C"
);
CREATE TABLE digests (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    week text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE events (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    seq bigint DEFAULT '0'::bigint NOT NULL,
    name text NOT NULL COLLATE pg_catalog."C",
    payload text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE files (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    type text NOT NULL COLLATE pg_catalog."C",
    size bigint DEFAULT '0'::bigint NOT NULL,
    created_at text NOT NULL COLLATE pg_catalog."C",
    bytes bytea NOT NULL
);
CREATE TABLE form_submissions (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    form_id text NOT NULL COLLATE pg_catalog."C",
    data text DEFAULT '{}'::text NOT NULL COLLATE pg_catalog."C",
    ticket_id text COLLATE pg_catalog."C",
    source text NOT NULL COLLATE pg_catalog."C",
    ip_address text COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    search_text text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE former_subdomains (
    subdomain text NOT NULL COLLATE pg_catalog."C",
    organization_id text NOT NULL COLLATE pg_catalog."C",
    since text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE help_articles (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    title text NOT NULL COLLATE pg_catalog."C",
    content text NOT NULL COLLATE pg_catalog."C",
    text text NOT NULL COLLATE pg_catalog."C",
    slug text NOT NULL COLLATE pg_catalog."C",
    category_id text COLLATE pg_catalog."C",
    is_published smallint DEFAULT '0'::smallint NOT NULL,
    tags text DEFAULT '[]'::text NOT NULL COLLATE pg_catalog."C",
    draft text COLLATE pg_catalog."C",
    author_id text COLLATE pg_catalog."C",
    version bigint DEFAULT '0'::bigint NOT NULL,
    revision bigint DEFAULT '0'::bigint NOT NULL,
    published_at text COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE help_categories (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    description text COLLATE pg_catalog."C",
    slug text NOT NULL COLLATE pg_catalog."C",
    "position" bigint DEFAULT '0'::bigint NOT NULL,
    created_at text NOT NULL COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE help_readers (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    day text NOT NULL COLLATE pg_catalog."C",
    article_id text NOT NULL COLLATE pg_catalog."C",
    reader text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE help_slugs (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    slug text NOT NULL COLLATE pg_catalog."C",
    article_id text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE idempotency_keys (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    caller text NOT NULL COLLATE pg_catalog."C",
    key text NOT NULL COLLATE pg_catalog."C",
    fingerprint text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    status integer,
    body text COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE inbound_mails (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    recipients text DEFAULT '[]'::text NOT NULL COLLATE pg_catalog."C",
    envelope_from text COLLATE pg_catalog."C",
    size bigint DEFAULT '0'::bigint NOT NULL,
    state text NOT NULL COLLATE pg_catalog."C",
    outcome text COLLATE pg_catalog."C",
    error text COLLATE pg_catalog."C",
    sender text COLLATE pg_catalog."C",
    fingerprint text COLLATE pg_catalog."C",
    ticket_id text COLLATE pg_catalog."C",
    attempts integer DEFAULT 0 NOT NULL,
    due_at text COLLATE pg_catalog."C",
    leased_until text COLLATE pg_catalog."C",
    received_at text NOT NULL COLLATE pg_catalog."C",
    done_at text COLLATE pg_catalog."C",
    raw bytea NOT NULL
);
CREATE TABLE invitations (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE pg_catalog."C",
    role text NOT NULL COLLATE pg_catalog."C",
    message text COLLATE pg_catalog."C",
    token_hash text NOT NULL COLLATE pg_catalog."C",
    invited_by text COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    expires_at text NOT NULL COLLATE pg_catalog."C",
    accepted_at text COLLATE pg_catalog."C",
    revoked_at text COLLATE pg_catalog."C"
);
CREATE TABLE mail_health (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    failing_since text COLLATE pg_catalog."C",
    told_at text COLLATE pg_catalog."C"
);
CREATE TABLE memberships (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    role text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    availability text DEFAULT 'online'::text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE migrations (
    name text NOT NULL,
    applied_at text NOT NULL
);
CREATE TABLE notifications (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    seq bigint DEFAULT '0'::bigint NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    type text NOT NULL COLLATE pg_catalog."C",
    title text NOT NULL COLLATE pg_catalog."C",
    message text NOT NULL COLLATE pg_catalog."C",
    is_read smallint DEFAULT '0'::smallint NOT NULL,
    action_url text COLLATE pg_catalog."C",
    action_text text COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    mail_due_at text COLLATE pg_catalog."C"
);
CREATE TABLE organizations (
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    subdomain text NOT NULL COLLATE pg_catalog."C",
    logo_url text COLLATE pg_catalog."C",
    primary_color text COLLATE pg_catalog."C",
    email_from text COLLATE pg_catalog."C",
    timezone text DEFAULT 'UTC'::text NOT NULL COLLATE pg_catalog."C",
    ticket_prefix text DEFAULT 'TK'::text NOT NULL COLLATE pg_catalog."C",
    auto_assignment smallint DEFAULT '0'::smallint NOT NULL,
    settings text DEFAULT '{}'::text NOT NULL COLLATE pg_catalog."C",
    seq bigint DEFAULT '0'::bigint NOT NULL,
    version bigint DEFAULT '0'::bigint NOT NULL,
    created_at text NOT NULL COLLATE pg_catalog."C",
    email_provider text DEFAULT 'helpdesk'::text NOT NULL COLLATE pg_catalog."C",
    smtp text COLLATE pg_catalog."C",
    smtp_password_sealed text COLLATE pg_catalog."C",
    google_workspace_email text COLLATE pg_catalog."C",
    api_key_enabled smallint DEFAULT '0'::smallint NOT NULL,
    api_key_id text COLLATE pg_catalog."C",
    webhook_id text COLLATE pg_catalog."C"
);
CREATE TABLE outbox (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    seq bigint DEFAULT '0'::bigint NOT NULL,
    listener text NOT NULL COLLATE pg_catalog."C",
    due_at text COLLATE pg_catalog."C",
    leased_until text COLLATE pg_catalog."C",
    attempts integer DEFAULT 0 NOT NULL,
    last_error text COLLATE pg_catalog."C",
    done_at text COLLATE pg_catalog."C"
);
CREATE TABLE password_resets (
    id text NOT NULL COLLATE pg_catalog."C",
    user_id text COLLATE pg_catalog."C",
    token_hash text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    expires_at text NOT NULL COLLATE pg_catalog."C",
    used_at text COLLATE pg_catalog."C"
);
CREATE TABLE search_documents (
    number integer NOT NULL,
    organization_id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    target_id text NOT NULL COLLATE pg_catalog."C",
    text text COLLATE pg_catalog."C",
    tokens tsvector NOT NULL
)
WITH (toast_tuple_target='512');
ALTER TABLE ONLY search_documents ALTER COLUMN text SET STORAGE MAIN;
ALTER TABLE ONLY search_documents ALTER COLUMN tokens SET STORAGE EXTERNAL;
CREATE SEQUENCE search_documents_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE search_documents_number_seq OWNED BY search_documents.number;
CREATE TABLE sessions (
    token_hash text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    last_used_at text NOT NULL COLLATE pg_catalog."C",
    expires_at text NOT NULL COLLATE pg_catalog."C",
    organization_id text COLLATE pg_catalog."C"
);
CREATE TABLE socket_tickets (
    token_hash text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    organization_id text NOT NULL COLLATE pg_catalog."C",
    expires_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE ticket_access (
    token_hash text NOT NULL COLLATE pg_catalog."C",
    organization_id text NOT NULL COLLATE pg_catalog."C",
    ticket_id text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    last_used_at text NOT NULL COLLATE pg_catalog."C",
    expires_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE ticket_activity (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    ticket_id text NOT NULL COLLATE pg_catalog."C",
    actor_user_id text COLLATE pg_catalog."C",
    actor_type text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    from_value text COLLATE pg_catalog."C",
    to_value text COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE ticket_messages (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    ticket_id text NOT NULL COLLATE pg_catalog."C",
    author_type text NOT NULL COLLATE pg_catalog."C",
    visibility text NOT NULL COLLATE pg_catalog."C",
    user_id text COLLATE pg_catalog."C",
    author_name text COLLATE pg_catalog."C",
    author_email text COLLATE pg_catalog."C",
    body text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    mail_id text COLLATE pg_catalog."C"
);
CREATE TABLE tickets (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    number text NOT NULL COLLATE pg_catalog."C",
    subject text NOT NULL COLLATE pg_catalog."C",
    description text NOT NULL COLLATE pg_catalog."C",
    status text NOT NULL COLLATE pg_catalog."C",
    priority text NOT NULL COLLATE pg_catalog."C",
    customer_name text COLLATE pg_catalog."C",
    customer_email text COLLATE pg_catalog."C",
    customer_user_id text COLLATE pg_catalog."C",
    assigned_agent_id text COLLATE pg_catalog."C",
    source text NOT NULL COLLATE pg_catalog."C",
    follow_up_of text COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C",
    opened_by text DEFAULT 'customer'::text NOT NULL COLLATE pg_catalog."C",
    first_response_at text COLLATE pg_catalog."C",
    first_responder_id text COLLATE pg_catalog."C",
    first_response_ms bigint,
    assigned_at text COLLATE pg_catalog."C",
    resolved_at text COLLATE pg_catalog."C",
    resolved_by text COLLATE pg_catalog."C",
    urgency integer GENERATED ALWAYS AS (
CASE priority
    WHEN 'urgent'::text THEN 3
    WHEN 'high'::text THEN 2
    WHEN 'normal'::text THEN 1
    ELSE 0
END) STORED,
    mail_id text COLLATE pg_catalog."C",
    form_id text COLLATE pg_catalog."C",
    resolution_ms bigint GENERATED ALWAYS AS (round(((EXTRACT(epoch FROM make_timestamp((substr(resolved_at, 1, 4))::integer, (substr(resolved_at, 6, 2))::integer, (substr(resolved_at, 9, 2))::integer, (substr(resolved_at, 12, 2))::integer, (substr(resolved_at, 15, 2))::integer, (substr(resolved_at, 18, 6))::double precision)) - EXTRACT(epoch FROM make_timestamp((substr(created_at, 1, 4))::integer, (substr(created_at, 6, 2))::integer, (substr(created_at, 9, 2))::integer, (substr(created_at, 12, 2))::integer, (substr(created_at, 15, 2))::integer, (substr(created_at, 18, 6))::double precision))) * (1000)::numeric))) STORED
);
CREATE TABLE users (
    id text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE pg_catalog."C",
    first_name text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    last_name text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    password_hash text COLLATE pg_catalog."C",
    profile_image_url text COLLATE pg_catalog."C",
    notification_preferences text DEFAULT '{}'::text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE webhook_deliveries (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    webhook_id text NOT NULL COLLATE pg_catalog."C",
    seq bigint DEFAULT '0'::bigint NOT NULL,
    type text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    attempts integer DEFAULT 0 NOT NULL,
    due_at text COLLATE pg_catalog."C",
    leased_until text COLLATE pg_catalog."C",
    last_status integer,
    duration_ms integer,
    error text COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    delivered_at text COLLATE pg_catalog."C"
);
CREATE TABLE webhook_health (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    webhook_id text NOT NULL COLLATE pg_catalog."C",
    told_until bigint DEFAULT '0'::bigint NOT NULL,
    failures bigint DEFAULT '0'::bigint NOT NULL,
    resting_until text COLLATE pg_catalog."C",
    last_triggered_at text COLLATE pg_catalog."C",
    last_success_at text COLLATE pg_catalog."C",
    last_failure_at text COLLATE pg_catalog."C"
);
CREATE TABLE webhooks (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    url text NOT NULL COLLATE pg_catalog."C",
    event_names text DEFAULT '[]'::text NOT NULL COLLATE pg_catalog."C",
    is_active smallint DEFAULT '1'::smallint NOT NULL,
    secret text NOT NULL COLLATE pg_catalog."C",
    previous_secret text COLLATE pg_catalog."C",
    previous_until text COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C"
);
ALTER TABLE ONLY search_documents ALTER COLUMN number SET DEFAULT nextval('search_documents_number_seq'::regclass);
INSERT INTO chat_access VALUES ('TVq6sys8JOMIBFt310siHuK0TcasB7al9S3sd34mFZA', 'Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur8vcOMCL3AL9kCPfDQe5d5lxo7E', '2025-12-22T11:18:49.781Z');
INSERT INTO chat_attendance VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur71pAgJNGV7C01kZWOq78Xnmd8G', '2025-11-22T11:18:48.878Z');
INSERT INTO chat_messages VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur8vcOMCL3AL9kCPfDQe5d5lxo7E', 1, 'Wcur8wiWhOyYxnQuiqo4A9ZeW5Mq83', NULL, 'bot', NULL, 'Assistant', 'Hi! Welcome to acme canaryWcur6wHQ7ereeKO3RVOGKi2MzPfYvY. How can we help you today?', '2025-11-22T11:18:49.181Z');
INSERT INTO chat_messages VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur8vcOMCL3AL9kCPfDQe5d5lxo7E', 2, 'Wcur8wpkSPyu46pNGeUmyCtF8HHmLe', NULL, 'customer', NULL, 'Vera Visitor', 'Is anybody there?', '2025-11-22T11:18:49.188Z');
INSERT INTO chat_messages VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur8vcOMCL3AL9kCPfDQe5d5lxo7E', 3, 'Wcur9OmuX8i1BDtYp50IDa3QgtnbFl', 'release-1', 'agent', 'Wcur71pAgJNGV7C01kZWOq78Xnmd8G', 'agent canaryWcur6wHQ7ereeKO3RVOGKi2MzPfYvY', 'Good morning!', '2025-11-22T11:18:50.867Z');
INSERT INTO chat_sessions VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur8vcOMCL3AL9kCPfDQe5d5lxo7E', 'active', 0, 'Wcur8vcPEqXsr7wWDoMRRpbg1gzzzL', 'Vera Visitor', 'vera@visitor.example', 0, 'Wcur71pAgJNGV7C01kZWOq78Xnmd8G', NULL, NULL, '2025-11-22T11:18:49.115Z', '2025-11-22T11:18:49.277Z', '2025-11-22T11:18:50.202Z', NULL, '2025-11-22T11:18:50.867Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 3, 1, 0, 0, 0, 0);
INSERT INTO chatbot_queries VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur8pLEDRphFfMRDe0XjwsbRyXW9p', 'When do you roast?', 'On Mondays.', '["roast"]', 'general', 'medium', 1, 0, 1, 'when do you roast?
on mondays.
general
roast', '2025-11-22T11:18:48.738Z', '2025-11-22T11:18:48.738Z');
INSERT INTO contact_forms VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur74WOdWsDVqZVecD99dhJo4kedM', 'Main Contact Form', 'Contact us', 'Tell us what we can do for you.', '[{"id":"Wcur74VMP6hZGLa1Hn4Si2ifJYxpM7","name":"name","label":"Name","type":"text","required":true,"placeholder":"Your name"},{"id":"Wcur74VNVjVDxesxlzLReGvht7z4w2","name":"email","label":"Email","type":"email","required":true,"placeholder":"you@example.com"},{"id":"Wcur74VOOnOMGaBIEMkAdvwd833rn6","name":"subject","label":"Subject","type":"text","required":true},{"id":"Wcur74VPb08CiN9SH1mzHjPdphZNzO","name":"message","label":"Message","type":"textarea","required":true}]', '{}', 1, 1, '2025-11-22T11:18:42.202Z', '2025-11-22T11:18:42.202Z');
INSERT INTO counters VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'assigned.2025-11-22.Wcur71pAgJNGV7C01kZWOq78Xnmd8G', 1);
INSERT INTO counters VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'answered.2025-11-22.0.Wcur71pAgJNGV7C01kZWOq78Xnmd8G', 1);
INSERT INTO counters VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'tickets.in_progress', 0);
INSERT INTO counters VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'tickets.resolved', 1);
INSERT INTO counters VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'load.Wcur71pAgJNGV7C01kZWOq78Xnmd8G', 0);
INSERT INTO counters VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'resolved.2025-11-22.Wcur71pAgJNGV7C01kZWOq78Xnmd8G', 1);
INSERT INTO counters VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'ticket.2026', 4);
INSERT INTO counters VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'tickets.open', 2);
INSERT INTO counters VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'opened.2025-11-22', 2);
INSERT INTO counters VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'form.Wcur74WOdWsDVqZVecD99dhJo4kedM', 1);
INSERT INTO counters VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'forms.2025-11-22.Wcur74WOdWsDVqZVecD99dhJo4kedM.submitted', 1);
INSERT INTO counters VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'help.revision', 1);
INSERT INTO counters VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'chatbot.revision', 1);
INSERT INTO counters VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'chats.waiting', 0);
INSERT INTO counters VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'chats.active', 1);
INSERT INTO events VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 1, 'ticket.created', '{"ticket":{"id":"Wcur7ociFAFLtCsZPKkKj9KyDnsZc0","ticketNumber":"TK-2026-000001","subject":"The kettle leaks","description":"Since Monday.","status":"open","priority":"normal","customerName":"Vera Visitor","customerEmail":"vera@acme.example","assignedAgentId":null,"createdAt":"2025-11-22T11:18:44.971Z","updatedAt":"2025-11-22T11:18:44.971Z"},"actor":{"type":"customer","userId":null,"name":null}}', '2025-11-22T11:18:45.107Z');
INSERT INTO events VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 2, 'ticket.updated', '{"ticket":{"id":"Wcur7ociFAFLtCsZPKkKj9KyDnsZc0","ticketNumber":"TK-2026-000001","subject":"The kettle leaks","description":"Since Monday.","status":"in_progress","priority":"high","customerName":"Vera Visitor","customerEmail":"vera@acme.example","assignedAgentId":"Wcur71pAgJNGV7C01kZWOq78Xnmd8G","createdAt":"2025-11-22T11:18:44.971Z","updatedAt":"2025-11-22T11:18:45.222Z"},"actor":{"type":"staff","userId":"Wcur6zuSThbujYHe1mmkfCcRlTOOOy","name":"admin canaryWcur6wHQ7ereeKO3RVOGKi2MzPfYvY"},"changes":{"assignedAgentId":{"from":null,"to":"Wcur71pAgJNGV7C01kZWOq78Xnmd8G"},"status":{"from":"open","to":"in_progress"},"priority":{"from":"normal","to":"high"}}}', '2025-11-22T11:18:45.378Z');
INSERT INTO events VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 3, 'ticket.assigned', '{"ticket":{"id":"Wcur7ociFAFLtCsZPKkKj9KyDnsZc0","ticketNumber":"TK-2026-000001","subject":"The kettle leaks","description":"Since Monday.","status":"in_progress","priority":"high","customerName":"Vera Visitor","customerEmail":"vera@acme.example","assignedAgentId":"Wcur71pAgJNGV7C01kZWOq78Xnmd8G","createdAt":"2025-11-22T11:18:44.971Z","updatedAt":"2025-11-22T11:18:45.222Z"},"actor":{"type":"staff","userId":"Wcur6zuSThbujYHe1mmkfCcRlTOOOy","name":"admin canaryWcur6wHQ7ereeKO3RVOGKi2MzPfYvY"},"previousAgentId":null}', '2025-11-22T11:18:45.378Z');
INSERT INTO events VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 4, 'ticket.replied', '{"ticket":{"id":"Wcur7ociFAFLtCsZPKkKj9KyDnsZc0","ticketNumber":"TK-2026-000001","subject":"The kettle leaks","description":"Since Monday.","status":"in_progress","priority":"high","customerName":"Vera Visitor","customerEmail":"vera@acme.example","assignedAgentId":"Wcur71pAgJNGV7C01kZWOq78Xnmd8G","createdAt":"2025-11-22T11:18:44.971Z","updatedAt":"2025-11-22T11:18:45.734Z"},"actor":{"type":"staff","userId":"Wcur71pAgJNGV7C01kZWOq78Xnmd8G","name":"agent canaryWcur6wHQ7ereeKO3RVOGKi2MzPfYvY"},"messageId":"Wcur81KKUsB3qRmsI7AZPHprE1k7ny","visibility":"public","reopened":false}', '2025-11-22T11:18:45.747Z');
INSERT INTO events VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 5, 'ticket.replied', '{"ticket":{"id":"Wcur7ociFAFLtCsZPKkKj9KyDnsZc0","ticketNumber":"TK-2026-000001","subject":"The kettle leaks","description":"Since Monday.","status":"in_progress","priority":"high","customerName":"Vera Visitor","customerEmail":"vera@acme.example","assignedAgentId":"Wcur71pAgJNGV7C01kZWOq78Xnmd8G","createdAt":"2025-11-22T11:18:44.971Z","updatedAt":"2025-11-22T11:18:45.984Z"},"actor":{"type":"staff","userId":"Wcur71pAgJNGV7C01kZWOq78Xnmd8G","name":"agent canaryWcur6wHQ7ereeKO3RVOGKi2MzPfYvY"},"messageId":"Wcur85UOb1QILxYuKRHhDjhD5CBLem","visibility":"internal","reopened":false}', '2025-11-22T11:18:45.996Z');
INSERT INTO events VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 6, 'ticket.updated', '{"ticket":{"id":"Wcur7ociFAFLtCsZPKkKj9KyDnsZc0","ticketNumber":"TK-2026-000001","subject":"The kettle leaks","description":"Since Monday.","status":"resolved","priority":"high","customerName":"Vera Visitor","customerEmail":"vera@acme.example","assignedAgentId":"Wcur71pAgJNGV7C01kZWOq78Xnmd8G","createdAt":"2025-11-22T11:18:44.971Z","updatedAt":"2025-11-22T11:18:46.168Z"},"actor":{"type":"staff","userId":"Wcur6zuSThbujYHe1mmkfCcRlTOOOy","name":"admin canaryWcur6wHQ7ereeKO3RVOGKi2MzPfYvY"},"changes":{"status":{"from":"in_progress","to":"resolved"}}}', '2025-11-22T11:18:46.202Z');
INSERT INTO events VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 7, 'ticket.resolved', '{"ticket":{"id":"Wcur7ociFAFLtCsZPKkKj9KyDnsZc0","ticketNumber":"TK-2026-000001","subject":"The kettle leaks","description":"Since Monday.","status":"resolved","priority":"high","customerName":"Vera Visitor","customerEmail":"vera@acme.example","assignedAgentId":"Wcur71pAgJNGV7C01kZWOq78Xnmd8G","createdAt":"2025-11-22T11:18:44.971Z","updatedAt":"2025-11-22T11:18:46.168Z"},"actor":{"type":"staff","userId":"Wcur6zuSThbujYHe1mmkfCcRlTOOOy","name":"admin canaryWcur6wHQ7ereeKO3RVOGKi2MzPfYvY"}}', '2025-11-22T11:18:46.202Z');
INSERT INTO events VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 8, 'ticket.created', '{"ticket":{"id":"Wcur89ketIZFhh2zLfV6VQrIVOeMXJ","ticketNumber":"TK-2026-000002","subject":"Which grind for a moka pot?","description":"Mine tastes bitter.","status":"open","priority":"normal","customerName":"customer canaryWcur6wHQ7ereeKO3RVOGKi2MzPfYvY","customerEmail":"customer@acme.test","assignedAgentId":null,"createdAt":"2025-11-22T11:18:46.240Z","updatedAt":"2025-11-22T11:18:46.240Z"},"actor":{"type":"customer","userId":"Wcur72I49xl7FwZmXq5F1iqybU1ekO","name":"customer canaryWcur6wHQ7ereeKO3RVOGKi2MzPfYvY"}}', '2025-11-22T11:18:46.368Z');
INSERT INTO events VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 9, 'ticket.replied', '{"ticket":{"id":"Wcur89ketIZFhh2zLfV6VQrIVOeMXJ","ticketNumber":"TK-2026-000002","subject":"Which grind for a moka pot?","description":"Mine tastes bitter.","status":"open","priority":"normal","customerName":"customer canaryWcur6wHQ7ereeKO3RVOGKi2MzPfYvY","customerEmail":"customer@acme.test","assignedAgentId":null,"createdAt":"2025-11-22T11:18:46.240Z","updatedAt":"2025-11-22T11:18:46.832Z"},"actor":{"type":"customer","userId":"Wcur72I49xl7FwZmXq5F1iqybU1ekO","name":"customer canaryWcur6wHQ7ereeKO3RVOGKi2MzPfYvY"},"messageId":"Wcur8JbkgmTPLHPuUXHkEH7O2q19n5","visibility":"public","reopened":false}', '2025-11-22T11:18:46.876Z');
INSERT INTO events VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 10, 'ticket.created', '{"ticket":{"id":"Wcur8L8iAUP6zmsaiOsPppcbZ2cGJP","ticketNumber":"TK-2026-000003","subject":"Sent twice","description":"It does not boil. canaryWcur6wHQ7ereeKO3RVOGKi2MzPfYvY","status":"open","priority":"normal","customerName":"Vera Visitor","customerEmail":"vera@acme.example","assignedAgentId":null,"createdAt":"2025-11-22T11:18:46.924Z","updatedAt":"2025-11-22T11:18:46.924Z"},"actor":{"type":"customer","userId":null,"name":null}}', '2025-11-22T11:18:46.968Z');
INSERT INTO events VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 11, 'ticket.deleted', '{"ticket":{"id":"Wcur8L8iAUP6zmsaiOsPppcbZ2cGJP","ticketNumber":"TK-2026-000003","subject":"Sent twice"},"actor":{"type":"staff","userId":"Wcur6zuSThbujYHe1mmkfCcRlTOOOy","name":"admin canaryWcur6wHQ7ereeKO3RVOGKi2MzPfYvY"}}', '2025-11-22T11:18:47.017Z');
INSERT INTO events VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 12, 'ticket.created', '{"ticket":{"id":"Wcur8QHgjyhN5U0AngyhkpBJzAR2ky","ticketNumber":"TK-2026-000004","subject":"Opening hours","description":"Are you open on Sunday?","status":"open","priority":"normal","customerName":"Ada","customerEmail":"ada@visitor.example","assignedAgentId":null,"createdAt":"2025-11-22T11:18:47.233Z","updatedAt":"2025-11-22T11:18:47.233Z"},"actor":{"type":"customer","userId":null,"name":"Ada"}}', '2025-11-22T11:18:47.301Z');
INSERT INTO events VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 13, 'contact_form.submitted', '{"formId":"Wcur74WOdWsDVqZVecD99dhJo4kedM","submissionId":"Wcur8QGer9Ctc9tmMqGDVKlXx8egqG","ticketId":"Wcur8QHgjyhN5U0AngyhkpBJzAR2ky"}', '2025-11-22T11:18:47.874Z');
INSERT INTO events VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 14, 'article.created', '{"article":{"id":"Wcur8kNcAlq1HBrO6OHrvF3S5bKp7a","title":"Descale a kettle","slug":"descale-a-kettle","isPublished":true},"actor":{"type":"staff","userId":"Wcur6zuSThbujYHe1mmkfCcRlTOOOy","name":"admin canaryWcur6wHQ7ereeKO3RVOGKi2MzPfYvY"}}', '2025-11-22T11:18:48.442Z');
INSERT INTO events VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 15, 'chatbot.changed', '{"queryIds":["Wcur8pLEDRphFfMRDe0XjwsbRyXW9p"]}', '2025-11-22T11:18:48.764Z');
INSERT INTO events VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 16, 'chat.started', '{"session":{"id":"Wcur8vcOMCL3AL9kCPfDQe5d5lxo7E","status":"active","withBot":true,"customerName":"Vera Visitor","customerEmail":"vera@visitor.example","isVerified":false,"startedAt":"2025-11-22T11:18:49.115Z","requestedAt":null,"acceptedAt":null,"closedAt":null,"updatedAt":"2025-11-22T11:18:49.115Z","agentId":null,"agent":null,"offeredTo":null,"rating":null,"ratingComment":null,"pageUrl":null,"ticketId":null,"ticketNumber":null,"lastSeq":0,"unread":0,"marks":{"customerDelivered":0,"customerRead":0,"staffDelivered":0,"staffRead":0}}}', '2025-11-22T11:18:49.153Z');
INSERT INTO events VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 17, 'chat.message', '{"session":{"id":"Wcur8vcOMCL3AL9kCPfDQe5d5lxo7E","status":"active","withBot":true,"agentId":null,"unread":0},"message":{"id":"Wcur8wiWhOyYxnQuiqo4A9ZeW5Mq83","sessionId":"Wcur8vcOMCL3AL9kCPfDQe5d5lxo7E","seq":1,"userId":null,"senderType":"bot","senderName":"Assistant","message":"Hi! Welcome to acme canaryWcur6wHQ7ereeKO3RVOGKi2MzPfYvY. How can we help you today?","createdAt":"2025-11-22T11:18:49.181Z","clientId":null}}', '2025-11-22T11:18:49.188Z');
INSERT INTO events VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 18, 'chat.message', '{"session":{"id":"Wcur8vcOMCL3AL9kCPfDQe5d5lxo7E","status":"active","withBot":true,"agentId":null,"unread":1},"message":{"id":"Wcur8wpkSPyu46pNGeUmyCtF8HHmLe","sessionId":"Wcur8vcOMCL3AL9kCPfDQe5d5lxo7E","seq":2,"userId":null,"senderType":"customer","senderName":"Vera Visitor","message":"Is anybody there?","createdAt":"2025-11-22T11:18:49.188Z","clientId":null}}', '2025-11-22T11:18:49.198Z');
INSERT INTO events VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 19, 'chat.waiting', '{"session":{"id":"Wcur8vcOMCL3AL9kCPfDQe5d5lxo7E","status":"waiting","withBot":false,"customerName":"Vera Visitor","customerEmail":"vera@visitor.example","isVerified":false,"startedAt":"2025-11-22T11:18:49.115Z","requestedAt":"2025-11-22T11:18:49.277Z","acceptedAt":null,"closedAt":null,"updatedAt":"2025-11-22T11:18:49.277Z","agentId":null,"agent":null,"offeredTo":null,"rating":null,"ratingComment":null,"pageUrl":null,"ticketId":null,"ticketNumber":null,"lastSeq":2,"unread":1,"marks":{"customerDelivered":0,"customerRead":0,"staffDelivered":0,"staffRead":0}}}', '2025-11-22T11:18:49.468Z');
INSERT INTO events VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 20, 'chat.offered', '{"session":{"id":"Wcur8vcOMCL3AL9kCPfDQe5d5lxo7E","status":"waiting","withBot":false,"customerName":"Vera Visitor","customerEmail":"vera@visitor.example","isVerified":false,"startedAt":"2025-11-22T11:18:49.115Z","requestedAt":"2025-11-22T11:18:49.277Z","acceptedAt":null,"closedAt":null,"updatedAt":"2025-11-22T11:18:49.277Z","agentId":null,"agent":null,"offeredTo":"Wcur71pAgJNGV7C01kZWOq78Xnmd8G","rating":null,"ratingComment":null,"pageUrl":null,"ticketId":null,"ticketNumber":null,"lastSeq":2,"unread":1,"marks":{"customerDelivered":0,"customerRead":0,"staffDelivered":0,"staffRead":0}}}', '2025-11-22T11:18:49.781Z');
INSERT INTO events VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 21, 'chat.accepted', '{"session":{"id":"Wcur8vcOMCL3AL9kCPfDQe5d5lxo7E","status":"active","withBot":false,"customerName":"Vera Visitor","customerEmail":"vera@visitor.example","isVerified":false,"startedAt":"2025-11-22T11:18:49.115Z","requestedAt":"2025-11-22T11:18:49.277Z","acceptedAt":"2025-11-22T11:18:50.202Z","closedAt":null,"updatedAt":"2025-11-22T11:18:50.202Z","agentId":"Wcur71pAgJNGV7C01kZWOq78Xnmd8G","agent":{"userId":"Wcur71pAgJNGV7C01kZWOq78Xnmd8G","name":"agent canaryWcur6wHQ7ereeKO3RVOGKi2MzPfYvY"},"offeredTo":null,"rating":null,"ratingComment":null,"pageUrl":null,"ticketId":null,"ticketNumber":null,"lastSeq":2,"unread":1,"marks":{"customerDelivered":0,"customerRead":0,"staffDelivered":0,"staffRead":0}},"actor":{"type":"staff","userId":"Wcur71pAgJNGV7C01kZWOq78Xnmd8G","name":"agent canaryWcur6wHQ7ereeKO3RVOGKi2MzPfYvY"}}', '2025-11-22T11:18:50.208Z');
INSERT INTO events VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 22, 'chat.message', '{"session":{"id":"Wcur8vcOMCL3AL9kCPfDQe5d5lxo7E","status":"active","withBot":false,"agentId":"Wcur71pAgJNGV7C01kZWOq78Xnmd8G","unread":1},"message":{"id":"Wcur9OmuX8i1BDtYp50IDa3QgtnbFl","sessionId":"Wcur8vcOMCL3AL9kCPfDQe5d5lxo7E","seq":3,"userId":"Wcur71pAgJNGV7C01kZWOq78Xnmd8G","senderType":"agent","senderName":"agent canaryWcur6wHQ7ereeKO3RVOGKi2MzPfYvY","message":"Good morning!","createdAt":"2025-11-22T11:18:50.867Z","clientId":"release-1"}}', '2025-11-22T11:18:51.032Z');
INSERT INTO events VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 23, 'invitation.created', '{"invitationId":"Wcur9UbAqVKZVEobEvaVIegNjiaZAb","email":"new@acme.test","role":"agent","actor":{"type":"staff","userId":"Wcur6zuSThbujYHe1mmkfCcRlTOOOy","name":"admin canaryWcur6wHQ7ereeKO3RVOGKi2MzPfYvY"}}', '2025-11-22T11:18:51.230Z');
INSERT INTO form_submissions VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur8QGer9Ctc9tmMqGDVKlXx8egqG', 'Wcur74WOdWsDVqZVecD99dhJo4kedM', '{"name":"Ada","email":"ada@visitor.example","subject":"Opening hours","message":"Are you open on Sunday?"}', 'Wcur8QHgjyhN5U0AngyhkpBJzAR2ky', 'widget', NULL, '2025-11-22T11:18:47.301Z', 'ada
ada@visitor.example
opening hours
are you open on sunday?');
INSERT INTO help_articles VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur8kNcAlq1HBrO6OHrvF3S5bKp7a', 'Descale a kettle', '<p>Use vinegar.</p>', 'Use vinegar.', 'descale-a-kettle', 'Wcur8eCehWmlykfjyzl1HUVNieGkt8', 1, '["kettle"]', NULL, 'Wcur6zuSThbujYHe1mmkfCcRlTOOOy', 1, 1, '2025-11-22T11:18:48.440Z', '2025-11-22T11:18:48.440Z', '2025-11-22T11:18:48.440Z');
INSERT INTO help_categories VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur8eCehWmlykfjyzl1HUVNieGkt8', 'Brewing', 'How to brew', 'brewing', 0, '2025-11-22T11:18:48.069Z', '2025-11-22T11:18:48.069Z');
INSERT INTO invitations VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur9UbAqVKZVEobEvaVIegNjiaZAb', 'new@acme.test', 'agent', NULL, 'R6LK_OFETWxd6RMYyRVvmbYLOJuEZEHn-35Atl-t_4M', 'Wcur6zuSThbujYHe1mmkfCcRlTOOOy', '2025-11-22T11:18:51.216Z', '2025-11-29T11:18:51.216Z', NULL, NULL);
INSERT INTO memberships VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur70AyO33TjsUM4Wn3MixSuywtib', 'Wcur6zuSThbujYHe1mmkfCcRlTOOOy', 'admin', '2025-11-22T11:18:41.941Z', 'online');
INSERT INTO memberships VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur720WbeoSYnosYmXxACoisdHds8', 'Wcur71pAgJNGV7C01kZWOq78Xnmd8G', 'agent', '2025-11-22T11:18:42.051Z', 'online');
INSERT INTO memberships VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur74PAzs6DmAIP78PVsCaa63N9Px', 'Wcur72I49xl7FwZmXq5F1iqybU1ekO', 'customer', '2025-11-22T11:18:42.195Z', 'online');
INSERT INTO migrations VALUES ('0001-accounts', '2025-11-22T11:18:35.752Z');
INSERT INTO migrations VALUES ('0002-sign-in', '2025-11-22T11:18:35.949Z');
INSERT INTO migrations VALUES ('0003-tickets', '2025-11-22T11:18:36.936Z');
INSERT INTO migrations VALUES ('0004-forms', '2025-11-22T11:18:37.113Z');
INSERT INTO migrations VALUES ('0005-events', '2025-11-22T11:18:37.431Z');
INSERT INTO migrations VALUES ('0006-staff', '2025-11-22T11:18:37.807Z');
INSERT INTO migrations VALUES ('0007-ticket-order', '2025-11-22T11:18:37.934Z');
INSERT INTO migrations VALUES ('0008-search', '2025-11-22T11:18:38.218Z');
INSERT INTO migrations VALUES ('0009-form-figures', '2025-11-22T11:18:38.454Z');
INSERT INTO migrations VALUES ('0010-chat', '2025-11-22T11:18:38.963Z');
INSERT INTO migrations VALUES ('0011-help', '2025-11-22T11:18:39.442Z');
INSERT INTO migrations VALUES ('0012-chatbot', '2025-11-22T11:18:39.721Z');
INSERT INTO migrations VALUES ('0013-for-programs', '2025-11-22T11:18:40.243Z');
INSERT INTO migrations VALUES ('0016-answers-by-day', '2025-11-22T11:18:40.281Z');
INSERT INTO migrations VALUES ('0017-notifications', '2025-11-22T11:18:40.416Z');
INSERT INTO migrations VALUES ('0018-settings', '2025-11-22T11:18:40.513Z');
INSERT INTO migrations VALUES ('0019-former-subdomains', '2025-11-22T11:18:40.765Z');
INSERT INTO migrations VALUES ('0020-custom-domains', '2025-11-22T11:18:40.865Z');
INSERT INTO migrations VALUES ('0021-mail-out', '2025-11-22T11:18:40.978Z');
INSERT INTO migrations VALUES ('0024-domain-sessions', '2025-11-22T11:18:40.997Z');
INSERT INTO migrations VALUES ('0022-mail-in', '2025-11-22T11:18:41.091Z');
INSERT INTO migrations VALUES ('0023-metrics', '2025-11-22T11:18:41.355Z');
INSERT INTO organizations VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'acme canaryWcur6wHQ7ereeKO3RVOGKi2MzPfYvY', 'acme', NULL, NULL, NULL, 'UTC', 'TK', 0, '{}', 23, 19, '2025-11-22T11:18:41.890Z', 'helpdesk', NULL, NULL, NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur7qu8MH43FhRn5Vz8PHEVz5w9PF', 1, 'mail', '2025-11-22T11:18:45.107Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur7qu9yAyaVUblpwBi0bIZ8J9AVI', 1, 'notifications', '2025-11-22T11:18:45.107Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur7vPsIt6OAwudX1rhXh2ed1shb6', 2, 'notifications', '2025-11-22T11:18:45.378Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur7vQuMfpwI0TrZBbQemDx39QkaN', 3, 'notifications', '2025-11-22T11:18:45.378Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur81aqxC3DqPjtOfHyy6JQ3CyLI8', 4, 'mail', '2025-11-22T11:18:45.747Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur89JovOzSW6MfYFJblktmFmeOPS', 7, 'notifications', '2025-11-22T11:18:46.202Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur8BvskM79O3XdhFRGuEeRDfBivZ', 8, 'mail', '2025-11-22T11:18:46.368Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur8BvtJlK0LHSgUVQJT2mIc01qxH', 8, 'notifications', '2025-11-22T11:18:46.368Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur8KMCULpHkUNkiPKnjhmuFH9G1t', 9, 'notifications', '2025-11-22T11:18:46.876Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur8LwGz5MXWti8TM1ZpD793g0nA3', 10, 'mail', '2025-11-22T11:18:46.968Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur8LwHV9tdGxihyV2G1lhFLeOOcP', 10, 'notifications', '2025-11-22T11:18:46.968Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur8ayOrlSUx0SF0YlNNGL3hJeVPX', 12, 'mail', '2025-11-22T11:18:47.301Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur8ayPinFGRWOHoM9gStlv8cyWDs', 12, 'notifications', '2025-11-22T11:18:47.301Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur8ayQpQO50BaZt27x3j2TJxTGrY', 13, 'mail', '2025-11-22T11:18:47.874Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur971U9t3F4IiFp17XYsDiJJTvBF', 18, 'chat', '2025-11-22T11:18:49.198Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur972WeFtBuduUlFu54DNYtP9eEI', 19, 'notifications', '2025-11-22T11:18:49.468Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur9W52LqLKZ6Bvj4ArpJlW8ToZ1E', 23, 'mail', '2025-11-22T11:18:51.230Z', NULL, 0, NULL, NULL);
INSERT INTO search_documents VALUES (1, 'Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'ticket_heading', 'Wcur7ociFAFLtCsZPKkKj9KyDnsZc0', 'tk-2026-000001
the kettle leaks
vera visitor
vera@acme.example', '''lxoyyh000001'' ''lxoyyh1'' ''lxoyyh2026'' ''lxoyyhacme'' ''lxoyyhexample'' ''lxoyyhkettle'' ''lxoyyhleaks'' ''lxoyyhthe'' ''lxoyyhtk'' ''lxoyyhvera'' ''lxoyyhvisitor'' ''lxoyyh·0'' ''lxoyyh·00'' ''lxoyyh·000'' ''lxoyyh·1'' ''lxoyyh·2'' ''lxoyyh·20'' ''lxoyyh·202'' ''lxoyyh·a'' ''lxoyyh·ac'' ''lxoyyh·acm'' ''lxoyyh·e'' ''lxoyyh·ex'' ''lxoyyh·exa'' ''lxoyyh·k'' ''lxoyyh·ke'' ''lxoyyh·ket'' ''lxoyyh·l'' ''lxoyyh·le'' ''lxoyyh·lea'' ''lxoyyh·t'' ''lxoyyh·th'' ''lxoyyh·the'' ''lxoyyh·tk'' ''lxoyyh·v'' ''lxoyyh·ve'' ''lxoyyh·ver'' ''lxoyyh·vi'' ''lxoyyh·vis'' ''lxoyypacme'' ''lxoyypexample'' ''lxoyypvera'' ''lxoyypvisitor'' ''lxoyyp·a'' ''lxoyyp·ac'' ''lxoyyp·acm'' ''lxoyyp·e'' ''lxoyyp·ex'' ''lxoyyp·exa'' ''lxoyyp·v'' ''lxoyyp·ve'' ''lxoyyp·ver'' ''lxoyyp·vi'' ''lxoyyp·vis'' ''lxoyys2d'' ''lxoyys2e'' ''lxoyys40'' ''lxoyyt0'' ''lxoyyt000'' ''lxoyyt001'' ''lxoyyt01·'' ''lxoyyt026'' ''lxoyyt1'' ''lxoyyt1·'' ''lxoyyt2'' ''lxoyyt202'' ''lxoyyt26·'' ''lxoyyt6'' ''lxoyyt6·'' ''lxoyyta'' ''lxoyytacm'' ''lxoyytaks'' ''lxoyytamp'' ''lxoyyta·'' ''lxoyytc'' ''lxoyytcme'' ''lxoyyte'' ''lxoyyteak'' ''lxoyytera'' ''lxoyytett'' ''lxoyytexa'' ''lxoyyte·'' ''lxoyyth'' ''lxoyythe·'' ''lxoyyti'' ''lxoyytisi'' ''lxoyytito'' ''lxoyytk'' ''lxoyytket'' ''lxoyytks·'' ''lxoyytk·'' ''lxoyytl'' ''lxoyytlea'' ''lxoyytle·'' ''lxoyytm'' ''lxoyytme·'' ''lxoyytmpl'' ''lxoyyto'' ''lxoyytor·'' ''lxoyytp'' ''lxoyytple'' ''lxoyytr'' ''lxoyytra·'' ''lxoyytr·'' ''lxoyyts'' ''lxoyytsit'' ''lxoyyts·'' ''lxoyytt'' ''lxoyytthe'' ''lxoyyttk·'' ''lxoyyttle'' ''lxoyyttor'' ''lxoyytttl'' ''lxoyytv'' ''lxoyytver'' ''lxoyytvis'' ''lxoyytx'' ''lxoyytxam''');
INSERT INTO search_documents VALUES (2, 'Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'ticket', 'Wcur7ociFAFLtCsZPKkKj9KyDnsZc0', NULL, '''lxoyyb000001'' ''lxoyyb1'' ''lxoyyb2026'' ''lxoyyba'' ''lxoyybacme'' ''lxoyybexample'' ''lxoyybgasket'' ''lxoyybis'' ''lxoyybits'' ''lxoyybkettle'' ''lxoyybleaks'' ''lxoyybmonday'' ''lxoyybnew'' ''lxoyybon'' ''lxoyybsince'' ''lxoyybthe'' ''lxoyybtk'' ''lxoyybvera'' ''lxoyybvisitor'' ''lxoyybway'' ''lxoyyb·0'' ''lxoyyb·00'' ''lxoyyb·000'' ''lxoyyb·1'' ''lxoyyb·2'' ''lxoyyb·20'' ''lxoyyb·202'' ''lxoyyb·a'' ''lxoyyb·ac'' ''lxoyyb·acm'' ''lxoyyb·e'' ''lxoyyb·ex'' ''lxoyyb·exa'' ''lxoyyb·g'' ''lxoyyb·ga'' ''lxoyyb·gas'' ''lxoyyb·i'' ''lxoyyb·is'' ''lxoyyb·it'' ''lxoyyb·its'' ''lxoyyb·k'' ''lxoyyb·ke'' ''lxoyyb·ket'' ''lxoyyb·l'' ''lxoyyb·le'' ''lxoyyb·lea'' ''lxoyyb·m'' ''lxoyyb·mo'' ''lxoyyb·mon'' ''lxoyyb·n'' ''lxoyyb·ne'' ''lxoyyb·new'' ''lxoyyb·o'' ''lxoyyb·on'' ''lxoyyb·s'' ''lxoyyb·si'' ''lxoyyb·sin'' ''lxoyyb·t'' ''lxoyyb·th'' ''lxoyyb·the'' ''lxoyyb·tk'' ''lxoyyb·v'' ''lxoyyb·ve'' ''lxoyyb·ver'' ''lxoyyb·vi'' ''lxoyyb·vis'' ''lxoyyb·w'' ''lxoyyb·wa'' ''lxoyyb·way'' ''lxoyynone'' ''lxoyynsecond'' ''lxoyynthis'' ''lxoyynweek'' ''lxoyyn·o'' ''lxoyyn·on'' ''lxoyyn·one'' ''lxoyyn·s'' ''lxoyyn·se'' ''lxoyyn·sec'' ''lxoyyn·t'' ''lxoyyn·th'' ''lxoyyn·thi'' ''lxoyyn·w'' ''lxoyyn·we'' ''lxoyyn·wee''');
INSERT INTO search_documents VALUES (5, 'Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'ticket_heading', 'Wcur89ketIZFhh2zLfV6VQrIVOeMXJ', 'tk-2026-000002
which grind for a moka pot?
customer canarywcur6whq7ereeko3rvogki2mzpfyvy
customer@acme.test', '''lxoyyh000002'' ''lxoyyh2'' ''lxoyyh2026'' ''lxoyyha'' ''lxoyyhacme'' ''lxoyyhcanarywcur6whq7ereeko3rvogki2mzpfyvy'' ''lxoyyhcustomer'' ''lxoyyhfor'' ''lxoyyhgrind'' ''lxoyyhmoka'' ''lxoyyhpot'' ''lxoyyhtest'' ''lxoyyhtk'' ''lxoyyhwhich'' ''lxoyyh·0'' ''lxoyyh·00'' ''lxoyyh·000'' ''lxoyyh·2'' ''lxoyyh·20'' ''lxoyyh·202'' ''lxoyyh·a'' ''lxoyyh·ac'' ''lxoyyh·acm'' ''lxoyyh·c'' ''lxoyyh·ca'' ''lxoyyh·can'' ''lxoyyh·cu'' ''lxoyyh·cus'' ''lxoyyh·f'' ''lxoyyh·fo'' ''lxoyyh·for'' ''lxoyyh·g'' ''lxoyyh·gr'' ''lxoyyh·gri'' ''lxoyyh·m'' ''lxoyyh·mo'' ''lxoyyh·mok'' ''lxoyyh·p'' ''lxoyyh·po'' ''lxoyyh·pot'' ''lxoyyh·t'' ''lxoyyh·te'' ''lxoyyh·tes'' ''lxoyyh·tk'' ''lxoyyh·w'' ''lxoyyh·wh'' ''lxoyyh·whi'' ''lxoyypacme'' ''lxoyypcanarywcur6whq7ereeko3rvogki2mzpfyvy'' ''lxoyypcustomer'' ''lxoyyptest'' ''lxoyyp·a'' ''lxoyyp·ac'' ''lxoyyp·acm'' ''lxoyyp·c'' ''lxoyyp·ca'' ''lxoyyp·can'' ''lxoyyp·cu'' ''lxoyyp·cus'' ''lxoyyp·t'' ''lxoyyp·te'' ''lxoyyp·tes'' ''lxoyys2d'' ''lxoyys2e'' ''lxoyys3f'' ''lxoyys40'' ''lxoyyt0'' ''lxoyyt000'' ''lxoyyt002'' ''lxoyyt026'' ''lxoyyt02·'' ''lxoyyt2'' ''lxoyyt202'' ''lxoyyt26·'' ''lxoyyt2mz'' ''lxoyyt2·'' ''lxoyyt3'' ''lxoyyt3rv'' ''lxoyyt6'' ''lxoyyt6wh'' ''lxoyyt6·'' ''lxoyyt7'' ''lxoyyt7er'' ''lxoyyta'' ''lxoyytacm'' ''lxoyytana'' ''lxoyytary'' ''lxoyyta·'' ''lxoyytc'' ''lxoyytcan'' ''lxoyytch·'' ''lxoyytcme'' ''lxoyytcur'' ''lxoyytcus'' ''lxoyytd'' ''lxoyytd·'' ''lxoyyte'' ''lxoyyteek'' ''lxoyyteko'' ''lxoyytere'' ''lxoyyter·'' ''lxoyytest'' ''lxoyyte·'' ''lxoyytf'' ''lxoyytfor'' ''lxoyytfyv'' ''lxoyytg'' ''lxoyytgki'' ''lxoyytgri'' ''lxoyyth'' ''lxoyythic'' ''lxoyythq7'' ''lxoyyth·'' ''lxoyyti'' ''lxoyyti2m'' ''lxoyytich'' ''lxoyytind'' ''lxoyytk'' ''lxoyytka·'' ''lxoyytki2'' ''lxoyytko3'' ''lxoyytk·'' ''lxoyytm'' ''lxoyytmer'' ''lxoyytme·'' ''lxoyytmok'' ''lxoyytmzp'' ''lxoyytn'' ''lxoyytnar'' ''lxoyytnd·'' ''lxoyyto'' ''lxoyyto3r'' ''lxoyytogk'' ''lxoyytoka'' ''lxoyytome'' ''lxoyytor·'' ''lxoyytot·'' ''lxoyytp'' ''lxoyytpfy'' ''lxoyytpot'' ''lxoyytq'' ''lxoyytq7e'' ''lxoyytr'' ''lxoyytr6w'' ''lxoyytree'' ''lxoyytrin'' ''lxoyytrvo'' ''lxoyytryw'' ''lxoyytr·'' ''lxoyyts'' ''lxoyytsto'' ''lxoyytst·'' ''lxoyytt'' ''lxoyyttes'' ''lxoyyttk·'' ''lxoyyttom'' ''lxoyytt·'' ''lxoyytu'' ''lxoyytur6'' ''lxoyytust'' ''lxoyytv'' ''lxoyytvog'' ''lxoyytvy·'' ''lxoyytw'' ''lxoyytwcu'' ''lxoyytwhi'' ''lxoyytwhq'' ''lxoyyty'' ''lxoyytyvy'' ''lxoyytywc'' ''lxoyyty·'' ''lxoyytz'' ''lxoyytzpf'' ''lxoyyuwcur72i49xl7fwzmxq5f1iqybu1eko''');
INSERT INTO search_documents VALUES (6, 'Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'ticket', 'Wcur89ketIZFhh2zLfV6VQrIVOeMXJ', NULL, '''lxoyyb000002'' ''lxoyyb2'' ''lxoyyb2026'' ''lxoyyba'' ''lxoyybacme'' ''lxoyybbitter'' ''lxoyybcanarywcur6whq7ereeko3rvogki2mzpfyvy'' ''lxoyybcustomer'' ''lxoyybfor'' ''lxoyybgrind'' ''lxoyybis'' ''lxoyybit'' ''lxoyybmine'' ''lxoyybmoka'' ''lxoyybone'' ''lxoyybpot'' ''lxoyybsmall'' ''lxoyybtastes'' ''lxoyybtest'' ''lxoyybtk'' ''lxoyybwhich'' ''lxoyyb·0'' ''lxoyyb·00'' ''lxoyyb·000'' ''lxoyyb·2'' ''lxoyyb·20'' ''lxoyyb·202'' ''lxoyyb·a'' ''lxoyyb·ac'' ''lxoyyb·acm'' ''lxoyyb·b'' ''lxoyyb·bi'' ''lxoyyb·bit'' ''lxoyyb·c'' ''lxoyyb·ca'' ''lxoyyb·can'' ''lxoyyb·cu'' ''lxoyyb·cus'' ''lxoyyb·f'' ''lxoyyb·fo'' ''lxoyyb·for'' ''lxoyyb·g'' ''lxoyyb·gr'' ''lxoyyb·gri'' ''lxoyyb·i'' ''lxoyyb·is'' ''lxoyyb·it'' ''lxoyyb·m'' ''lxoyyb·mi'' ''lxoyyb·min'' ''lxoyyb·mo'' ''lxoyyb·mok'' ''lxoyyb·o'' ''lxoyyb·on'' ''lxoyyb·one'' ''lxoyyb·p'' ''lxoyyb·po'' ''lxoyyb·pot'' ''lxoyyb·s'' ''lxoyyb·sm'' ''lxoyyb·sma'' ''lxoyyb·t'' ''lxoyyb·ta'' ''lxoyyb·tas'' ''lxoyyb·te'' ''lxoyyb·tes'' ''lxoyyb·tk'' ''lxoyyb·w'' ''lxoyyb·wh'' ''lxoyyb·whi'' ''lxoyyuwcur72i49xl7fwzmxq5f1iqybu1eko''');
INSERT INTO search_documents VALUES (10, 'Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'ticket_heading', 'Wcur8QHgjyhN5U0AngyhkpBJzAR2ky', 'tk-2026-000004
opening hours
ada
ada@visitor.example', '''lxoyyh000004'' ''lxoyyh2026'' ''lxoyyh4'' ''lxoyyhada'' ''lxoyyhexample'' ''lxoyyhhours'' ''lxoyyhopening'' ''lxoyyhtk'' ''lxoyyhvisitor'' ''lxoyyh·0'' ''lxoyyh·00'' ''lxoyyh·000'' ''lxoyyh·2'' ''lxoyyh·20'' ''lxoyyh·202'' ''lxoyyh·4'' ''lxoyyh·a'' ''lxoyyh·ad'' ''lxoyyh·ada'' ''lxoyyh·e'' ''lxoyyh·ex'' ''lxoyyh·exa'' ''lxoyyh·h'' ''lxoyyh·ho'' ''lxoyyh·hou'' ''lxoyyh·o'' ''lxoyyh·op'' ''lxoyyh·ope'' ''lxoyyh·t'' ''lxoyyh·tk'' ''lxoyyh·v'' ''lxoyyh·vi'' ''lxoyyh·vis'' ''lxoyypada'' ''lxoyypexample'' ''lxoyypvisitor'' ''lxoyyp·a'' ''lxoyyp·ad'' ''lxoyyp·ada'' ''lxoyyp·e'' ''lxoyyp·ex'' ''lxoyyp·exa'' ''lxoyyp·v'' ''lxoyyp·vi'' ''lxoyyp·vis'' ''lxoyys2d'' ''lxoyys2e'' ''lxoyys40'' ''lxoyyt0'' ''lxoyyt000'' ''lxoyyt004'' ''lxoyyt026'' ''lxoyyt04·'' ''lxoyyt2'' ''lxoyyt202'' ''lxoyyt26·'' ''lxoyyt4'' ''lxoyyt4·'' ''lxoyyt6'' ''lxoyyt6·'' ''lxoyyta'' ''lxoyytada'' ''lxoyytamp'' ''lxoyyta·'' ''lxoyytd'' ''lxoyytda·'' ''lxoyyte'' ''lxoyyteni'' ''lxoyytexa'' ''lxoyyte·'' ''lxoyytg'' ''lxoyytg·'' ''lxoyyth'' ''lxoyythou'' ''lxoyyti'' ''lxoyyting'' ''lxoyytisi'' ''lxoyytito'' ''lxoyytk'' ''lxoyytk·'' ''lxoyytl'' ''lxoyytle·'' ''lxoyytm'' ''lxoyytmpl'' ''lxoyytn'' ''lxoyytng·'' ''lxoyytnin'' ''lxoyyto'' ''lxoyytope'' ''lxoyytor·'' ''lxoyytour'' ''lxoyytp'' ''lxoyytpen'' ''lxoyytple'' ''lxoyytr'' ''lxoyytrs·'' ''lxoyytr·'' ''lxoyyts'' ''lxoyytsit'' ''lxoyyts·'' ''lxoyytt'' ''lxoyyttk·'' ''lxoyyttor'' ''lxoyytu'' ''lxoyyturs'' ''lxoyytv'' ''lxoyytvis'' ''lxoyytx'' ''lxoyytxam''');
INSERT INTO search_documents VALUES (11, 'Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'ticket', 'Wcur8QHgjyhN5U0AngyhkpBJzAR2ky', NULL, '''lxoyyb000004'' ''lxoyyb2026'' ''lxoyyb4'' ''lxoyybada'' ''lxoyybare'' ''lxoyybexample'' ''lxoyybhours'' ''lxoyybon'' ''lxoyybopen'' ''lxoyybopening'' ''lxoyybsunday'' ''lxoyybtk'' ''lxoyybvisitor'' ''lxoyybyou'' ''lxoyyb·0'' ''lxoyyb·00'' ''lxoyyb·000'' ''lxoyyb·2'' ''lxoyyb·20'' ''lxoyyb·202'' ''lxoyyb·4'' ''lxoyyb·a'' ''lxoyyb·ad'' ''lxoyyb·ada'' ''lxoyyb·ar'' ''lxoyyb·are'' ''lxoyyb·e'' ''lxoyyb·ex'' ''lxoyyb·exa'' ''lxoyyb·h'' ''lxoyyb·ho'' ''lxoyyb·hou'' ''lxoyyb·o'' ''lxoyyb·on'' ''lxoyyb·op'' ''lxoyyb·ope'' ''lxoyyb·s'' ''lxoyyb·su'' ''lxoyyb·sun'' ''lxoyyb·t'' ''lxoyyb·tk'' ''lxoyyb·v'' ''lxoyyb·vi'' ''lxoyyb·vis'' ''lxoyyb·y'' ''lxoyyb·yo'' ''lxoyyb·you''');
INSERT INTO sessions VALUES ('q3KqYpzFe88S9NdH0Dv2zNwU1IYn9y1E1hMqoTB3bdA', 'Wcur6zuSThbujYHe1mmkfCcRlTOOOy', '2025-11-22T11:18:42.018Z', '2025-11-22T11:18:42.018Z', '2025-12-22T11:18:42.018Z', NULL);
INSERT INTO sessions VALUES ('doVpb2tUb4CP5G2qdxzwuM7Eb4u9PEYWBZ9yGIW9-fM', 'Wcur71pAgJNGV7C01kZWOq78Xnmd8G', '2025-11-22T11:18:42.060Z', '2025-11-22T11:18:42.060Z', '2025-12-22T11:18:42.060Z', NULL);
INSERT INTO sessions VALUES ('8MorvH6_GGZEYXGi-Jh6j7l9pjaRC8zscney6iOsz-I', 'Wcur72I49xl7FwZmXq5F1iqybU1ekO', '2025-11-22T11:18:42.198Z', '2025-11-22T11:18:42.198Z', '2025-12-22T11:18:42.198Z', NULL);
INSERT INTO ticket_activity VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur7qmu9ObBmcJFoXxCXupkSkUdeb', 'Wcur7ociFAFLtCsZPKkKj9KyDnsZc0', NULL, 'customer', 'created', NULL, NULL, '2025-11-22T11:18:44.971Z');
INSERT INTO ticket_activity VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur7tFgwO7Os9Sa9c0KvCvu4ODI7a', 'Wcur7ociFAFLtCsZPKkKj9KyDnsZc0', 'Wcur6zuSThbujYHe1mmkfCcRlTOOOy', 'staff', 'assigned', NULL, 'agent canaryWcur6wHQ7ereeKO3RVOGKi2MzPfYvY', '2025-11-22T11:18:45.222Z');
INSERT INTO ticket_activity VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur7tMuenG4QQFQVZP3hyMFWkQBp1', 'Wcur7ociFAFLtCsZPKkKj9KyDnsZc0', 'Wcur6zuSThbujYHe1mmkfCcRlTOOOy', 'staff', 'status', 'open', 'in_progress', '2025-11-22T11:18:45.222Z');
INSERT INTO ticket_activity VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur7teSt6PNCAUsJlr0PxEZPJHt0D', 'Wcur7ociFAFLtCsZPKkKj9KyDnsZc0', 'Wcur6zuSThbujYHe1mmkfCcRlTOOOy', 'staff', 'priority', 'normal', 'high', '2025-11-22T11:18:45.222Z');
INSERT INTO ticket_activity VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur88psIpF9IL9Dp6TTB61S0zFTME', 'Wcur7ociFAFLtCsZPKkKj9KyDnsZc0', 'Wcur6zuSThbujYHe1mmkfCcRlTOOOy', 'staff', 'status', 'in_progress', 'resolved', '2025-11-22T11:18:46.168Z');
INSERT INTO ticket_activity VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur8BfMIRSGbatPHiMPUjre76kevc', 'Wcur89ketIZFhh2zLfV6VQrIVOeMXJ', 'Wcur72I49xl7FwZmXq5F1iqybU1ekO', 'customer', 'created', NULL, NULL, '2025-11-22T11:18:46.240Z');
INSERT INTO ticket_activity VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur8RHc4UxmCokUlJmUB7ISr1ZRZf', 'Wcur8QHgjyhN5U0AngyhkpBJzAR2ky', NULL, 'customer', 'created', NULL, NULL, '2025-11-22T11:18:47.233Z');
INSERT INTO ticket_messages VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur81KKUsB3qRmsI7AZPHprE1k7ny', 'Wcur7ociFAFLtCsZPKkKj9KyDnsZc0', 'staff', 'public', 'Wcur71pAgJNGV7C01kZWOq78Xnmd8G', 'agent canaryWcur6wHQ7ereeKO3RVOGKi2MzPfYvY', 'agent@acme.test', 'A new gasket is on its way.', '2025-11-22T11:18:45.734Z', NULL);
INSERT INTO ticket_messages VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur85UOb1QILxYuKRHhDjhD5CBLem', 'Wcur7ociFAFLtCsZPKkKj9KyDnsZc0', 'staff', 'internal', 'Wcur71pAgJNGV7C01kZWOq78Xnmd8G', 'agent canaryWcur6wHQ7ereeKO3RVOGKi2MzPfYvY', 'agent@acme.test', 'Second one this week.', '2025-11-22T11:18:45.984Z', NULL);
INSERT INTO ticket_messages VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur8JbkgmTPLHPuUXHkEH7O2q19n5', 'Wcur89ketIZFhh2zLfV6VQrIVOeMXJ', 'customer', 'public', 'Wcur72I49xl7FwZmXq5F1iqybU1ekO', 'customer canaryWcur6wHQ7ereeKO3RVOGKi2MzPfYvY', 'customer@acme.test', 'It is a small one.', '2025-11-22T11:18:46.832Z', NULL);
INSERT INTO tickets VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur7ociFAFLtCsZPKkKj9KyDnsZc0', 'TK-2026-000001', 'The kettle leaks', 'Since Monday.', 'resolved', 'high', 'Vera Visitor', 'vera@acme.example', NULL, 'Wcur71pAgJNGV7C01kZWOq78Xnmd8G', 'form', NULL, '2025-11-22T11:18:44.971Z', '2025-11-22T11:18:46.168Z', 'customer', '2025-11-22T11:18:45.734Z', 'Wcur71pAgJNGV7C01kZWOq78Xnmd8G', 763, '2025-11-22T11:18:45.222Z', '2025-11-22T11:18:46.168Z', 'Wcur71pAgJNGV7C01kZWOq78Xnmd8G', DEFAULT, NULL, NULL, DEFAULT);
INSERT INTO tickets VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur89ketIZFhh2zLfV6VQrIVOeMXJ', 'TK-2026-000002', 'Which grind for a moka pot?', 'Mine tastes bitter.', 'open', 'normal', 'customer canaryWcur6wHQ7ereeKO3RVOGKi2MzPfYvY', 'customer@acme.test', 'Wcur72I49xl7FwZmXq5F1iqybU1ekO', NULL, 'console', NULL, '2025-11-22T11:18:46.240Z', '2025-11-22T11:18:46.832Z', 'customer', NULL, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, DEFAULT);
INSERT INTO tickets VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur8QHgjyhN5U0AngyhkpBJzAR2ky', 'TK-2026-000004', 'Opening hours', 'Are you open on Sunday?', 'open', 'normal', 'Ada', 'ada@visitor.example', NULL, NULL, 'widget', NULL, '2025-11-22T11:18:47.233Z', '2025-11-22T11:18:47.233Z', 'customer', NULL, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, 'Wcur74WOdWsDVqZVecD99dhJo4kedM', DEFAULT);
INSERT INTO users VALUES ('Wcur6zuSThbujYHe1mmkfCcRlTOOOy', 'admin@acme.test', 'admin', 'canaryWcur6wHQ7ereeKO3RVOGKi2MzPfYvY', NULL, NULL, '{}', '2025-11-22T11:18:41.925Z');
INSERT INTO users VALUES ('Wcur71pAgJNGV7C01kZWOq78Xnmd8G', 'agent@acme.test', 'agent', 'canaryWcur6wHQ7ereeKO3RVOGKi2MzPfYvY', NULL, NULL, '{}', '2025-11-22T11:18:42.040Z');
INSERT INTO users VALUES ('Wcur72I49xl7FwZmXq5F1iqybU1ekO', 'customer@acme.test', 'customer', 'canaryWcur6wHQ7ereeKO3RVOGKi2MzPfYvY', NULL, NULL, '{}', '2025-11-22T11:18:42.068Z');
INSERT INTO webhook_health VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur7Jq4Y5uFCOMHkgtKlt8xoIzYCs', 0, 0, NULL, NULL, NULL, NULL);
INSERT INTO webhooks VALUES ('Wcur6vEOPbwmLupilQSfcvt0xLxOYY', 'Wcur7Jq4Y5uFCOMHkgtKlt8xoIzYCs', 'Shop', 'http://127.0.0.1:9/hook', '["ticket.created","ticket.updated","ticket.assigned","ticket.resolved","contact_form.submitted"]', 1, 'TL6NLfqSnh9wLsN3AFvLOyHUyZhF2q1AzalvyWNYW/Khf/WUlrk7n4ZJsL3DFPoY1+hpf2u2L+7qkx2ch+PqMQZJJB8RfMNK+YKMkdfH', NULL, NULL, '2025-11-22T11:18:43.211Z');
SELECT pg_catalog.setval('search_documents_number_seq', 11, true);
ALTER TABLE ONLY api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY api_keys
    ADD CONSTRAINT api_keys_token_hash_unique UNIQUE (token_hash);
ALTER TABLE ONLY chat_access
    ADD CONSTRAINT chat_access_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY chat_attendance
    ADD CONSTRAINT chat_attendance_pkey PRIMARY KEY (organization_id, user_id);
ALTER TABLE ONLY chat_messages
    ADD CONSTRAINT chat_messages_pkey PRIMARY KEY (organization_id, session_id, seq);
ALTER TABLE ONLY chat_sessions
    ADD CONSTRAINT chat_sessions_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY chat_settings
    ADD CONSTRAINT chat_settings_pkey PRIMARY KEY (organization_id);
ALTER TABLE ONLY chatbot_queries
    ADD CONSTRAINT chatbot_queries_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY chatbot_questions
    ADD CONSTRAINT chatbot_questions_organization_id_sameness_unique UNIQUE (organization_id, sameness);
ALTER TABLE ONLY chatbot_questions
    ADD CONSTRAINT chatbot_questions_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY contact_forms
    ADD CONSTRAINT contact_forms_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY counters
    ADD CONSTRAINT counters_pkey PRIMARY KEY (organization_id, name);
ALTER TABLE ONLY custom_domains
    ADD CONSTRAINT custom_domains_pkey PRIMARY KEY (organization_id);
ALTER TABLE ONLY digests
    ADD CONSTRAINT digests_pkey PRIMARY KEY (organization_id, user_id, week);
ALTER TABLE ONLY events
    ADD CONSTRAINT events_pkey PRIMARY KEY (organization_id, seq);
ALTER TABLE ONLY files
    ADD CONSTRAINT files_pkey PRIMARY KEY (organization_id, name);
ALTER TABLE ONLY form_submissions
    ADD CONSTRAINT form_submissions_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY former_subdomains
    ADD CONSTRAINT former_subdomains_pkey PRIMARY KEY (subdomain);
ALTER TABLE ONLY help_articles
    ADD CONSTRAINT help_articles_organization_id_slug_unique UNIQUE (organization_id, slug);
ALTER TABLE ONLY help_articles
    ADD CONSTRAINT help_articles_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY help_categories
    ADD CONSTRAINT help_categories_organization_id_slug_unique UNIQUE (organization_id, slug);
ALTER TABLE ONLY help_categories
    ADD CONSTRAINT help_categories_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY help_readers
    ADD CONSTRAINT help_readers_pkey PRIMARY KEY (organization_id, day, article_id, reader);
ALTER TABLE ONLY help_slugs
    ADD CONSTRAINT help_slugs_pkey PRIMARY KEY (organization_id, slug);
ALTER TABLE ONLY idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (organization_id, caller, key);
ALTER TABLE ONLY inbound_mails
    ADD CONSTRAINT inbound_mails_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY invitations
    ADD CONSTRAINT invitations_token_hash_unique UNIQUE (token_hash);
ALTER TABLE ONLY mail_health
    ADD CONSTRAINT mail_health_pkey PRIMARY KEY (organization_id);
ALTER TABLE ONLY memberships
    ADD CONSTRAINT memberships_organization_id_user_id_unique UNIQUE (organization_id, user_id);
ALTER TABLE ONLY memberships
    ADD CONSTRAINT memberships_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (name);
ALTER TABLE ONLY notifications
    ADD CONSTRAINT notifications_organization_id_user_id_seq_kind_unique UNIQUE (organization_id, user_id, seq, kind);
ALTER TABLE ONLY notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY organizations
    ADD CONSTRAINT organizations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY organizations
    ADD CONSTRAINT organizations_subdomain_unique UNIQUE (subdomain);
ALTER TABLE ONLY outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY password_resets
    ADD CONSTRAINT password_resets_pkey PRIMARY KEY (id);
ALTER TABLE ONLY password_resets
    ADD CONSTRAINT password_resets_token_hash_unique UNIQUE (token_hash);
ALTER TABLE ONLY search_documents
    ADD CONSTRAINT search_documents_organization_id_kind_target_id_unique UNIQUE (organization_id, kind, target_id);
ALTER TABLE ONLY search_documents
    ADD CONSTRAINT search_documents_pkey PRIMARY KEY (number);
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY socket_tickets
    ADD CONSTRAINT socket_tickets_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY ticket_access
    ADD CONSTRAINT ticket_access_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY ticket_activity
    ADD CONSTRAINT ticket_activity_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY ticket_messages
    ADD CONSTRAINT ticket_messages_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY tickets
    ADD CONSTRAINT tickets_organization_id_number_unique UNIQUE (organization_id, number);
ALTER TABLE ONLY tickets
    ADD CONSTRAINT tickets_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY users
    ADD CONSTRAINT users_email_unique UNIQUE (email);
ALTER TABLE ONLY users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_organization_id_webhook_id_seq_unique UNIQUE (organization_id, webhook_id, seq);
ALTER TABLE ONLY webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY webhook_health
    ADD CONSTRAINT webhook_health_pkey PRIMARY KEY (organization_id, webhook_id);
ALTER TABLE ONLY webhooks
    ADD CONSTRAINT webhooks_pkey PRIMARY KEY (organization_id, id);
CREATE INDEX activity_of_ticket ON ticket_activity USING btree (organization_id, ticket_id, created_at, id);
CREATE INDEX chat_access_expires_at_index ON chat_access USING btree (expires_at);
CREATE INDEX chat_attendance_seen_at_index ON chat_attendance USING btree (seen_at);
CREATE UNIQUE INDEX chat_messages_once ON chat_messages USING btree (session_id, client_id, sender_type) WHERE (client_id IS NOT NULL);
CREATE INDEX chat_sessions_agent ON chat_sessions USING btree (organization_id, agent_id) WHERE (status = 'active'::text);
CREATE INDEX chat_sessions_email ON chat_sessions USING btree (organization_id, customer_email, started_at) WHERE (customer_email IS NOT NULL);
CREATE INDEX chat_sessions_list ON chat_sessions USING btree (organization_id, started_at, id);
CREATE INDEX chat_sessions_open ON chat_sessions USING btree (status) WHERE (status <> 'closed'::text);
CREATE INDEX chat_sessions_queue ON chat_sessions USING btree (organization_id, requested_at, id) WHERE (status = 'waiting'::text);
CREATE INDEX chat_sessions_ratings ON chat_sessions USING btree (organization_id, rated_at, rating, agent_id) WHERE (rated_at IS NOT NULL);
CREATE INDEX chat_sessions_status ON chat_sessions USING btree (organization_id, status, started_at, id);
CREATE INDEX chat_sessions_visitor ON chat_sessions USING btree (organization_id, visitor_id, started_at);
CREATE INDEX chatbot_queries_by_revision ON chatbot_queries USING btree (organization_id, revision);
CREATE INDEX chatbot_queries_by_use ON chatbot_queries USING btree (organization_id, use_count, id);
CREATE INDEX chatbot_questions_by_count ON chatbot_questions USING btree (organization_id, count, id);
CREATE INDEX contact_forms_organization_id_created_at_id_index ON contact_forms USING btree (organization_id, created_at, id);
CREATE INDEX custom_domains_claimed ON custom_domains USING btree (domain);
CREATE UNIQUE INDEX custom_domains_verified ON custom_domains USING btree (domain) WHERE (verified_at IS NOT NULL);
CREATE INDEX deliveries_done ON webhook_deliveries USING btree (created_at) WHERE (state <> 'waiting'::text);
CREATE INDEX deliveries_due ON webhook_deliveries USING btree (organization_id, webhook_id, due_at) WHERE (state = 'waiting'::text);
CREATE INDEX form_submissions_organization_id_ticket_id_index ON form_submissions USING btree (organization_id, ticket_id);
CREATE INDEX former_subdomains_of_organization ON former_subdomains USING btree (organization_id, since);
CREATE INDEX help_articles_by_category ON help_articles USING btree (organization_id, category_id);
CREATE INDEX help_articles_by_update ON help_articles USING btree (organization_id, updated_at, id);
CREATE INDEX help_readers_day_index ON help_readers USING btree (day);
CREATE INDEX idempotency_keys_created_at_index ON idempotency_keys USING btree (created_at);
CREATE INDEX invitations_email_index ON invitations USING btree (email);
CREATE INDEX invitations_organization_id_email_index ON invitations USING btree (organization_id, email);
CREATE INDEX mails_by_fingerprint ON inbound_mails USING btree (organization_id, fingerprint) WHERE (fingerprint IS NOT NULL);
CREATE INDEX mails_due ON inbound_mails USING btree (due_at) WHERE (state = 'waiting'::text);
CREATE INDEX mails_of_sender ON inbound_mails USING btree (organization_id, sender, received_at) WHERE (sender IS NOT NULL);
CREATE INDEX mails_old ON inbound_mails USING btree (received_at);
CREATE INDEX memberships_organization_id_role_index ON memberships USING btree (organization_id, role);
CREATE INDEX memberships_user_id_index ON memberships USING btree (user_id);
CREATE INDEX messages_of_ticket ON ticket_messages USING btree (organization_id, ticket_id, created_at, id);
CREATE INDEX notifications_of_member ON notifications USING btree (organization_id, user_id, created_at, id);
CREATE INDEX notifications_old ON notifications USING btree (created_at);
CREATE INDEX notifications_to_mail ON notifications USING btree (mail_due_at) WHERE (mail_due_at IS NOT NULL);
CREATE INDEX notifications_unread ON notifications USING btree (organization_id, user_id) WHERE (is_read = 0);
CREATE INDEX outbox_done ON outbox USING btree (done_at) WHERE (done_at IS NOT NULL);
CREATE INDEX outbox_due ON outbox USING btree (listener, due_at) WHERE ((done_at IS NULL) AND (due_at IS NOT NULL));
CREATE INDEX outbox_organization_id_seq_index ON outbox USING btree (organization_id, seq);
CREATE INDEX password_resets_expires_at_index ON password_resets USING btree (expires_at);
CREATE INDEX password_resets_user_id_created_at_index ON password_resets USING btree (user_id, created_at);
CREATE INDEX search_tokens ON search_documents USING gin (tokens) WITH (fastupdate=off);
CREATE INDEX sessions_expires_at_index ON sessions USING btree (expires_at);
CREATE INDEX sessions_user_id_index ON sessions USING btree (user_id);
CREATE INDEX socket_tickets_expires_at_index ON socket_tickets USING btree (expires_at);
CREATE INDEX submissions_by_time ON form_submissions USING btree (organization_id, created_at);
CREATE INDEX submissions_of_form ON form_submissions USING btree (organization_id, form_id, created_at, id);
CREATE INDEX ticket_access_expires_at_index ON ticket_access USING btree (expires_at);
CREATE INDEX ticket_access_organization_id_ticket_id_index ON ticket_access USING btree (organization_id, ticket_id);
CREATE INDEX ticket_activity_actor_user_id_index ON ticket_activity USING btree (actor_user_id);
CREATE INDEX ticket_messages_user_id_index ON ticket_messages USING btree (user_id);
CREATE INDEX tickets_assigned_at ON tickets USING btree (organization_id, assigned_at, assigned_agent_id) WHERE (assigned_at IS NOT NULL);
CREATE INDEX tickets_by_assignee ON tickets USING btree (organization_id, assigned_agent_id, updated_at, id, status, urgency);
CREATE INDEX tickets_by_created ON tickets USING btree (organization_id, created_at, id, status, urgency, assigned_agent_id, source, form_id);
CREATE INDEX tickets_by_customer ON tickets USING btree (organization_id, customer_email, updated_at, id);
CREATE INDEX tickets_by_customer_user ON tickets USING btree (customer_user_id) WHERE (customer_user_id IS NOT NULL);
CREATE INDEX tickets_by_follow_up ON tickets USING btree (organization_id, follow_up_of) WHERE (follow_up_of IS NOT NULL);
CREATE INDEX tickets_by_own ON tickets USING btree (organization_id, customer_user_id, updated_at, id) WHERE (customer_user_id IS NOT NULL);
CREATE INDEX tickets_by_status ON tickets USING btree (organization_id, status, updated_at, id, urgency, assigned_agent_id);
CREATE INDEX tickets_by_updated ON tickets USING btree (organization_id, updated_at, id);
CREATE INDEX tickets_by_urgency ON tickets USING btree (organization_id, urgency, updated_at, id, status, assigned_agent_id);
CREATE INDEX tickets_first_response_at ON tickets USING btree (organization_id, first_response_at, first_responder_id, first_response_ms, urgency, source, form_id) WHERE (first_response_at IS NOT NULL);
CREATE INDEX tickets_resolved_at ON tickets USING btree (organization_id, resolved_at, resolved_by, urgency, source, form_id, resolution_ms) WHERE (resolved_at IS NOT NULL);
CREATE INDEX tickets_unfinished ON tickets USING btree (organization_id, urgency, created_at, opened_by, first_response_at) WHERE (status = ANY (ARRAY['open'::text, 'in_progress'::text]));
ALTER TABLE ONLY api_keys
    ADD CONSTRAINT api_keys_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY chat_access
    ADD CONSTRAINT chat_access_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY chat_access
    ADD CONSTRAINT chat_access_organization_id_session_id_foreign FOREIGN KEY (organization_id, session_id) REFERENCES chat_sessions(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY chat_attendance
    ADD CONSTRAINT chat_attendance_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY chat_attendance
    ADD CONSTRAINT chat_attendance_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY chat_messages
    ADD CONSTRAINT chat_messages_organization_id_session_id_foreign FOREIGN KEY (organization_id, session_id) REFERENCES chat_sessions(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY chat_sessions
    ADD CONSTRAINT chat_sessions_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY chat_settings
    ADD CONSTRAINT chat_settings_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY chatbot_queries
    ADD CONSTRAINT chatbot_queries_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY chatbot_questions
    ADD CONSTRAINT chatbot_questions_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY contact_forms
    ADD CONSTRAINT contact_forms_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY counters
    ADD CONSTRAINT counters_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY custom_domains
    ADD CONSTRAINT custom_domains_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY digests
    ADD CONSTRAINT digests_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY digests
    ADD CONSTRAINT digests_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY events
    ADD CONSTRAINT events_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY files
    ADD CONSTRAINT files_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY form_submissions
    ADD CONSTRAINT form_submissions_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY form_submissions
    ADD CONSTRAINT form_submissions_organization_id_form_id_foreign FOREIGN KEY (organization_id, form_id) REFERENCES contact_forms(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY form_submissions
    ADD CONSTRAINT form_submissions_organization_id_ticket_id_foreign FOREIGN KEY (organization_id, ticket_id) REFERENCES tickets(organization_id, id);
ALTER TABLE ONLY former_subdomains
    ADD CONSTRAINT former_subdomains_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY help_articles
    ADD CONSTRAINT help_articles_author_id_foreign FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE ONLY help_articles
    ADD CONSTRAINT help_articles_organization_id_category_id_foreign FOREIGN KEY (organization_id, category_id) REFERENCES help_categories(organization_id, id);
ALTER TABLE ONLY help_articles
    ADD CONSTRAINT help_articles_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY help_categories
    ADD CONSTRAINT help_categories_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY help_readers
    ADD CONSTRAINT help_readers_organization_id_article_id_foreign FOREIGN KEY (organization_id, article_id) REFERENCES help_articles(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY help_readers
    ADD CONSTRAINT help_readers_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY help_slugs
    ADD CONSTRAINT help_slugs_organization_id_article_id_foreign FOREIGN KEY (organization_id, article_id) REFERENCES help_articles(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY help_slugs
    ADD CONSTRAINT help_slugs_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY inbound_mails
    ADD CONSTRAINT inbound_mails_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY invitations
    ADD CONSTRAINT invitations_invited_by_foreign FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE ONLY invitations
    ADD CONSTRAINT invitations_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY mail_health
    ADD CONSTRAINT mail_health_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY memberships
    ADD CONSTRAINT memberships_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY memberships
    ADD CONSTRAINT memberships_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY notifications
    ADD CONSTRAINT notifications_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY notifications
    ADD CONSTRAINT notifications_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY outbox
    ADD CONSTRAINT outbox_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY outbox
    ADD CONSTRAINT outbox_organization_id_seq_foreign FOREIGN KEY (organization_id, seq) REFERENCES events(organization_id, seq) ON DELETE CASCADE;
ALTER TABLE ONLY password_resets
    ADD CONSTRAINT password_resets_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY search_documents
    ADD CONSTRAINT search_documents_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY socket_tickets
    ADD CONSTRAINT socket_tickets_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY socket_tickets
    ADD CONSTRAINT socket_tickets_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_access
    ADD CONSTRAINT ticket_access_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_access
    ADD CONSTRAINT ticket_access_organization_id_ticket_id_foreign FOREIGN KEY (organization_id, ticket_id) REFERENCES tickets(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_activity
    ADD CONSTRAINT ticket_activity_actor_user_id_foreign FOREIGN KEY (actor_user_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE ONLY ticket_activity
    ADD CONSTRAINT ticket_activity_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_activity
    ADD CONSTRAINT ticket_activity_organization_id_ticket_id_foreign FOREIGN KEY (organization_id, ticket_id) REFERENCES tickets(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_messages
    ADD CONSTRAINT ticket_messages_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_messages
    ADD CONSTRAINT ticket_messages_organization_id_ticket_id_foreign FOREIGN KEY (organization_id, ticket_id) REFERENCES tickets(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_messages
    ADD CONSTRAINT ticket_messages_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE ONLY tickets
    ADD CONSTRAINT tickets_customer_user_id_foreign FOREIGN KEY (customer_user_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE ONLY tickets
    ADD CONSTRAINT tickets_organization_id_assigned_agent_id_foreign FOREIGN KEY (organization_id, assigned_agent_id) REFERENCES memberships(organization_id, user_id);
ALTER TABLE ONLY tickets
    ADD CONSTRAINT tickets_organization_id_follow_up_of_foreign FOREIGN KEY (organization_id, follow_up_of) REFERENCES tickets(organization_id, id);
ALTER TABLE ONLY tickets
    ADD CONSTRAINT tickets_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_organization_id_webhook_id_foreign FOREIGN KEY (organization_id, webhook_id) REFERENCES webhooks(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY webhook_health
    ADD CONSTRAINT webhook_health_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY webhook_health
    ADD CONSTRAINT webhook_health_organization_id_webhook_id_foreign FOREIGN KEY (organization_id, webhook_id) REFERENCES webhooks(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY webhooks
    ADD CONSTRAINT webhooks_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
