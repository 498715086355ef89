SET check_function_bodies = false;
CREATE FUNCTION search_found(wanted tsquery, most integer) RETURNS TABLE(number bigint, organization_id text, target_id text, text text)
    LANGUAGE sql STABLE ROWS 50
    SET enable_seqscan TO 'off'
    SET enable_indexscan TO 'off'
    AS $$ select d.number, d.organization_id, d.target_id, d.text from search_documents as d
          where d.tokens @@ wanted order by d.number desc limit most $$;
CREATE TABLE all_tags (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    folded text NOT NULL COLLATE pg_catalog."C",
    color text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C",
    deleted_at text COLLATE pg_catalog."C",
    merged_into text COLLATE pg_catalog."C"
);
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
    created_at text NOT NULL COLLATE pg_catalog."C",
    acts_for_id text COLLATE pg_catalog."C",
    public_name text COLLATE pg_catalog."C",
    previous_hash text COLLATE pg_catalog."C",
    previous_until text COLLATE pg_catalog."C"
);
CREATE TABLE audit_entries (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    seq bigint NOT NULL,
    created_at text NOT NULL COLLATE pg_catalog."C",
    operation text NOT NULL COLLATE pg_catalog."C",
    object text NOT NULL COLLATE pg_catalog."C",
    object_id text COLLATE pg_catalog."C",
    actor_id text COLLATE pg_catalog."C",
    key_id text COLLATE pg_catalog."C",
    facts text DEFAULT '{}'::text NOT NULL COLLATE pg_catalog."C",
    hash text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE audit_heads (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    removed_seq bigint DEFAULT '0'::bigint NOT NULL,
    removed_hash text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    last_seq bigint DEFAULT '0'::bigint NOT NULL,
    last_hash text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE blocked_senders (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    value text NOT NULL COLLATE pg_catalog."C",
    reason text COLLATE pg_catalog."C",
    added_by text COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    visitor_id text COLLATE pg_catalog."C",
    chat_id text COLLATE pg_catalog."C",
    name text COLLATE pg_catalog."C"
);
CREATE TABLE canned_replies (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    owner_id text COLLATE pg_catalog."C",
    title text NOT NULL COLLATE pg_catalog."C",
    shortcut text COLLATE pg_catalog."C",
    text text NOT NULL COLLATE pg_catalog."C",
    folder text COLLATE pg_catalog."C",
    search_text text NOT NULL COLLATE pg_catalog."C",
    use_count bigint DEFAULT '0'::bigint NOT NULL,
    last_used_at text COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C",
    deleted_at text COLLATE pg_catalog."C",
    format text DEFAULT 'text'::text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE chat_access (
    token_hash text NOT NULL COLLATE pg_catalog."C",
    organization_id text NOT NULL COLLATE pg_catalog."C",
    session_id text NOT NULL COLLATE pg_catalog."C",
    expires_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE chat_activity (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    session_id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    agent_name text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE chat_attendance (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    seen_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE chat_mentions (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    session_id text NOT NULL COLLATE pg_catalog."C",
    note_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C"
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
CREATE TABLE chat_notes (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    session_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    user_id text COLLATE pg_catalog."C",
    author_name text NOT NULL COLLATE pg_catalog."C",
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
    staff_read bigint DEFAULT '0'::bigint NOT NULL,
    awaited_since text COLLATE pg_catalog."C",
    called_at text COLLATE pg_catalog."C",
    language text COLLATE pg_catalog."C",
    consented_at text COLLATE pg_catalog."C",
    context text COLLATE pg_catalog."C",
    opened_by text COLLATE pg_catalog."C"
);
CREATE TABLE chat_settings (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    greeting text COLLATE pg_catalog."C",
    idle_minutes integer DEFAULT 15 NOT NULL,
    allowed_domains text DEFAULT '[]'::text NOT NULL COLLATE pg_catalog."C",
    identity_secret text COLLATE pg_catalog."C",
    panel text DEFAULT '{}'::text NOT NULL COLLATE pg_catalog."C",
    previous_identity_secret text COLLATE pg_catalog."C",
    previous_identity_until text COLLATE pg_catalog."C"
);
CREATE TABLE chat_tags (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    session_id text NOT NULL COLLATE pg_catalog."C",
    tag_id text NOT NULL COLLATE pg_catalog."C",
    merged_from text COLLATE pg_catalog."C"
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
CREATE TABLE custom_roles (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    name_key text NOT NULL COLLATE pg_catalog."C",
    permissions text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE customer_languages (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE pg_catalog."C",
    language text NOT NULL COLLATE pg_catalog."C",
    known_from text NOT NULL COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE customer_records (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE pg_catalog."C",
    external_id text COLLATE pg_catalog."C",
    metadata text COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C",
    erasure_requested_at text COLLATE pg_catalog."C"
);
CREATE TABLE digests (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    week text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE email_changes (
    id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    old_email text NOT NULL COLLATE pg_catalog."C",
    new_email text NOT NULL COLLATE pg_catalog."C",
    session_hash text COLLATE pg_catalog."C",
    confirm_hash text NOT NULL COLLATE pg_catalog."C",
    take_back_hash text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    expires_at text NOT NULL COLLATE pg_catalog."C",
    take_back_until text NOT NULL COLLATE pg_catalog."C",
    confirmed_at text COLLATE pg_catalog."C",
    ended_at text COLLATE pg_catalog."C"
);
CREATE TABLE events (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    seq bigint DEFAULT '0'::bigint NOT NULL,
    name text NOT NULL COLLATE pg_catalog."C",
    payload text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    version integer DEFAULT 1 NOT NULL
);
CREATE TABLE files (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    type text NOT NULL COLLATE pg_catalog."C",
    size bigint DEFAULT '0'::bigint NOT NULL,
    created_at text NOT NULL COLLATE pg_catalog."C",
    bytes bytea NOT NULL,
    unused_since text COLLATE pg_catalog."C",
    sha256 text COLLATE pg_catalog."C",
    stored_at text COLLATE pg_catalog."C"
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
    updated_at text NOT NULL COLLATE pg_catalog."C",
    external_id text COLLATE pg_catalog."C",
    metadata text COLLATE pg_catalog."C"
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
CREATE TABLE imap_mailboxes (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    uid_validity text NOT NULL COLLATE pg_catalog."C",
    last_uid bigint DEFAULT '0'::bigint NOT NULL,
    fetched_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE imported_tickets (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    external_id text NOT NULL COLLATE pg_catalog."C",
    ticket_id text NOT NULL COLLATE pg_catalog."C",
    number text NOT NULL COLLATE pg_catalog."C",
    imported_at text NOT NULL COLLATE pg_catalog."C"
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
    raw bytea NOT NULL,
    client_ip text COLLATE pg_catalog."C",
    client_helo text COLLATE pg_catalog."C"
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
    revoked_at text COLLATE pg_catalog."C",
    custom_role_id text COLLATE pg_catalog."C"
);
CREATE TABLE macro_runs (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    ticket_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    macro_name text NOT NULL COLLATE pg_catalog."C",
    done text DEFAULT '{}'::text NOT NULL COLLATE pg_catalog."C",
    note text COLLATE pg_catalog."C",
    due_at text COLLATE pg_catalog."C",
    attempts bigint DEFAULT '0'::bigint NOT NULL,
    leased_until text COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    undone_at text COLLATE pg_catalog."C"
);
CREATE TABLE macros (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    owner_id text COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    folded text NOT NULL COLLATE pg_catalog."C",
    steps text DEFAULT '{}'::text NOT NULL COLLATE pg_catalog."C",
    "position" integer NOT NULL,
    use_count bigint DEFAULT '0'::bigint NOT NULL,
    last_used_at text COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C",
    deleted_at text COLLATE pg_catalog."C"
);
CREATE TABLE mail_health (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    failing_since text COLLATE pg_catalog."C",
    told_at text COLLATE pg_catalog."C"
);
CREATE TABLE mail_texts (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    language text NOT NULL COLLATE pg_catalog."C",
    words text DEFAULT '{}'::text NOT NULL COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE memberships (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    role text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    availability text DEFAULT 'online'::text NOT NULL COLLATE pg_catalog."C",
    unread_since text COLLATE pg_catalog."C",
    default_view text COLLATE pg_catalog."C",
    signature text COLLATE pg_catalog."C",
    custom_role_id text COLLATE pg_catalog."C",
    permissions text COLLATE pg_catalog."C"
);
CREATE TABLE merged_tickets (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    number text NOT NULL COLLATE pg_catalog."C",
    subject text NOT NULL COLLATE pg_catalog."C",
    customer_name text COLLATE pg_catalog."C",
    customer_email text COLLATE pg_catalog."C",
    customer_user_id text COLLATE pg_catalog."C",
    into_id text NOT NULL COLLATE pg_catalog."C",
    root_id text NOT NULL COLLATE pg_catalog."C",
    merged_at text NOT NULL COLLATE pg_catalog."C",
    merged_by text COLLATE pg_catalog."C",
    kept text COLLATE pg_catalog."C",
    external_id text COLLATE pg_catalog."C"
);
CREATE TABLE message_files (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    sha256 text NOT NULL COLLATE pg_catalog."C",
    size bigint DEFAULT '0'::bigint NOT NULL,
    type text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    uploaded_by text COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    message_id text COLLATE pg_catalog."C",
    "position" bigint DEFAULT '0'::bigint NOT NULL,
    visitor text COLLATE pg_catalog."C",
    verdict text COLLATE pg_catalog."C",
    threat text COLLATE pg_catalog."C"
);
CREATE TABLE message_html (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    message_id text NOT NULL COLLATE pg_catalog."C",
    html text COLLATE pg_catalog."C",
    folded text COLLATE pg_catalog."C",
    markdown text COLLATE pg_catalog."C",
    sender_check text COLLATE pg_catalog."C"
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
    mail_due_at text COLLATE pg_catalog."C",
    about text COLLATE pg_catalog."C",
    count bigint DEFAULT '1'::bigint NOT NULL,
    replies bigint DEFAULT '0'::bigint NOT NULL,
    is_gathered smallint DEFAULT '0'::smallint NOT NULL,
    mailed_at text COLLATE pg_catalog."C"
);
CREATE TABLE organization_exports (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    requested_by text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    due_at text COLLATE pg_catalog."C",
    leased_until text COLLATE pg_catalog."C",
    attempts bigint DEFAULT '0'::bigint NOT NULL,
    done bigint DEFAULT '0'::bigint NOT NULL,
    total bigint DEFAULT '0'::bigint NOT NULL,
    sha256 text COLLATE pg_catalog."C",
    size bigint DEFAULT '0'::bigint NOT NULL,
    file_count bigint DEFAULT '0'::bigint NOT NULL,
    ready_at text COLLATE pg_catalog."C",
    expires_at text COLLATE pg_catalog."C"
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
    webhook_id text COLLATE pg_catalog."C",
    second_factor_from text COLLATE pg_catalog."C",
    sso_only smallint DEFAULT '0'::smallint NOT NULL,
    allowed_networks text COLLATE pg_catalog."C",
    deletes_at text COLLATE pg_catalog."C",
    deletion_told_at text COLLATE pg_catalog."C"
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
CREATE TABLE own_sentences (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    language text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    text text NOT NULL COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE passkey_challenges (
    token_hash text NOT NULL COLLATE pg_catalog."C",
    user_id text COLLATE pg_catalog."C",
    passkey_challenge text NOT NULL COLLATE pg_catalog."C",
    expires_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE passkeys (
    id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    credential_id text NOT NULL COLLATE pg_catalog."C",
    public_key text NOT NULL COLLATE pg_catalog."C",
    counter bigint DEFAULT '0'::bigint NOT NULL,
    transports text DEFAULT '[]'::text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    last_used_at text COLLATE pg_catalog."C"
);
CREATE TABLE password_resets (
    id text NOT NULL COLLATE pg_catalog."C",
    user_id text COLLATE pg_catalog."C",
    token_hash text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    expires_at text NOT NULL COLLATE pg_catalog."C",
    used_at text COLLATE pg_catalog."C"
);
CREATE TABLE put_away_tickets (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    place text NOT NULL COLLATE pg_catalog."C",
    number text NOT NULL COLLATE pg_catalog."C",
    subject text NOT NULL COLLATE pg_catalog."C",
    customer_name text COLLATE pg_catalog."C",
    customer_email text COLLATE pg_catalog."C",
    first_words text NOT NULL COLLATE pg_catalog."C",
    put_away_at text NOT NULL COLLATE pg_catalog."C",
    put_away_by text COLLATE pg_catalog."C",
    blocked_by text COLLATE pg_catalog."C",
    content text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE put_away_words (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    words text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE recovery_codes (
    id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    code_hash text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    used_at text COLLATE pg_catalog."C"
);
CREATE TABLE resumable_uploads (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    size bigint DEFAULT '0'::bigint NOT NULL,
    received bigint DEFAULT '0'::bigint NOT NULL,
    pieces text DEFAULT '[]'::text NOT NULL COLLATE pg_catalog."C",
    uploaded_by text COLLATE pg_catalog."C",
    visitor text COLLATE pg_catalog."C",
    rules text COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE retention_runs (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    day text NOT NULL COLLATE pg_catalog."C",
    closed_tickets bigint DEFAULT '0'::bigint NOT NULL,
    deleted_tickets bigint DEFAULT '0'::bigint NOT NULL,
    deleted_mails bigint DEFAULT '0'::bigint NOT NULL,
    deleted_chats bigint DEFAULT '0'::bigint NOT NULL
);
CREATE TABLE scheduled_replies (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    ticket_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    body text NOT NULL COLLATE pg_catalog."C",
    status text COLLATE pg_catalog."C",
    hold_seconds integer,
    send_at text NOT NULL COLLATE pg_catalog."C",
    stopped text COLLATE pg_catalog."C",
    due_at text COLLATE pg_catalog."C",
    attempts bigint DEFAULT '0'::bigint NOT NULL,
    leased_until text COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    merged_from text COLLATE pg_catalog."C"
);
CREATE TABLE schedules (
    name text NOT NULL COLLATE pg_catalog."C",
    due_at text NOT NULL COLLATE pg_catalog."C",
    leased_until text COLLATE pg_catalog."C",
    attempts integer DEFAULT 0 NOT NULL,
    last_error text COLLATE pg_catalog."C"
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
    organization_id text COLLATE pg_catalog."C",
    proved_at text COLLATE pg_catalog."C",
    id text COLLATE pg_catalog."C",
    user_agent text COLLATE pg_catalog."C",
    address text COLLATE pg_catalog."C",
    by_sso smallint DEFAULT '0'::smallint NOT NULL
);
CREATE TABLE sign_in_challenges (
    token_hash text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    only_in text COLLATE pg_catalog."C",
    attempts bigint DEFAULT '0'::bigint NOT NULL,
    created_at text NOT NULL COLLATE pg_catalog."C",
    expires_at text NOT NULL COLLATE pg_catalog."C",
    passkey_challenge text COLLATE pg_catalog."C"
);
CREATE TABLE socket_tickets (
    token_hash text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    organization_id text NOT NULL COLLATE pg_catalog."C",
    expires_at text NOT NULL COLLATE pg_catalog."C",
    session_hash text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE sso_connections (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    issuer text NOT NULL COLLATE pg_catalog."C",
    client_id text NOT NULL COLLATE pg_catalog."C",
    client_secret_sealed text NOT NULL COLLATE pg_catalog."C",
    makes_members smallint DEFAULT '1'::smallint NOT NULL,
    role_claim text COLLATE pg_catalog."C",
    roles text DEFAULT '[]'::text NOT NULL COLLATE pg_catalog."C",
    default_role text NOT NULL COLLATE pg_catalog."C",
    max_role text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    last_used_at text COLLATE pg_catalog."C",
    at_own_addresses smallint DEFAULT '0'::smallint NOT NULL
);
CREATE TABLE sso_domains (
    id text NOT NULL COLLATE pg_catalog."C",
    organization_id text NOT NULL COLLATE pg_catalog."C",
    domain text NOT NULL COLLATE pg_catalog."C",
    token text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    verified_at text COLLATE pg_catalog."C"
);
CREATE TABLE sso_identities (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    issuer text NOT NULL COLLATE pg_catalog."C",
    subject text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE stored_files (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    sha256 text NOT NULL COLLATE pg_catalog."C",
    size bigint DEFAULT '0'::bigint NOT NULL,
    claimed_at text NOT NULL COLLATE pg_catalog."C",
    removing_at text COLLATE pg_catalog."C",
    verdict text COLLATE pg_catalog."C",
    threat text COLLATE pg_catalog."C"
);
CREATE TABLE tallies (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    what text NOT NULL COLLATE pg_catalog."C",
    subject text NOT NULL COLLATE pg_catalog."C",
    since text NOT NULL COLLATE pg_catalog."C",
    until text NOT NULL COLLATE pg_catalog."C",
    count bigint DEFAULT '0'::bigint NOT NULL
);
CREATE TABLE ticket_access (
    token_hash text NOT NULL COLLATE pg_catalog."C",
    organization_id text NOT NULL COLLATE pg_catalog."C",
    ticket_id text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    last_used_at text NOT NULL COLLATE pg_catalog."C",
    expires_at text NOT NULL COLLATE pg_catalog."C",
    merged_from text COLLATE pg_catalog."C"
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
    created_at text NOT NULL COLLATE pg_catalog."C",
    merged_from text COLLATE pg_catalog."C",
    via text COLLATE pg_catalog."C"
);
CREATE TABLE ticket_ccs (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    ticket_id text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE pg_catalog."C",
    name text COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE ticket_followers (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    ticket_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE ticket_former_people (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    ticket_id text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE ticket_links (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    ticket_id text NOT NULL COLLATE pg_catalog."C",
    other_id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE ticket_mentions (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    ticket_id text NOT NULL COLLATE pg_catalog."C",
    message_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
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
    mail_id text COLLATE pg_catalog."C",
    merged_from text COLLATE pg_catalog."C",
    draft text COLLATE pg_catalog."C",
    draft_format text COLLATE pg_catalog."C",
    via text COLLATE pg_catalog."C"
);
CREATE TABLE ticket_reads (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    ticket_id text NOT NULL COLLATE pg_catalog."C",
    read_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE ticket_snoozes (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    ticket_id text NOT NULL COLLATE pg_catalog."C",
    user_id text COLLATE pg_catalog."C",
    due_at text COLLATE pg_catalog."C",
    attempts bigint DEFAULT '0'::bigint NOT NULL,
    leased_until text COLLATE pg_catalog."C"
);
CREATE TABLE ticket_splits (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    ticket_id text NOT NULL COLLATE pg_catalog."C",
    from_id text NOT NULL COLLATE pg_catalog."C",
    split_at text NOT NULL COLLATE pg_catalog."C",
    kept text COLLATE pg_catalog."C"
);
CREATE TABLE ticket_tags (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    ticket_id text NOT NULL COLLATE pg_catalog."C",
    tag_id text NOT NULL COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C",
    merged_from text COLLATE pg_catalog."C"
);
CREATE TABLE ticket_tasks (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    ticket_id text NOT NULL COLLATE pg_catalog."C",
    title text NOT NULL COLLATE pg_catalog."C",
    assignee_id text COLLATE pg_catalog."C",
    due_on text COLLATE pg_catalog."C",
    "position" integer NOT NULL,
    done_at text COLLATE pg_catalog."C",
    done_by text COLLATE pg_catalog."C",
    created_by text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    deleted_at text COLLATE pg_catalog."C",
    merged_from text COLLATE pg_catalog."C"
);
CREATE TABLE ticket_views (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    owner_id text COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    folded text NOT NULL COLLATE pg_catalog."C",
    query text NOT NULL COLLATE pg_catalog."C",
    layout text COLLATE pg_catalog."C",
    "position" integer NOT NULL,
    created_at text NOT NULL COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C",
    deleted_at text COLLATE pg_catalog."C"
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
    resolution_ms bigint GENERATED ALWAYS AS (round(((EXTRACT(epoch FROM make_timestamp((substr(resolved_at, 1, 4))::integer, (substr(resolved_at, 6, 2))::integer, (substr(resolved_at, 9, 2))::integer, (substr(resolved_at, 12, 2))::integer, (substr(resolved_at, 15, 2))::integer, (substr(resolved_at, 18, 6))::double precision)) - EXTRACT(epoch FROM make_timestamp((substr(created_at, 1, 4))::integer, (substr(created_at, 6, 2))::integer, (substr(created_at, 9, 2))::integer, (substr(created_at, 12, 2))::integer, (substr(created_at, 15, 2))::integer, (substr(created_at, 18, 6))::double precision))) * (1000)::numeric))) STORED,
    last_speaker text DEFAULT 'customer'::text NOT NULL COLLATE pg_catalog."C",
    last_spoken_at text COLLATE pg_catalog."C",
    last_message text COLLATE pg_catalog."C",
    news_at text DEFAULT '0'::text NOT NULL COLLATE pg_catalog."C",
    turn_since text GENERATED ALWAYS AS (COALESCE(last_spoken_at, created_at)) STORED COLLATE pg_catalog."C",
    snoozed_at text COLLATE pg_catalog."C",
    snoozed_until text COLLATE pg_catalog."C",
    unsnoozed_at text COLLATE pg_catalog."C",
    turn text GENERATED ALWAYS AS (
CASE
    WHEN ((snoozed_at IS NULL) AND (status = ANY (ARRAY['open'::text, 'in_progress'::text]))) THEN
    CASE last_speaker
        WHEN 'staff'::text THEN 'customer'::text
        ELSE 'us'::text
    END
    ELSE NULL::text
END) STORED COLLATE pg_catalog."C",
    domain text COLLATE pg_catalog."C",
    has_file smallint DEFAULT 0 NOT NULL,
    external_id text COLLATE pg_catalog."C",
    metadata text COLLATE pg_catalog."C",
    visitor_context text COLLATE pg_catalog."C"
);
CREATE TABLE time_entries (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    ticket_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    minutes bigint DEFAULT '0'::bigint NOT NULL,
    day text NOT NULL COLLATE pg_catalog."C",
    note text COLLATE pg_catalog."C",
    started_at text COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    deleted_at text COLLATE pg_catalog."C",
    merged_from text COLLATE pg_catalog."C"
);
CREATE TABLE totp_factors (
    user_id text NOT NULL COLLATE pg_catalog."C",
    secret_sealed text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    confirmed_at text COLLATE pg_catalog."C",
    last_step bigint DEFAULT '0'::bigint NOT NULL
);
CREATE TABLE users (
    id text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE pg_catalog."C",
    first_name text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    last_name text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    password_hash text COLLATE pg_catalog."C",
    profile_image_url text COLLATE pg_catalog."C",
    notification_preferences text DEFAULT '{}'::text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    email_unconfirmed_since text COLLATE pg_catalog."C",
    former_organization_id text COLLATE pg_catalog."C",
    undo_send_seconds integer DEFAULT 10 NOT NULL,
    second_factor_since text COLLATE pg_catalog."C",
    deletes_at text COLLATE pg_catalog."C"
);
CREATE TABLE webhook_attempts (
    organization_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    delivery_id text NOT NULL COLLATE pg_catalog."C",
    status integer,
    duration_ms integer NOT NULL,
    error text COLLATE pg_catalog."C",
    answer text COLLATE pg_catalog."C",
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
    last_failure_at text COLLATE pg_catalog."C",
    failing_since text COLLATE pg_catalog."C",
    failing_told_at text COLLATE pg_catalog."C",
    switched_off_at text COLLATE pg_catalog."C",
    switched_off_because text COLLATE pg_catalog."C"
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
    created_at text NOT NULL COLLATE pg_catalog."C",
    filter text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    headers text DEFAULT '[]'::text NOT NULL COLLATE pg_catalog."C"
);
ALTER TABLE ONLY search_documents ALTER COLUMN number SET DEFAULT nextval('search_documents_number_seq'::regclass);
INSERT INTO audit_entries VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 1, '2024-11-28T20:29:01.566Z', 'webhooks.create', 'webhook', 'WdXNRm08aeshCvpozhjM6K1DnG9Zib', 'WdXNRItka0lSZFPKJD1fmsSSP84YXf', NULL, '{"outcome":"done","reason":null,"objectName":"Shop","actor":{"type":"member","name":"admin canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw","email":"admin@acme.test","key":null},"sessionId":"WdXNRKSmSCufGbKQpp2Qei2AHDtmmv","address":"127.0.0.1","device":null,"isNewDevice":false,"requestId":"uTfzsQVH0","changes":[{"kind":"created","object":"webhook","id":"WdXNRm08aeshCvpozhjM6K1DnG9Zib","name":"Shop","fields":[{"field":"name","before":null,"after":"Shop"},{"field":"url","before":null,"after":"http://127.0.0.1:9/hook"},{"field":"eventNames","before":null,"after":"[\"ticket.created\",\"ticket.updated\",\"ticket.assigned\",\"ticket.resolved\",\"contact_form.submitted\"]"},{"field":"filter","before":null,"after":""},{"field":"headers","before":null,"after":null,"isSecret":true},{"field":"isActive","before":null,"after":"true"},{"field":"secret","before":null,"after":null,"isSecret":true}]}],"furtherChanges":0}', '8d30c22f1a36bd1aa925c85cbf0f3a516744b6acb2a8e60cb410e0a1180a903e');
INSERT INTO audit_entries VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 2, '2024-11-28T20:29:11.293Z', 'tickets.delete', 'deletion', 'WdXNUE5oAZJ0HSU4HFY47DDL03KCVR', 'WdXNRItka0lSZFPKJD1fmsSSP84YXf', NULL, '{"outcome":"done","reason":null,"objectName":"TK-2026-000003","actor":{"type":"member","name":"admin canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw","email":"admin@acme.test","key":null},"sessionId":"WdXNRKSmSCufGbKQpp2Qei2AHDtmmv","address":"127.0.0.1","device":null,"isNewDevice":false,"requestId":"uTfzsQVH7","changes":[{"kind":"created","object":"ticket","id":"WdXNUE5oAZJ0HSU4HFY47DDL03KCVR","name":"TK-2026-000003","fields":[{"field":"number","before":null,"after":"TK-2026-000003"},{"field":"place","before":null,"after":"trash"}]}],"furtherChanges":0}', '6bf43604ba220cbec8ec23fe7df17f126094e476716d46247c4679f108d0feab');
INSERT INTO audit_entries VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 3, '2024-11-28T20:29:14.344Z', 'team.invite', 'invitation', 'WdXNVF8yNBd7BcTr97xBYQdBRF8Gp2', 'WdXNRItka0lSZFPKJD1fmsSSP84YXf', NULL, '{"outcome":"done","reason":null,"objectName":"new@acme.test","actor":{"type":"member","name":"admin canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw","email":"admin@acme.test","key":null},"sessionId":"WdXNRKSmSCufGbKQpp2Qei2AHDtmmv","address":"127.0.0.1","device":null,"isNewDevice":false,"requestId":"uTfzsQVHf","changes":[{"kind":"created","object":"invitation","id":"WdXNVF8yNBd7BcTr97xBYQdBRF8Gp2","name":"new@acme.test","fields":[{"field":"email","before":null,"after":"new@acme.test"},{"field":"role","before":null,"after":"agent"},{"field":"expiresAt","before":null,"after":"2024-12-05T20:29:14.250Z"}]}],"furtherChanges":0}', 'b19c81367de07b397ed122f26ae8050160dff17995cbf84b7afec4831f4987c2');
INSERT INTO audit_heads VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 0, '', 3, 'b19c81367de07b397ed122f26ae8050160dff17995cbf84b7afec4831f4987c2');
INSERT INTO chat_access VALUES ('BhBobPhVPpNrUNSzSA-2qUo9Lx4SXRxNj6L3_7tW1Po', 'WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNUqu0p0HDYh6IJDtx2FOv1GAKSy', '2024-12-28T20:29:12.925Z');
INSERT INTO chat_activity VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNV1guN2kMLaP7EcFXI8Q6Y7CVio', 'WdXNUqu0p0HDYh6IJDtx2FOv1GAKSy', 'accepted', 'agent canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw', '2024-11-28T20:29:13.442Z');
INSERT INTO chat_attendance VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNRKb281bMkiTBZsYUqZbT72QLze', '2024-11-28T20:29:12.738Z');
INSERT INTO chat_messages VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNUqu0p0HDYh6IJDtx2FOv1GAKSy', 1, 'WdXNUrYGDDwJ4aKqrM2iHVgDhbbzWh', NULL, 'bot', NULL, 'Assistant', 'Hi! Welcome to acme canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw. How can we help you today?', '2024-11-28T20:29:12.833Z');
INSERT INTO chat_messages VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNUqu0p0HDYh6IJDtx2FOv1GAKSy', 2, 'WdXNV7YGWRYDW6I1iAPXBetg5UYtrC', 'release-1', 'agent', 'WdXNRKb281bMkiTBZsYUqZbT72QLze', 'agent canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw', 'Good morning!', '2024-11-28T20:29:13.794Z');
INSERT INTO chat_sessions VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNUqu0p0HDYh6IJDtx2FOv1GAKSy', 'active', 0, 'WdXNUqu1vh1iEeCfD1tnpHBYOBLUyt', 'Vera Visitor', 'vera@visitor.example', 0, 'WdXNRKb281bMkiTBZsYUqZbT72QLze', NULL, NULL, '2024-11-28T20:29:12.794Z', '2024-11-28T20:29:12.871Z', '2024-11-28T20:29:13.395Z', NULL, '2024-11-28T20:29:13.794Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 0, 0, 0, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO chatbot_queries VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNUnyKj7RVsUuugGyJTLNi3oGU2m', 'When do you roast?', 'On Mondays.', '["roast"]', 'general', 'medium', 1, 0, 1, 'when do you roast?
on mondays.
general
roast', '2024-11-28T20:29:12.618Z', '2024-11-28T20:29:12.618Z');
INSERT INTO contact_forms VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNRLSl6QQLkpwhHRT6ZI4Eq4AUwx', 'Main Contact Form', 'Contact us', 'Tell us what we can do for you.', '[{"id":"WdXNRLRghF1QqE32EQPQnVsUQSzsXA","name":"name","label":"Name","type":"text","required":true,"placeholder":"Your name"},{"id":"WdXNRLSilB8ZHaDfjgQRg709ujSyas","name":"email","label":"Email","type":"email","required":true,"placeholder":"you@example.com"},{"id":"WdXNRLSjcywYB1h9WaETy0JVph4jAp","name":"subject","label":"Subject","type":"text","required":true},{"id":"WdXNRLSkzOWp2efpaFIzgZCjJavbtY","name":"message","label":"Message","type":"textarea","required":true}]', '{}', 1, 1, '2024-11-28T20:28:59.734Z', '2024-11-28T20:28:59.734Z');
INSERT INTO counters VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'assigned.2024-11-28.WdXNRKb281bMkiTBZsYUqZbT72QLze', 1);
INSERT INTO counters VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'turn.us.WdXNRKb281bMkiTBZsYUqZbT72QLze', 0);
INSERT INTO counters VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'answered.2024-11-28.0.WdXNRKb281bMkiTBZsYUqZbT72QLze', 1);
INSERT INTO counters VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'tickets.in_progress', 0);
INSERT INTO counters VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'tickets.resolved', 1);
INSERT INTO counters VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'load.WdXNRKb281bMkiTBZsYUqZbT72QLze', 0);
INSERT INTO counters VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'listed.in_progress.high.WdXNRKb281bMkiTBZsYUqZbT72QLze', 0);
INSERT INTO counters VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'turn.customer.WdXNRKb281bMkiTBZsYUqZbT72QLze', 0);
INSERT INTO counters VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'listed.resolved.high.WdXNRKb281bMkiTBZsYUqZbT72QLze', 1);
INSERT INTO counters VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'resolved.2024-11-28.WdXNRKb281bMkiTBZsYUqZbT72QLze', 1);
INSERT INTO counters VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'put_away.trash', 1);
INSERT INTO counters VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'ticket.2026', 4);
INSERT INTO counters VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'tickets.open', 2);
INSERT INTO counters VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'opened.2024-11-28', 2);
INSERT INTO counters VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'listed.open.normal.', 2);
INSERT INTO counters VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'turn.us.', 2);
INSERT INTO counters VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'form.WdXNRLSl6QQLkpwhHRT6ZI4Eq4AUwx', 1);
INSERT INTO counters VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'forms.2024-11-28.WdXNRLSl6QQLkpwhHRT6ZI4Eq4AUwx.submitted', 1);
INSERT INTO counters VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'site.form', 1);
INSERT INTO counters VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'help.revision', 1);
INSERT INTO counters VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'chatbot.revision', 1);
INSERT INTO counters VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'chats.bot', 0);
INSERT INTO counters VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'chats.waiting', 0);
INSERT INTO counters VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'chats.active', 1);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 1, 'ticket.created', '{"ticket":{"id":"WdXNSSwKCFVZxo7tNWhFBMbCzVq0nm","ticketNumber":"TK-2026-000001","subject":"The kettle leaks","description":"It does not boil. canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw","status":"open","priority":"normal","customerName":"Vera Visitor","customerEmail":"vera@acme.example","externalId":null,"createdAt":"2024-11-28T20:29:03.907Z","updatedAt":"2024-11-28T20:29:03.907Z","assignedAgentId":null,"tags":[],"metadata":{}},"actor":{"type":"customer","userId":null,"name":null}}', '2024-11-28T20:29:04.167Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 2, 'ticket.updated', '{"ticket":{"id":"WdXNSSwKCFVZxo7tNWhFBMbCzVq0nm","ticketNumber":"TK-2026-000001","subject":"The kettle leaks","description":"It does not boil. canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw","status":"in_progress","priority":"high","customerName":"Vera Visitor","customerEmail":"vera@acme.example","externalId":null,"createdAt":"2024-11-28T20:29:03.907Z","updatedAt":"2024-11-28T20:29:04.460Z","assignedAgentId":"WdXNRKb281bMkiTBZsYUqZbT72QLze","tags":[],"metadata":{}},"actor":{"type":"staff","userId":"WdXNRItka0lSZFPKJD1fmsSSP84YXf","name":"admin canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw"},"changes":{"assignedAgentId":{"from":null,"to":"WdXNRKb281bMkiTBZsYUqZbT72QLze"},"status":{"from":"open","to":"in_progress"},"priority":{"from":"normal","to":"high"}}}', '2024-11-28T20:29:04.563Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 3, 'ticket.assigned', '{"ticket":{"id":"WdXNSSwKCFVZxo7tNWhFBMbCzVq0nm","ticketNumber":"TK-2026-000001","subject":"The kettle leaks","description":"It does not boil. canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw","status":"in_progress","priority":"high","customerName":"Vera Visitor","customerEmail":"vera@acme.example","externalId":null,"createdAt":"2024-11-28T20:29:03.907Z","updatedAt":"2024-11-28T20:29:04.460Z","assignedAgentId":"WdXNRKb281bMkiTBZsYUqZbT72QLze","tags":[],"metadata":{}},"actor":{"type":"staff","userId":"WdXNRItka0lSZFPKJD1fmsSSP84YXf","name":"admin canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw"},"previousAgentId":null}', '2024-11-28T20:29:04.569Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 4, 'notification.created', '{"userIds":["WdXNRItka0lSZFPKJD1fmsSSP84YXf","WdXNRKb281bMkiTBZsYUqZbT72QLze"]}', '2024-11-28T20:29:06.154Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 5, 'ticket.replied', '{"ticket":{"id":"WdXNSSwKCFVZxo7tNWhFBMbCzVq0nm","ticketNumber":"TK-2026-000001","subject":"The kettle leaks","description":"It does not boil. canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw","status":"in_progress","priority":"high","customerName":"Vera Visitor","customerEmail":"vera@acme.example","externalId":null,"createdAt":"2024-11-28T20:29:03.907Z","updatedAt":"2024-11-28T20:29:06.478Z","assignedAgentId":"WdXNRKb281bMkiTBZsYUqZbT72QLze","tags":[],"metadata":{}},"actor":{"type":"staff","userId":"WdXNRKb281bMkiTBZsYUqZbT72QLze","name":"agent canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw"},"messageId":"WdXNT9kGP5svhMKTetpyApZ3N4H8GE","visibility":"public","reopened":false}', '2024-11-28T20:29:06.632Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 6, 'webhook.failing', '{"webhookId":"WdXNRm08aeshCvpozhjM6K1DnG9Zib","webhookName":"Shop","reason":"The receiver could not be reached (ECONNREFUSED)"}', '2024-11-28T20:29:06.947Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 7, 'notification.created', '{"userIds":["WdXNRKb281bMkiTBZsYUqZbT72QLze"]}', '2024-11-28T20:29:07.402Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 8, 'notification.created', '{"userIds":["WdXNRKb281bMkiTBZsYUqZbT72QLze"]}', '2024-11-28T20:29:07.524Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 9, 'notifications.settled', '{"userIds":["WdXNRKb281bMkiTBZsYUqZbT72QLze"]}', '2024-11-28T20:29:07.771Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 10, 'ticket.replied', '{"ticket":{"id":"WdXNSSwKCFVZxo7tNWhFBMbCzVq0nm","ticketNumber":"TK-2026-000001","subject":"The kettle leaks","description":"It does not boil. canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw","status":"in_progress","priority":"high","customerName":"Vera Visitor","customerEmail":"vera@acme.example","externalId":null,"createdAt":"2024-11-28T20:29:03.907Z","updatedAt":"2024-11-28T20:29:07.872Z","assignedAgentId":"WdXNRKb281bMkiTBZsYUqZbT72QLze","tags":[],"metadata":{}},"actor":{"type":"staff","userId":"WdXNRKb281bMkiTBZsYUqZbT72QLze","name":"agent canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw"},"messageId":"WdXNTWwCLDsIIzKAfPASHoDaHZjJSY","visibility":"internal","reopened":false}', '2024-11-28T20:29:07.962Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 11, 'notification.created', '{"userIds":["WdXNRItka0lSZFPKJD1fmsSSP84YXf"]}', '2024-11-28T20:29:08.412Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 12, 'ticket.updated', '{"ticket":{"id":"WdXNSSwKCFVZxo7tNWhFBMbCzVq0nm","ticketNumber":"TK-2026-000001","subject":"The kettle leaks","description":"It does not boil. canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw","status":"resolved","priority":"high","customerName":"Vera Visitor","customerEmail":"vera@acme.example","externalId":null,"createdAt":"2024-11-28T20:29:03.907Z","updatedAt":"2024-11-28T20:29:08.658Z","assignedAgentId":"WdXNRKb281bMkiTBZsYUqZbT72QLze","tags":[],"metadata":{}},"actor":{"type":"staff","userId":"WdXNRItka0lSZFPKJD1fmsSSP84YXf","name":"admin canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw"},"changes":{"status":{"from":"in_progress","to":"resolved"}}}', '2024-11-28T20:29:08.692Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 13, 'ticket.resolved', '{"ticket":{"id":"WdXNSSwKCFVZxo7tNWhFBMbCzVq0nm","ticketNumber":"TK-2026-000001","subject":"The kettle leaks","description":"It does not boil. canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw","status":"resolved","priority":"high","customerName":"Vera Visitor","customerEmail":"vera@acme.example","externalId":null,"createdAt":"2024-11-28T20:29:03.907Z","updatedAt":"2024-11-28T20:29:08.658Z","assignedAgentId":"WdXNRKb281bMkiTBZsYUqZbT72QLze","tags":[],"metadata":{}},"actor":{"type":"staff","userId":"WdXNRItka0lSZFPKJD1fmsSSP84YXf","name":"admin canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw"}}', '2024-11-28T20:29:08.692Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 14, 'ticket.created', '{"ticket":{"id":"WdXNTsdEdjgb9m5e2L1oVrwE4yA5pe","ticketNumber":"TK-2026-000002","subject":"Which grind for a moka pot?","description":"Mine tastes bitter.","status":"open","priority":"normal","customerName":"customer canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw","customerEmail":"customer@acme.test","externalId":null,"createdAt":"2024-11-28T20:29:09.174Z","updatedAt":"2024-11-28T20:29:09.174Z","assignedAgentId":null,"tags":[],"metadata":{}},"actor":{"type":"customer","userId":"WdXNRL2uNqajpD3GV71MapQdgnqIr0","name":"customer canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw"}}', '2024-11-28T20:29:09.206Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 15, 'notification.created', '{"userIds":["WdXNRKb281bMkiTBZsYUqZbT72QLze"]}', '2024-11-28T20:29:09.961Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 16, 'ticket.replied', '{"ticket":{"id":"WdXNTsdEdjgb9m5e2L1oVrwE4yA5pe","ticketNumber":"TK-2026-000002","subject":"Which grind for a moka pot?","description":"Mine tastes bitter.","status":"open","priority":"normal","customerName":"customer canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw","customerEmail":"customer@acme.test","externalId":null,"createdAt":"2024-11-28T20:29:09.174Z","updatedAt":"2024-11-28T20:29:10.106Z","assignedAgentId":null,"tags":[],"metadata":{}},"actor":{"type":"customer","userId":"WdXNRL2uNqajpD3GV71MapQdgnqIr0","name":"customer canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw"},"messageId":"WdXNU89Ib7Aki14HDcSaRQ7vJwOPpG","visibility":"public","reopened":false}', '2024-11-28T20:29:10.210Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 17, 'notification.created', '{"userIds":["WdXNRItka0lSZFPKJD1fmsSSP84YXf","WdXNRKb281bMkiTBZsYUqZbT72QLze"]}', '2024-11-28T20:29:10.394Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 18, 'ticket.created', '{"ticket":{"id":"WdXNUE5oAZJ0HSU4HFY47DDL03KCVR","ticketNumber":"TK-2026-000003","subject":"Sent twice","description":"It does not boil. canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw","status":"open","priority":"normal","customerName":"Vera Visitor","customerEmail":"vera@acme.example","externalId":null,"createdAt":"2024-11-28T20:29:10.463Z","updatedAt":"2024-11-28T20:29:10.463Z","assignedAgentId":null,"tags":[],"metadata":{}},"actor":{"type":"customer","userId":null,"name":null}}', '2024-11-28T20:29:10.484Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 19, 'notification.created', '{"userIds":["WdXNRItka0lSZFPKJD1fmsSSP84YXf","WdXNRKb281bMkiTBZsYUqZbT72QLze"]}', '2024-11-28T20:29:10.537Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 20, 'ticket.deleted', '{"ticket":{"id":"WdXNUE5oAZJ0HSU4HFY47DDL03KCVR","ticketNumber":"TK-2026-000003","subject":"Sent twice","description":"It does not boil. canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw","status":"open","priority":"normal","customerName":"Vera Visitor","customerEmail":"vera@acme.example","externalId":null,"createdAt":"2024-11-28T20:29:10.463Z","updatedAt":"2024-11-28T20:29:10.463Z","assignedAgentId":null,"tags":[],"metadata":{}},"actor":{"type":"staff","userId":"WdXNRItka0lSZFPKJD1fmsSSP84YXf","name":"admin canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw"}}', '2024-11-28T20:29:11.133Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 24, 'site.seen', '{"feature":"form","site":"frame"}', '2024-11-28T20:29:11.730Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 26, 'article.created', '{"article":{"id":"WdXNUibwfDuiD3QKXaG0TPEyn8jo3d","title":"Descale a kettle","slug":"descale-a-kettle","isPublished":true},"actor":{"type":"staff","userId":"WdXNRItka0lSZFPKJD1fmsSSP84YXf","name":"admin canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw"}}', '2024-11-28T20:29:12.318Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 27, 'chatbot.changed', '{"queryIds":["WdXNUnyKj7RVsUuugGyJTLNi3oGU2m"]}', '2024-11-28T20:29:12.640Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 21, 'notification.created', '{"userIds":["WdXNRItka0lSZFPKJD1fmsSSP84YXf","WdXNRKb281bMkiTBZsYUqZbT72QLze"]}', '2024-11-28T20:29:11.489Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 22, 'ticket.created', '{"ticket":{"id":"WdXNUWaeqHw7Bjppap9q8UKQ5F0KjG","ticketNumber":"TK-2026-000004","subject":"Opening hours","description":"Are you open on Sunday?","status":"open","priority":"normal","customerName":"Ada","customerEmail":"ada@visitor.example","externalId":null,"createdAt":"2024-11-28T20:29:11.574Z","updatedAt":"2024-11-28T20:29:11.574Z","assignedAgentId":null,"tags":[],"metadata":{}},"actor":{"type":"customer","userId":null,"name":"Ada"}}', '2024-11-28T20:29:11.596Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 23, 'contact_form.submitted', '{"formId":"WdXNRLSl6QQLkpwhHRT6ZI4Eq4AUwx","submissionId":"WdXNUWOGMAUtLXiuyVok2jDy1DAIEW","ticketId":"WdXNUWaeqHw7Bjppap9q8UKQ5F0KjG"}', '2024-11-28T20:29:11.647Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 25, 'notification.created', '{"userIds":["WdXNRItka0lSZFPKJD1fmsSSP84YXf","WdXNRKb281bMkiTBZsYUqZbT72QLze"]}', '2024-11-28T20:29:11.998Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 28, 'chat.started', '{"session":{"id":"WdXNUqu0p0HDYh6IJDtx2FOv1GAKSy","status":"active","withBot":true,"customerName":"Vera Visitor","customerEmail":"vera@visitor.example","isVerified":false,"startedAt":"2024-11-28T20:29:12.794Z","requestedAt":null,"acceptedAt":null,"closedAt":null,"updatedAt":"2024-11-28T20:29:12.794Z","agentId":null,"agent":null,"offeredTo":null,"awaitedSince":null,"rating":null,"ratingComment":null,"pageUrl":null,"ticketId":null,"ticketNumber":null,"tags":[],"lastSeq":0,"unread":0,"marks":{"customerDelivered":0,"customerRead":0,"staffDelivered":0,"staffRead":0}}}', '2024-11-28T20:29:12.822Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 29, 'chat.message', '{"session":{"id":"WdXNUqu0p0HDYh6IJDtx2FOv1GAKSy","status":"active","withBot":true,"agentId":null,"unread":0,"awaitedSince":null},"message":{"id":"WdXNUrYGDDwJ4aKqrM2iHVgDhbbzWh","sessionId":"WdXNUqu0p0HDYh6IJDtx2FOv1GAKSy","seq":1,"userId":null,"senderType":"bot","senderName":"Assistant","message":"Hi! Welcome to acme canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw. How can we help you today?","html":null,"files":[],"createdAt":"2024-11-28T20:29:12.833Z","clientId":null}}', '2024-11-28T20:29:12.840Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 30, 'chat.waiting', '{"session":{"id":"WdXNUqu0p0HDYh6IJDtx2FOv1GAKSy","status":"waiting","withBot":false,"customerName":"Vera Visitor","customerEmail":"vera@visitor.example","isVerified":false,"startedAt":"2024-11-28T20:29:12.794Z","requestedAt":"2024-11-28T20:29:12.871Z","acceptedAt":null,"closedAt":null,"updatedAt":"2024-11-28T20:29:12.871Z","agentId":null,"agent":null,"offeredTo":null,"awaitedSince":"2024-11-28T20:29:12.871Z","rating":null,"ratingComment":null,"pageUrl":null,"ticketId":null,"ticketNumber":null,"tags":[],"lastSeq":1,"unread":0,"marks":{"customerDelivered":0,"customerRead":0,"staffDelivered":0,"staffRead":0}}}', '2024-11-28T20:29:12.894Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 31, 'chat.offered', '{"session":{"id":"WdXNUqu0p0HDYh6IJDtx2FOv1GAKSy","status":"waiting","withBot":false,"customerName":"Vera Visitor","customerEmail":"vera@visitor.example","isVerified":false,"startedAt":"2024-11-28T20:29:12.794Z","requestedAt":"2024-11-28T20:29:12.871Z","acceptedAt":null,"closedAt":null,"updatedAt":"2024-11-28T20:29:12.871Z","agentId":null,"agent":null,"offeredTo":"WdXNRKb281bMkiTBZsYUqZbT72QLze","awaitedSince":"2024-11-28T20:29:12.871Z","rating":null,"ratingComment":null,"pageUrl":null,"ticketId":null,"ticketNumber":null,"tags":[],"lastSeq":1,"unread":0,"marks":{"customerDelivered":0,"customerRead":0,"staffDelivered":0,"staffRead":0}}}', '2024-11-28T20:29:12.925Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 34, 'chat.message', '{"session":{"id":"WdXNUqu0p0HDYh6IJDtx2FOv1GAKSy","status":"active","withBot":false,"agentId":"WdXNRKb281bMkiTBZsYUqZbT72QLze","unread":0,"awaitedSince":null},"message":{"id":"WdXNV7YGWRYDW6I1iAPXBetg5UYtrC","sessionId":"WdXNUqu0p0HDYh6IJDtx2FOv1GAKSy","seq":2,"userId":"WdXNRKb281bMkiTBZsYUqZbT72QLze","senderType":"agent","senderName":"agent canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw","message":"Good morning!","html":null,"files":[],"createdAt":"2024-11-28T20:29:13.794Z","clientId":"release-1"}}', '2024-11-28T20:29:13.795Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 35, 'notifications.settled', '{"userIds":["WdXNRItka0lSZFPKJD1fmsSSP84YXf","WdXNRKb281bMkiTBZsYUqZbT72QLze"]}', '2024-11-28T20:29:14.090Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 36, 'invitation.created', '{"invitationId":"WdXNVF8yNBd7BcTr97xBYQdBRF8Gp2","email":"new@acme.test","role":"agent","actor":{"type":"staff","userId":"WdXNRItka0lSZFPKJD1fmsSSP84YXf","name":"admin canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw"}}', '2024-11-28T20:29:14.262Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 32, 'notification.created', '{"userIds":["WdXNRItka0lSZFPKJD1fmsSSP84YXf","WdXNRKb281bMkiTBZsYUqZbT72QLze"]}', '2024-11-28T20:29:13.347Z', 2);
INSERT INTO events VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 33, 'chat.accepted', '{"session":{"id":"WdXNUqu0p0HDYh6IJDtx2FOv1GAKSy","status":"active","withBot":false,"customerName":"Vera Visitor","customerEmail":"vera@visitor.example","isVerified":false,"startedAt":"2024-11-28T20:29:12.794Z","requestedAt":"2024-11-28T20:29:12.871Z","acceptedAt":"2024-11-28T20:29:13.395Z","closedAt":null,"updatedAt":"2024-11-28T20:29:13.395Z","agentId":"WdXNRKb281bMkiTBZsYUqZbT72QLze","agent":{"userId":"WdXNRKb281bMkiTBZsYUqZbT72QLze","name":"agent canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw"},"offeredTo":null,"awaitedSince":"2024-11-28T20:29:12.871Z","rating":null,"ratingComment":null,"pageUrl":null,"ticketId":null,"ticketNumber":null,"tags":[],"lastSeq":1,"unread":0,"marks":{"customerDelivered":0,"customerRead":0,"staffDelivered":0,"staffRead":0}},"actor":{"type":"staff","userId":"WdXNRKb281bMkiTBZsYUqZbT72QLze","name":"agent canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw"}}', '2024-11-28T20:29:13.448Z', 2);
INSERT INTO form_submissions VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNUWOGMAUtLXiuyVok2jDy1DAIEW', 'WdXNRLSl6QQLkpwhHRT6ZI4Eq4AUwx', '{"name":"Ada","email":"ada@visitor.example","subject":"Opening hours","message":"Are you open on Sunday?"}', 'WdXNUWaeqHw7Bjppap9q8UKQ5F0KjG', 'widget', NULL, '2024-11-28T20:29:11.563Z', 'ada
ada@visitor.example
opening hours
are you open on sunday?');
INSERT INTO help_articles VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNUibwfDuiD3QKXaG0TPEyn8jo3d', 'Descale a kettle', '<p>Use vinegar.</p>', 'Use vinegar.', 'descale-a-kettle', 'WdXNUe7Ep8EbZSk54xeE80XNjK8aGd', 1, '["kettle"]', NULL, 'WdXNRItka0lSZFPKJD1fmsSSP84YXf', 1, 1, '2024-11-28T20:29:12.296Z', '2024-11-28T20:29:12.296Z', '2024-11-28T20:29:12.296Z', NULL, NULL);
INSERT INTO help_categories VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNUe7Ep8EbZSk54xeE80XNjK8aGd', 'Brewing', 'How to brew', 'brewing', 0, '2024-11-28T20:29:12.026Z', '2024-11-28T20:29:12.026Z');
INSERT INTO invitations VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNVF8yNBd7BcTr97xBYQdBRF8Gp2', 'new@acme.test', 'agent', NULL, 'FRETOJ7id7vjm46f6JsyqP78jv17XnnU0_JibM-UHes', 'WdXNRItka0lSZFPKJD1fmsSSP84YXf', '2024-11-28T20:29:14.250Z', '2024-12-05T20:29:14.250Z', NULL, NULL, NULL);
INSERT INTO memberships VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNRJwmaXw6V4beaS1pDmx9Dw6f99', 'WdXNRItka0lSZFPKJD1fmsSSP84YXf', 'admin', '2024-11-28T20:28:59.643Z', 'online', NULL, NULL, NULL, NULL, NULL);
INSERT INTO memberships VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNRKhEM78bh0LK6DGZ8QAMK8QmXv', 'WdXNRKb281bMkiTBZsYUqZbT72QLze', 'agent', '2024-11-28T20:28:59.688Z', 'online', NULL, NULL, NULL, NULL, NULL);
INSERT INTO memberships VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNRLA8UoceAvvNwoRAqqP15ikT4O', 'WdXNRL2uNqajpD3GV71MapQdgnqIr0', 'customer', '2024-11-28T20:28:59.716Z', 'online', NULL, NULL, NULL, NULL, NULL);
INSERT INTO migrations VALUES ('0001-accounts', '2024-11-28T20:28:43.477Z');
INSERT INTO migrations VALUES ('0002-sign-in', '2024-11-28T20:28:43.719Z');
INSERT INTO migrations VALUES ('0003-tickets', '2024-11-28T20:28:44.334Z');
INSERT INTO migrations VALUES ('0004-forms', '2024-11-28T20:28:44.478Z');
INSERT INTO migrations VALUES ('0005-events', '2024-11-28T20:28:44.669Z');
INSERT INTO migrations VALUES ('0006-staff', '2024-11-28T20:28:45.158Z');
INSERT INTO migrations VALUES ('0007-ticket-order', '2024-11-28T20:28:45.430Z');
INSERT INTO migrations VALUES ('0008-search', '2024-11-28T20:28:45.658Z');
INSERT INTO migrations VALUES ('0009-form-figures', '2024-11-28T20:28:45.873Z');
INSERT INTO migrations VALUES ('0010-chat', '2024-11-28T20:28:46.438Z');
INSERT INTO migrations VALUES ('0011-help', '2024-11-28T20:28:46.766Z');
INSERT INTO migrations VALUES ('0012-chatbot', '2024-11-28T20:28:46.953Z');
INSERT INTO migrations VALUES ('0013-for-programs', '2024-11-28T20:28:47.260Z');
INSERT INTO migrations VALUES ('0016-answers-by-day', '2024-11-28T20:28:47.319Z');
INSERT INTO migrations VALUES ('0017-notifications', '2024-11-28T20:28:47.464Z');
INSERT INTO migrations VALUES ('0018-settings', '2024-11-28T20:28:47.537Z');
INSERT INTO migrations VALUES ('0019-former-subdomains', '2024-11-28T20:28:47.634Z');
INSERT INTO migrations VALUES ('0020-custom-domains', '2024-11-28T20:28:47.738Z');
INSERT INTO migrations VALUES ('0021-mail-out', '2024-11-28T20:28:47.890Z');
INSERT INTO migrations VALUES ('0024-domain-sessions', '2024-11-28T20:28:47.921Z');
INSERT INTO migrations VALUES ('0022-mail-in', '2024-11-28T20:28:48.073Z');
INSERT INTO migrations VALUES ('0023-metrics', '2024-11-28T20:28:48.466Z');
INSERT INTO migrations VALUES ('0025-socket-sessions', '2024-11-28T20:28:48.631Z');
INSERT INTO migrations VALUES ('0026-event-versions', '2024-11-28T20:28:48.671Z');
INSERT INTO migrations VALUES ('0027-jobs', '2024-11-28T20:28:48.825Z');
INSERT INTO migrations VALUES ('0028-fresh-proof', '2024-11-28T20:28:48.829Z');
INSERT INTO migrations VALUES ('0029-tallies', '2024-11-28T20:28:48.933Z');
INSERT INTO migrations VALUES ('0030-email-changes', '2024-11-28T20:28:49.118Z');
INSERT INTO migrations VALUES ('0031-unconfirmed-addresses', '2024-11-28T20:28:49.143Z');
INSERT INTO migrations VALUES ('0032-unused-files', '2024-11-28T20:28:49.161Z');
INSERT INTO migrations VALUES ('0033-former-organization', '2024-11-28T20:28:49.222Z');
INSERT INTO migrations VALUES ('0034-filters-together', '2024-11-28T20:28:49.265Z');
INSERT INTO migrations VALUES ('0035-listed-counters', '2024-11-28T20:28:49.290Z');
INSERT INTO migrations VALUES ('0036-search-in-batches', '2024-11-28T20:28:49.347Z');
INSERT INTO migrations VALUES ('0044-chat-answers', '2024-11-28T20:28:49.414Z');
INSERT INTO migrations VALUES ('0047-gathered-notifications', '2024-11-28T20:28:49.533Z');
INSERT INTO migrations VALUES ('0046-canned-replies', '2024-11-28T20:28:49.682Z');
INSERT INTO migrations VALUES ('0037-turns', '2024-11-28T20:28:50.395Z');
INSERT INTO migrations VALUES ('0048-tags', '2024-11-28T20:28:50.720Z');
INSERT INTO migrations VALUES ('0049-scheduled-replies', '2024-11-28T20:28:51.009Z');
INSERT INTO migrations VALUES ('0051-ticket-views', '2024-11-28T20:28:51.249Z');
INSERT INTO migrations VALUES ('0050-snoozes', '2024-11-28T20:28:52.630Z');
INSERT INTO migrations VALUES ('0059-former-people', '2024-11-28T20:28:52.834Z');
INSERT INTO migrations VALUES ('0062-put-away', '2024-11-28T20:28:53.078Z');
INSERT INTO migrations VALUES ('0063-blocked-senders', '2024-11-28T20:28:53.195Z');
INSERT INTO migrations VALUES ('0054-macros', '2024-11-28T20:28:53.358Z');
INSERT INTO migrations VALUES ('0055-macro-runs', '2024-11-28T20:28:53.509Z');
INSERT INTO migrations VALUES ('0056-merged-tickets', '2024-11-28T20:28:53.681Z');
INSERT INTO migrations VALUES ('0057-ticket-splits', '2024-11-28T20:28:53.740Z');
INSERT INTO migrations VALUES ('0060-mentions-and-followers', '2024-11-28T20:28:53.910Z');
INSERT INTO migrations VALUES ('0061-ticket-ccs', '2024-11-28T20:28:53.986Z');
INSERT INTO migrations VALUES ('0068-chat-notes', '2024-11-28T20:28:54.151Z');
INSERT INTO migrations VALUES ('0067-signatures', '2024-11-28T20:28:54.186Z');
INSERT INTO migrations VALUES ('0064-ticket-links', '2024-11-28T20:28:54.282Z');
INSERT INTO migrations VALUES ('0065-ticket-tasks', '2024-11-28T20:28:54.358Z');
INSERT INTO migrations VALUES ('0066-ticket-origins', '2024-11-28T20:28:54.482Z');
INSERT INTO migrations VALUES ('0069-message-files', '2024-11-28T20:28:54.581Z');
INSERT INTO migrations VALUES ('0070-chat-tags', '2024-11-28T20:28:54.680Z');
INSERT INTO migrations VALUES ('0071-blocked-visitors', '2024-11-28T20:28:54.733Z');
INSERT INTO migrations VALUES ('0082-member-keys', '2024-11-28T20:28:54.750Z');
INSERT INTO migrations VALUES ('0073-visitor-files', '2024-11-28T20:28:54.778Z');
INSERT INTO migrations VALUES ('0075-message-html', '2024-11-28T20:28:54.830Z');
INSERT INTO migrations VALUES ('0077-stored-files', '2024-11-28T20:28:54.918Z');
INSERT INTO migrations VALUES ('0078-scanned-files', '2024-11-28T20:28:54.974Z');
INSERT INTO migrations VALUES ('0072-files-and-time', '2024-11-28T20:28:55.172Z');
INSERT INTO migrations VALUES ('0079-mail-texts', '2024-11-28T20:28:55.234Z');
INSERT INTO migrations VALUES ('0080-held-mails', '2024-11-28T20:28:55.286Z');
INSERT INTO migrations VALUES ('0097-rotated-keys', '2024-11-28T20:28:55.363Z');
INSERT INTO migrations VALUES ('0098-format-of-shared-drafts', '2024-11-28T20:28:55.393Z');
INSERT INTO migrations VALUES ('0083-files-in-every-order', '2024-11-28T20:28:55.503Z');
INSERT INTO migrations VALUES ('0084-plans-of-postgres', '2024-11-28T20:28:55.670Z');
INSERT INTO migrations VALUES ('0088-resumable-uploads', '2024-11-28T20:28:55.800Z');
INSERT INTO migrations VALUES ('0089-stored-pictures', '2024-11-28T20:28:55.854Z');
INSERT INTO migrations VALUES ('0085-format-of-canned-replies', '2024-11-28T20:28:55.922Z');
INSERT INTO migrations VALUES ('0091-sender-checks', '2024-11-28T20:28:55.960Z');
INSERT INTO migrations VALUES ('0092-imap-mailboxes', '2024-11-28T20:28:56.037Z');
INSERT INTO migrations VALUES ('0094-imported-tickets', '2024-11-28T20:28:56.157Z');
INSERT INTO migrations VALUES ('0093-customer-languages', '2024-11-28T20:28:56.262Z');
INSERT INTO migrations VALUES ('0102-external-ids', '2024-11-28T20:28:56.438Z');
INSERT INTO migrations VALUES ('0103-webhook-attempts', '2024-11-28T20:28:56.564Z');
INSERT INTO migrations VALUES ('0111-chat-panel', '2024-11-28T20:28:56.593Z');
INSERT INTO migrations VALUES ('0114-webhook-filters', '2024-11-28T20:28:56.630Z');
INSERT INTO migrations VALUES ('0115-external-ids-of-all', '2024-11-28T20:28:56.908Z');
INSERT INTO migrations VALUES ('0118-session-devices', '2024-11-28T20:28:56.979Z');
INSERT INTO migrations VALUES ('0124-second-factors', '2024-11-28T20:28:57.246Z');
INSERT INTO migrations VALUES ('0125-required-second-factor', '2024-11-28T20:28:57.266Z');
INSERT INTO migrations VALUES ('0126-passkeys', '2024-11-28T20:28:57.493Z');
INSERT INTO migrations VALUES ('0128-by-which-key', '2024-11-28T20:28:57.514Z');
INSERT INTO migrations VALUES ('0151-custom-roles', '2024-11-28T20:28:58.014Z');
INSERT INTO migrations VALUES ('0147-single-sign-on', '2024-11-28T20:28:58.317Z');
INSERT INTO migrations VALUES ('0135-visitor-context', '2024-11-28T20:28:58.343Z');
INSERT INTO migrations VALUES ('0136-erasure-requests', '2024-11-28T20:28:58.365Z');
INSERT INTO migrations VALUES ('0137-proactive-messages', '2024-11-28T20:28:58.393Z');
INSERT INTO migrations VALUES ('0142-audit-log', '2024-11-28T20:28:58.543Z');
INSERT INTO migrations VALUES ('0143-previous-identity-secrets', '2024-11-28T20:28:58.576Z');
INSERT INTO migrations VALUES ('0132-own-sentences', '2024-11-28T20:28:58.661Z');
INSERT INTO migrations VALUES ('0139-allowed-networks', '2024-11-28T20:28:58.740Z');
INSERT INTO migrations VALUES ('0133-closed-organizations', '2024-11-28T20:28:58.785Z');
INSERT INTO migrations VALUES ('0134-deleted-accounts', '2024-11-28T20:28:58.860Z');
INSERT INTO migrations VALUES ('0138-retention-runs', '2024-11-28T20:28:58.943Z');
INSERT INTO migrations VALUES ('0130-organization-exports', '2024-11-28T20:28:59.086Z');
INSERT INTO migrations VALUES ('0141-sso-at-own-addresses', '2024-11-28T20:28:59.127Z');
INSERT INTO organizations VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'acme canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw', 'acme', NULL, NULL, NULL, 'UTC', 'TK', 0, '{}', 36, 38, '2024-11-28T20:28:59.542Z', 'helpdesk', NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO outbox VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNU9tgnZfgEVOlljaK1gqs17XmcG', 16, 'notifications', '2025-01-01T00:00:00.000Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNSXInTIeXwVCYyvTwGYVJ9z3NR6', 1, 'notifications', '2025-01-01T00:00:00.000Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNUSXoHYkAzJdJTihif2Y8ji6mo6', 20, 'notifications', '2025-01-01T00:00:00.000Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNUFPNwdUYd1sN4mh7tLECdEhtqi', 18, 'notifications', '2025-01-01T00:00:00.000Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNSdyjkbGRxai7PAvSVwTnhy1ECp', 3, 'notifications', '2025-01-01T00:00:00.000Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNUFPMXTWrPmQaQmOiLTY1vMdMOY', 18, 'mail', '2025-01-01T00:00:00.000Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNSXImLitxBqEnOnaFGHhs7X51Sy', 1, 'mail', '2025-01-01T00:00:00.000Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNSdyiPFwrvVnPE81WGj3gSQpH8H', 2, 'notifications', '2025-01-01T00:00:00.000Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNTCUbDG72Y7g4MWuJTo2wIc5iiI', 5, 'notifications', '2025-01-01T00:00:00.000Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNTS1gW0OMqdmanfvsWfX55vyKP0', 6, 'notifications', '2025-01-01T00:00:00.000Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNTccCDi5J6aIuWilTJA1qCQXOXQ', 10, 'notifications', '2025-01-01T00:00:00.000Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNTkiu4vhwAiCy5IKPkGQZZKgJLu', 12, 'notifications', '2025-01-01T00:00:00.000Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNTkivjXTYLGETImSPTkIozNWVOr', 13, 'mail', '2025-01-01T00:00:00.000Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNTCUapGqZuROufpUvYpsJshTiuw', 5, 'mail', '2025-01-01T00:00:00.000Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNTkiw6rHAkb2nxgSNAArR7qkFXS', 13, 'notifications', '2025-01-01T00:00:00.000Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNTtAGe6sfB8Os0HjYTKAP2waJfa', 14, 'mail', '2025-01-01T00:00:00.000Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNTtAHIHiiDs3F6gYkiG3VmLxcoY', 14, 'notifications', '2025-01-01T00:00:00.000Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNUXo2fir7nD2x1pAqEO7Xq37C2F', 23, 'mail', '2025-01-01T00:00:00.000Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNUXo1t9rvbmJoSCZCwUFIrUKPeC', 22, 'notifications', '2025-01-01T00:00:00.000Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNUXo0McPtPlDPEsWkPg9i0sRcbD', 22, 'mail', '2025-01-01T00:00:00.000Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNUtHccqPNCynm7wyaswXWers57W', 30, 'notifications', '2025-01-01T00:00:00.000Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNV1xQtYLPa4Qbd2sjjNcpQcrCbk', 33, 'notifications', '2025-01-01T00:00:00.000Z', NULL, 0, NULL, NULL);
INSERT INTO outbox VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNVGoCQetlUXCnmiZ42YOzJjvtfg', 36, 'mail', '2025-01-01T00:00:00.000Z', NULL, 0, NULL, NULL);
INSERT INTO put_away_tickets VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNUE5oAZJ0HSU4HFY47DDL03KCVR', 'trash', 'TK-2026-000003', 'Sent twice', 'Vera Visitor', 'vera@acme.example', 'It does not boil. canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw', '2024-11-28T20:29:10.764Z', 'WdXNRItka0lSZFPKJD1fmsSSP84YXf', NULL, '{"ticket_access":[],"ticket_former_people":[],"ticket_ccs":[],"ticket_mentions":[],"ticket_followers":[],"ticket_tags":[],"ticket_tasks":[],"time_entries":[],"ticket_reads":[],"scheduled_replies":[],"ticket_snoozes":[],"macro_runs":[],"ticket_activity":[{"organization_id":"WdXNRH4CRibWYpS6J5qZyjLEKMrn9G","id":"WdXNUEE4HOiR6wl50UFX83aRtVvEGU","ticket_id":"WdXNUE5oAZJ0HSU4HFY47DDL03KCVR","actor_user_id":null,"actor_type":"customer","kind":"created","from_value":null,"to_value":null,"created_at":"2024-11-28T20:29:10.463Z","merged_from":null,"via":null},{"organization_id":"WdXNRH4CRibWYpS6J5qZyjLEKMrn9G","id":"WdXNUOdEIJ0KB2Zh4onIdsrXeuX6gd","ticket_id":"WdXNUE5oAZJ0HSU4HFY47DDL03KCVR","actor_user_id":"WdXNRItka0lSZFPKJD1fmsSSP84YXf","actor_type":"staff","kind":"deleted","from_value":null,"to_value":null,"merged_from":null,"via":null,"created_at":"2024-11-28T20:29:10.764Z"}],"ticket_messages":[],"merged_tickets":[],"ticket_splits":[],"ticket_links":[],"named":{"form_submissions":[],"tickets":[]},"facts":{"id":"WdXNUE5oAZJ0HSU4HFY47DDL03KCVR","ticketNumber":"TK-2026-000003","subject":"Sent twice","description":"It does not boil. canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw","status":"open","priority":"normal","customerName":"Vera Visitor","customerEmail":"vera@acme.example","externalId":null,"createdAt":"2024-11-28T20:29:10.463Z","updatedAt":"2024-11-28T20:29:10.463Z","assignedAgentId":null,"tags":[],"metadata":{}},"ticket":{"organization_id":"WdXNRH4CRibWYpS6J5qZyjLEKMrn9G","id":"WdXNUE5oAZJ0HSU4HFY47DDL03KCVR","number":"TK-2026-000003","subject":"Sent twice","description":"It does not boil. canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw","status":"open","priority":"normal","customer_name":"Vera Visitor","customer_email":"vera@acme.example","customer_user_id":null,"assigned_agent_id":null,"source":"form","follow_up_of":null,"created_at":"2024-11-28T20:29:10.463Z","updated_at":"2024-11-28T20:29:10.463Z","opened_by":"customer","first_response_at":null,"first_responder_id":null,"first_response_ms":null,"assigned_at":null,"resolved_at":null,"resolved_by":null,"mail_id":null,"form_id":null,"last_speaker":"customer","last_spoken_at":null,"last_message":null,"news_at":"2024-11-28T20:29:10.463Z","snoozed_at":null,"snoozed_until":null,"unsnoozed_at":null,"domain":null,"has_file":0,"external_id":null,"metadata":null,"visitor_context":null}}');
INSERT INTO put_away_words VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNUE5oAZJ0HSU4HFY47DDL03KCVR', 'tk-2026-000003
sent twice
vera visitor
vera@acme.example
it does not boil. canarywdxnrh4dbgupc9rwssxtqzexwrjlyw');
INSERT INTO search_documents VALUES (1, 'WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'ticket_heading', 'WdXNSSwKCFVZxo7tNWhFBMbCzVq0nm', 'tk-2026-000001
the kettle leaks
vera visitor
vera@acme.example', '''mrn9gh000001'' ''mrn9gh1'' ''mrn9gh2026'' ''mrn9ghacme'' ''mrn9ghexample'' ''mrn9ghkettle'' ''mrn9ghleaks'' ''mrn9ghthe'' ''mrn9ghtk'' ''mrn9ghvera'' ''mrn9ghvisitor'' ''mrn9gh·0'' ''mrn9gh·00'' ''mrn9gh·000'' ''mrn9gh·1'' ''mrn9gh·2'' ''mrn9gh·20'' ''mrn9gh·202'' ''mrn9gh·a'' ''mrn9gh·ac'' ''mrn9gh·acm'' ''mrn9gh·e'' ''mrn9gh·ex'' ''mrn9gh·exa'' ''mrn9gh·k'' ''mrn9gh·ke'' ''mrn9gh·ket'' ''mrn9gh·l'' ''mrn9gh·le'' ''mrn9gh·lea'' ''mrn9gh·t'' ''mrn9gh·th'' ''mrn9gh·the'' ''mrn9gh·tk'' ''mrn9gh·v'' ''mrn9gh·ve'' ''mrn9gh·ver'' ''mrn9gh·vi'' ''mrn9gh·vis'' ''mrn9gpacme'' ''mrn9gpexample'' ''mrn9gpvera'' ''mrn9gpvisitor'' ''mrn9gp·a'' ''mrn9gp·ac'' ''mrn9gp·acm'' ''mrn9gp·e'' ''mrn9gp·ex'' ''mrn9gp·exa'' ''mrn9gp·v'' ''mrn9gp·ve'' ''mrn9gp·ver'' ''mrn9gp·vi'' ''mrn9gp·vis'' ''mrn9gs2d'' ''mrn9gs2e'' ''mrn9gs40'' ''mrn9gt0'' ''mrn9gt000'' ''mrn9gt001'' ''mrn9gt01·'' ''mrn9gt026'' ''mrn9gt1'' ''mrn9gt1·'' ''mrn9gt2'' ''mrn9gt202'' ''mrn9gt26·'' ''mrn9gt6'' ''mrn9gt6·'' ''mrn9gta'' ''mrn9gtacm'' ''mrn9gtaks'' ''mrn9gtamp'' ''mrn9gta·'' ''mrn9gtc'' ''mrn9gtcme'' ''mrn9gte'' ''mrn9gteak'' ''mrn9gtera'' ''mrn9gtett'' ''mrn9gtexa'' ''mrn9gte·'' ''mrn9gth'' ''mrn9gthe·'' ''mrn9gti'' ''mrn9gtisi'' ''mrn9gtito'' ''mrn9gtk'' ''mrn9gtket'' ''mrn9gtks·'' ''mrn9gtk·'' ''mrn9gtl'' ''mrn9gtlea'' ''mrn9gtle·'' ''mrn9gtm'' ''mrn9gtme·'' ''mrn9gtmpl'' ''mrn9gto'' ''mrn9gtor·'' ''mrn9gtp'' ''mrn9gtple'' ''mrn9gtr'' ''mrn9gtra·'' ''mrn9gtr·'' ''mrn9gts'' ''mrn9gtsit'' ''mrn9gts·'' ''mrn9gtt'' ''mrn9gtthe'' ''mrn9gttk·'' ''mrn9gttle'' ''mrn9gttor'' ''mrn9gtttl'' ''mrn9gtv'' ''mrn9gtver'' ''mrn9gtvis'' ''mrn9gtx'' ''mrn9gtxam''');
INSERT INTO search_documents VALUES (2, 'WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'ticket', 'WdXNSSwKCFVZxo7tNWhFBMbCzVq0nm', NULL, '''mrn9gb000001'' ''mrn9gb1'' ''mrn9gb2026'' ''mrn9gba'' ''mrn9gbacme'' ''mrn9gbboil'' ''mrn9gbcanarywdxnrh4dbgupc9rwssxtqzexwrjlyw'' ''mrn9gbdoes'' ''mrn9gbexample'' ''mrn9gbgasket'' ''mrn9gbis'' ''mrn9gbit'' ''mrn9gbits'' ''mrn9gbkettle'' ''mrn9gbleaks'' ''mrn9gbnew'' ''mrn9gbnot'' ''mrn9gbon'' ''mrn9gbthe'' ''mrn9gbtk'' ''mrn9gbvera'' ''mrn9gbvisitor'' ''mrn9gbway'' ''mrn9gb·0'' ''mrn9gb·00'' ''mrn9gb·000'' ''mrn9gb·1'' ''mrn9gb·2'' ''mrn9gb·20'' ''mrn9gb·202'' ''mrn9gb·a'' ''mrn9gb·ac'' ''mrn9gb·acm'' ''mrn9gb·b'' ''mrn9gb·bo'' ''mrn9gb·boi'' ''mrn9gb·c'' ''mrn9gb·ca'' ''mrn9gb·can'' ''mrn9gb·d'' ''mrn9gb·do'' ''mrn9gb·doe'' ''mrn9gb·e'' ''mrn9gb·ex'' ''mrn9gb·exa'' ''mrn9gb·g'' ''mrn9gb·ga'' ''mrn9gb·gas'' ''mrn9gb·i'' ''mrn9gb·is'' ''mrn9gb·it'' ''mrn9gb·its'' ''mrn9gb·k'' ''mrn9gb·ke'' ''mrn9gb·ket'' ''mrn9gb·l'' ''mrn9gb·le'' ''mrn9gb·lea'' ''mrn9gb·n'' ''mrn9gb·ne'' ''mrn9gb·new'' ''mrn9gb·no'' ''mrn9gb·not'' ''mrn9gb·o'' ''mrn9gb·on'' ''mrn9gb·t'' ''mrn9gb·th'' ''mrn9gb·the'' ''mrn9gb·tk'' ''mrn9gb·v'' ''mrn9gb·ve'' ''mrn9gb·ver'' ''mrn9gb·vi'' ''mrn9gb·vis'' ''mrn9gb·w'' ''mrn9gb·wa'' ''mrn9gb·way'' ''mrn9gnone'' ''mrn9gnsecond'' ''mrn9gnthis'' ''mrn9gnweek'' ''mrn9gn·o'' ''mrn9gn·on'' ''mrn9gn·one'' ''mrn9gn·s'' ''mrn9gn·se'' ''mrn9gn·sec'' ''mrn9gn·t'' ''mrn9gn·th'' ''mrn9gn·thi'' ''mrn9gn·w'' ''mrn9gn·we'' ''mrn9gn·wee''');
INSERT INTO search_documents VALUES (5, 'WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'ticket_heading', 'WdXNTsdEdjgb9m5e2L1oVrwE4yA5pe', 'tk-2026-000002
which grind for a moka pot?
customer canarywdxnrh4dbgupc9rwssxtqzexwrjlyw
customer@acme.test', '''mrn9gh000002'' ''mrn9gh2'' ''mrn9gh2026'' ''mrn9gha'' ''mrn9ghacme'' ''mrn9ghcanarywdxnrh4dbgupc9rwssxtqzexwrjlyw'' ''mrn9ghcustomer'' ''mrn9ghfor'' ''mrn9ghgrind'' ''mrn9ghmoka'' ''mrn9ghpot'' ''mrn9ghtest'' ''mrn9ghtk'' ''mrn9ghwhich'' ''mrn9gh·0'' ''mrn9gh·00'' ''mrn9gh·000'' ''mrn9gh·2'' ''mrn9gh·20'' ''mrn9gh·202'' ''mrn9gh·a'' ''mrn9gh·ac'' ''mrn9gh·acm'' ''mrn9gh·c'' ''mrn9gh·ca'' ''mrn9gh·can'' ''mrn9gh·cu'' ''mrn9gh·cus'' ''mrn9gh·f'' ''mrn9gh·fo'' ''mrn9gh·for'' ''mrn9gh·g'' ''mrn9gh·gr'' ''mrn9gh·gri'' ''mrn9gh·m'' ''mrn9gh·mo'' ''mrn9gh·mok'' ''mrn9gh·p'' ''mrn9gh·po'' ''mrn9gh·pot'' ''mrn9gh·t'' ''mrn9gh·te'' ''mrn9gh·tes'' ''mrn9gh·tk'' ''mrn9gh·w'' ''mrn9gh·wh'' ''mrn9gh·whi'' ''mrn9gpacme'' ''mrn9gpcanarywdxnrh4dbgupc9rwssxtqzexwrjlyw'' ''mrn9gpcustomer'' ''mrn9gptest'' ''mrn9gp·a'' ''mrn9gp·ac'' ''mrn9gp·acm'' ''mrn9gp·c'' ''mrn9gp·ca'' ''mrn9gp·can'' ''mrn9gp·cu'' ''mrn9gp·cus'' ''mrn9gp·t'' ''mrn9gp·te'' ''mrn9gp·tes'' ''mrn9gs2d'' ''mrn9gs2e'' ''mrn9gs3f'' ''mrn9gs40'' ''mrn9gt0'' ''mrn9gt000'' ''mrn9gt002'' ''mrn9gt026'' ''mrn9gt02·'' ''mrn9gt2'' ''mrn9gt202'' ''mrn9gt26·'' ''mrn9gt2·'' ''mrn9gt4'' ''mrn9gt4db'' ''mrn9gt6'' ''mrn9gt6·'' ''mrn9gt9'' ''mrn9gt9rw'' ''mrn9gta'' ''mrn9gtacm'' ''mrn9gtana'' ''mrn9gtary'' ''mrn9gta·'' ''mrn9gtb'' ''mrn9gtbgu'' ''mrn9gtc'' ''mrn9gtc9r'' ''mrn9gtcan'' ''mrn9gtch·'' ''mrn9gtcme'' ''mrn9gtcus'' ''mrn9gtd'' ''mrn9gtdbg'' ''mrn9gtdxn'' ''mrn9gtd·'' ''mrn9gte'' ''mrn9gter·'' ''mrn9gtest'' ''mrn9gtexw'' ''mrn9gte·'' ''mrn9gtf'' ''mrn9gtfor'' ''mrn9gtg'' ''mrn9gtgri'' ''mrn9gtgup'' ''mrn9gth'' ''mrn9gth4d'' ''mrn9gthic'' ''mrn9gth·'' ''mrn9gti'' ''mrn9gtich'' ''mrn9gtind'' ''mrn9gtj'' ''mrn9gtjly'' ''mrn9gtk'' ''mrn9gtka·'' ''mrn9gtk·'' ''mrn9gtl'' ''mrn9gtlyw'' ''mrn9gtm'' ''mrn9gtmer'' ''mrn9gtme·'' ''mrn9gtmok'' ''mrn9gtn'' ''mrn9gtnar'' ''mrn9gtnd·'' ''mrn9gtnrh'' ''mrn9gto'' ''mrn9gtoka'' ''mrn9gtome'' ''mrn9gtor·'' ''mrn9gtot·'' ''mrn9gtp'' ''mrn9gtpc9'' ''mrn9gtpot'' ''mrn9gtq'' ''mrn9gtqze'' ''mrn9gtr'' ''mrn9gtrh4'' ''mrn9gtrin'' ''mrn9gtrjl'' ''mrn9gtrws'' ''mrn9gtryw'' ''mrn9gtr·'' ''mrn9gts'' ''mrn9gtssx'' ''mrn9gtsto'' ''mrn9gtst·'' ''mrn9gtsxt'' ''mrn9gtt'' ''mrn9gttes'' ''mrn9gttk·'' ''mrn9gttom'' ''mrn9gttqz'' ''mrn9gtt·'' ''mrn9gtu'' ''mrn9gtupc'' ''mrn9gtust'' ''mrn9gtw'' ''mrn9gtwdx'' ''mrn9gtwhi'' ''mrn9gtwrj'' ''mrn9gtwss'' ''mrn9gtw·'' ''mrn9gtx'' ''mrn9gtxnr'' ''mrn9gtxtq'' ''mrn9gtxwr'' ''mrn9gty'' ''mrn9gtywd'' ''mrn9gtyw·'' ''mrn9gtz'' ''mrn9gtzex'' ''mrn9guwdxnrl2unqajpd3gv71mapqdgnqir0''');
INSERT INTO search_documents VALUES (6, 'WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'ticket', 'WdXNTsdEdjgb9m5e2L1oVrwE4yA5pe', NULL, '''mrn9gb000002'' ''mrn9gb2'' ''mrn9gb2026'' ''mrn9gba'' ''mrn9gbacme'' ''mrn9gbbitter'' ''mrn9gbcanarywdxnrh4dbgupc9rwssxtqzexwrjlyw'' ''mrn9gbcustomer'' ''mrn9gbfor'' ''mrn9gbgrind'' ''mrn9gbis'' ''mrn9gbit'' ''mrn9gbmine'' ''mrn9gbmoka'' ''mrn9gbone'' ''mrn9gbpot'' ''mrn9gbsmall'' ''mrn9gbtastes'' ''mrn9gbtest'' ''mrn9gbtk'' ''mrn9gbwhich'' ''mrn9gb·0'' ''mrn9gb·00'' ''mrn9gb·000'' ''mrn9gb·2'' ''mrn9gb·20'' ''mrn9gb·202'' ''mrn9gb·a'' ''mrn9gb·ac'' ''mrn9gb·acm'' ''mrn9gb·b'' ''mrn9gb·bi'' ''mrn9gb·bit'' ''mrn9gb·c'' ''mrn9gb·ca'' ''mrn9gb·can'' ''mrn9gb·cu'' ''mrn9gb·cus'' ''mrn9gb·f'' ''mrn9gb·fo'' ''mrn9gb·for'' ''mrn9gb·g'' ''mrn9gb·gr'' ''mrn9gb·gri'' ''mrn9gb·i'' ''mrn9gb·is'' ''mrn9gb·it'' ''mrn9gb·m'' ''mrn9gb·mi'' ''mrn9gb·min'' ''mrn9gb·mo'' ''mrn9gb·mok'' ''mrn9gb·o'' ''mrn9gb·on'' ''mrn9gb·one'' ''mrn9gb·p'' ''mrn9gb·po'' ''mrn9gb·pot'' ''mrn9gb·s'' ''mrn9gb·sm'' ''mrn9gb·sma'' ''mrn9gb·t'' ''mrn9gb·ta'' ''mrn9gb·tas'' ''mrn9gb·te'' ''mrn9gb·tes'' ''mrn9gb·tk'' ''mrn9gb·w'' ''mrn9gb·wh'' ''mrn9gb·whi'' ''mrn9guwdxnrl2unqajpd3gv71mapqdgnqir0''');
INSERT INTO search_documents VALUES (10, 'WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'ticket_heading', 'WdXNUWaeqHw7Bjppap9q8UKQ5F0KjG', 'tk-2026-000004
opening hours
ada
ada@visitor.example', '''mrn9gh000004'' ''mrn9gh2026'' ''mrn9gh4'' ''mrn9ghada'' ''mrn9ghexample'' ''mrn9ghhours'' ''mrn9ghopening'' ''mrn9ghtk'' ''mrn9ghvisitor'' ''mrn9gh·0'' ''mrn9gh·00'' ''mrn9gh·000'' ''mrn9gh·2'' ''mrn9gh·20'' ''mrn9gh·202'' ''mrn9gh·4'' ''mrn9gh·a'' ''mrn9gh·ad'' ''mrn9gh·ada'' ''mrn9gh·e'' ''mrn9gh·ex'' ''mrn9gh·exa'' ''mrn9gh·h'' ''mrn9gh·ho'' ''mrn9gh·hou'' ''mrn9gh·o'' ''mrn9gh·op'' ''mrn9gh·ope'' ''mrn9gh·t'' ''mrn9gh·tk'' ''mrn9gh·v'' ''mrn9gh·vi'' ''mrn9gh·vis'' ''mrn9gpada'' ''mrn9gpexample'' ''mrn9gpvisitor'' ''mrn9gp·a'' ''mrn9gp·ad'' ''mrn9gp·ada'' ''mrn9gp·e'' ''mrn9gp·ex'' ''mrn9gp·exa'' ''mrn9gp·v'' ''mrn9gp·vi'' ''mrn9gp·vis'' ''mrn9gs2d'' ''mrn9gs2e'' ''mrn9gs40'' ''mrn9gt0'' ''mrn9gt000'' ''mrn9gt004'' ''mrn9gt026'' ''mrn9gt04·'' ''mrn9gt2'' ''mrn9gt202'' ''mrn9gt26·'' ''mrn9gt4'' ''mrn9gt4·'' ''mrn9gt6'' ''mrn9gt6·'' ''mrn9gta'' ''mrn9gtada'' ''mrn9gtamp'' ''mrn9gta·'' ''mrn9gtd'' ''mrn9gtda·'' ''mrn9gte'' ''mrn9gteni'' ''mrn9gtexa'' ''mrn9gte·'' ''mrn9gtg'' ''mrn9gtg·'' ''mrn9gth'' ''mrn9gthou'' ''mrn9gti'' ''mrn9gting'' ''mrn9gtisi'' ''mrn9gtito'' ''mrn9gtk'' ''mrn9gtk·'' ''mrn9gtl'' ''mrn9gtle·'' ''mrn9gtm'' ''mrn9gtmpl'' ''mrn9gtn'' ''mrn9gtng·'' ''mrn9gtnin'' ''mrn9gto'' ''mrn9gtope'' ''mrn9gtor·'' ''mrn9gtour'' ''mrn9gtp'' ''mrn9gtpen'' ''mrn9gtple'' ''mrn9gtr'' ''mrn9gtrs·'' ''mrn9gtr·'' ''mrn9gts'' ''mrn9gtsit'' ''mrn9gts·'' ''mrn9gtt'' ''mrn9gttk·'' ''mrn9gttor'' ''mrn9gtu'' ''mrn9gturs'' ''mrn9gtv'' ''mrn9gtvis'' ''mrn9gtx'' ''mrn9gtxam''');
INSERT INTO search_documents VALUES (11, 'WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'ticket', 'WdXNUWaeqHw7Bjppap9q8UKQ5F0KjG', NULL, '''mrn9gb000004'' ''mrn9gb2026'' ''mrn9gb4'' ''mrn9gbada'' ''mrn9gbare'' ''mrn9gbexample'' ''mrn9gbhours'' ''mrn9gbon'' ''mrn9gbopen'' ''mrn9gbopening'' ''mrn9gbsunday'' ''mrn9gbtk'' ''mrn9gbvisitor'' ''mrn9gbyou'' ''mrn9gb·0'' ''mrn9gb·00'' ''mrn9gb·000'' ''mrn9gb·2'' ''mrn9gb·20'' ''mrn9gb·202'' ''mrn9gb·4'' ''mrn9gb·a'' ''mrn9gb·ad'' ''mrn9gb·ada'' ''mrn9gb·ar'' ''mrn9gb·are'' ''mrn9gb·e'' ''mrn9gb·ex'' ''mrn9gb·exa'' ''mrn9gb·h'' ''mrn9gb·ho'' ''mrn9gb·hou'' ''mrn9gb·o'' ''mrn9gb·on'' ''mrn9gb·op'' ''mrn9gb·ope'' ''mrn9gb·s'' ''mrn9gb·su'' ''mrn9gb·sun'' ''mrn9gb·t'' ''mrn9gb·tk'' ''mrn9gb·v'' ''mrn9gb·vi'' ''mrn9gb·vis'' ''mrn9gb·y'' ''mrn9gb·yo'' ''mrn9gb·you''');
INSERT INTO sessions VALUES ('3lQ3E_iuRQtc5me6tSIXFC9hYzRS0xOlZrHG0_NFeT4', 'WdXNRItka0lSZFPKJD1fmsSSP84YXf', '2024-11-28T20:28:59.662Z', '2024-11-28T20:28:59.662Z', '2024-12-28T20:28:59.662Z', NULL, '2024-11-28T20:28:59.662Z', 'WdXNRKSmSCufGbKQpp2Qei2AHDtmmv', NULL, NULL, 0);
INSERT INTO sessions VALUES ('-kU9uTKJ9KDgZk9ClLenUqMWg87hNA4a_JfZq_hOF3E', 'WdXNRKb281bMkiTBZsYUqZbT72QLze', '2024-11-28T20:28:59.697Z', '2024-11-28T20:28:59.697Z', '2024-12-28T20:28:59.697Z', NULL, '2024-11-28T20:28:59.697Z', 'WdXNRKvgJxQfmUKMwxJdUYCW6oB4p3', NULL, NULL, 0);
INSERT INTO sessions VALUES ('2zG8s9THofpgyUwPFtgWrCVGYisQ8ToWlPF-5dP54Oc', 'WdXNRL2uNqajpD3GV71MapQdgnqIr0', '2024-11-28T20:28:59.726Z', '2024-11-28T20:28:59.726Z', '2024-12-28T20:28:59.726Z', NULL, '2024-11-28T20:28:59.726Z', 'WdXNRLOatU5vhjUdbbcRv8M6j6aiGK', NULL, NULL, 0);
INSERT INTO tallies VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'mail', 'a4ayc_80_OGda4BO_1o_V0etpOqiLx1JwB5S3beHW0s', '2024-11-28T00:00:00.000Z', '2024-11-29T00:00:00.000Z', 1);
INSERT INTO tallies VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'mail ticket.replied to', 'adntgAT9H4HWfKGQcfvyQa247c7fxXTdJeypy-SPHQ8', '2024-11-28T00:00:00.000Z', '2024-11-29T00:00:00.000Z', 1);
INSERT INTO tallies VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'mail ticket.replied of', '', '2024-11-28T00:00:00.000Z', '2024-11-29T00:00:00.000Z', 1);
INSERT INTO tallies VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'mail ticket.replied by', '6xCO1GsxmumVmW4fpEkEF_MDQZHM5GwlldjZplZ51FU', '2024-11-28T00:00:00.000Z', '2024-11-29T00:00:00.000Z', 1);
INSERT INTO tallies VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'mail', '7y0SfeN7lCuq0GFF5UsMYZofIjJ7LrvPvsePVWSv450', '2024-11-28T00:00:00.000Z', '2024-11-29T00:00:00.000Z', 1);
INSERT INTO tallies VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'mail ticket.created to', 'adntgAT9H4HWfKGQcfvyQa247c7fxXTdJeypy-SPHQ8', '2024-11-28T00:00:00.000Z', '2024-11-29T00:00:00.000Z', 2);
INSERT INTO tallies VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'mail', 'TslZn8ID0XajAVNsLgkaGbyFJ1myVb1oGIEKQsX-0Uo', '2024-11-28T00:00:00.000Z', '2024-11-29T00:00:00.000Z', 1);
INSERT INTO tallies VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'mail ticket.created to', '5qPsxZUoVyslOos6TZuQ6R6GUKOLLlbkKcsHaMQiEHU', '2024-11-28T00:00:00.000Z', '2024-11-29T00:00:00.000Z', 1);
INSERT INTO tallies VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'mail ticket.created of', '', '2024-11-28T00:00:00.000Z', '2024-11-29T00:00:00.000Z', 3);
INSERT INTO tallies VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'mail', 'eF8-x-sy8wuQzQ_PNlfTiLX_Qpfy-XFv9m6bacBd3Qk', '2024-11-28T00:00:00.000Z', '2024-11-29T00:00:00.000Z', 1);
INSERT INTO tallies VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'mail invitation to', '4g2V8evI33pU4f0DOoWHNyl2L9PcpruzyZzl4m2PS-s', '2024-11-28T00:00:00.000Z', '2024-11-29T00:00:00.000Z', 1);
INSERT INTO tallies VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'mail invitation of', '', '2024-11-28T00:00:00.000Z', '2024-11-29T00:00:00.000Z', 1);
INSERT INTO tallies VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'mail invitation by', 'hzORHdLLRl5A886-hIRxiHrtraYIDP50zDlX9lh3b6Q', '2024-11-28T00:00:00.000Z', '2024-11-29T00:00:00.000Z', 1);
INSERT INTO tallies VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'mail', 'dqUIh9jxwukwF1VCiZCtgUee4hwltDIVz1JFQeBQMmk', '2024-11-28T00:00:00.000Z', '2024-11-29T00:00:00.000Z', 1);
INSERT INTO ticket_access VALUES ('Ckr0re2DtGBKNt57OyTPvEW6OrwqSlsN5kz800OhNTE', 'WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNSSwKCFVZxo7tNWhFBMbCzVq0nm', 'vera@acme.example', '2024-11-28T20:29:08.086Z', '2024-11-28T20:29:08.086Z', '2024-12-28T20:29:08.086Z', NULL);
INSERT INTO ticket_activity VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNSWGmQPx425NGILTTjcHHOH02g1', 'WdXNSSwKCFVZxo7tNWhFBMbCzVq0nm', NULL, 'customer', 'created', NULL, NULL, '2024-11-28T20:29:03.907Z', NULL, NULL);
INSERT INTO ticket_activity VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNSd3w3JsUXT8JNBHMGlJV2fuoQM', 'WdXNSSwKCFVZxo7tNWhFBMbCzVq0nm', 'WdXNRItka0lSZFPKJD1fmsSSP84YXf', 'staff', 'assigned', NULL, 'agent canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw', '2024-11-28T20:29:04.460Z', NULL, NULL);
INSERT INTO ticket_activity VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNSd3xnZ24Q3Ey2IPn0m6Z9t3VRn', 'WdXNSSwKCFVZxo7tNWhFBMbCzVq0nm', 'WdXNRItka0lSZFPKJD1fmsSSP84YXf', 'staff', 'status', 'open', 'in_progress', '2024-11-28T20:29:04.460Z', NULL, NULL);
INSERT INTO ticket_activity VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNSd3ykszuAGtHuDWG70BaqsLIrw', 'WdXNSSwKCFVZxo7tNWhFBMbCzVq0nm', 'WdXNRItka0lSZFPKJD1fmsSSP84YXf', 'staff', 'priority', 'normal', 'high', '2024-11-28T20:29:04.460Z', NULL, NULL);
INSERT INTO ticket_activity VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNTkbgj7j6uBrkLrAHKKZk10tEoT', 'WdXNSSwKCFVZxo7tNWhFBMbCzVq0nm', 'WdXNRItka0lSZFPKJD1fmsSSP84YXf', 'staff', 'status', 'in_progress', 'resolved', '2024-11-28T20:29:08.658Z', NULL, NULL);
INSERT INTO ticket_activity VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNTssiYWq2mfNdDj7iXcYdxSupfw', 'WdXNTsdEdjgb9m5e2L1oVrwE4yA5pe', 'WdXNRL2uNqajpD3GV71MapQdgnqIr0', 'customer', 'created', NULL, NULL, '2024-11-28T20:29:09.174Z', NULL, NULL);
INSERT INTO ticket_activity VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNUWemd8hRsqMtR0XWrz8InQob0d', 'WdXNUWaeqHw7Bjppap9q8UKQ5F0KjG', NULL, 'customer', 'created', NULL, NULL, '2024-11-28T20:29:11.574Z', NULL, NULL);
INSERT INTO ticket_messages VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNT9kGP5svhMKTetpyApZ3N4H8GE', 'WdXNSSwKCFVZxo7tNWhFBMbCzVq0nm', 'staff', 'public', 'WdXNRKb281bMkiTBZsYUqZbT72QLze', 'agent canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw', 'agent@acme.test', 'A new gasket is on its way.', '2024-11-28T20:29:06.478Z', NULL, NULL, NULL, NULL, NULL);
INSERT INTO ticket_messages VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNTWwCLDsIIzKAfPASHoDaHZjJSY', 'WdXNSSwKCFVZxo7tNWhFBMbCzVq0nm', 'staff', 'internal', 'WdXNRKb281bMkiTBZsYUqZbT72QLze', 'agent canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw', 'agent@acme.test', 'Second one this week.', '2024-11-28T20:29:07.872Z', NULL, NULL, NULL, NULL, NULL);
INSERT INTO ticket_messages VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNU89Ib7Aki14HDcSaRQ7vJwOPpG', 'WdXNTsdEdjgb9m5e2L1oVrwE4yA5pe', 'customer', 'public', 'WdXNRL2uNqajpD3GV71MapQdgnqIr0', 'customer canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw', 'customer@acme.test', 'It is a small one.', '2024-11-28T20:29:10.106Z', NULL, NULL, NULL, NULL, NULL);
INSERT INTO ticket_reads VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNRKb281bMkiTBZsYUqZbT72QLze', 'WdXNSSwKCFVZxo7tNWhFBMbCzVq0nm', '2024-11-28T20:29:07.872Z');
INSERT INTO tickets VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNSSwKCFVZxo7tNWhFBMbCzVq0nm', 'TK-2026-000001', 'The kettle leaks', 'It does not boil. canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw', 'resolved', 'high', 'Vera Visitor', 'vera@acme.example', NULL, 'WdXNRKb281bMkiTBZsYUqZbT72QLze', 'form', NULL, '2024-11-28T20:29:03.907Z', '2024-11-28T20:29:08.658Z', 'customer', '2024-11-28T20:29:06.478Z', 'WdXNRKb281bMkiTBZsYUqZbT72QLze', 2571, '2024-11-28T20:29:04.460Z', '2024-11-28T20:29:08.658Z', 'WdXNRKb281bMkiTBZsYUqZbT72QLze', DEFAULT, NULL, NULL, DEFAULT, 'staff', '2024-11-28T20:29:06.478Z', 'A new gasket is on its way.', '2024-11-28T20:29:07.872Z', DEFAULT, NULL, NULL, NULL, DEFAULT, NULL, 0, NULL, NULL, NULL);
INSERT INTO tickets VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNTsdEdjgb9m5e2L1oVrwE4yA5pe', 'TK-2026-000002', 'Which grind for a moka pot?', 'Mine tastes bitter.', 'open', 'normal', 'customer canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw', 'customer@acme.test', 'WdXNRL2uNqajpD3GV71MapQdgnqIr0', NULL, 'console', NULL, '2024-11-28T20:29:09.174Z', '2024-11-28T20:29:10.106Z', 'customer', NULL, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, DEFAULT, 'customer', '2024-11-28T20:29:10.106Z', 'It is a small one.', '2024-11-28T20:29:10.106Z', DEFAULT, NULL, NULL, NULL, DEFAULT, NULL, 0, NULL, NULL, NULL);
INSERT INTO tickets VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNUWaeqHw7Bjppap9q8UKQ5F0KjG', 'TK-2026-000004', 'Opening hours', 'Are you open on Sunday?', 'open', 'normal', 'Ada', 'ada@visitor.example', NULL, NULL, 'widget', NULL, '2024-11-28T20:29:11.574Z', '2024-11-28T20:29:11.574Z', 'customer', NULL, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, 'WdXNRLSl6QQLkpwhHRT6ZI4Eq4AUwx', DEFAULT, 'customer', NULL, NULL, '2024-11-28T20:29:11.574Z', DEFAULT, NULL, NULL, NULL, DEFAULT, NULL, 0, NULL, NULL, NULL);
INSERT INTO users VALUES ('WdXNRItka0lSZFPKJD1fmsSSP84YXf', 'admin@acme.test', 'admin', 'canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw', NULL, NULL, '{}', '2024-11-28T20:28:59.580Z', NULL, NULL, 10, NULL, NULL);
INSERT INTO users VALUES ('WdXNRKb281bMkiTBZsYUqZbT72QLze', 'agent@acme.test', 'agent', 'canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw', NULL, NULL, '{}', '2024-11-28T20:28:59.682Z', NULL, NULL, 10, NULL, NULL);
INSERT INTO users VALUES ('WdXNRL2uNqajpD3GV71MapQdgnqIr0', 'customer@acme.test', 'customer', 'canaryWdXNRH4DbGupc9rWsSxtQZEXwrJlYw', NULL, NULL, '{}', '2024-11-28T20:28:59.710Z', NULL, NULL, 10, NULL, NULL);
INSERT INTO webhook_health VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNRm08aeshCvpozhjM6K1DnG9Zib', 0, 4, '2024-11-28T20:29:16.619Z', '2024-11-28T20:29:12.750Z', NULL, '2024-11-28T20:29:12.750Z', '2024-11-28T20:29:04.752Z', '2024-11-28T20:29:06.912Z', NULL, NULL);
INSERT INTO webhooks VALUES ('WdXNRH4CRibWYpS6J5qZyjLEKMrn9G', 'WdXNRm08aeshCvpozhjM6K1DnG9Zib', 'Shop', 'http://127.0.0.1:9/hook', '["ticket.created","ticket.updated","ticket.assigned","ticket.resolved","contact_form.submitted"]', 1, '+KDurPSxZLOd+6HMW8XiW7tS/XP71RjvwIVb4EacYy075HrPWtRSNb/rSAdQFzPsr3Unk4pXE5gZTRwPrW3vUCrcRRg0k9UlYDMk/TjS', NULL, NULL, '2024-11-28T20:29:01.481Z', '', '[]');
SELECT pg_catalog.setval('search_documents_number_seq', 11, true);
ALTER TABLE ONLY all_tags
    ADD CONSTRAINT all_tags_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY api_keys
    ADD CONSTRAINT api_keys_previous_hash_unique UNIQUE (previous_hash);
ALTER TABLE ONLY api_keys
    ADD CONSTRAINT api_keys_token_hash_unique UNIQUE (token_hash);
ALTER TABLE ONLY audit_entries
    ADD CONSTRAINT audit_entries_pkey PRIMARY KEY (organization_id, seq);
ALTER TABLE ONLY audit_heads
    ADD CONSTRAINT audit_heads_pkey PRIMARY KEY (organization_id);
ALTER TABLE ONLY blocked_senders
    ADD CONSTRAINT blocked_senders_organization_id_value_unique UNIQUE (organization_id, value);
ALTER TABLE ONLY blocked_senders
    ADD CONSTRAINT blocked_senders_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY canned_replies
    ADD CONSTRAINT canned_replies_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY chat_access
    ADD CONSTRAINT chat_access_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY chat_activity
    ADD CONSTRAINT chat_activity_pkey PRIMARY KEY (organization_id, session_id, id);
ALTER TABLE ONLY chat_attendance
    ADD CONSTRAINT chat_attendance_pkey PRIMARY KEY (organization_id, user_id);
ALTER TABLE ONLY chat_mentions
    ADD CONSTRAINT chat_mentions_pkey PRIMARY KEY (organization_id, session_id, note_id, user_id);
ALTER TABLE ONLY chat_messages
    ADD CONSTRAINT chat_messages_pkey PRIMARY KEY (organization_id, session_id, seq);
ALTER TABLE ONLY chat_notes
    ADD CONSTRAINT chat_notes_pkey PRIMARY KEY (organization_id, session_id, id);
ALTER TABLE ONLY chat_sessions
    ADD CONSTRAINT chat_sessions_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY chat_settings
    ADD CONSTRAINT chat_settings_pkey PRIMARY KEY (organization_id);
ALTER TABLE ONLY chat_tags
    ADD CONSTRAINT chat_tags_pkey PRIMARY KEY (organization_id, session_id, tag_id);
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
ALTER TABLE ONLY custom_roles
    ADD CONSTRAINT custom_roles_organization_id_name_key_unique UNIQUE (organization_id, name_key);
ALTER TABLE ONLY custom_roles
    ADD CONSTRAINT custom_roles_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY customer_languages
    ADD CONSTRAINT customer_languages_pkey PRIMARY KEY (organization_id, email);
ALTER TABLE ONLY customer_records
    ADD CONSTRAINT customer_records_pkey PRIMARY KEY (organization_id, email);
ALTER TABLE ONLY digests
    ADD CONSTRAINT digests_pkey PRIMARY KEY (organization_id, user_id, week);
ALTER TABLE ONLY email_changes
    ADD CONSTRAINT email_changes_confirm_hash_unique UNIQUE (confirm_hash);
ALTER TABLE ONLY email_changes
    ADD CONSTRAINT email_changes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY email_changes
    ADD CONSTRAINT email_changes_take_back_hash_unique UNIQUE (take_back_hash);
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
ALTER TABLE ONLY imap_mailboxes
    ADD CONSTRAINT imap_mailboxes_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY imported_tickets
    ADD CONSTRAINT imported_tickets_pkey PRIMARY KEY (organization_id, external_id);
ALTER TABLE ONLY inbound_mails
    ADD CONSTRAINT inbound_mails_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY invitations
    ADD CONSTRAINT invitations_token_hash_unique UNIQUE (token_hash);
ALTER TABLE ONLY macro_runs
    ADD CONSTRAINT macro_runs_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY macros
    ADD CONSTRAINT macros_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY mail_health
    ADD CONSTRAINT mail_health_pkey PRIMARY KEY (organization_id);
ALTER TABLE ONLY mail_texts
    ADD CONSTRAINT mail_texts_pkey PRIMARY KEY (organization_id, kind, language);
ALTER TABLE ONLY memberships
    ADD CONSTRAINT memberships_organization_id_user_id_unique UNIQUE (organization_id, user_id);
ALTER TABLE ONLY memberships
    ADD CONSTRAINT memberships_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY merged_tickets
    ADD CONSTRAINT merged_tickets_organization_id_number_unique UNIQUE (organization_id, number);
ALTER TABLE ONLY merged_tickets
    ADD CONSTRAINT merged_tickets_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY message_files
    ADD CONSTRAINT message_files_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY message_html
    ADD CONSTRAINT message_html_pkey PRIMARY KEY (organization_id, message_id);
ALTER TABLE ONLY migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (name);
ALTER TABLE ONLY notifications
    ADD CONSTRAINT notifications_organization_id_user_id_seq_kind_unique UNIQUE (organization_id, user_id, seq, kind);
ALTER TABLE ONLY notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY organization_exports
    ADD CONSTRAINT organization_exports_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY organizations
    ADD CONSTRAINT organizations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY organizations
    ADD CONSTRAINT organizations_subdomain_unique UNIQUE (subdomain);
ALTER TABLE ONLY outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY own_sentences
    ADD CONSTRAINT own_sentences_pkey PRIMARY KEY (organization_id, language, name);
ALTER TABLE ONLY passkey_challenges
    ADD CONSTRAINT passkey_challenges_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY passkeys
    ADD CONSTRAINT passkeys_credential_id_unique UNIQUE (credential_id);
ALTER TABLE ONLY passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY password_resets
    ADD CONSTRAINT password_resets_pkey PRIMARY KEY (id);
ALTER TABLE ONLY password_resets
    ADD CONSTRAINT password_resets_token_hash_unique UNIQUE (token_hash);
ALTER TABLE ONLY put_away_tickets
    ADD CONSTRAINT put_away_tickets_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY put_away_words
    ADD CONSTRAINT put_away_words_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY resumable_uploads
    ADD CONSTRAINT resumable_uploads_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY retention_runs
    ADD CONSTRAINT retention_runs_pkey PRIMARY KEY (organization_id, day);
ALTER TABLE ONLY scheduled_replies
    ADD CONSTRAINT scheduled_replies_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY schedules
    ADD CONSTRAINT schedules_pkey PRIMARY KEY (name);
ALTER TABLE ONLY search_documents
    ADD CONSTRAINT search_documents_organization_id_kind_target_id_unique UNIQUE (organization_id, kind, target_id);
ALTER TABLE ONLY search_documents
    ADD CONSTRAINT search_documents_pkey PRIMARY KEY (number);
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_id_unique UNIQUE (id);
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY sign_in_challenges
    ADD CONSTRAINT sign_in_challenges_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY socket_tickets
    ADD CONSTRAINT socket_tickets_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY sso_connections
    ADD CONSTRAINT sso_connections_pkey PRIMARY KEY (organization_id);
ALTER TABLE ONLY sso_domains
    ADD CONSTRAINT sso_domains_organization_id_domain_unique UNIQUE (organization_id, domain);
ALTER TABLE ONLY sso_domains
    ADD CONSTRAINT sso_domains_pkey PRIMARY KEY (id);
ALTER TABLE ONLY sso_identities
    ADD CONSTRAINT sso_identities_pkey PRIMARY KEY (organization_id, issuer, subject);
ALTER TABLE ONLY stored_files
    ADD CONSTRAINT stored_files_pkey PRIMARY KEY (organization_id, sha256);
ALTER TABLE ONLY tallies
    ADD CONSTRAINT tallies_pkey PRIMARY KEY (organization_id, what, subject, since);
ALTER TABLE ONLY ticket_access
    ADD CONSTRAINT ticket_access_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY ticket_activity
    ADD CONSTRAINT ticket_activity_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY ticket_ccs
    ADD CONSTRAINT ticket_ccs_pkey PRIMARY KEY (organization_id, ticket_id, email);
ALTER TABLE ONLY ticket_followers
    ADD CONSTRAINT ticket_followers_pkey PRIMARY KEY (organization_id, ticket_id, user_id);
ALTER TABLE ONLY ticket_former_people
    ADD CONSTRAINT ticket_former_people_pkey PRIMARY KEY (organization_id, ticket_id, email);
ALTER TABLE ONLY ticket_links
    ADD CONSTRAINT ticket_links_pkey PRIMARY KEY (organization_id, ticket_id, other_id);
ALTER TABLE ONLY ticket_mentions
    ADD CONSTRAINT ticket_mentions_pkey PRIMARY KEY (organization_id, ticket_id, message_id, user_id);
ALTER TABLE ONLY ticket_messages
    ADD CONSTRAINT ticket_messages_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY ticket_reads
    ADD CONSTRAINT ticket_reads_pkey PRIMARY KEY (organization_id, user_id, ticket_id);
ALTER TABLE ONLY ticket_snoozes
    ADD CONSTRAINT ticket_snoozes_organization_id_ticket_id_unique UNIQUE (organization_id, ticket_id);
ALTER TABLE ONLY ticket_snoozes
    ADD CONSTRAINT ticket_snoozes_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY ticket_splits
    ADD CONSTRAINT ticket_splits_pkey PRIMARY KEY (organization_id, ticket_id);
ALTER TABLE ONLY ticket_tags
    ADD CONSTRAINT ticket_tags_pkey PRIMARY KEY (organization_id, ticket_id, tag_id);
ALTER TABLE ONLY ticket_tasks
    ADD CONSTRAINT ticket_tasks_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY ticket_views
    ADD CONSTRAINT ticket_views_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY tickets
    ADD CONSTRAINT tickets_organization_id_number_unique UNIQUE (organization_id, number);
ALTER TABLE ONLY tickets
    ADD CONSTRAINT tickets_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY time_entries
    ADD CONSTRAINT time_entries_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY totp_factors
    ADD CONSTRAINT totp_factors_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY users
    ADD CONSTRAINT users_email_unique UNIQUE (email);
ALTER TABLE ONLY users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY webhook_attempts
    ADD CONSTRAINT webhook_attempts_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_organization_id_webhook_id_seq_unique UNIQUE (organization_id, webhook_id, seq);
ALTER TABLE ONLY webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (organization_id, id);
ALTER TABLE ONLY webhook_health
    ADD CONSTRAINT webhook_health_pkey PRIMARY KEY (organization_id, webhook_id);
ALTER TABLE ONLY webhooks
    ADD CONSTRAINT webhooks_pkey PRIMARY KEY (organization_id, id);
CREATE INDEX activity_of_ticket ON ticket_activity USING btree (organization_id, ticket_id, created_at, id);
CREATE UNIQUE INDEX all_tags_by_name ON all_tags USING btree (organization_id, folded) WHERE (deleted_at IS NULL);
CREATE INDEX attempts_of_delivery ON webhook_attempts USING btree (organization_id, delivery_id, created_at);
CREATE INDEX audit_by_actor ON audit_entries USING btree (organization_id, actor_id, seq);
CREATE INDEX audit_by_age ON audit_entries USING btree (created_at);
CREATE INDEX audit_by_object ON audit_entries USING btree (organization_id, object, seq);
CREATE INDEX blocked_senders_by_member ON blocked_senders USING btree (added_by) WHERE (added_by IS NOT NULL);
CREATE INDEX blocked_senders_by_visitor ON blocked_senders USING btree (organization_id, visitor_id) WHERE (visitor_id IS NOT NULL);
CREATE INDEX canned_replies_by_owner ON canned_replies USING btree (owner_id);
CREATE INDEX canned_replies_by_use ON canned_replies USING btree (organization_id, use_count, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX canned_replies_of_member ON canned_replies USING btree (organization_id, owner_id, shortcut) WHERE ((owner_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX canned_replies_of_team ON canned_replies USING btree (organization_id, shortcut) WHERE ((owner_id IS NULL) AND (deleted_at IS NULL));
CREATE INDEX chat_access_expires_at_index ON chat_access USING btree (expires_at);
CREATE INDEX chat_attendance_seen_at_index ON chat_attendance USING btree (seen_at);
CREATE INDEX chat_mentions_by_user ON chat_mentions USING btree (user_id);
CREATE UNIQUE INDEX chat_messages_once ON chat_messages USING btree (session_id, client_id, sender_type) WHERE (client_id IS NOT NULL);
CREATE INDEX chat_notes_by_user ON chat_notes USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX chat_sessions_agent ON chat_sessions USING btree (organization_id, agent_id) WHERE (status = 'active'::text);
CREATE INDEX chat_sessions_email ON chat_sessions USING btree (organization_id, customer_email, started_at) WHERE (customer_email IS NOT NULL);
CREATE INDEX chat_sessions_list ON chat_sessions USING btree (organization_id, started_at, id);
CREATE INDEX chat_sessions_open ON chat_sessions USING btree (status) WHERE (status <> 'closed'::text);
CREATE INDEX chat_sessions_queue ON chat_sessions USING btree (organization_id, requested_at, id) WHERE (status = 'waiting'::text);
CREATE INDEX chat_sessions_ratings ON chat_sessions USING btree (organization_id, rated_at, rating, agent_id) WHERE (rated_at IS NOT NULL);
CREATE INDEX chat_sessions_status ON chat_sessions USING btree (organization_id, status, started_at, id);
CREATE INDEX chat_sessions_visitor ON chat_sessions USING btree (organization_id, visitor_id, started_at);
CREATE INDEX chat_tags_by_tag ON chat_tags USING btree (organization_id, tag_id, session_id);
CREATE INDEX chatbot_queries_by_revision ON chatbot_queries USING btree (organization_id, revision);
CREATE INDEX chatbot_queries_by_use ON chatbot_queries USING btree (organization_id, use_count, id);
CREATE INDEX chatbot_questions_by_count ON chatbot_questions USING btree (organization_id, count, id);
CREATE INDEX contact_forms_organization_id_created_at_id_index ON contact_forms USING btree (organization_id, created_at, id);
CREATE INDEX custom_domains_claimed ON custom_domains USING btree (domain);
CREATE UNIQUE INDEX custom_domains_verified ON custom_domains USING btree (domain) WHERE (verified_at IS NOT NULL);
CREATE UNIQUE INDEX customer_records_by_external_id ON customer_records USING btree (organization_id, external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX customer_records_by_updated ON customer_records USING btree (organization_id, updated_at, email);
CREATE INDEX deliveries_done ON webhook_deliveries USING btree (created_at) WHERE (state <> 'waiting'::text);
CREATE INDEX deliveries_due ON webhook_deliveries USING btree (organization_id, webhook_id, due_at) WHERE (state = 'waiting'::text);
CREATE INDEX email_changes_old_email_index ON email_changes USING btree (old_email);
CREATE INDEX email_changes_take_back_until_index ON email_changes USING btree (take_back_until);
CREATE INDEX email_changes_user_id_created_at_index ON email_changes USING btree (user_id, created_at);
CREATE INDEX files_in_database ON files USING btree (organization_id, name) WHERE ((sha256 IS NULL) OR (stored_at IS NOT NULL));
CREATE INDEX form_submissions_organization_id_ticket_id_index ON form_submissions USING btree (organization_id, ticket_id);
CREATE INDEX former_subdomains_of_organization ON former_subdomains USING btree (organization_id, since);
CREATE INDEX help_articles_by_category ON help_articles USING btree (organization_id, category_id);
CREATE UNIQUE INDEX help_articles_by_external_id ON help_articles USING btree (organization_id, external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX help_articles_by_update ON help_articles USING btree (organization_id, updated_at, id);
CREATE INDEX help_readers_day_index ON help_readers USING btree (day);
CREATE INDEX idempotency_keys_created_at_index ON idempotency_keys USING btree (created_at);
CREATE INDEX invitations_email_index ON invitations USING btree (email);
CREATE INDEX invitations_organization_id_email_index ON invitations USING btree (organization_id, email);
CREATE INDEX macro_runs_by_age ON macro_runs USING btree (organization_id, created_at);
CREATE INDEX macro_runs_by_member ON macro_runs USING btree (user_id);
CREATE INDEX macro_runs_due ON macro_runs USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX macro_runs_of_ticket ON macro_runs USING btree (organization_id, ticket_id);
CREATE INDEX macros_by_owner ON macros USING btree (owner_id);
CREATE UNIQUE INDEX macros_of_member ON macros USING btree (organization_id, owner_id, folded) WHERE ((owner_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX macros_of_team ON macros USING btree (organization_id, folded) WHERE ((owner_id IS NULL) AND (deleted_at IS NULL));
CREATE INDEX mails_by_age ON inbound_mails USING btree (organization_id, received_at) WHERE (state <> 'waiting'::text);
CREATE INDEX mails_by_fingerprint ON inbound_mails USING btree (organization_id, fingerprint) WHERE (fingerprint IS NOT NULL);
CREATE INDEX mails_due ON inbound_mails USING btree (due_at) WHERE (state = 'waiting'::text);
CREATE INDEX mails_held ON inbound_mails USING btree (organization_id, received_at, id) WHERE (state = ANY (ARRAY['held'::text, 'failed'::text]));
CREATE INDEX mails_of_sender ON inbound_mails USING btree (organization_id, sender, received_at) WHERE (sender IS NOT NULL);
CREATE INDEX mails_old ON inbound_mails USING btree (received_at);
CREATE INDEX mails_turns ON inbound_mails USING btree (organization_id, due_at) WHERE (state = 'waiting'::text);
CREATE INDEX memberships_by_custom_role ON memberships USING btree (organization_id, custom_role_id) WHERE (custom_role_id IS NOT NULL);
CREATE INDEX memberships_organization_id_role_index ON memberships USING btree (organization_id, role);
CREATE INDEX memberships_user_id_index ON memberships USING btree (user_id);
CREATE INDEX merged_tickets_by_customer ON merged_tickets USING btree (customer_user_id);
CREATE INDEX merged_tickets_by_external_id ON merged_tickets USING btree (organization_id, external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX merged_tickets_by_member ON merged_tickets USING btree (merged_by);
CREATE INDEX merged_tickets_by_root ON merged_tickets USING btree (organization_id, root_id, merged_at);
CREATE INDEX merged_tickets_kept ON merged_tickets USING btree (merged_at) WHERE (kept IS NOT NULL);
CREATE INDEX message_files_by_hash ON message_files USING btree (organization_id, sha256);
CREATE INDEX message_files_by_member ON message_files USING btree (uploaded_by) WHERE (uploaded_by IS NOT NULL);
CREATE INDEX message_files_by_message ON message_files USING btree (organization_id, message_id) WHERE (message_id IS NOT NULL);
CREATE INDEX message_files_unnamed ON message_files USING btree (organization_id, created_at) WHERE (message_id IS NULL);
CREATE INDEX messages_of_ticket ON ticket_messages USING btree (organization_id, ticket_id, created_at, id);
CREATE INDEX notifications_about ON notifications USING btree (organization_id, about, user_id) WHERE (is_read = 0);
CREATE INDEX notifications_of_member ON notifications USING btree (organization_id, user_id, created_at, id) WHERE (is_gathered = 0);
CREATE INDEX notifications_old ON notifications USING btree (created_at);
CREATE INDEX notifications_to_mail ON notifications USING btree (mail_due_at) WHERE (mail_due_at IS NOT NULL);
CREATE INDEX notifications_unread ON notifications USING btree (organization_id, user_id) WHERE (is_read = 0);
CREATE INDEX organization_exports_due ON organization_exports USING btree (organization_id, due_at) WHERE (due_at IS NOT NULL);
CREATE UNIQUE INDEX organization_exports_one ON organization_exports USING btree (organization_id) WHERE (state = 'waiting'::text);
CREATE INDEX organization_exports_until ON organization_exports USING btree (expires_at) WHERE (state = 'ready'::text);
CREATE INDEX organizations_closed ON organizations USING btree (deletes_at) WHERE (deletes_at IS NOT NULL);
CREATE INDEX outbox_done ON outbox USING btree (done_at) WHERE (done_at IS NOT NULL);
CREATE INDEX outbox_due ON outbox USING btree (listener, due_at) WHERE ((done_at IS NULL) AND (due_at IS NOT NULL));
CREATE INDEX outbox_organization_id_seq_index ON outbox USING btree (seq, organization_id);
CREATE INDEX outbox_turns ON outbox USING btree (listener, organization_id, due_at) WHERE ((done_at IS NULL) AND (due_at IS NOT NULL));
CREATE INDEX passkey_challenges_expires_at_index ON passkey_challenges USING btree (expires_at);
CREATE INDEX passkey_challenges_user_id_index ON passkey_challenges USING btree (user_id);
CREATE INDEX passkeys_user_id_index ON passkeys USING btree (user_id);
CREATE INDEX password_resets_expires_at_index ON password_resets USING btree (expires_at);
CREATE INDEX password_resets_user_id_created_at_index ON password_resets USING btree (user_id, created_at);
CREATE INDEX put_away_by_member ON put_away_tickets USING btree (put_away_by) WHERE (put_away_by IS NOT NULL);
CREATE INDEX put_away_by_place ON put_away_tickets USING btree (organization_id, place, put_away_at, id);
CREATE INDEX put_away_old ON put_away_tickets USING btree (put_away_at);
CREATE INDEX reads_of_ticket ON ticket_reads USING btree (organization_id, ticket_id);
CREATE INDEX recovery_codes_user_id_index ON recovery_codes USING btree (user_id);
CREATE INDEX resumable_uploads_by_age ON resumable_uploads USING btree (organization_id, created_at);
CREATE INDEX resumable_uploads_by_member ON resumable_uploads USING btree (uploaded_by) WHERE (uploaded_by IS NOT NULL);
CREATE INDEX scheduled_replies_by_author ON scheduled_replies USING btree (user_id);
CREATE INDEX scheduled_replies_due ON scheduled_replies USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX scheduled_replies_of_ticket ON scheduled_replies USING btree (organization_id, ticket_id);
CREATE INDEX search_tokens ON search_documents USING gin (tokens) WITH (fastupdate='on', gin_pending_list_limit='256');
CREATE INDEX sessions_expires_at_index ON sessions USING btree (expires_at);
CREATE INDEX sessions_user_id_index ON sessions USING btree (user_id);
CREATE INDEX sign_in_challenges_expires_at_index ON sign_in_challenges USING btree (expires_at);
CREATE INDEX sign_in_challenges_user_id_index ON sign_in_challenges USING btree (user_id);
CREATE INDEX socket_tickets_expires_at_index ON socket_tickets USING btree (expires_at);
CREATE UNIQUE INDEX sso_domains_verified ON sso_domains USING btree (domain) WHERE (verified_at IS NOT NULL);
CREATE INDEX sso_identities_user_id_index ON sso_identities USING btree (user_id);
CREATE INDEX stored_files_by_claim ON stored_files USING btree (organization_id, claimed_at);
CREATE INDEX stored_files_waiting ON stored_files USING btree (claimed_at) WHERE (verdict = 'pending'::text);
CREATE INDEX submissions_by_time ON form_submissions USING btree (organization_id, created_at);
CREATE INDEX submissions_of_form ON form_submissions USING btree (organization_id, form_id, created_at, id);
CREATE INDEX tallies_over ON tallies USING btree (until);
CREATE INDEX ticket_access_expires_at_index ON ticket_access USING btree (expires_at);
CREATE INDEX ticket_access_organization_id_ticket_id_index ON ticket_access USING btree (ticket_id, organization_id);
CREATE INDEX ticket_activity_actor_user_id_index ON ticket_activity USING btree (actor_user_id);
CREATE INDEX ticket_followers_by_member ON ticket_followers USING btree (organization_id, user_id, ticket_id);
CREATE INDEX ticket_followers_by_user ON ticket_followers USING btree (user_id);
CREATE INDEX ticket_links_by_other ON ticket_links USING btree (organization_id, other_id);
CREATE INDEX ticket_mentions_by_member ON ticket_mentions USING btree (organization_id, user_id, created_at, ticket_id);
CREATE INDEX ticket_mentions_by_user ON ticket_mentions USING btree (user_id);
CREATE INDEX ticket_messages_user_id_index ON ticket_messages USING btree (user_id);
CREATE INDEX ticket_snoozes_by_member ON ticket_snoozes USING btree (user_id);
CREATE INDEX ticket_snoozes_due ON ticket_snoozes USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX ticket_splits_kept ON ticket_splits USING btree (split_at) WHERE (kept IS NOT NULL);
CREATE INDEX ticket_tags_by_updated ON ticket_tags USING btree (organization_id, tag_id, updated_at, ticket_id);
CREATE INDEX ticket_tasks_by_assignee ON ticket_tasks USING btree (organization_id, assignee_id) WHERE (assignee_id IS NOT NULL);
CREATE INDEX ticket_tasks_by_ticket ON ticket_tasks USING btree (organization_id, ticket_id, "position");
CREATE INDEX ticket_views_by_owner ON ticket_views USING btree (owner_id);
CREATE UNIQUE INDEX ticket_views_of_member ON ticket_views USING btree (organization_id, owner_id, folded) WHERE ((owner_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX ticket_views_of_team ON ticket_views USING btree (organization_id, folded) WHERE ((owner_id IS NULL) AND (deleted_at IS NULL));
CREATE INDEX tickets_assigned_at ON tickets USING btree (organization_id, assigned_at, assigned_agent_id) WHERE (assigned_at IS NOT NULL);
CREATE INDEX tickets_by_active ON tickets USING btree (organization_id, updated_at, id, news_at, turn, assigned_agent_id, urgency) WHERE (turn IS NOT NULL);
CREATE INDEX tickets_by_assignee ON tickets USING btree (organization_id, assigned_agent_id, updated_at, id, status, urgency);
CREATE INDEX tickets_by_assignee_status ON tickets USING btree (organization_id, assigned_agent_id, status, updated_at, id, urgency);
CREATE INDEX tickets_by_assignee_turn ON tickets USING btree (organization_id, assigned_agent_id, updated_at, id, turn, urgency) WHERE (turn IS NOT NULL);
CREATE INDEX tickets_by_created ON tickets USING btree (organization_id, created_at, id, status, urgency, assigned_agent_id, source, form_id);
CREATE INDEX tickets_by_customer ON tickets USING btree (organization_id, customer_email, updated_at, id);
CREATE INDEX tickets_by_customer_user ON tickets USING btree (customer_user_id) WHERE (customer_user_id IS NOT NULL);
CREATE INDEX tickets_by_domain ON tickets USING btree (organization_id, domain, updated_at, id, status, urgency, assigned_agent_id) WHERE (domain IS NOT NULL);
CREATE UNIQUE INDEX tickets_by_external_id ON tickets USING btree (organization_id, external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX tickets_by_follow_up ON tickets USING btree (organization_id, follow_up_of) WHERE (follow_up_of IS NOT NULL);
CREATE INDEX tickets_by_form ON tickets USING btree (organization_id, form_id, updated_at, id, status, urgency, assigned_agent_id) WHERE (form_id IS NOT NULL);
CREATE INDEX tickets_by_own ON tickets USING btree (organization_id, customer_user_id, updated_at, id) WHERE (customer_user_id IS NOT NULL);
CREATE INDEX tickets_by_snoozed ON tickets USING btree (organization_id, updated_at, id, assigned_agent_id) WHERE (snoozed_at IS NOT NULL);
CREATE INDEX tickets_by_source ON tickets USING btree (organization_id, source, updated_at, id, status, urgency, assigned_agent_id);
CREATE INDEX tickets_by_status ON tickets USING btree (organization_id, status, updated_at, id, urgency, assigned_agent_id);
CREATE INDEX tickets_by_status_urgency ON tickets USING btree (organization_id, status, urgency, updated_at, id, assigned_agent_id);
CREATE INDEX tickets_by_turn ON tickets USING btree (organization_id, turn, updated_at, id, assigned_agent_id, urgency) WHERE (turn IS NOT NULL);
CREATE INDEX tickets_by_updated ON tickets USING btree (organization_id, updated_at, id);
CREATE INDEX tickets_by_urgency ON tickets USING btree (organization_id, urgency, updated_at, id, status, assigned_agent_id);
CREATE INDEX tickets_first_response_at ON tickets USING btree (organization_id, first_response_at, first_responder_id, first_response_ms, urgency, source, form_id) WHERE (first_response_at IS NOT NULL);
CREATE INDEX tickets_marked_unread ON ticket_reads USING btree (organization_id, user_id) WHERE (read_at = ''::text);
CREATE INDEX tickets_resolved_at ON tickets USING btree (organization_id, resolved_at, resolved_by, urgency, source, form_id, resolution_ms) WHERE (resolved_at IS NOT NULL);
CREATE INDEX tickets_unfinished ON tickets USING btree (organization_id, urgency, created_at, opened_by, first_response_at) WHERE (status = ANY (ARRAY['open'::text, 'in_progress'::text]));
CREATE INDEX tickets_with_file ON tickets USING btree (organization_id, updated_at, id, status, urgency, assigned_agent_id, turn, source, form_id, domain, created_at) WHERE (has_file = 1);
CREATE INDEX tickets_with_file_by_created ON tickets USING btree (organization_id, created_at, id, status, urgency, assigned_agent_id, turn, source, form_id, domain, updated_at) WHERE (has_file = 1);
CREATE INDEX tickets_with_file_by_urgency ON tickets USING btree (organization_id, urgency, updated_at, id, status, assigned_agent_id, turn, source, form_id, domain, created_at) WHERE (has_file = 1);
CREATE INDEX time_entries_by_day ON time_entries USING btree (organization_id, day, user_id, minutes) WHERE (deleted_at IS NULL);
CREATE INDEX time_entries_by_ticket ON time_entries USING btree (organization_id, ticket_id, deleted_at, minutes);
CREATE UNIQUE INDEX time_entries_running ON time_entries USING btree (organization_id, user_id) WHERE (started_at IS NOT NULL);
CREATE INDEX users_by_former_organization ON users USING btree (former_organization_id) WHERE (former_organization_id IS NOT NULL);
CREATE INDEX users_leaving ON users USING btree (deletes_at) WHERE (deletes_at IS NOT NULL);
CREATE STATISTICS tickets_of_agents (dependencies) ON organization_id, assigned_agent_id FROM tickets;
CREATE STATISTICS tickets_of_forms (dependencies) ON organization_id, form_id FROM tickets;
CREATE STATISTICS tickets_of_tags (dependencies) ON organization_id, tag_id FROM ticket_tags;
ALTER TABLE ONLY all_tags
    ADD CONSTRAINT all_tags_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY api_keys
    ADD CONSTRAINT api_keys_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY audit_entries
    ADD CONSTRAINT audit_entries_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY audit_heads
    ADD CONSTRAINT audit_heads_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY blocked_senders
    ADD CONSTRAINT blocked_senders_added_by_foreign FOREIGN KEY (added_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE ONLY blocked_senders
    ADD CONSTRAINT blocked_senders_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY canned_replies
    ADD CONSTRAINT canned_replies_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY canned_replies
    ADD CONSTRAINT canned_replies_owner_id_foreign FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY chat_access
    ADD CONSTRAINT chat_access_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY chat_access
    ADD CONSTRAINT chat_access_organization_id_session_id_foreign FOREIGN KEY (organization_id, session_id) REFERENCES chat_sessions(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY chat_activity
    ADD CONSTRAINT chat_activity_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY chat_activity
    ADD CONSTRAINT chat_activity_organization_id_session_id_foreign FOREIGN KEY (organization_id, session_id) REFERENCES chat_sessions(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY chat_attendance
    ADD CONSTRAINT chat_attendance_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY chat_attendance
    ADD CONSTRAINT chat_attendance_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY chat_mentions
    ADD CONSTRAINT chat_mentions_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY chat_mentions
    ADD CONSTRAINT chat_mentions_organization_id_session_id_foreign FOREIGN KEY (organization_id, session_id) REFERENCES chat_sessions(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY chat_mentions
    ADD CONSTRAINT chat_mentions_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY chat_messages
    ADD CONSTRAINT chat_messages_organization_id_session_id_foreign FOREIGN KEY (organization_id, session_id) REFERENCES chat_sessions(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY chat_notes
    ADD CONSTRAINT chat_notes_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY chat_notes
    ADD CONSTRAINT chat_notes_organization_id_session_id_foreign FOREIGN KEY (organization_id, session_id) REFERENCES chat_sessions(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY chat_notes
    ADD CONSTRAINT chat_notes_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE ONLY chat_sessions
    ADD CONSTRAINT chat_sessions_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY chat_settings
    ADD CONSTRAINT chat_settings_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY chat_tags
    ADD CONSTRAINT chat_tags_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY chat_tags
    ADD CONSTRAINT chat_tags_organization_id_session_id_foreign FOREIGN KEY (organization_id, session_id) REFERENCES chat_sessions(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY chat_tags
    ADD CONSTRAINT chat_tags_organization_id_tag_id_foreign FOREIGN KEY (organization_id, tag_id) REFERENCES all_tags(organization_id, id) ON DELETE CASCADE;
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
ALTER TABLE ONLY custom_roles
    ADD CONSTRAINT custom_roles_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY customer_languages
    ADD CONSTRAINT customer_languages_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY customer_records
    ADD CONSTRAINT customer_records_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY digests
    ADD CONSTRAINT digests_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY digests
    ADD CONSTRAINT digests_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY email_changes
    ADD CONSTRAINT email_changes_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
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
ALTER TABLE ONLY imap_mailboxes
    ADD CONSTRAINT imap_mailboxes_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY imported_tickets
    ADD CONSTRAINT imported_tickets_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY inbound_mails
    ADD CONSTRAINT inbound_mails_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY invitations
    ADD CONSTRAINT invitations_invited_by_foreign FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE ONLY invitations
    ADD CONSTRAINT invitations_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY macro_runs
    ADD CONSTRAINT macro_runs_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY macro_runs
    ADD CONSTRAINT macro_runs_organization_id_ticket_id_foreign FOREIGN KEY (organization_id, ticket_id) REFERENCES tickets(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY macro_runs
    ADD CONSTRAINT macro_runs_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY macros
    ADD CONSTRAINT macros_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY macros
    ADD CONSTRAINT macros_owner_id_foreign FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY mail_health
    ADD CONSTRAINT mail_health_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY mail_texts
    ADD CONSTRAINT mail_texts_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY memberships
    ADD CONSTRAINT memberships_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY memberships
    ADD CONSTRAINT memberships_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY merged_tickets
    ADD CONSTRAINT merged_tickets_customer_user_id_foreign FOREIGN KEY (customer_user_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE ONLY merged_tickets
    ADD CONSTRAINT merged_tickets_merged_by_foreign FOREIGN KEY (merged_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE ONLY merged_tickets
    ADD CONSTRAINT merged_tickets_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY merged_tickets
    ADD CONSTRAINT merged_tickets_organization_id_root_id_foreign FOREIGN KEY (organization_id, root_id) REFERENCES tickets(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY message_files
    ADD CONSTRAINT message_files_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY message_files
    ADD CONSTRAINT message_files_uploaded_by_foreign FOREIGN KEY (uploaded_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE ONLY message_html
    ADD CONSTRAINT message_html_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY notifications
    ADD CONSTRAINT notifications_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY notifications
    ADD CONSTRAINT notifications_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY organization_exports
    ADD CONSTRAINT organization_exports_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY organization_exports
    ADD CONSTRAINT organization_exports_requested_by_foreign FOREIGN KEY (requested_by) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY outbox
    ADD CONSTRAINT outbox_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY outbox
    ADD CONSTRAINT outbox_organization_id_seq_foreign FOREIGN KEY (organization_id, seq) REFERENCES events(organization_id, seq) ON DELETE CASCADE;
ALTER TABLE ONLY own_sentences
    ADD CONSTRAINT own_sentences_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY passkey_challenges
    ADD CONSTRAINT passkey_challenges_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY passkeys
    ADD CONSTRAINT passkeys_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY password_resets
    ADD CONSTRAINT password_resets_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY put_away_tickets
    ADD CONSTRAINT put_away_tickets_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY put_away_tickets
    ADD CONSTRAINT put_away_tickets_put_away_by_foreign FOREIGN KEY (put_away_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE ONLY put_away_words
    ADD CONSTRAINT put_away_words_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY put_away_words
    ADD CONSTRAINT put_away_words_organization_id_id_foreign FOREIGN KEY (organization_id, id) REFERENCES put_away_tickets(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY resumable_uploads
    ADD CONSTRAINT resumable_uploads_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY resumable_uploads
    ADD CONSTRAINT resumable_uploads_uploaded_by_foreign FOREIGN KEY (uploaded_by) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY retention_runs
    ADD CONSTRAINT retention_runs_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY scheduled_replies
    ADD CONSTRAINT scheduled_replies_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY scheduled_replies
    ADD CONSTRAINT scheduled_replies_organization_id_ticket_id_foreign FOREIGN KEY (organization_id, ticket_id) REFERENCES tickets(organization_id, id);
ALTER TABLE ONLY scheduled_replies
    ADD CONSTRAINT scheduled_replies_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY search_documents
    ADD CONSTRAINT search_documents_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY sign_in_challenges
    ADD CONSTRAINT sign_in_challenges_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY socket_tickets
    ADD CONSTRAINT socket_tickets_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY socket_tickets
    ADD CONSTRAINT socket_tickets_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY sso_connections
    ADD CONSTRAINT sso_connections_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY sso_domains
    ADD CONSTRAINT sso_domains_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY sso_identities
    ADD CONSTRAINT sso_identities_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY sso_identities
    ADD CONSTRAINT sso_identities_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY stored_files
    ADD CONSTRAINT stored_files_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY tallies
    ADD CONSTRAINT tallies_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
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
ALTER TABLE ONLY ticket_ccs
    ADD CONSTRAINT ticket_ccs_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_ccs
    ADD CONSTRAINT ticket_ccs_organization_id_ticket_id_foreign FOREIGN KEY (organization_id, ticket_id) REFERENCES tickets(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_followers
    ADD CONSTRAINT ticket_followers_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_followers
    ADD CONSTRAINT ticket_followers_organization_id_ticket_id_foreign FOREIGN KEY (organization_id, ticket_id) REFERENCES tickets(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_followers
    ADD CONSTRAINT ticket_followers_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_former_people
    ADD CONSTRAINT ticket_former_people_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_former_people
    ADD CONSTRAINT ticket_former_people_organization_id_ticket_id_foreign FOREIGN KEY (organization_id, ticket_id) REFERENCES tickets(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_links
    ADD CONSTRAINT ticket_links_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_links
    ADD CONSTRAINT ticket_links_organization_id_ticket_id_foreign FOREIGN KEY (organization_id, ticket_id) REFERENCES tickets(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_mentions
    ADD CONSTRAINT ticket_mentions_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_mentions
    ADD CONSTRAINT ticket_mentions_organization_id_ticket_id_foreign FOREIGN KEY (organization_id, ticket_id) REFERENCES tickets(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_mentions
    ADD CONSTRAINT ticket_mentions_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_messages
    ADD CONSTRAINT ticket_messages_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_messages
    ADD CONSTRAINT ticket_messages_organization_id_ticket_id_foreign FOREIGN KEY (organization_id, ticket_id) REFERENCES tickets(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_messages
    ADD CONSTRAINT ticket_messages_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE ONLY ticket_reads
    ADD CONSTRAINT ticket_reads_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_reads
    ADD CONSTRAINT ticket_reads_organization_id_ticket_id_foreign FOREIGN KEY (organization_id, ticket_id) REFERENCES tickets(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_reads
    ADD CONSTRAINT ticket_reads_organization_id_user_id_foreign FOREIGN KEY (organization_id, user_id) REFERENCES memberships(organization_id, user_id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_snoozes
    ADD CONSTRAINT ticket_snoozes_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_snoozes
    ADD CONSTRAINT ticket_snoozes_organization_id_ticket_id_foreign FOREIGN KEY (organization_id, ticket_id) REFERENCES tickets(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_snoozes
    ADD CONSTRAINT ticket_snoozes_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE ONLY ticket_splits
    ADD CONSTRAINT ticket_splits_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_splits
    ADD CONSTRAINT ticket_splits_organization_id_ticket_id_foreign FOREIGN KEY (organization_id, ticket_id) REFERENCES tickets(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_tags
    ADD CONSTRAINT ticket_tags_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_tags
    ADD CONSTRAINT ticket_tags_organization_id_tag_id_foreign FOREIGN KEY (organization_id, tag_id) REFERENCES all_tags(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_tags
    ADD CONSTRAINT ticket_tags_organization_id_ticket_id_foreign FOREIGN KEY (organization_id, ticket_id) REFERENCES tickets(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_tasks
    ADD CONSTRAINT ticket_tasks_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_tasks
    ADD CONSTRAINT ticket_tasks_organization_id_ticket_id_foreign FOREIGN KEY (organization_id, ticket_id) REFERENCES tickets(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_views
    ADD CONSTRAINT ticket_views_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY ticket_views
    ADD CONSTRAINT ticket_views_owner_id_foreign FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY tickets
    ADD CONSTRAINT tickets_customer_user_id_foreign FOREIGN KEY (customer_user_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE ONLY tickets
    ADD CONSTRAINT tickets_organization_id_assigned_agent_id_foreign FOREIGN KEY (organization_id, assigned_agent_id) REFERENCES memberships(organization_id, user_id);
ALTER TABLE ONLY tickets
    ADD CONSTRAINT tickets_organization_id_follow_up_of_foreign FOREIGN KEY (organization_id, follow_up_of) REFERENCES tickets(organization_id, id);
ALTER TABLE ONLY tickets
    ADD CONSTRAINT tickets_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY time_entries
    ADD CONSTRAINT time_entries_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY time_entries
    ADD CONSTRAINT time_entries_organization_id_ticket_id_foreign FOREIGN KEY (organization_id, ticket_id) REFERENCES tickets(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY totp_factors
    ADD CONSTRAINT totp_factors_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY users
    ADD CONSTRAINT users_former_organization_id_fkey FOREIGN KEY (former_organization_id) REFERENCES organizations(id) ON DELETE SET NULL;
ALTER TABLE ONLY webhook_attempts
    ADD CONSTRAINT webhook_attempts_organization_id_delivery_id_foreign FOREIGN KEY (organization_id, delivery_id) REFERENCES webhook_deliveries(organization_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY webhook_attempts
    ADD CONSTRAINT webhook_attempts_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
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
