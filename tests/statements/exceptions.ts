import type { Allowed } from './report.ts'

/** Where somebody logs in or an account is proven, changed, shut or given rights: by one row each. Whoever books, holds or changes a calendar locks none. */
export const lockAccounts = [
  ...['admins', 'first-proof', 'hosted-browser', 'hosted', 'login-by-passkey', 'mail-tokens', 'make-passkey'],
  ...['messages', 'open-session', 'passkeys', 'recovery', 'second-factor', 'sessions', 'sign-in-code', 'sign-ins'],
]
  .map((name) => `identity/${name}`)
  // By a command: of whose lists it writes nobody leaves meanwhile.
  .concat('directories/rebuild')

/**
 * Statements that several nodes could only answer together, or one after the other, each for its reason. A query that compares
 * its provider with that of such a statement goes along with it.
 */
export const allowed: readonly Allowed[] = [
  {
    reason: 'A row is asked for by its id or its code alone, as an address or somebody else has it: found by an index',
    where: [
      ['admin/appeals', /^select (\w+_id as id )?from review where review_id = \$1\b/],
      ['admin/find-ledger', /\bfrom payment y where y\.payment_id = \$1$/],
      ['decisions/read-decision', /\bfrom review v join provider p .* where v\.review_id = any\(/],
      ['gift-cards/draw-card', /^select distinct provider_id as sellerId from gift_card where code_hash = any\(/],
      ['gift-cards/read-cards', /\bfrom gift_card g join provider p .* where g\.code_hash = /],
      ['gift-cards/redeem', /\bfrom gift_card where code_hash = /],
      ['papers/read-paper', /\bfrom paper where paper_id = /],
      ['payments/apply-refund', /\bfrom refund where refund_id = \$1$/],
      ['payments/card-change', /\bfrom subscription where subscription_id = \$1 and customer_id = \$1$/],
      ['payments/card-change', /\bfrom renewal_card_change w join .* where w\.card_change_id = /],
      ['payments/trial-card', /\bfrom subscription u join renewal_card v .* where u\.subscription_id = /],
      [
        'reviews/read-review',
        /^select provider_id as providerId, customer_id as customerId from review where review_id = /,
      ],
      ['subscriptions/subscribe', /^select provider_id as providerId from plan where plan_id = \$1$/],
      ['subscriptions/subscription-row', /\bfrom subscription u where u\.subscription_id = \$1\b/],
    ],
  },
  {
    reason: 'The processor of cards names an account, a card or a payment of its own',
    where: [
      ['payments/apply-method', /^update (kept_card|renewal_card) set .* where account = \$1 and method = /],
      ['payments/card-account', /\bfrom card_account where account = \$1\b/],
      ['payments/compare', /\bfrom payment where intent = \$1 and account = /],
      ['payments/disputes', /\bfrom payment where intent = \$1 and account = /],
      ['payments/payouts', /\bfrom card_account where account = \$1\b/],
      ['payments/trial-card', /\bfrom renewal_card where subscription_id::text = \$1 and setup = /],
      ['payments/unknown-money', /\bfrom card_account where account = \$1\b/],
    ],
  },
  {
    reason:
      'What somebody who is shut out or has left has ahead, and what the plan of the platform gives to several people at once',
    where: [
      ['bookings/cancel-booking', /\bfrom booking b where \(customer_id = /],
      ['bookings/clear-ahead', /\bfrom booking b (left join \(…\) paid on .*)?where \(b\.customer_id = \$1 or /],
      ['subscriptions/platform-plan', /\bfrom subscription u where u\.customer_id = /],
      [
        'subscriptions/subscription-row',
        /\bfrom subscription u where u\.status = 'active' and \(u\.provider_id = \$1 or u\.customer_id = /,
      ],
    ],
  },
  {
    reason: 'What a person takes along or leaves behind: seldom, and all of it',
    where: [
      ['bookings/personal-data', /\b(from booking b|update booking)\b.* where \(?(b\.)?customer_id = /],
      ['business/personal-data', /^delete from customer_note where customer_id = /],
      ['favourites/personal-data', /\bfrom favourite (f join .*)?where (f\.)?account_id = /],
      ['gift-cards/personal-data', /\b(from|update) gift_card .*where (g\.)?buyer_id = /],
      ['holds/personal-data', /^\(?delete from hold where customer_id = /],
      [
        'loyalty/personal-data',
        /\bfrom (reward_voucher v|stamp_entry e) join provider p .* where [ve]\.customer_id = /,
      ],
      ['payments/personal-data', /\b(from|update) (kept_card|payment|refund|renewal_card)\b.*\bcustomer_id = /],
      ['reminders/personal-data', /\bfrom rebooking\w* .*where (\w\.)?customer_id = /],
      ['reviews/personal-data', /\b(from|update|using) review\b.* where (v\.)?customer_id = /],
      ['reviews/personal-data', /^(update report set details = \$1|select .* from report) where reporter_id = /],
      ['papers/personal-data', /\bfrom paper where customer_id = /],
      ['subscriptions/personal-data', /\b(from|using) subscription u\b.*\bu\.customer_id = /],
      ['waitlist/personal-data', /\bfrom waitlist_entry .*where (e\.)?customer_id = /],
    ],
  },
  {
    reason: 'A job finds what is due, with whichever provider, and does it one after the other',
    where: [
      ['payments/tell-of-platform-fee', /\bfrom card_account where \$1::uuid is null or provider_id > /],
      ['analytics/follow-days', /\bfrom provider_day_due where provider_id > /],
      ['analytics/follow-days', /\bfrom provider (p join account a .* where p\.|where )provider_id > /],
      ['analytics/follow-days', /\bfrom provider_day d join provider p .* where not d\.is_over /],
      ['business/jobs', /\bfrom provider where \(category_slug = .* and provider_id > .* order by provider_id /],
      ['holds/service', /^select distinct provider_id as id from hold where expires_at <= /],
      ['providers/feature', /\bfrom provider where is_featured and featured_until < /],
      ['lib/mend-events', /\bfrom event_marker where \(provider_id, event_id\) > /],
      ['payments/tell-of-platform-fee', /\bfrom platform_fee f join card_account c on c\.created_at <= f\.set_at /],
      ['reminders/plan-rebookings', /\bfrom rebooking_turn where due_at <= /],
      ['traders/jobs', /\bfrom document d join provider p .* where d\.state = 'accepted' /],
      ['traders/jobs', /^update document set .* where (file = 'kept'|state = 'receiving') and /],
      ['traders/jobs', /\bfrom document where file = 'released' order by /],
      ['bookings/jobs', /^select booking_id from (booking( b)?|no_show) where (status|settled_at) .* limit /],
      [
        'gift-cards/card-row',
        /\bfrom gift_card g where g\.status = '(unpaid' and g\.created_at|active' and g\.delivered_at)/,
      ],
      ['gift-cards/draw-card', /\bfrom gift_draw where returned_minor < amount_minor\b/],
      [
        'loyalty/own-vouchers',
        /\bfrom reward_voucher v join account c .* where v\.kind = 'thing' and v\.handed_at is null /,
      ],
      [
        'loyalty/settle-card',
        /\bfrom (gift_card g join gift_redemption r|booking where covered_fee_minor|spent join booking b)\b/,
      ],
      ['payments/card-change', /\bfrom renewal_card_change where status = 'open' or /],
      ['payments/reconcile', /\bfrom (kept_card|payment|refund) where .* order by (compared_at|look_at|tried_at)\b/],
      ['payments/renewal-card', /\bfrom renewal_card where status = 'closing' order by compared_at /],
      ['payments/trial-card', /\bfrom renewal_card where status = 'open' .* order by compared_at /],
      ['payments/watch-accounts', /\bfrom card_account where look_at <= /],
      ['providers/words', /\bfrom listing where (provider_id <> \$1 and )?words @@ quote_literal\(/],
      ['reminders/call-reminders', /\bfrom booking b left join reminder_rule r .* where b\.status = 'confirmed' /],
      ['reviews/analyse-reviews', /\bfrom review v left join review_opinion o .* order by v\.provider_id/],
      ['reviews/jobs', /^\( ?select provider_id from review_invitation where due_at <= /],
      ['scheduling/free-days', /\bfrom free_day_mark where (due_since|\$1::uuid) is /],
      ['scheduling/free-days', /\bfrom provider p where not exists \(…\) limit /],
      ['subscriptions/jobs', /\bfrom payment where is_change and .* order by created_at /],
      ['subscriptions/notices', /\bfrom plan_notice n join subscription u .* order by /],
      ['subscriptions/notices', /\bfrom subscription_notice s join plan_notice n .* limit /],
      [
        'subscriptions/subscription-row',
        /\bfrom subscription u where u\.(renew_at <=|status = 'active' and u\.ends_at <=|status = 'unpaid' and)/,
      ],
      ['subscriptions/tell-member', /\bfrom subscription u join account a .* where u\.renews /],
      ['traders/who-left', /\bfrom trader_left where \$1::uuid is null or provider_id > /],
      ['waitlist/jobs', /^select provider_id from waitlist_turn where due_at <= /],
    ],
  },
  {
    reason: 'A command looks through everything, some of it at a time',
    where: [
      [
        'directories/rebuild',
        /^select \w+_id as id, \$1::text as kind, provider_id, \w+ as customer_id from \w+ where /,
      ],
      ['holds/rebuild-hold-directory', /^select distinct provider_id as id from hold order by id$/],
      [
        'directories/rebuild',
        /^select id, kind, provider_id, customer_id from directory where id > \$1 order by id limit /,
      ],
      [
        'directories/rebuild',
        /^select customer_id, provider_id from customer_directory where (true|\(customer_id, provider_id\) > .*) order by /,
      ],
      [
        'holds/rebuild-hold-directory',
        /^select customer_id, hold_id, provider_id from hold_directory where (true|\(customer_id, hold_id\) > .*) order by /,
      ],
      ['lib/database-copy', /^select count\(\*\)::int as rows, .* as checksum from public\.\w+ t$/],
    ],
  },
  {
    reason: 'Search and its lists: of all who are listed, from the table that is made for it',
    where: [
      ['providers/listing', /\bfrom (listing l|\(…\) l left join free_day f)\b/],
      ['providers/words', /\bfrom listing( l)? where (l\.)?is_listed and /],
      ['reviews/read-review', /\bfrom listing l where l\.is_listed\)/],
      ['reviews/read-review', /\bfrom review v join provider p .* join listing l .* where v\.status = 'published' /],
      [
        'search/count-filters',
        /\bfrom (listing l|\(…\) l left join free_day f|datable l cross join|found join provider p)\b/,
      ],
      ['search/find', /\bfrom (listing l|found l join provider p|best join service s)\b/],
      ['search/landing', /\bfrom (listing l|unnest\(.* join provider p .* join listing l|found join service s)\b/],
      ['search/map', /\bfrom (listing (l|tablesample)|\(…\) l left join free_day f)\b/],
      ['search/service', /\bfrom (listing l|\(…\) l left join free_day f)\b/],
      ['search/sitemap', /\bfrom listing l join provider p on p\.provider_id = l\.provider_id where l\.is_listed\b/],
      ['loyalty/read-rewards', /\bfrom provider_reward r join provider p .* where r\.is_offered /],
    ],
  },
  {
    reason: 'The office looks at all there is',
    where: [
      [
        'admin/audit-log',
        /\bfrom (review r|payment y|booking b) join provider p .* where \w\.(review|payment|booking)_id = any\(/,
      ],
      ['admin/find-accounts', /\bfrom booking where customer_id = any\(/],
      ['admin/find-bookings', /^\(select (b\.\*|provider_id, booking_id, created_at) from booking b where /],
      ['admin/find-bookings', /\bfrom payment y where y\.(payment_id|intent) = \$1(::uuid)?\)$/],
      ['admin/find-bookings', /\bfrom paper q where q\.number = \$1 order by /],
      ['admin/find-bookings', /^select provider_id as id from provider where phone is not null and /],
      ['admin/find-bookings', /\bfrom \(…\) (picked join booking b|q join payment y)\b/],
      ['admin/find-differences', /^\(select d\.\* from payment_difference d where |\bfrom \(…\) d join provider p\b/],
      ['admin/find-ledger', /\bfrom \(…\) e join provider p\b/],
      ['admin/find-providers', /\bfrom provider p join account a .* join listing l\b/],
      ['admin/found', /^\(select (b\.booking_id|provider_id, booking_id, created_at) from booking b where /],
      [
        'admin/found',
        /\bfrom payment y where y\.(payment_id|intent) = \$1(::uuid)?\)$|\bfrom \(…\) q join payment y\b/,
      ],
      ['admin/found', /\bfrom paper q where q\.number = \$1 order by /],
      [
        'admin/found',
        /^\(select (0|n\.\*) from (notification|\(…\)) n join provider p on p\.provider_id = n\.provider_id\b/,
      ],
      ['admin/found', /^\(select d\.difference_id from payment_difference d where /],
      ['admin/found', /^\(select 0 from provider p join account a on .* join listing l on /],
      ['admin/found', /^\(select provider_id from provider where \(?name_text like .* limit \$1\)$/],
      ['admin/messages', /\bfrom (notification n|\(…\) n) join provider p\b/],
      ['admin/moderation-year', /\bfrom (report|no_show n .*) where (created|answered)_at >= make_timestamptz\(/],
      ['admin/read-ill', /\bfrom payment_difference where mended_at is null\b/],
      ['admin/read-office', /^\(select created_at as at from (booking|report where status = 'open')\)$/],
      ['admin/read-office', /\bfrom no_show where answer is not null and settled_at is null\)$/],
      ['admin/read-office', /\bfrom document where state = 'sent' group by provider_id\)$/],
      [
        'admin/read-office',
        /\bfrom clearing c left join provider_address o .* join booking b .* where c\.ended_at is null\b/,
      ],
      [
        'admin/read-office',
        /^\(select count\(\*\)::int from (listing where is_listed|provider where created_at > \$1)\)$/,
      ],
      ['admin/read-office', /\bfrom booking where starts_at > \$1 and starts_at <= \$1$/],
      ['admin/sellers', /\bfrom provider where \$1::uuid is null or provider_id > /],
      ['admin/sellers', /\bfrom earned s join provider p\b/],
      ['reviews/read-queue', /^with waiting as |\bfrom report where (status = 'open' group by|reporter_id = any\()/],
      ['reviews/read-queue', /\bfrom review where md5\(lower\(text\)\) = any\(/],
      ['reviews/read-queue', /\bas s \(of, side, provider_id, account_id\) join (no_show n|booking o) on /],
      [
        'subscriptions/name-seller',
        /\bfrom (provider p join account a .* where p\.sells_platform_plan or |plan where benefits is not null\))/,
      ],
    ],
  },
  {
    reason: 'Sums and lists of the whole site, and the operator’s own few businesses by a flag',
    where: [
      ['analytics/follow-days', /\bfrom provider_day(_money)? [dm] join provider p .* where [dm]\.day = /],
      ['analytics/follow-days', /^\(select min\(day\) as first, max\(day\) as last from provider_day\)$/],
      [
        'analytics/service',
        /\bfrom (listing l join provider p|generate_series\(.* join provider on created_at|\(…\) d join provider p|provider_day where visits)\b/,
      ],
      ['gift-cards/read-cards', /\bfrom provider p join account a .* where p\.cards_for_everyone /],
      ['categories/service', /\bfrom category_move\b/],
      ['providers/count-categories', /\bfrom category_move\b/],
      ['payments/set-platform-fee', /^select count\(\*\)::int as count from card_account$/],
      ['providers/feature', /\bfrom provider (p join account a .* where p\.is_featured |where is_featured\))/],
      ['settings/rewards', /^select distinct currency from provider$/],
      ['subscriptions/platform-plan', /\bfrom provider p join account a .* where p\.sells_platform_plan /],
    ],
  },
  {
    reason: 'What belongs to one payment or card of a list, whose providers are all named',
    rule: 'compares providers',
    where: [
      ['gift-cards/card-row', /\bfrom stamp_entry e where e\.provider_id = g\.provider_id /],
      ['gift-cards/read-cards', /\bfrom stamp_entry e where e\.provider_id = g\.provider_id /],
      [
        'payments/read-payments',
        /\bfrom (segment s|gift_card g|subscription s|refund r|paper q)\b.* where [sgrq]\.provider_id = [by]\.provider_id /,
      ],
    ],
  },
  {
    reason:
      'What is inserted names itself in the directories, in one round trip: `naming`, `meeting` and `namingHold` are the places that would send one after the other',
    rule: 'asks by two keys',
    where: [
      ['bookings/create-booking', /^with met as \(…\), named as \(…\) insert into booking /],
      ['favourites/service', /^with met as \(…\) insert into favourite /],
      ['gift-cards/buy-card', /^with met as \(…\), named as \(…\) insert into gift_card /],
      ['gift-cards/fund-card', /^with met as \(…\), named as \(…\) insert into gift_card /],
      ['holds/offer-hold', /^with named as \(…\) insert into hold /],
      ['holds/service', /^with named as \(…\) insert into hold /],
      ['loyalty/redeem-own', /^with met as \(…\) insert into reward_voucher /],
      ['payments/payment-of-booking', /^with met as \(…\), named as \(…\) insert into payment /],
      ['subscriptions/subscribe', /^with met as \(…\), named as \(…\) insert into subscription /],
      ['waitlist/join-waitlist', /^with met as \(…\) insert into waitlist_entry /],
    ],
  },
  {
    reason:
      'Somebody logs in, or an account is proven, changed, shut or given rights: a row lock of one, which a deletion waits for',
    rule: 'locks an account',
    where: [
      ...lockAccounts
        .filter((file) => file.startsWith('identity/'))
        .map((file) => [file, /\bfrom account where (account_id|email) = \$1\b/] as const),
      ['directories/rebuild', /\bfrom account where account_id = any\(\$1::uuid\[\]\) and .* for share$/],
    ],
  },
]
