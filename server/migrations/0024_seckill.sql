-- The passes of flash sales that became an order (PRM-03): each of them once, in whichever process it was given. A pass
-- that is not used leaves nothing here.
create table seckill_used_pass (
  pass uuid primary key,
  promotion_id int not null references promotion on delete cascade,
  member_id int not null references member,
  used_at timestamptz not null
);
create index seckill_used_pass_member on seckill_used_pass (member_id);
create index seckill_used_pass_old on seckill_used_pass (used_at);
