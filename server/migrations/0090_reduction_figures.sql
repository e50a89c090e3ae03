-- An operator may end a full reduction before its last day, as any other promotion.
alter table reduction add column ended_at timestamptz;

-- [{"reduction_id", "saved" in cents}]: what each full reduction gave the line, in price, freight and presents, frozen when the order is made (R-08).
alter table order_line add column reduced_by jsonb not null default '[]';

-- What operators read of a full reduction, by day of the store's zone; amounts in cents.
create table reduction_figure (
  reduction_id int not null references reduction on delete cascade,
  day date not null,
  views int not null default 0,
  buyers int not null default 0,
  orders int not null default 0,
  pieces int not null default 0,
  sales bigint not null default 0,
  cost bigint not null default 0,
  primary key (reduction_id, day)
);
-- Members who bought with it, each counted once in its life.
create table reduction_member (
  reduction_id int not null references reduction on delete cascade,
  member_id int not null references member,
  has_bought boolean not null,
  primary key (member_id, reduction_id)
);
