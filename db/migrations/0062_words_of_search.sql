-- What search finds by words: every form in which one of the four languages writes a word, from an index. What is typed goes
-- the same way, and is put right by the words there are.
create extension if not exists fuzzystrmatch;

-- Written out with their schema: a dump is restored without a search path.
-- Letters and digits; all else stands between words.
create function words_of(value text) returns text language sql immutable strict parallel safe
  as $$ select btrim(regexp_replace(public.plain_text(value), '[^[:alnum:]]+', ' ', 'g')) $$;

-- As it stands, for names; and its stems, for plurals and genders. `plain` comes from `words_of`.
create function search_vector(plain text) returns tsvector language sql immutable strict parallel safe
  as $$ select strip(to_tsvector('pg_catalog.simple', plain) || to_tsvector('pg_catalog.english', plain)
    || to_tsvector('pg_catalog.french', plain) || to_tsvector('pg_catalog.spanish', plain)
    || to_tsvector('pg_catalog.portuguese', plain)) $$;

create function search_query(plain text) returns tsquery language sql immutable strict parallel safe
  as $$ select plainto_tsquery('pg_catalog.simple', plain) || plainto_tsquery('pg_catalog.english', plain)
    || plainto_tsquery('pg_catalog.french', plain) || plainto_tsquery('pg_catalog.spanish', plain)
    || plainto_tsquery('pg_catalog.portuguese', plain) $$;

-- A word that says nothing of what is looked for in one of the languages: 'for', 'de'.
create function is_stop_word(plain text) returns boolean language sql immutable strict parallel safe
  as $$ select '{}' in (ts_lexize('pg_catalog.english_stem', plain)::text, ts_lexize('pg_catalog.french_stem', plain)::text,
    ts_lexize('pg_catalog.spanish_stem', plain)::text, ts_lexize('pg_catalog.portuguese_stem', plain)::text) $$;

alter table provider
  add column search_words tsvector not null generated always as (public.search_vector(public.words_of(search_text))) stored;
-- Saved seldom, looked into by every search.
create index provider_search_words on provider using gin (search_words) with (fastupdate = off);
drop index provider_search_trgm;

-- The words that stand in some provider's `search_text`, to put right what is typed.
create table search_word (
  word text collate "C" primary key
);
create index search_word_trgm on search_word using gin (word gin_trgm_ops);

-- Any of these words, in any of their forms, or one that begins so.
create function search_any(words text[], beginning text) returns tsquery language sql immutable parallel safe
  as $$ select string_agg(query::text, ' | ')::tsquery from (
    select public.search_query(word) as query from unnest(words) word
    union all select (quote_literal(beginning) || ':*')::tsquery where beginning is not null) all_of_them
    where numnode(query) > 0 $$;

insert into search_word
  select distinct word from provider, regexp_split_to_table(words_of(search_text), ' ') word
  where length(word) between 3 and 40;
