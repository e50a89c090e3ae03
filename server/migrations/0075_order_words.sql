-- What a line of an order is called, in every language that its goods had when it was ordered: {language: {goods_name, sku_name}}.
-- `goods_name` and `sku_name` stay what the buyer was shown, and what the invoice has.
create function names_of_sku(wanted int) returns jsonb language sql stable parallel safe as $$
  select coalesce(jsonb_object_agg(t.language, jsonb_build_object('goods_name', t.name, 'sku_name', (
    select coalesce(string_agg(coalesce(own.name, en.name), ' / ' order by u.place), '')
    from unnest(s.value_ids) with ordinality u (value_id, place)
      left join attribute_value_text own on own.value_id = u.value_id and own.language = t.language
      left join attribute_value_text en on en.value_id = u.value_id and en.language = 'en-us'))), '{}')
  from sku s join goods_text t on t.goods_id = s.goods_id where s.id = wanted
$$;

alter table order_line add names jsonb not null default '{}';
-- Of earlier orders only where the goods is still called so: a goods that was renamed since keeps the one name that was shown.
update order_line l set names = n.names
from (select sku_id, names_of_sku(sku_id) as names from (select distinct sku_id from order_line) d) n
where n.sku_id = l.sku_id and exists (
  select from jsonb_each(n.names) e
  where e.value ->> 'goods_name' = l.goods_name and e.value ->> 'sku_name' = l.sku_name);

-- What the shopper broke off did not fail.
update order_event set event = 'payment_cancelled', details = '{}' where event = 'payment_failed' and details ->> 'outcome' = 'cancel';
