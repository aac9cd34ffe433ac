-- Of two cards the one that was given later is charged, whichever is heard of first: by the processor's clock.
alter table renewal_card add column given_at timestamptz;
-- What is cancelled is charged no more: the processor forgets its card as it does where one has ended.
update renewal_card v set status = case when v.processor_customer is null then 'closed' else 'closing' end
  from subscription u
  where u.provider_id = v.provider_id and u.subscription_id = v.subscription_id and u.cancelled_at is not null
    and v.status in ('open', 'kept');
-- In which language somebody has agreed; null: it was not written down.
alter table subscription add column consent_language text check (consent_language in ('en', 'fr', 'es', 'pt'));
alter table subscription_change add column consent_language text check (consent_language in ('en', 'fr', 'es', 'pt'));
alter table subscription_upgrade add column consent_language text check (consent_language in ('en', 'fr', 'es', 'pt'));
