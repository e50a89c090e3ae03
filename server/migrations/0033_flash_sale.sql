-- The passes of flash sales that became an order (PRM-03): each of them once, in whichever process it was given. A pass
-- that is not used leaves nothing here.
create table flash_sale_used_pass (
  pass uuid primary key,
  promotion_id int not null references promotion on delete cascade,
  member_id int not null references member,
  used_at timestamptz not null
);
create index flash_sale_used_pass_member on flash_sale_used_pass (member_id);
create index flash_sale_used_pass_used_at on flash_sale_used_pass (used_at);

-- The passes of flash sales that are out, of all processes: one that is not used ends by itself, as those of a process that
-- crashed do. A crash of the database forgets them; the stock bounds them then. `holder` is the process that gave it.
create unlogged table flash_sale_pass (
  pass uuid primary key,
  promotion_id int not null,
  sku_id int not null,
  quantity int not null check (quantity > 0),
  process_id uuid not null,
  expires_at timestamptz not null
);
create index flash_sale_pass_promotion on flash_sale_pass (promotion_id);
create index flash_sale_pass_expires_at on flash_sale_pass (expires_at);
