-- The schema of version 3, before Kysely, for upgrade.test.ts. PostgreSQL counted it as 2.
-- Version 2 (PostgreSQL: 1) ends before the table of messages.
CREATE TABLE enquiries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  created_at timestamptz(3) NOT NULL,
  full_name text NOT NULL,
  email text NOT NULL,
  project_type text NOT NULL,
  contact text NOT NULL,
  message text NOT NULL,
  held text CHECK (held IN ('honeypot', 'too-fast')),
  fingerprint bytea NOT NULL
);
CREATE INDEX enquiries_by_fingerprint ON enquiries (fingerprint, created_at);
CREATE INDEX enquiries_held ON enquiries (id) WHERE held IS NOT NULL;

-- An e-mail is due until it is sent; a claimed one is due again when its lease ends.
CREATE TABLE mails (
  enquiry_id bigint PRIMARY KEY REFERENCES enquiries (id) ON DELETE CASCADE,
  due_at timestamptz(3),
  attempts int NOT NULL DEFAULT 0,
  sent_at timestamptz(3),
  last_error text
);
CREATE INDEX mails_due ON mails (due_at) WHERE due_at IS NOT NULL;

-- How many enquiries each sender sent in a minute, for all servers together. Not worth a write to disk.
CREATE UNLOGGED TABLE senders (
  sender bytea NOT NULL,
  until timestamptz(3) NOT NULL,
  count int NOT NULL,
  PRIMARY KEY (sender, until)
);
CREATE TABLE messages (
  enquiry_id bigint NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('enquiry', 'notice')),
  due_at timestamptz(3),
  scheduled_at timestamptz(3),
  attempts int NOT NULL DEFAULT 0,
  done_at timestamptz(3),
  last_error text,
  PRIMARY KEY (enquiry_id, kind)
);
CREATE INDEX messages_due ON messages (due_at) WHERE due_at IS NOT NULL;
INSERT INTO messages (enquiry_id, kind, due_at, attempts, done_at, last_error)
  SELECT enquiry_id, 'enquiry', due_at, attempts, sent_at, last_error FROM mails;
DROP TABLE mails;
CREATE TABLE message_recipients (
  enquiry_id bigint NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
  address text NOT NULL,
  state text NOT NULL CHECK (state IN ('sent', 'waiting', 'failed')),
  at timestamptz(3) NOT NULL,
  reason text,
  PRIMARY KEY (enquiry_id, address)
);
CREATE INDEX message_recipients_failed ON message_recipients (enquiry_id) WHERE state = 'failed';
CREATE TABLE schema_version (version int NOT NULL);
INSERT INTO schema_version VALUES (2);
CREATE FUNCTION keep_enquiries(given jsonb) RETURNS bigint LANGUAGE sql AS $$ SELECT 1::bigint $$;
