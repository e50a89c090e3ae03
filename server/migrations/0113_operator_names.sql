-- As before, with the number where another operator has the same name.
create or replace function name_of_staff(staff_id int) returns text stable language sql as $$
  select s.name || case when exists (select from staff o where lower(o.name) = lower(s.name) and o.id <> s.id) then ' #' || s.id else '' end
  from staff s where s.id = staff_id
$$;
