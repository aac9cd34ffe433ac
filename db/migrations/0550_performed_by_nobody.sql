-- What only staff who have left were to perform is hidden, as it is from now on when they leave: nobody can book it, and search took
-- it for the shortest service.

update service s set is_active = false
where is_active
  and exists (select from service_staff x where x.provider_id = s.provider_id and x.service_id = s.service_id)
  and not exists (select from service_staff x join staff k on k.provider_id = x.provider_id and k.staff_id = x.staff_id
    where x.provider_id = s.provider_id and x.service_id = s.service_id and k.removed_at is null);
