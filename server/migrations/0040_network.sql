-- The sponsor tree (who recommended whom) and the placement tree (left and right); decisions/0060.

create table sponsor_node (
  member_id int primary key references member,
  -- The sponsor in force; member.referrer_id stays what was named at registration.
  sponsor_id int references sponsor_node,
  -- The sponsors of generations 1 to 6, the nearest first.
  upline int[] not null,
  -- The grade under which team_count has this member; null until it is counted.
  counted_grade int references grade,
  -- The leg in which the next newcomers of this member are placed.
  leg text not null default 'automatic' check (leg in ('automatic', 'left', 'right')),
  bound_at timestamptz not null,
  constraint sponsor_node_own check (sponsor_id <> member_id),
  constraint sponsor_node_upline check (cardinality(upline) <= 6 and upline[1] is not distinct from sponsor_id)
);
create index sponsor_node_sponsor on sponsor_node (sponsor_id, member_id);
-- The members of one generation of a team, by grade, the newest first.
create index sponsor_node_generation_1 on sponsor_node ((upline[1]), counted_grade, member_id) where upline[1] is not null;
create index sponsor_node_generation_2 on sponsor_node ((upline[2]), counted_grade, member_id) where upline[2] is not null;
create index sponsor_node_generation_3 on sponsor_node ((upline[3]), counted_grade, member_id) where upline[3] is not null;
create index sponsor_node_generation_4 on sponsor_node ((upline[4]), counted_grade, member_id) where upline[4] is not null;
create index sponsor_node_generation_5 on sponsor_node ((upline[5]), counted_grade, member_id) where upline[5] is not null;
create index sponsor_node_generation_6 on sponsor_node ((upline[6]), counted_grade, member_id) where upline[6] is not null;

-- An operator's request for another sponsor, which a second one decides (R-23).
create table sponsor_request (
  id int generated always as identity primary key,
  member_id int not null references member,
  before_id int references member,
  after_id int references member,
  reason text not null,
  state text not null default 'requested' check (state in ('requested', 'approved', 'refused')),
  requested_by int not null references staff,
  requested_at timestamptz not null,
  -- On the real clock, where nobody else may approve: then it is applied without a second operator (decisions/0048).
  effective_at timestamptz,
  decided_by int references staff,
  decided_at timestamptz,
  version int not null default 1,
  constraint sponsor_request_change check (before_id is distinct from after_id),
  constraint sponsor_request_decided check ((state = 'requested') = (decided_at is null)),
  constraint sponsor_request_two check (state <> 'approved' or decided_by <> requested_by)
);
create unique index sponsor_request_pending on sponsor_request (member_id) where state = 'requested';
create index sponsor_request_member on sponsor_request (member_id, id desc);
create index sponsor_request_state on sponsor_request (state, id desc);
create index sponsor_request_decided_at on sponsor_request (decided_at, id);
create index sponsor_request_due on sponsor_request (effective_at, id) where state = 'requested' and effective_at is not null;

-- Every sponsor that a member has had.
create table sponsor_binding (
  id int generated always as identity primary key,
  member_id int not null references member,
  sponsor_id int references member,
  bound_at timestamptz not null,
  cause text not null check (cause in ('registration', 'operator')),
  request_id int references sponsor_request,
  constraint sponsor_binding_cause check ((cause = 'operator') = (request_id is not null))
);
create index sponsor_binding_member on sponsor_binding (member_id, id desc);
create trigger refuse_change before update or delete on sponsor_binding for each row execute function refuse_change();

-- Members of each generation of a member's team by grade, as sponsor_node.counted_grade has them.
create table team_count (
  member_id int not null references member,
  generation int not null check (generation between 1 and 6),
  grade int not null references grade,
  n int not null,
  primary key (member_id, generation, grade)
) with (fillfactor = 85);

