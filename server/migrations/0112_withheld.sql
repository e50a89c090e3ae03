-- Withheld is also what is declared and lacks what only this shop could have: a carrier, a provider of top-ups (decisions/0052).
create table withheld (goods_type text not null, asks_phone boolean not null, primary key (goods_type, asks_phone));
insert into withheld select goods_type, asks_phone from goods_withheld cross join (values (false), (true)) asks (asks_phone);
drop table goods_withheld;
alter table withheld rename to goods_withheld;

-- As before, and withheld by what the goods ask for as well.
create or replace function refresh_goods(ids int[]) returns void language sql as $$
  select from goods where id = any (ids) order by id for update;

  with recursive up as (
    select c.id as leaf, c.id, c.parent_id, c.level from category c where c.id in (select category_id from goods where id = any (ids))
    union all
    select u.leaf, c.id, c.parent_id, c.level from up u join category c on c.id = u.parent_id
  ), path as (
    select leaf, array_agg(id order by level) as path from up group by leaf
  ), priced as (
    select s.goods_id, min(s.price) as low, max(s.price) as high, stock_band(sum(t.on_hand - t.taken)) as band,
      (array_agg(s.id order by (t.on_hand > t.taken) desc, s.price, s.position, s.id))[1] as cheapest,
      (array_agg(s.market_price order by (t.on_hand > t.taken) desc, s.price, s.position, s.id))[1] as market,
      least(sum(t.on_hand - t.taken), 2147483647)::int as pieces,
      count(*) filter (where stock_band(t.on_hand - t.taken) <> 'plenty')::int as low_skus
    from sku s join stock t on t.sku_id = s.id where s.goods_id = any (ids) and s.is_active group by s.goods_id
  )
  update goods g set min_price = coalesce(p.low, 0), max_price = coalesce(p.high, 0), stock_band = coalesce(p.band, 'none'),
    cheapest_sku_id = p.cheapest, min_market_price = p.market, category_path = path.path,
    listed_sales = o.sale_count, listed_stock = coalesce(p.pieces, 0), low_skus = coalesce(p.low_skus, 0),
    is_offered = not exists (
      select from goods_withheld w where w.goods_type = o.goods_type and w.asks_phone = (o.requirement -> 'phone' is not distinct from 'true'::jsonb))
  from goods o join path on path.leaf = o.category_id left join priced p on p.goods_id = o.id
  where g.id = o.id and o.id = any (ids);

  delete from goods_shelf s using goods g
  where g.id = s.goods_id and g.id = any (ids)
    and (not g.is_on_shelf or not g.is_offered or g.cheapest_sku_id is null or s.shelf <> all (g.category_path || 0 || coalesce(-g.brand_id, 0)));

  insert into goods_shelf as s (goods_id, shelf, position, sale_count, favourite_count, min_price, created_at, stock_band)
  select distinct g.id, l.shelf, g.position, g.sale_count, g.favourite_count, k.price, g.created_at, g.stock_band
  from goods g join sku k on k.id = g.cheapest_sku_id cross join unnest(g.category_path || 0 || coalesce(-g.brand_id, 0)) l (shelf)
  where g.id = any (ids) and g.is_on_shelf and g.is_offered
  on conflict (goods_id, shelf) do update set position = excluded.position, sale_count = excluded.sale_count, favourite_count = excluded.favourite_count,
    min_price = excluded.min_price, created_at = excluded.created_at, stock_band = excluded.stock_band
  where (s.position, s.sale_count, s.favourite_count, s.min_price, s.created_at, s.stock_band) is distinct from
    (excluded.position, excluded.sale_count, excluded.favourite_count, excluded.min_price, excluded.created_at, excluded.stock_band);

  update goods_search w set weight = search_weight(g.sale_count) from goods g
  where w.goods_id = g.id and g.id = any (ids) and w.weight <> search_weight(g.sale_count);
$$;
