-- What was owed at an instant: the transfers of its day. They are written nearly in order of time, so a few pages tell where to look.
create index concurrently if not exists transfer_time on transfer using brin (effective_at) with (pages_per_range = 32);
