-- Names that goods had before they were renamed or removed, so that orders are found by the name they were made under.
create function name_pairs(name text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(lower(name), place, 2)), '{}') from generate_series(1, length(name) - 1) place
$$;
create table former_goods_name (
  goods_id int not null,
  name text not null,
  primary key (goods_id, name)
);
create index former_goods_name_pairs on former_goods_name using gin (name_pairs(name));

insert into former_goods_name (goods_id, name)
select distinct l.goods_id, l.goods_name from order_line l
where not exists (select from goods_text t where t.goods_id = l.goods_id and t.name = l.goods_name);

create function keep_former_name() returns trigger language plpgsql as $$
begin
  insert into former_goods_name (goods_id, name) values (old.goods_id, old.name) on conflict do nothing;
  return null;
end $$;
create trigger goods_renamed after update of name on goods_text for each row when (old.name is distinct from new.name) execute function keep_former_name();
create trigger goods_name_removed after delete on goods_text for each row execute function keep_former_name();
