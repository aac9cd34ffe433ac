-- What a provider is called where neither a person's name nor an individual name says it.
alter table provider add column display_name text check (length(display_name) between 1 and 120);
