-- Accents of letters that are not Latin are left out, too, as people type them: Αθήνα is found as Αθηνα, Сергей as Сергеи.
-- Only the marks that letters of Europe carry: those of other scripts are letters of their own. ASCII has none.
create or replace function plain_text(value text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(case when octet_length(value) = length(value) then value else
    public.unaccent('public.unaccent'::regdictionary, normalize(translate(normalize(value, NFD),
      U&'\0300\0301\0302\0303\0304\0306\0307\0308\030A\030B\030C\0313\0314\0327\0328\0342\0345', ''), NFC)) end) $$;

reindex index place_name_trgm;

update provider set search_text = plain_text(search_text) where search_text <> plain_text(search_text);
