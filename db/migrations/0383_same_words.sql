-- Whether the same words stand elsewhere.
create index review_same_text on review (md5(lower(text))) where status = 'published';
