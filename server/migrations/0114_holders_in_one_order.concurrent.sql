-- Holders of a bucket are read in one order (CON-10): account by account.
drop index concurrently if exists account_of_bucket;
