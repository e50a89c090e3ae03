#!/bin/sh
# Runs once, when the database is made: the role as which the servers connect owns nothing; migrations are run by the owner.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$SERVER_PASSWORD" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
create role longmall_server login nosuperuser nocreatedb nocreaterole noreplication password :'password';
grant connect, temporary on database longmall to longmall_server;
SQL
