create table cart_line (
  id int generated always as identity primary key,
  member_id int references member,
  visitor uuid,
  goods_id int not null,
  sku_id int not null references sku on delete cascade,
  quantity int not null check (quantity between 1 and 9999),
  selected boolean not null default true,
  changed_at timestamptz not null,
  check (num_nonnulls(member_id, visitor) = 1)
);
create unique index cart_line_member on cart_line (member_id, sku_id) where member_id is not null;
create index cart_line_stale on cart_line (changed_at) where visitor is not null;
create unique index cart_line_visitor on cart_line (visitor, sku_id) where visitor is not null;

-- Units of a goods that a member has ordered, unpaid orders included (R-04), for its purchase limit.
-- No foreign key to the goods: every order would lock the row of popular goods.
create table cart_allowance (
  member_id int not null references member,
  goods_id int not null,
  used int not null check (used >= 0),
  primary key (member_id, goods_id)
);
