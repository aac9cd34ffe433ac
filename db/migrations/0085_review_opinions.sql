-- What a program has read in a review. Its words stay in the review alone: here are places in them. Who edits or deletes
-- it takes this away, and it is worked out anew.
create table review_opinion (
  provider_id uuid not null,
  review_id uuid not null,
  -- Read by an older one, it is read again.
  vocabulary integer not null check (vocabulary > 0),
  sentiment real not null check (sentiment between 0 and 1),
  primary key (provider_id, review_id),
  foreign key (provider_id, review_id) references review on delete cascade
);

-- The sentence in which it speaks of a theme: characters of its text, the first is 1.
create table review_mention (
  provider_id uuid not null,
  review_id uuid not null,
  theme text not null check (theme in ('result', 'friendliness', 'punctuality', 'price', 'cleanliness', 'advice', 'atmosphere',
    'contact', 'comfort', 'durability')),
  is_praise boolean not null,
  sentence_start integer not null check (sentence_start > 0),
  sentence_length integer not null check (sentence_length > 0),
  primary key (provider_id, review_id, theme),
  foreign key (provider_id, review_id) references review_opinion on delete cascade
);
