-- What a category is called here, where the operator says it otherwise than the product does.
create table category_text (
  slug text not null references category (slug),
  language text not null check (language in ('en', 'fr', 'es', 'pt')),
  name text not null check (length(name) between 1 and 60),
  primary key (slug, language)
);
-- One that is not stands in no list; who is in it is found otherwise.
alter table category add column is_shown boolean not null default true;
