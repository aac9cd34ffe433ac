-- Free until a provider chooses a fee.
alter table provider alter column cancellation_policy set default '[]';

-- What search finds a provider by. Languages as ISO 639 writes them.
alter table provider
  add column languages text[] not null default '{}'
    constraint provider_languages check (array_to_string(languages, ',', '-') ~ '^([a-z]{2,3}(,[a-z]{2,3})*)?$'),
  add column needs text[] not null default '{}'
    constraint provider_needs check (needs <@ array['step_free', 'accessible_toilet', 'private_room', 'quiet',
      'low_sensory', 'sign_language', 'same_gender', 'assistance_dogs']);
