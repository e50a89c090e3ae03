-- The one-time address at which a new shop's owner is made.
alter table shop
  -- Of its secret only the hash, until it was used.
  add column set_up_hash bytea,
  -- The secret that the owner's authenticator is offered, sealed with a key of the installation.
  add column set_up_totp bytea,
  -- In whose output the address stands, and since when.
  add column set_up_by text,
  add column set_up_offered_at timestamptz,
  add constraint shop_offer check ((set_up_hash is null) = (set_up_totp is null) and (set_up_hash is null or set_up_at is null));

-- A shop that sold before there was an opening goes on selling.
update shop set opened_at = clock_timestamp() where set_up_at is not null and not is_demo;

create trigger turn after update of currency, is_demo, set_up_at, opened_at on shop for each statement execute function turn_catalogue();
create trigger tell after update of currency, is_demo, set_up_at, opened_at on shop for each statement execute function tell_change('shop');
