-- Full reductions that come, the next one first.
create index concurrently if not exists reduction_start on reduction (starts_at, id) where is_on;
