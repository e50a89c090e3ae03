-- Calls and wrong passwords by kind and network, as all processes have settled them; what a crash loses begins anew.
-- `expire` is milliseconds of the real clock, as rate-limiter-flexible writes it.
create unlogged table rate_count (
  key text primary key,
  points int not null,
  expire bigint
);
create index rate_count_expire on rate_count (expire);
