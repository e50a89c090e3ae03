-- When a draft that nobody else may approve is approved by itself, on the real clock (decisions/0048).
alter table award_plan add effective_at timestamptz check (effective_at is null or state <> 'draft' or created_by is not null);
create index award_plan_due on award_plan (effective_at) where state = 'draft' and effective_at is not null;
