-- The direct referrals of a member, the highest grade first: a hub's are counted and shown without sorting all of them.
create index concurrently if not exists member_referrer_grade on member (referrer_id, grade desc, id);
