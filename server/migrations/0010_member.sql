-- Kept as the whole world dials it (E.164), so that one number has one form and one member.
update member set mobile = case
    when mobile like '+%' then '+' || regexp_replace(mobile, '\D', '', 'g')
    when country = 'CN' then '+86' || regexp_replace(mobile, '\D', '', 'g')
  end
where mobile is not null;
alter table member add constraint member_mobile_is_e164 check (mobile ~ '^\+[1-9]\d{4,14}$');
create unique index member_mobile on member (mobile) where mobile is not null;
-- Operators look members up by the beginning of the account name.
create index member_account_prefix on member (lower(account) text_pattern_ops);

-- The one new e-mail address or mobile that a member's live code was sent to: no other may be bound by it.
create table contact_change (
  member_id int not null references member,
  kind text not null check (kind in ('email', 'mobile')),
  value text not null,
  primary key (member_id, kind)
);

-- Pictures that members uploaded. Times are the real clock's: moving the store's clock removes nobody's upload.
create table media (
  pic_path text primary key,
  member_id int not null references member,
  path text not null,
  bytes int not null,
  width int not null,
  height int not null,
  created_at timestamptz not null,
  -- When the picture may go; null while something shows it.
  remove_after timestamptz
);
create index media_unused on media (remove_after) where remove_after is not null;
create index media_member on media (member_id);

create table upload_rate (
  member_id int primary key references member,
  began_at timestamptz not null,
  uploads int not null
);
