-- What the photos of a provider show, in the owner's words, by their path.
alter table provider add column photo_texts jsonb not null default '{}'
  constraint provider_photo_texts check (jsonb_typeof(photo_texts) = 'object' and length(photo_texts::text) <= 20000);

alter table review
  add column photos text[] not null default '{}',
  add constraint review_photos check (are_own_paths(photos) and cardinality(photos) <= 3 and (status <> 'deleted' or photos = '{}'));
