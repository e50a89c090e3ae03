-- Who opened a page of the shop on a day of its zone, by a keyed hash of that day alone; gone once the day is counted.
create table visitor_note (
  day date not null,
  person bytea not null,
  -- False for a browser whose member is counted in its place.
  is_counted boolean not null,
  primary key (day, person)
);
-- How many came on a day that is over.
create table visitor_day (
  day date primary key,
  visitors int not null check (visitors >= 0)
);
