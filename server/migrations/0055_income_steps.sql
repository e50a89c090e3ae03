-- The daily settlement also pays what members' own coins and boxes earn: interest of deposits, income of pledges, mining (decisions/0067).
alter table settlement_run drop constraint settlement_run_step_check;
alter table settlement_run add constraint settlement_run_step_check check (step in
  ('claim', 'volumes', 'lines', 'claw_backs', 'post', 'release', 'deposits', 'pledges', 'mining', 'close', 'closed'));

-- What the income steps of a run paid, by kind of transfer and unit; written when it closes and equal to what it posted.
create table settlement_income (
  run_id int not null references settlement_run,
  kind text not null check (kind like 'income.%'),
  unit text not null references unit,
  -- What it was paid for: deposits, pledges or boxes.
  item_count bigint not null check (item_count > 0),
  amount bigint not null check (amount > 0),
  primary key (run_id, kind, unit)
);
create trigger fixed before update or delete or truncate on settlement_income for each statement execute function refuse_change();

-- What a run credited to members by transfers of these kinds, by kind and unit.
create function settlement_income_posted(p_run int, p_kinds text[]) returns table (kind text, unit text, amount bigint) language sql stable as $$
  select k.kind, p.unit, p.amount
  from unnest(p_kinds) k(kind) cross join lateral (
    select a.unit, sum(e.amount)::bigint as amount
    from transfer t join entry e on e.transfer_id = t.id join account a on a.id = e.account_id
    where t.kind = k.kind and t.key >= format('run %s ', p_run) and t.key < format('run %s!', p_run) and a.member_id is not null and e.amount > 0
    group by a.unit) p
$$;

alter table entry drop constraint entry_topic_known;
alter table entry add constraint entry_topic_known check (topic in
  ('shopping', 'refund', 'recharge', 'withdrawal', 'transfer', 'award', 'income', 'reward', 'points_shop', 'adjustment', 'various', 'clone',
    'deposit', 'pledge', 'conversion')) not valid;
alter table entry validate constraint entry_topic_known;

-- A grant for coins names the unit, and of a transfer the payee: 'ACC', 'ACC 12'.
alter table payment_grant drop constraint payment_grant_purpose_check;
alter table payment_grant add constraint payment_grant_purpose_check check (purpose in
  ('payment', 'longcoin', 'withdrawal', 'deposit', 'conversion', 'coin_transfer', 'coin_withdrawal'));
