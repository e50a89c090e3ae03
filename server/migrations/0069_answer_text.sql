-- A retried command answers byte for byte as the first time: jsonb sorts the names of what it holds. Answers that were stored before
-- stay where they are.
alter table idempotency add column answer_text text;
