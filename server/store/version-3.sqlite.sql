-- The schema of version 3, before Kysely, for upgrade.test.ts. Version 2 ends before the table of messages.
CREATE TABLE enquiries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL,
  full_name TEXT NOT NULL,
  email TEXT NOT NULL,
  project_type TEXT NOT NULL,
  contact TEXT NOT NULL,
  message TEXT NOT NULL,
  held TEXT CHECK (held IN ('honeypot', 'too-fast')),
  fingerprint BLOB NOT NULL
) STRICT;
CREATE INDEX enquiries_by_fingerprint ON enquiries (fingerprint, created_at);
CREATE INDEX enquiries_held ON enquiries (id) WHERE held IS NOT NULL;
CREATE TABLE mails (
  enquiry_id INTEGER PRIMARY KEY REFERENCES enquiries (id) ON DELETE CASCADE,
  due_at TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  sent_at TEXT,
  last_error TEXT
) STRICT;
CREATE INDEX mails_due ON mails (due_at) WHERE due_at IS NOT NULL;
CREATE TABLE messages (
  enquiry_id INTEGER NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('enquiry', 'notice')),
  due_at TEXT,
  scheduled_at TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  done_at TEXT,
  last_error TEXT,
  PRIMARY KEY (enquiry_id, kind)
) STRICT;
CREATE INDEX messages_due ON messages (due_at) WHERE due_at IS NOT NULL;
INSERT INTO messages (enquiry_id, kind, due_at, attempts, done_at, last_error)
  SELECT enquiry_id, 'enquiry', due_at, attempts, sent_at, last_error FROM mails;
DROP TABLE mails;
CREATE TABLE message_recipients (
  enquiry_id INTEGER NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
  address TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('sent', 'waiting', 'failed')),
  at TEXT NOT NULL,
  reason TEXT,
  PRIMARY KEY (enquiry_id, address)
) STRICT;
CREATE INDEX message_recipients_failed ON message_recipients (enquiry_id) WHERE state = 'failed';
PRAGMA user_version = 3;
