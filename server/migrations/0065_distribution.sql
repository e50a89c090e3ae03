-- Distribution: distributors with levels and codes, their applications, and what goods pay (DST-01, DST-03). Rates are millionths of what was paid.

create table distributor_level (
  id int generated always as identity primary key,
  position int not null default 0,
  first_ppm int not null check (first_ppm between 0 and 1000000),
  second_ppm int not null check (second_ppm between 0 and 1000000),
  third_ppm int not null check (third_ppm between 0 and 1000000),
  -- Conditions, all of which must be met; 0 asks for nothing.
  orders_needed int not null default 0 check (orders_needed >= 0),
  sales_needed bigint not null default 0 check (sales_needed >= 0),
  members_needed int not null default 0 check (members_needed >= 0),
  -- New distributors begin there.
  is_first boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null
);
create unique index distributor_level_first on distributor_level (is_first) where is_first;

create table distributor_level_text (
  level_id int not null references distributor_level on delete cascade,
  language text not null,
  name text not null,
  primary key (level_id, language)
);

create table distributor (
  member_id int primary key references member,
  promote_code text not null check (promote_code ~ '^[A-HJ-NP-Z2-9]{8}$'),
  state text not null check (state in ('active', 'stopped')),
  level_id int not null references distributor_level,
  -- Set by an operator: it does not rise by itself.
  is_level_fixed boolean not null default false,
  approved_at timestamptz not null,
  version int not null default 1
);
create unique index distributor_code on distributor (promote_code);
create index distributor_by_level on distributor (level_id, approved_at, member_id);
create index distributor_approved on distributor (approved_at, member_id);
create index distributor_stopped on distributor (approved_at, member_id) where state = 'stopped';

create table distributor_application (
  id int generated always as identity primary key,
  member_id int not null references member,
  name text not null,
  mobile text not null,
  note text not null default '',
  state text not null check (state in ('applied', 'approved', 'refused')),
  refusal_reason text,
  decided_by int references staff,
  decided_at timestamptz,
  version int not null default 1,
  applied_at timestamptz not null
);
create unique index distributor_application_open on distributor_application (member_id) where state = 'applied';
create index distributor_application_member on distributor_application (member_id, id desc);
create index distributor_application_state on distributor_application (state, id);

create table goods_commission (
  goods_id int primary key references goods on delete cascade,
  mode text not null check (mode in ('level', 'own', 'none')),
  first_ppm int check (first_ppm between 0 and 1000000),
  second_ppm int check (second_ppm between 0 and 1000000),
  third_ppm int check (third_ppm between 0 and 1000000),
  -- Null: the setting.
  margin_ppm int check (margin_ppm between 0 and 1000000),
  version int not null default 1,
  -- The price of its card in cents, 0 while it is unlisted, as goods_listing has it; with it, what generation 1 earns by own rates, in millionths of cents.
  price bigint not null default 0,
  own_earns bigint generated always as (price * first_ppm) stored,
  check ((mode = 'own') = (first_ppm is not null and second_ppm is not null and third_ppm is not null))
);
-- Goods with own rates by what they earn; those by level are in the order of their price.
create index goods_commission_earns on goods_commission (own_earns desc, goods_id desc) where mode = 'own';
create index goods_commission_mode on goods_commission (mode, goods_id);

-- The lock of the goods, which refresh_goods() takes first: a price that changes meanwhile waits, and finds the row.
create function set_price_of_commission() returns trigger language plpgsql as $$
begin
  perform from goods where id = new.goods_id for share;
  new.price = coalesce((select min_price from goods_listing where goods_id = new.goods_id and listing = 0), 0);
  return new;
end $$;
create trigger set_price before insert or update of mode, first_ppm on goods_commission for each row execute function set_price_of_commission();

create function copy_price_to_commission() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update goods_commission set price = 0 where goods_id = old.goods_id and price <> 0;
  else
    update goods_commission set price = new.min_price where goods_id = new.goods_id and price <> new.min_price;
  end if;
  return null;
end $$;
create trigger commission_of_listed after insert on goods_listing for each row when (new.listing = 0) execute function copy_price_to_commission();
create trigger commission_of_price after update of min_price on goods_listing
  for each row when (new.listing = 0 and new.min_price <> old.min_price) execute function copy_price_to_commission();
create trigger commission_of_unlisted after delete on goods_listing for each row when (old.listing = 0) execute function copy_price_to_commission();

-- Goods that distributors follow, the last one first.
create table distribution_followed (
  id bigint generated always as identity primary key,
  member_id int not null references member,
  goods_id int not null references goods on delete cascade,
  followed_at timestamptz not null
);
create unique index distribution_followed_goods on distribution_followed (member_id, goods_id);
create index distribution_followed_recent on distribution_followed (member_id, id desc);
create index distribution_followed_by_goods on distribution_followed (goods_id);

insert into distributor_level (first_ppm, second_ppm, third_ppm, is_first, created_at) values (50000, 20000, 10000, true, '2026-01-01Z');
insert into distributor_level_text (level_id, language, name)
select id, t.language, t.name from distributor_level, (values ('en-us', 'Distributor'), ('zh-cn', '分销商'), ('ko-kr', '제휴 판매자'), ('ja-jp', 'アフィリエイター'), ('ms-my', 'Pengedar')) t (language, name);

update staff_role set version = version + 1, permissions = permissions || '{distribution.*}' where name = 'operator';
update staff_role set version = version + 1, permissions = permissions || '{distribution.view}' where name in ('finance', 'support');
