-- What search finds by words: every form in which one of the four languages writes a word, from an index. What is typed goes
-- the same way, and is put right by the words there are.
create extension if not exists fuzzystrmatch;

-- Written out with their schema: a dump is restored without a search path.
-- Letters and digits; all else stands between words.
create function words_of(value text) returns text language sql immutable strict parallel safe
  as $$ select btrim(regexp_replace(public.plain_text(value), '[^[:alnum:]]+', ' ', 'g')) $$;

-- A word as it stands, for names, and its stems, for plurals and genders. Each stem says whose it is: of 'barber' French
-- keeps what Spanish keeps of 'Barbara'. One that is the word itself adds nothing. `word` comes from `words_of`.
create function search_stems(word text) returns table (language text, stem text) language sql immutable strict parallel safe
  as $$ select language, stems[1] from (values
    ('en', ts_lexize('pg_catalog.english_stem', word)), ('fr', ts_lexize('pg_catalog.french_stem', word)),
    ('es', ts_lexize('pg_catalog.spanish_stem', word)), ('pt', ts_lexize('pg_catalog.portuguese_stem', word))
  ) as each (language, stems) where stems[1] <> word $$;

create function search_vector(plain text) returns tsvector language sql immutable strict parallel safe
  as $$ select array_to_tsvector(coalesce(array_agg(distinct lexeme), '{}'))
    from regexp_split_to_table(plain, ' ') word cross join lateral (
      select word as lexeme union all select language || ' ' || stem from public.search_stems(word)) of_word
    where word <> '' $$;

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

-- Any of these words as they stand, of `typed` also the forms in these languages (the stem as a word of its own, too: 'barbers'
-- looks for 'barber'), or one that begins so. In languages it is not of, a word is cut at random.
create function search_any(words text[], typed text[], languages text[], beginning text) returns tsquery
  language sql immutable parallel safe
  as $$ select string_agg(term, ' | ')::tsquery from (
    select quote_literal(word) as term from unnest(words || typed) word
    union select quote_literal(form) from unnest(typed) word cross join lateral public.search_stems(word) s
      cross join lateral unnest(array[s.stem, s.language || ' ' || s.stem]) form where s.language = any(languages)
    union select quote_literal(beginning) || ':*' where beginning is not null) terms $$;

insert into search_word
  select distinct word from provider, regexp_split_to_table(words_of(search_text), ' ') word
  where length(word) between 3 and 40;