create table placement_node (
  -- Dense, in the order of placement: a parent is always smaller than its children.
  id int primary key,
  -- Null of the house's root alone.
  owner_id int references member,
  is_clone boolean not null default false,
  parent_id int references placement_node,
  side text check (side in ('left', 'right')),
  depth int not null,
  -- The depth of the nearest free place below.
  free_depth int not null,
  -- An ancestor (skew-binary jump pointer): "is this node below mine" takes a logarithm of the depth.
  jump_id int not null references placement_node,
  -- Volume in mills that is carried over to the next settlement run.
  carry_left bigint not null default 0,
  carry_right bigint not null default 0,
  placed_at timestamptz not null,
  constraint placement_node_root check ((parent_id is null) = (side is null) and (parent_id is null) = (owner_id is null)),
  constraint placement_node_order check (parent_id < id and jump_id <= id),
  constraint placement_node_free check (free_depth > depth)
) with (fillfactor = 85);
create unique index placement_node_place on placement_node (parent_id, side);
create unique index placement_node_one_root on placement_node ((true)) where parent_id is null;
create unique index placement_node_member on placement_node (owner_id) where not is_clone;
create index placement_node_owner on placement_node (owner_id, id);

create function refuse_placement_change() returns trigger language plpgsql as $$
begin
  raise exception 'a position is not moved: % of % is refused', tg_op, tg_table_name using errcode = 'LM004';
end $$;
create trigger fixed before update on placement_node for each row
  when ((old.id, old.owner_id, old.is_clone, old.parent_id, old.side, old.depth, old.jump_id, old.placed_at)
    is distinct from (new.id, new.owner_id, new.is_clone, new.parent_id, new.side, new.depth, new.jump_id, new.placed_at))
  execute function refuse_placement_change();
create trigger undeletable before delete on placement_node for each row execute function refuse_placement_change();

create function check_placement_depth() returns trigger language plpgsql as $$
begin
  if new.depth is distinct from coalesce((select p.depth + 1 from placement_node p where p.id = new.parent_id), 0) then
    raise exception 'the depth of position % is not its parent''s and one', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger depth before insert on placement_node for each row execute function check_placement_depth();

-- The day of the last settlement run whose carries the placement tree shows; no row before the first.
create table placement_volume (
  is_only boolean primary key default true check (is_only),
  day date not null
);

-- Daily verifications of both trees.
create table network_check (
  id int generated always as identity primary key,
  checked_at timestamptz not null,
  members int not null,
  positions int not null,
  first_difference text
);

-- Gives a member the first node in the sponsor tree; again without effect. A sponsor without a node gets one without a sponsor.
create function bind_sponsor(p_member int, p_sponsor int, p_at timestamptz) returns void language plpgsql as $$
begin
  -- Exclusive while a sponsor is changed, so that no newcomer copies an upline that is being rewritten.
  perform pg_advisory_xact_lock_shared(hashtext('sponsor tree'));
  if p_sponsor is not null and not exists (select from sponsor_node s where s.member_id = p_sponsor) then
    perform bind_sponsor(p_sponsor, null, p_at);
  end if;
  insert into sponsor_node (member_id, sponsor_id, upline, bound_at)
  values (p_member, p_sponsor, coalesce((select p_sponsor || s.upline[1:5] from sponsor_node s where s.member_id = p_sponsor), '{}'), p_at)
  on conflict (member_id) do nothing;
  if found then
    insert into sponsor_binding (member_id, sponsor_id, bound_at, cause) values (p_member, p_sponsor, p_at, 'registration');
  end if;
end $$;

