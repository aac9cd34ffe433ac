-- In a transaction of its own: the tables above lock what they are about. Whoever writes meanwhile writes other ids.
insert into directory (id, kind, provider_id, customer_id)
  select booking_id, 'booking', provider_id, customer_id from booking
  union all select payment_id, 'payment', provider_id, customer_id from payment
  union all select gift_card_id, 'gift_card', provider_id, buyer_id from gift_card
  union all select subscription_id, 'subscription', provider_id, customer_id from subscription
  on conflict do nothing;
