-- Accents of letters that are not Latin are left out, too, as people type them: Αθήνα is found as Αθηνα, Сергей as Сергеи.
-- A sigma is one at the end of a word, too, which capitals do not tell. Only the marks that letters of Europe carry: those of
-- other scripts are letters of their own. ASCII has none.
create or replace function plain_text(value text) returns text
  language sql immutable strict parallel safe
  as $$ select case when octet_length(value) = length(value) then lower(value) else
    translate(lower(public.unaccent('public.unaccent'::regdictionary, normalize(translate(normalize(value, NFD),
      U&'\0300\0301\0302\0303\0304\0306\0307\0308\030A\030B\030C\0313\0314\0327\0328\0342\0345', ''), NFC))), 'ς', 'σ') end $$;

reindex index place_name_trgm;

-- What search reads of a provider, as 0059 has it: with these letters more of a hidden name is found, and left out.
create or replace function pg_temp.shown_name(name text, last_name text, shows_last_name boolean) returns text language sql as $$
  select btrim(regexp_replace(
    case when shows_last_name or hidden = '' then plain_text(name)
      else regexp_replace(plain_text(name), '(^|[^[:alnum:]])' || hidden || '(?![[:alnum:]])', '\1 ', 'g') end,
    '\s+', ' ', 'g'))
  from (select btrim(regexp_replace(plain_text(last_name), '[^[:alnum:]]+', ' ', 'g')) as words) l,
    replace(words, ' ', '[^[:alnum:]]+') as hidden
$$;

update provider p set search_text = renewed.text
from (
  select o.provider_id, btrim(concat_ws(' ',
    plain_text(concat_ws(' ', o.business_name, a.first_name, case when o.show_last_name then a.last_name end, o.profession,
      main.name, case when sub.slug <> main.slug then sub.name end, o.area, o.city,
      array_to_string(o.specializations, ' '), array_to_string(o.tags, ' '), s.names)),
    pg_temp.shown_name(o.individual_name, a.last_name, o.show_last_name),
    pg_temp.shown_name(a.display_name, a.last_name, o.show_last_name))) as text
  from provider o
    join account a on a.account_id = o.account_id
    join category main on main.slug = o.category_slug
    join category sub on sub.slug = o.subcategory_slug
    left join (select provider_id, string_agg(name, ' ' order by position) as names from service where is_active
      group by provider_id) s on s.provider_id = o.provider_id
) renewed
where renewed.provider_id = p.provider_id and p.search_text <> '' and p.search_text <> renewed.text;
