-- Withdrawals of commission, few among all.
create index concurrently if not exists withdrawal_of_commission on withdrawal (id) where source = 'commission';
