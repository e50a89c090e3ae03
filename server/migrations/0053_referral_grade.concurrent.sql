-- The direct referrals of a member by grade, the highest first.
create index concurrently if not exists member_referrer_grade on member (referrer_id, grade) where referrer_id is not null;
