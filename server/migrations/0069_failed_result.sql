-- From the worth that takes two operators, one reports that a coin withdrawal was not sent and another confirms it: its coins go back.
alter table coin_withdrawal add column failure_reported_by int references staff, add column failure_reason text;
alter table coin_withdrawal add constraint failure_report check ((failure_reported_by is null) = (failure_reason is null));
