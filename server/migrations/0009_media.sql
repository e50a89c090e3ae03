-- Members' uploads. Real clock: moving the store's clock deletes no upload.
create table media (
  pic_path text primary key,
  member_id int not null references member,
  path text not null,
  bytes int not null,
  width int not null,
  height int not null,
  created_at timestamptz not null,
  -- When the picture may be deleted; null while it is in use.
  remove_after timestamptz
);
create index media_member on media (member_id);
create index media_unused on media (remove_after) where remove_after is not null;

create table upload_rate (
  member_id int primary key references member,
  began_at timestamptz not null,
  uploads int not null
);

-- Operators' uploads. The `src` of a picture is its address without width and file extension, that of a video its whole address.
create table media_staff (
  src text primary key,
  staff_id int not null references staff,
  path text not null,
  widths int[] not null,
  -- All its files, relative to the data folder.
  files text[] not null,
  bytes int not null,
  created_at timestamptz not null,
  -- When it may be deleted; null while it is in use.
  remove_after timestamptz
);
create index media_staff_unused on media_staff (remove_after) where remove_after is not null;

-- Where it is used: `goods 12`, `article 3`.
create table media_reference (
  used_by text not null,
  src text not null references media_staff,
  primary key (used_by, src)
);
create index media_reference_src on media_reference (src);
