-- Used passes of flash sales (PRM-03): each is accepted once, whichever process issued it. A pass
-- that is not used has no row.
create table flash_sale_used_pass (
  pass uuid primary key,
  promotion_id int not null references promotion on delete cascade,
  member_id int not null references member,
  used_at timestamptz not null
);
create index flash_sale_used_pass_member on flash_sale_used_pass (member_id);
create index flash_sale_used_pass_used_at on flash_sale_used_pass (used_at);

-- Issued passes of flash sales of all processes: an unused one expires, also when the process that
-- issued it crashed. Unlogged: a database crash loses them, and the stock is the limit then. `holder` is the issuing process.
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
