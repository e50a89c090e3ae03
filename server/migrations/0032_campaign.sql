-- A promotion is told to be about to start some minutes before it does (setting promotion.about_minutes): visitors see that turn too.
create or replace function time_promotion() returns trigger language plpgsql as $$
declare
  about interval := make_interval(mins => coalesce((select (value #>> '{}')::int from setting where key = 'promotion.about_minutes'), 30));
begin
  insert into timer (due_at, kind, subject)
  select e.due_at, 'promotion.window_turns', 'promotion ' || new.id || ' ' || e.name
  from (values ('about', new.starts_at - about), ('starts', new.starts_at), ('ends', new.ends_at)) e (name, due_at)
  where e.due_at > store_now()
  on conflict (kind, subject) do update set due_at = excluded.due_at, tries = 0, error = null;
  return null;
end $$;

-- What runs or comes is read whole by every process, and again only when this number moves: a full house has thousands of items,
-- and the catalogue turns with every band of stock. Taken just before the catalogue's version, by all.
create table promotion_version (
  single boolean primary key default true check (single),
  version bigint not null default 1
);
insert into promotion_version default values;
create function turn_promotions() returns trigger language plpgsql as $$
begin
  update promotion_version set version = version + 1;
  update catalogue_version set version = version + 1;
  return null;
end $$;
drop trigger turn on promotion;
drop trigger turn on promotion_text;
drop trigger turn on promotion_item;
drop trigger turn_edited on promotion_item;
drop trigger turn_sold_out on promotion_item;
create trigger turn after insert or update or delete on promotion for each statement execute function turn_promotions();
create trigger turn after insert or update or delete on promotion_text for each statement execute function turn_promotions();
create trigger turn after insert or delete on promotion_item for each statement execute function turn_promotions();
create trigger turn_edited after update of price, quantity, stock, rules, position on promotion_item for each statement execute function turn_promotions();
create constraint trigger turn_sold_out after update of taken on promotion_item deferrable initially deferred
  for each row when (new.taken = new.stock or old.taken = old.stock) execute function turn_promotions();
create index promotion_ends on promotion (ends_at) where is_on;

-- Operators read figures by day.
create index promotion_figure_day on promotion_figure (day);

-- The two highest levels travel for nothing unless an operator says otherwise (PRM-13).
update grade set free_freight = true where code in ('RM3', 'RM4');
