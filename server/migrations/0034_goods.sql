-- Goods as operators edit them (CON-02), their stock's movements, and what operators upload.

-- Every change of the pieces on hand: by an operator, or by a file. What orders take is not on hand's: it stands in `taken`.
create table stock_move (
  id bigint generated always as identity primary key,
  sku_id int not null references sku on delete cascade,
  goods_id int not null references goods on delete cascade,
  reason text not null check (reason in ('opening', 'receive', 'correct', 'damage', 'import')),
  quantity int not null check (quantity <> 0),
  before int not null check (before >= 0),
  after int not null check (after >= 0),
  note text not null default '',
  -- Null: no operator, a file read by a tool.
  staff_id int references staff,
  moved_at timestamptz not null,
  check (before + quantity = after)
);
create index stock_move_sku on stock_move (sku_id, id desc);
create index stock_move_goods on stock_move (goods_id, id desc);
create index stock_move_reason on stock_move (reason, id desc);
create index stock_move_time on stock_move (moved_at, id);

-- What operators' lists sort and narrow by, kept by refresh_goods(): sales and pieces of the last time it looked, so that an
-- order moves no index, and of how many SKUs few or no pieces are left, which is told piece by piece.
alter table goods
  add column listed_sales int not null default 0,
  add column listed_stock int not null default 0,
  add column low_skus int not null default 0;
create index goods_staff_price on goods (min_price, id);
create index goods_staff_sales on goods (listed_sales, id);
create index goods_staff_stock on goods (listed_stock, id);
create index goods_staff_root on goods ((category_path[1]), id desc);
create index goods_staff_branch on goods ((category_path[2]), id desc);
create index goods_staff_leaf on goods ((category_path[3]), id desc);
create index goods_staff_brand on goods (brand_id, id desc);
create index goods_staff_type on goods (goods_type, id desc);
create index goods_staff_on on goods (id desc) where is_on_shelf;
create index goods_staff_off on goods (id desc) where not is_on_shelf;
create index goods_staff_low on goods (id desc) where low_skus > 0;
create index sku_number on sku (sku_no);

-- Goods off the shelf by their words: those on it stand in goods_search.
create table goods_hidden (
  goods_id int primary key references goods on delete cascade,
  -- Folded words of all languages, each after a space.
  words text not null,
  grams text[] not null
);
create index goods_hidden_grams on goods_hidden using gin (grams);

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
    listed_sales = o.sale_count, listed_stock = coalesce(p.pieces, 0), low_skus = coalesce(p.low_skus, 0)
  from goods o join path on path.leaf = o.category_id left join priced p on p.goods_id = o.id
  where g.id = o.id and o.id = any (ids);

  delete from goods_shelf s using goods g
  where g.id = s.goods_id and g.id = any (ids)
    and (not g.is_on_shelf or g.cheapest_sku_id is null or s.shelf <> all (g.category_path || 0 || coalesce(-g.brand_id, 0)));

  insert into goods_shelf as s (goods_id, shelf, position, sale_count, favourite_count, min_price, created_at, stock_band)
  select distinct g.id, l.shelf, g.position, g.sale_count, g.favourite_count, g.min_price, g.created_at, g.stock_band
  from goods g cross join unnest(g.category_path || 0 || coalesce(-g.brand_id, 0)) l (shelf)
  where g.id = any (ids) and g.is_on_shelf and g.cheapest_sku_id is not null
  on conflict (goods_id, shelf) do update set position = excluded.position, sale_count = excluded.sale_count, favourite_count = excluded.favourite_count,
    min_price = excluded.min_price, created_at = excluded.created_at, stock_band = excluded.stock_band
  where (s.position, s.sale_count, s.favourite_count, s.min_price, s.created_at, s.stock_band) is distinct from
    (excluded.position, excluded.sale_count, excluded.favourite_count, excluded.min_price, excluded.created_at, excluded.stock_band);

  update goods_search w set weight = search_weight(g.sale_count) from goods g
  where w.goods_id = g.id and g.id = any (ids) and w.weight <> search_weight(g.sale_count);
$$;
-- Of goods that stand there already; those off the shelf are indexed when they are next written.
update goods g set listed_sales = g.sale_count, listed_stock = p.pieces, low_skus = p.low_skus from (
  select s.goods_id, least(sum(t.on_hand - t.taken), 2147483647)::int as pieces,
    count(*) filter (where stock_band(t.on_hand - t.taken) <> 'plenty')::int as low_skus
  from sku s join stock t on t.sku_id = s.id where s.is_active group by s.goods_id) p where p.goods_id = g.id;

-- What operators uploaded. A picture's `src` is its address without width and ending; a film's is its whole address.
create table media_staff (
  src text primary key,
  staff_id int not null references staff,
  path text not null,
  widths int[] not null,
  -- Every file of it below the data folder.
  files text[] not null,
  bytes int not null,
  created_at timestamptz not null,
  -- When it may go; null while something shows it.
  remove_after timestamptz
);
create index media_staff_unused on media_staff (remove_after) where remove_after is not null;
-- What shows it, as whoever holds it calls itself: `goods 12`, `article 3`.
create table media_use (
  holder text not null,
  src text not null references media_staff,
  primary key (holder, src)
);
create index media_use_src on media_use (src);

update staff_role set permissions = permissions || '{goods.*,stock.*}' where name = 'operator';
update staff_role set permissions = permissions || '{goods.view,stock.view}' where name = 'support';
