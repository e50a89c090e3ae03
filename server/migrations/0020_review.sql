-- A review is of one line of an order, once; what is added to it later stands beside it.
alter table review
  add order_line_id int unique references order_line,
  -- Written by the shop's clock because the buyer said nothing in time.
  add is_default boolean not null default false,
  add added_words text,
  add added_pictures jsonb not null default '[]',
  add added_at timestamptz,
  add replied_at timestamptz,
  -- Why it is not shown; told to its writer.
  add hidden_reason text,
  add version int not null default 1;
create index review_member on review (member_id, id desc);

-- Pictures that were added later count too.
create or replace function refresh_stars(ids int[]) returns void language sql as $$
  insert into goods_stars (goods_id, by_stars, with_pictures)
  select g.id, array[
      count(*) filter (where r.stars = 1), count(*) filter (where r.stars = 2), count(*) filter (where r.stars = 3),
      count(*) filter (where r.stars = 4), count(*) filter (where r.stars = 5)],
    count(*) filter (where jsonb_array_length(r.pictures) > 0 or jsonb_array_length(r.added_pictures) > 0)
  from goods g left join review r on r.goods_id = g.id and r.is_shown where g.id = any (ids) group by g.id
  on conflict (goods_id) do update set by_stars = excluded.by_stars, with_pictures = excluded.with_pictures
$$;
