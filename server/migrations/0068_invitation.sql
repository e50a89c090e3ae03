-- Who came by whose invitation, apart from the sponsor in force, which an operator may change later.
create table invitation_invitee (
  member_id int primary key references member,
  inviter_id int not null references member,
  registered_at timestamptz not null,
  -- When the invitee first paid an order.
  ordered_at timestamptz,
  check (inviter_id <> member_id)
);
create index invitation_invitee_inviter on invitation_invitee (inviter_id, member_id desc);

-- What an invitation paid: once for each invitee and occasion.
create table invitation_reward (
  id int generated always as identity primary key,
  inviter_id int not null references member,
  invitee_id int not null references member,
  occasion text not null check (occasion in ('registered', 'first_order')),
  -- Of `first_order`: the order that was settled.
  order_id int references shop_order,
  longcoin int not null check (longcoin >= 0),
  money bigint not null check (money >= 0),
  coupon_id int references coupon,
  rewarded_at timestamptz not null,
  unique (invitee_id, occasion),
  check ((occasion = 'first_order') = (order_id is not null))
);
create index invitation_reward_inviter on invitation_reward (inviter_id, id desc);
create index invitation_reward_time on invitation_reward (rewarded_at, id);

-- Totals of an inviter, stored with what they sum up; the row that rewards of one inviter lock, so that a limit holds.
create table invitation_inviter (
  member_id int primary key references member,
  invitees int not null default 0,
  buyers int not null default 0,
  registered_rewards int not null default 0,
  first_order_rewards int not null default 0,
  longcoin bigint not null default 0,
  money bigint not null default 0,
  coupons int not null default 0
);

insert into invitation_invitee (member_id, inviter_id, registered_at, ordered_at)
select m.id, m.referrer_id, m.created_at, (select min(o.paid_at) from shop_order o where o.member_id = m.id)
from member m where m.referrer_id <> m.id;
insert into invitation_inviter (member_id, invitees, buyers)
select inviter_id, count(*), count(ordered_at) from invitation_invitee group by inviter_id;

update staff_role set version = version + 1, permissions = permissions || '{invitation.view}' where name in ('operator', 'finance', 'support');
