-- By which secrets this shop's data is signed: a keyed fingerprint of each, from which no key can be told.
create table key_mark (
  name text primary key,
  fingerprint bytea not null,
  made_at timestamptz not null default clock_timestamp()
);
