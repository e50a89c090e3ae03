-- An operator ends a member's sessions.
alter table session drop constraint session_ended_as_check;
alter table session
  add constraint session_ended_as_check check (ended_as in ('log_out', 'elsewhere', 'idle', 'recovery', 'cancelled', 'operator'));
create index session_of_member on session (member_id, seen_at desc);

update staff_role set permissions = permissions || '{member.lock,member.level}' where name = 'operator';
update staff_role set permissions = permissions || '{member.lock}' where name = 'support';
