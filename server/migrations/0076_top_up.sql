-- A top-up that the provider says it did not do: its order goes back.
alter table phone_recharge drop constraint phone_recharge_state_check;
alter table phone_recharge add constraint phone_recharge_state_check check (state in ('sent', 'done', 'failed'));
