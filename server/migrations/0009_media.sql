-- Pictures that members uploaded. Times are the real clock's: moving the store's clock removes nobody's upload.
create table media (
  pic_path text primary key,
  member_id int not null references member,
  path text not null,
  bytes int not null,
  width int not null,
  height int not null,
  created_at timestamptz not null,
  -- When the picture may go; null while something shows it.
  remove_after timestamptz
);
create index media_member on media (member_id);
create index media_unused on media (remove_after) where remove_after is not null;

create table upload_rate (
  member_id int primary key references member,
  began_at timestamptz not null,
  uploads int not null
);

-- What operators uploaded. A picture's `src` is its address without width and ending; a film's is its whole address.
create table media_staff (
  src text primary key,
  staff_id int not null references staff,
  path text not null,
  widths int[] not null,
  -- Every file of it below the data folder.
  files text[] not null,
  bytes int not null,
  created_at timestamptz not null,
  -- When it may go; null while something shows it.
  remove_after timestamptz
);
create index media_staff_unused on media_staff (remove_after) where remove_after is not null;

-- What shows it, as whoever holds it calls itself: `goods 12`, `article 3`.
create table media_reference (
  used_by text not null,
  src text not null references media_staff,
  primary key (used_by, src)
);
create index media_reference_src on media_reference (src);
