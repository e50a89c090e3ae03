-- The shop, one row: written at set-up, by the demo fill and when the owner opens it. Real clock.
create table shop (
  id int primary key default 1 check (id = 1),
  -- ISO 4217, of two decimals; fixed after the first order.
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  -- Filled by the demo store.
  is_demo boolean not null default false,
  -- Since when it has an owner.
  set_up_at timestamptz,
  -- Since when it sells; a demo store sells without.
  opened_at timestamptz,
  -- The one-time address at which a new shop's owner is made.
  -- Only the hash of its secret, until it is used.
  set_up_hash bytea,
  -- The secret offered to the owner's authenticator, encrypted with a key of the installation.
  set_up_totp bytea,
  -- The process that printed the address, and when.
  set_up_by text,
  set_up_offered_at timestamptz,
  constraint shop_offer check ((set_up_hash is null) = (set_up_totp is null) and (set_up_hash is null or set_up_at is null))
);

create trigger notify after update of currency, is_demo, set_up_at, opened_at on shop for each statement execute function notify_change('shop');
create trigger bump_version after update of currency, is_demo, set_up_at, opened_at on shop for each statement execute function bump_catalogue_version();

insert into shop default values;