-- Brings the teams' counts to the grades that these members have now; again without effect.
create function count_team_members(p_members int[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('sponsor tree'));
  with fresh as materialized (
    select s.member_id, s.upline, s.counted_grade as before, m.grade as after
    from sponsor_node s join member m on m.id = s.member_id
    where s.member_id = any (p_members) and s.counted_grade is distinct from m.grade
    order by s.member_id for no key update of s
  ), counted as (
    update sponsor_node s set counted_grade = fresh.after from fresh where s.member_id = fresh.member_id
  )
  insert into team_count (member_id, generation, grade, n)
  select u.id, u.generation, g.grade, sum(g.change)::int
  from fresh cross join lateral unnest(fresh.upline) with ordinality u (id, generation)
    cross join lateral (values (fresh.before, -1), (fresh.after, 1)) g (grade, change)
  where g.grade is not null
  group by u.id, u.generation, g.grade having sum(g.change) <> 0
  order by u.id, u.generation, g.grade
  on conflict (member_id, generation, grade) do update set n = team_count.n + excluded.n;
end $$;

-- Is a member in the team of another, in any generation? Walks up from it.
create function is_sponsored_by(p_member int, p_top int) returns boolean language plpgsql stable as $$
declare
  at int := p_member;
begin
  while at is not null and at <> p_top loop
    select s.sponsor_id into at from sponsor_node s where s.member_id = at;
  end loop;
  return at is not null;
end $$;

-- Binds a member to another sponsor, or to none: rewrites the uplines of five generations below and moves the counts of all concerned.
-- The caller has checked that no cycle arises, under the same lock.
create function change_sponsor(p_member int, p_sponsor int, p_request int, p_at timestamptz) returns void language plpgsql as $$
declare
  own int[];
begin
  perform pg_advisory_xact_lock(hashtext('sponsor tree'));
  perform bind_sponsor(p_member, null, p_at);
  if p_sponsor is not null then
    perform bind_sponsor(p_sponsor, null, p_at);
  end if;
  own := coalesce((select p_sponsor || s.upline[1:5] from sponsor_node s where s.member_id = p_sponsor), '{}');
  with moved as materialized (
    select s.member_id, 0 as below, s.upline, own as fresh, s.counted_grade from sponsor_node s where s.member_id = p_member
    union all
    select s.member_id, 1, s.upline, (s.upline[1:1] || own)[1:6], s.counted_grade from sponsor_node s where s.upline[1] = p_member
    union all
    select s.member_id, 2, s.upline, (s.upline[1:2] || own)[1:6], s.counted_grade from sponsor_node s where s.upline[2] = p_member
    union all
    select s.member_id, 3, s.upline, (s.upline[1:3] || own)[1:6], s.counted_grade from sponsor_node s where s.upline[3] = p_member
    union all
    select s.member_id, 4, s.upline, (s.upline[1:4] || own)[1:6], s.counted_grade from sponsor_node s where s.upline[4] = p_member
    union all
    select s.member_id, 5, s.upline, (s.upline[1:5] || own)[1:6], s.counted_grade from sponsor_node s where s.upline[5] = p_member
  ), rewritten as (
    update sponsor_node s set upline = moved.fresh,
      sponsor_id = case when moved.below = 0 then p_sponsor else s.sponsor_id end,
      bound_at = case when moved.below = 0 then p_at else s.bound_at end
    from moved where s.member_id = moved.member_id
  )
  insert into team_count (member_id, generation, grade, n)
  select u.id, u.generation, moved.counted_grade, sum(u.change)::int
  from moved cross join lateral (
    select id, generation, -1 as change from unnest(moved.upline) with ordinality b (id, generation) where generation > moved.below
    union all
    select id, generation, 1 from unnest(moved.fresh) with ordinality a (id, generation) where generation > moved.below
  ) u
  where moved.counted_grade is not null
  group by u.id, u.generation, moved.counted_grade having sum(u.change) <> 0
  order by u.id, u.generation, moved.counted_grade
  on conflict (member_id, generation, grade) do update set n = team_count.n + excluded.n;
  insert into sponsor_binding (member_id, sponsor_id, bound_at, cause, request_id) values (p_member, p_sponsor, p_at, 'operator', p_request);
end $$;

-- Places a member, once, or another clone, and returns the position. It goes below the nearest sponsor who has a position, a clone below
-- its owner's, else below the root: into the chosen leg, else towards the nearer free place, left on a tie.
create function place_node(p_owner int, p_is_clone boolean, p_at timestamptz) returns int language plpgsql as $$
declare
  upper int := p_owner;
  leg text;
  node placement_node;
  lower_left placement_node;
  lower_right placement_node;
  jump placement_node;
  free_side text;
  fresh int;
  free int;
begin
  -- Held to the commit: one placement after the other, so that no lock order and no second attempt is needed.
  perform pg_advisory_xact_lock(hashtext('placement'));
  if not p_is_clone then
    select p.id into fresh from placement_node p where p.owner_id = p_owner and not p.is_clone;
    if fresh is not null then
      return fresh;
    end if;
    select s.sponsor_id into upper from sponsor_node s where s.member_id = p_owner;
  end if;
  while upper is not null loop
    select p.* into node from placement_node p where p.owner_id = upper and not p.is_clone;
    if node.id is not null then
      select s.leg into leg from sponsor_node s where s.member_id = upper;
      exit;
    end if;
    select s.sponsor_id into upper from sponsor_node s where s.member_id = upper;
  end loop;
  if node.id is null then
    select p.* into strict node from placement_node p where p.parent_id is null;
  end if;
  loop
    select p.* into lower_left from placement_node p where p.parent_id = node.id and p.side = 'left';
    select p.* into lower_right from placement_node p where p.parent_id = node.id and p.side = 'right';
    free_side := case
      when leg = 'left' then 'left'
      when leg = 'right' then 'right'
      when coalesce(lower_left.free_depth, node.depth + 1) <= coalesce(lower_right.free_depth, node.depth + 1) then 'left'
      else 'right'
    end;
    leg := null;
    exit when free_side = 'left' and lower_left.id is null or free_side = 'right' and lower_right.id is null;
    if free_side = 'left' then
      node := lower_left;
    else
      node := lower_right;
    end if;
  end loop;

  select p.* into jump from placement_node p where p.id = node.jump_id;
  select max(p.id) + 1 into fresh from placement_node p;
  insert into placement_node (id, owner_id, is_clone, parent_id, side, depth, free_depth, jump_id, placed_at)
  values (fresh, p_owner, p_is_clone, node.id, free_side, node.depth + 1, node.depth + 2,
    case when node.depth - jump.depth = jump.depth - (select p.depth from placement_node p where p.id = jump.jump_id)
      and node.id <> jump.id then jump.jump_id else node.id end, p_at);

  while node.id is not null loop
    select least(
      coalesce((select p.free_depth from placement_node p where p.parent_id = node.id and p.side = 'left'), node.depth + 1),
      coalesce((select p.free_depth from placement_node p where p.parent_id = node.id and p.side = 'right'), node.depth + 1))
    into free;
    exit when free = node.free_depth;
    update placement_node p set free_depth = free where p.id = node.id;
    select p.* into node from placement_node p where p.id = node.parent_id;
  end loop;
  return fresh;
end $$;

-- Is a position below another, or the same?
create function is_placed_below(p_node int, p_top int) returns boolean language plpgsql stable as $$
declare
  top_depth int;
  node placement_node;
  jump placement_node;
begin
  select p.depth into top_depth from placement_node p where p.id = p_top;
  select p.* into node from placement_node p where p.id = p_node;
  while node.depth > top_depth loop
    select p.* into jump from placement_node p where p.id = node.jump_id;
    if jump.depth >= top_depth then
      node := jump;
    else
      select p.* into node from placement_node p where p.id = node.parent_id;
    end if;
  end loop;
  return coalesce(node.id = p_top, false);
end $$;

-- The first member on a cycle of sponsors, or null. Walks up from each member until a member that was visited before.
create function find_sponsor_cycle() returns int language plpgsql stable as $$
declare
  sponsors int[];
  visits int[];
  top int;
  at int;
begin
  select max(s.member_id) into top from sponsor_node s;
  if top is null then
    return null;
  end if;
  select array_agg(coalesce(s.sponsor_id, 0) order by g.id) into sponsors
  from generate_series(1, top) g (id) left join sponsor_node s on s.member_id = g.id;
  visits := array_fill(0, array[top]);
  for start in 1 .. top loop
    at := start;
    while at > 0 and visits[at] = 0 loop
      visits[at] := start;
      at := sponsors[at];
    end loop;
    if at > 0 and visits[at] = start then
      return at;
    end if;
  end loop;
  return null;
end $$;

-- Compares both trees with a fresh computation of what is stored beside them; in one snapshot. Each row of a tree is compared with its
-- parent or its children, which proves the whole where there is no cycle.
create function check_network() returns table (members int, positions int, first_difference text) language plpgsql stable as $$
declare
  cyclic int;
begin
  select count(*) into members from sponsor_node;
  select count(*) into positions from placement_node;

  cyclic := find_sponsor_cycle();
  if cyclic is not null then
    first_difference := format('sponsor_node %s: is its own sponsor', cyclic);
  end if;
  if first_difference is null then
    select format('member %s: has no sponsor_node', m.id) into first_difference
    from member m where not exists (select from sponsor_node s where s.member_id = m.id) limit 1;
  end if;
  if first_difference is null then
    select format('sponsor_node %s: upline is %s, below %s', s.member_id, s.upline, u.upline) into first_difference
    from sponsor_node s left join sponsor_node u on u.member_id = s.sponsor_id
    where s.upline is distinct from case when s.sponsor_id is null then '{}' else s.sponsor_id || u.upline[1:5] end limit 1;
  end if;
  if first_difference is null then
    select format('sponsor_node %s: sponsor is %s, in its history %s', s.member_id, s.sponsor_id, b.sponsor_id) into first_difference
    from sponsor_node s join lateral (
      select h.sponsor_id from sponsor_binding h where h.member_id = s.member_id order by h.id desc limit 1) b on true
    where b.sponsor_id is distinct from s.sponsor_id limit 1;
  end if;
  if first_difference is null then
    select format('sponsor_node %s: is counted as %s, not %s', s.member_id, s.counted_grade, m.grade) into first_difference
    from sponsor_node s join member m on m.id = s.member_id
    where s.counted_grade is distinct from m.grade and not exists (
      select from outbox o where o.event in ('member.registered', 'member.level_reached') and (o.payload ->> 'member_id')::int = m.id)
    limit 1;
  end if;
  if first_difference is null then
    select format('team_count %s, generation %s, grade %s: is %s, not %s', member_id, generation, grade, coalesce(c.n, 0), coalesce(f.n, 0))
    into first_difference
    from (
      select u.id as member_id, u.generation::int as generation, s.counted_grade as grade, count(*)::int as n
      from sponsor_node s cross join lateral unnest(s.upline) with ordinality u (id, generation)
      where s.counted_grade is not null group by 1, 2, 3
    ) f full join team_count c using (member_id, generation, grade)
    where coalesce(c.n, 0) <> coalesce(f.n, 0) limit 1;
  end if;
  if first_difference is null then
    select format('placement_node: %s positions, the last is %s', positions, max(p.id)) into first_difference
    from placement_node p having max(p.id) <> positions;
  end if;
  if first_difference is null then
    select format('placement_node %s: depth %s and jump %s below %s', p.id, p.depth, p.jump_id, u.id) into first_difference
    from placement_node p left join placement_node u on u.id = p.parent_id
      left join placement_node j on j.id = u.jump_id left join placement_node k on k.id = j.jump_id
    where p.depth <> coalesce(u.depth + 1, 0) or p.jump_id <> case
      when u.id is null then p.id
      when u.id <> j.id and u.depth - j.depth = j.depth - k.depth then j.jump_id
      else u.id end
    limit 1;
  end if;
  if first_difference is null then
    select format('placement_node %s: free_depth is %s', p.id, p.free_depth) into first_difference
    from placement_node p
      left join placement_node l on l.parent_id = p.id and l.side = 'left'
      left join placement_node r on r.parent_id = p.id and r.side = 'right'
    where p.free_depth <> least(coalesce(l.free_depth, p.depth + 1), coalesce(r.free_depth, p.depth + 1)) limit 1;
  end if;
  return next;
end $$;

-- The members there are, as they would have registered: a referrer, else the owner of the agent's code; only who was there before.
with base as materialized (
  select m.id, m.grade, m.created_at, coalesce(
    (select r.id from member r where r.id = m.referrer_id and r.id < m.id),
    (select a.owner_id from agent_code a where a.kind = 'dealer' and a.code = m.dealer_code and a.owner_id < m.id),
    (select a.owner_id from agent_code a where a.kind = 'regional' and a.code = m.regional_code and a.owner_id < m.id)) as sponsor
  from member m
)
insert into sponsor_node (member_id, sponsor_id, upline, counted_grade, bound_at)
select b.id, b.sponsor, array_remove(array[b.sponsor, b1.sponsor, b2.sponsor, b3.sponsor, b4.sponsor, b5.sponsor], null), b.grade, b.created_at
from base b left join base b1 on b1.id = b.sponsor left join base b2 on b2.id = b1.sponsor left join base b3 on b3.id = b2.sponsor
  left join base b4 on b4.id = b3.sponsor left join base b5 on b5.id = b4.sponsor;
insert into sponsor_binding (member_id, sponsor_id, bound_at, cause)
select member_id, sponsor_id, bound_at, 'registration' from sponsor_node order by member_id;
insert into team_count (member_id, generation, grade, n)
select u.id, u.generation, s.counted_grade, count(*)
from sponsor_node s cross join lateral unnest(s.upline) with ordinality u (id, generation) group by 1, 2, 3;

insert into placement_node (id, depth, free_depth, jump_id, placed_at) values (1, 0, 1, 1, store_now());
do $$
declare
  entrant int;
begin
  for entrant in select m.id from member m where m.grade >= 4 order by m.id loop
    perform place_node(entrant, false, store_now());
  end loop;
end $$;

update staff_role set permissions = permissions || '{network.*}' where name = 'operator';
update staff_role set permissions = permissions || '{network.view}' where name in ('finance', 'support');
