-- Hosted devices that were paid before there were devices (0060) mine from the day of the upgrade on: nothing else would ever activate them. Those of
-- orders on hold are activated by their release. The daily run that pays them is scheduled as `ensureSettlement` does.
with clock as (
  select store_now() as now, coalesce((select value #>> '{}' from setting where key = 'site.time_zone'), 'Asia/Shanghai') as zone
), day as (
  select now, zone, (now at time zone zone)::date as today from clock
), activated as (
  update box b set state = 'activated', activated_at = d.now, expires_on = d.today + b.term_days
  from day d, shop_order o
  where o.id = b.order_id and o.on_hold_by is null and b.delivery = 'hosted' and b.state = 'not_activated'
  returning b.id
)
insert into timer (kind, subject, due_at)
select 'settlement.run', d.today::text, (d.today + 1)::timestamp at time zone d.zone from day d
where exists (select from activated) and not exists (select from timer where kind = 'settlement.run')
  and not exists (select from settlement_run where day >= d.today or closed_at is null)
on conflict (kind, subject) do nothing;
