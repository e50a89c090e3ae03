-- Members who bought by a promotion, each counted once in its life, on the first day: the sum over days is how many they are.
alter table promotion_member add column has_bought boolean not null default false;
alter table promotion_figure add column buyers int not null default 0;
