-- What a member had approved within some hours (0065).
create index concurrently if not exists withdrawal_member_approved on withdrawal (member_id, approved_at) where approved_at is not null;
