create table review (
  id int generated always as identity primary key,
  goods_id int not null references goods,
  sku_id int references sku,
  member_id int not null references member,
  stars int not null check (stars between 1 and 5),
  text text not null,
  sku_name text not null,
  pictures jsonb not null default '[]',
  reply text,
  is_anonymous boolean not null default false,
  is_shown boolean not null default true,
  created_at timestamptz not null,
  -- One review per order line; a later addition is stored beside it.
  order_line_id int unique references order_line,
  -- Created automatically because the buyer wrote none in time.
  is_default boolean not null default false,
  appended_text text,
  appended_pictures jsonb not null default '[]',
  appended_at timestamptz,
  replied_at timestamptz,
  -- Why it is hidden; shown to its author.
  hidden_reason text,
  version int not null default 1
);
create index review_by_stars on review (stars, id);
create index review_goods on review (goods_id, created_at desc, id desc) where is_shown;
create index review_hidden on review (id desc) where not is_shown;
create index review_member on review (member_id, id desc);
create index review_of_goods on review (goods_id, id desc);
create index review_with_pictures on review (id desc) where jsonb_array_length(pictures) > 0 or jsonb_array_length(appended_pictures) > 0;
create index review_unanswered on review (id desc) where reply is null;

-- Includes pictures added later.
create function refresh_stars(ids int[]) returns void language sql as $$
  insert into goods_stars (goods_id, by_stars, with_pictures)
  select g.id, array[
      count(*) filter (where r.stars = 1), count(*) filter (where r.stars = 2), count(*) filter (where r.stars = 3),
      count(*) filter (where r.stars = 4), count(*) filter (where r.stars = 5)],
    count(*) filter (where jsonb_array_length(r.pictures) > 0 or jsonb_array_length(r.appended_pictures) > 0)
  from goods g left join review r on r.goods_id = g.id and r.is_shown where g.id = any (ids) group by g.id
  on conflict (goods_id) do update set by_stars = excluded.by_stars, with_pictures = excluded.with_pictures
$$;
