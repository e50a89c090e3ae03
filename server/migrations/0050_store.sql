-- Stores where people go: where they are, when they are open, whether orders are fetched there.
create table store (
  id int generated always as identity primary key,
  phone text not null default '',
  latitude numeric(8, 6) check (latitude between -90 and 90),
  longitude numeric(9, 6) check (longitude between -180 and 180),
  -- [{"weekday": 1 for Monday to 7, "from": "10:00", "until": "22:00"}] in the store's zone; one that ends before it begins
  -- ends on the next day. None: nothing is said about it.
  hours jsonb not null default '[]',
  -- Days, `2026-10-01`, on which it does not open.
  closed_days text[] not null default '{}',
  is_open boolean not null default true,
  hands_over boolean not null default true,
  position int not null default 0,
  version int not null default 1,
  created_at timestamptz not null,
  check ((latitude is null) = (longitude is null))
);
create index store_place on store (position, id);

create table store_text (
  store_id int not null references store on delete cascade,
  language text not null,
  name text not null,
  address text not null,
  -- What else is to be known of its hours or of the way there.
  note text not null default '',
  primary key (store_id, language)
);
create trigger turn after insert or update or delete on store for each statement execute function turn_catalogue();
create trigger turn after insert or update or delete on store_text for each statement execute function turn_catalogue();

-- Members who work at the desk of a store; one may work at several (IDN-12).
create table store_clerk (
  store_id int not null references store on delete cascade,
  member_id int not null references member,
  added_at timestamptz not null,
  primary key (store_id, member_id)
);
create index store_clerk_member on store_clerk (member_id);

-- Where an order is fetched, and a copy of what was said of the store when it was made (R-14):
-- {"names", "addresses", "notes" by language, "phone", "hours"}.
alter table shop_order
  add column pickup_store int references store,
  add column pickup_at jsonb;

-- Stores were a setting until now, each with a key that its orders kept.
with kept as (
  select place::int as place, one from setting cross join lateral jsonb_array_elements(value) with ordinality e (one, place)
  where key = 'order.pickup_places'
), made as (
  insert into store (phone, position, created_at) select coalesce(one ->> 'mobile', ''), place - 1, store_now() from kept order by place
  returning id, position
), told as (
  insert into store_text (store_id, language, name, address, note)
  select made.id, name.key, name.value, coalesce(one -> 'address' ->> name.key, one -> 'address' ->> 'en-us', '—'), coalesce(one -> 'hours' ->> name.key, '')
  from kept join made on made.position = kept.place - 1 cross join lateral jsonb_each_text(one -> 'name') name
)
update shop_order o set pickup_store = made.id, pickup_at = jsonb_build_object('names', one -> 'name', 'addresses', one -> 'address',
  'notes', coalesce(one -> 'hours', '{}'), 'phone', coalesce(one ->> 'mobile', ''), 'hours', '[]'::jsonb)
from kept join made on made.position = kept.place - 1 where o.pickup_place = one ->> 'key';
delete from setting where key = 'order.pickup_places';
alter table shop_order drop column pickup_place;
create index shop_order_pickup on shop_order (pickup_store, id desc) where pickup_store is not null;

-- Agents' codes get a number, whose they are, and what operators note of them.
alter table agent_code
  add column id int generated always as identity,
  add column owner_id int references member,
  add column note text not null default '',
  add column created_at timestamptz,
  add column version int not null default 1;
update agent_code set created_at = store_now();
alter table agent_code alter column created_at set not null;
create unique index agent_code_id on agent_code (id);
create index agent_code_kind on agent_code (kind, id desc);
create index agent_code_begins on agent_code (code text_pattern_ops);
create index agent_code_owner on agent_code (owner_id) where owner_id is not null;
create index member_regional on member (regional_code, id desc) where regional_code is not null;
create index member_dealer on member (dealer_code, id desc) where dealer_code is not null;

-- A clerk is now one of a store.
update staff_role set permissions = array_remove(permissions, 'member.clerk') || '{store.view,store.edit}' where 'member.clerk' = any (permissions);
update staff_role set permissions = permissions || '{agent.view,agent.edit}' where name = 'operator';
update staff_role set permissions = permissions || '{store.view,agent.view}' where name = 'support';
