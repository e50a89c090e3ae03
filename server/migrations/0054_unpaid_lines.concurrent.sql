-- What a member was not paid: few lines, among all that the member ever had.
create index concurrently if not exists award_line_unpaid on award_line (member_id, run_id) where reason is not null;
