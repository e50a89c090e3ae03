-- Which version of the terms and the risk notice of the digital-asset area a member agreed to (decisions/0063). Evidence: rows are only
-- added, and stay when the account is closed.
create table asset_acceptance (
  member_id int not null references member,
  -- Of the agreement `asset_terms`; 1 is the one that comes with the shop.
  version int not null check (version >= 1),
  -- Of the page where it was shown; a version without that language was shown in English.
  language text not null,
  accepted_at timestamptz not null,
  primary key (member_id, version)
);
create index asset_acceptance_version on asset_acceptance (version);
create trigger fixed before update or delete or truncate on asset_acceptance for each statement execute function refuse_change();
