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
create index distributor_by_level on distributor (level_id);
create index distributor_approved on distributor (approved_at desc, member_id desc);

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
create index distributor_application_queue on distributor_application (state, applied_at, id);

create table goods_commission (
  goods_id int primary key references goods,
  mode text not null check (mode in ('level', 'own', 'none')),
  first_ppm int check (first_ppm between 0 and 1000000),
  second_ppm int check (second_ppm between 0 and 1000000),
  third_ppm int check (third_ppm between 0 and 1000000),
  -- Null: the setting.
  margin_ppm int check (margin_ppm between 0 and 1000000),
  version int not null default 1,
  check ((mode = 'own') = (first_ppm is not null and second_ppm is not null and third_ppm is not null))
);

insert into distributor_level (first_ppm, second_ppm, third_ppm, is_first, created_at) values (50000, 20000, 10000, true, '2026-01-01Z');
insert into distributor_level_text (level_id, language, name)
select id, t.language, t.name from distributor_level, (values ('en-us', 'Distributor'), ('zh-cn', '分销员'), ('ko-kr', '대리점'), ('ja-jp', '代理店'), ('ms-my', 'Pengedar')) t (language, name);
