-- Clones (avatar accounts): further positions of a member in the placement tree, each for 250 USDA (decisions/0064).
create table clone (
  owner_id int not null references member,
  -- From 1, in the order in which an owner's clones are made and placed.
  ordinal int not null check (ordinal > 0),
  created_at timestamptz not null,
  -- Null until it is placed, within seconds.
  node_id int unique references placement_node,
  primary key (owner_id, ordinal)
);
create index clone_waiting on clone (owner_id, ordinal) where node_id is null;
create trigger fixed before delete or truncate on clone for each statement execute function refuse_change();
create trigger fixed_parts before update of owner_id, ordinal, created_at on clone for each statement execute function refuse_change();
create trigger placed_once before update of node_id on clone for each row when (old.node_id is not null) execute function refuse_change();

alter table entry drop constraint entry_topic_known;
alter table entry add constraint entry_topic_known check (topic in
  ('shopping', 'refund', 'recharge', 'withdrawal', 'transfer', 'award', 'income', 'reward', 'points_shop', 'adjustment', 'various', 'clone')) not valid;
alter table entry validate constraint entry_topic_known;

-- Whoever credits USDA: where a balance passes a multiple of 250, a timer at the instant of the posting makes what clones are due. Its name has the
-- balance's version, so that no posting waits for a timer that is running. The condition is that of any unit, because a balance does not name
-- its own, and rarely true.
create function set_clone_timer() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  insert into timer (kind, subject, due_at)
  select 'clone.make', a.member_id || ' ' || new.version, new.last_at
  from account a where a.id = new.account_id and a.unit = 'USDA' and a.purpose = 'available' and a.member_id is not null
  on conflict (kind, subject) do nothing;
  return null;
end $$;
create trigger clones_due after update of posted, held on balance for each row
  when ((new.posted - new.held) / 250000 > (old.posted - old.held) / 250000) execute function set_clone_timer();

insert into timer (kind, subject, due_at)
select 'clone.make', a.member_id || ' ' || b.version, b.last_at from account a join balance b on b.account_id = a.id
where a.unit = 'USDA' and a.purpose = 'available' and a.member_id is not null and b.posted - b.held >= 250000;

-- The difference between the clones there are and what was paid for them, or null.
create function check_clone_money() returns text language sql stable as $$
  select format('%s clones for %s USDA, the house has %s', c.n, c.n * 250, trim_scale(h.posted / 1000.0))
  from (select count(*) as n from clone) c cross join (
    select coalesce(sum(e.amount), 0) as posted from account a join entry e on e.account_id = a.id
    where coalesce(a.member_id, 0) = 0 and a.unit = 'USDA' and a.purpose = 'clone') h
  where h.posted <> c.n * 250000
$$;

-- The first clone whose position is wrong or that waits without a timer, or null. A member's clones are numbered without gaps and placed in their order.
create function check_clones() returns text language plpgsql stable as $$
declare
  difference text;
begin
  select format('clones of %s: %s, the last is %s', c.owner_id, count(*), max(c.ordinal)) into difference
  from clone c group by c.owner_id having max(c.ordinal) <> count(*) limit 1;
  if difference is null then
    select format('placement_node %s: is clone %s of %s, there is %s', p.id, p.place, p.owner_id, coalesce(c.ordinal::text, 'none')) into difference
    from (
      select n.id, n.owner_id, row_number() over (partition by n.owner_id order by n.id) as place from placement_node n where n.is_clone
    ) p left join clone c on c.node_id = p.id and c.owner_id = p.owner_id
    where c.ordinal is distinct from p.place limit 1;
  end if;
  if difference is null then
    select format('clone %s of %s: has node %s, which is none', c.ordinal, c.owner_id, c.node_id) into difference
    from clone c join placement_node p on p.id = c.node_id where p.owner_id is distinct from c.owner_id or not p.is_clone limit 1;
  end if;
  if difference is null then
    select format('clone %s of %s: waits for a position', c.ordinal, c.owner_id) into difference
    from clone c where c.node_id is null
      and not exists (select from timer t where t.kind = 'clone.place' and split_part(t.subject, ' ', 1) = c.owner_id::text) limit 1;
  end if;
  if difference is null then
    select format('member %s: has %s USDA without clones', m.id, trim_scale((b.posted - b.held) / 1000.0)) into difference
    from account a join balance b on b.account_id = a.id join member m on m.id = a.member_id
    where a.unit = 'USDA' and a.purpose = 'available' and b.posted - b.held >= 250000 and m.grade >= 4 and m.state <> 'cancelled' and not m.is_frozen
      and not exists (select from timer t where t.kind = 'clone.make' and split_part(t.subject, ' ', 1) = m.id::text) limit 1;
  end if;
  return difference;
end $$;
