/**
 * Every column that can hold words, and what the export and the erasure of an account do to it. A column that is not here
 * fails a test. `nobody`: codes, ids and words of our own.
 */
export type PersonalColumn = {
  /** Whose words: of the account itself, of it as a customer, as the owner of a provider, or as somebody who writes to us. */
  of: 'account' | 'customer' | 'owner' | 'sender'
  /** Where it stands in the export; `no:` and why it does not. */
  exported: string
  /** What erasure does; `kept:` and why it stays. */
  erased: string
  /** False where no test can put words into it. */
  isWords?: false
}
type Columns = Readonly<Record<string, PersonalColumn | 'nobody'>>

const nobody = (...columns: string[]): Columns =>
  Object.fromEntries(columns.map((column) => [column, 'nobody' as const]))
const of = (whose: PersonalColumn['of']) => (exported: string, erased: string, isWords?: false) => ({
  of: whose,
  exported,
  erased,
  ...(isWords === false && { isWords }),
})
const [account, customer, owner, sender] = [of('account'), of('customer'), of('owner'), of('sender')]

const emptied = 'emptied'
const gone = 'the row is removed'
const owed = 'only of who earned: by a clock, once no report of the year to the tax office is owed'
const record = 'kept: the customers’ records and receipts say whose it was and what was done'

/** Of a person's and a business's own row what is no word of theirs: where it stands in the export; `no:` and why not. */
export const ownRows: Readonly<Record<'account' | 'provider', Readonly<Record<string, string>>>> = {
  account: {
    account_id: 'account.id',
    email_verified_at: 'account.emailVerified',
    is_admin: 'account.isAdmin',
    mails_reminders: 'preferences.reminders',
    mails_reviews: 'preferences.reviews',
    mails_news: 'preferences.news',
    created_at: 'account.createdAt',
    passkey_offer_ended_at: 'no: only that one offer was put away',
    updated_at: 'no: moves with every change',
    status: 'no: who can ask for an export has an active account',
  },
  provider: {
    provider_id: 'no: its address says the same',
    account_id: 'account.id',
    profession: 'provider.profession',
    category_slug: 'no: follows from the profession',
    subcategory_slug: 'no: follows from the profession',
    country: 'provider.country',
    timezone: 'provider.timezone',
    currency: 'provider.currency',
    status: 'provider.status',
    is_verified: 'provider.verified',
    is_featured: 'provider.featured',
    is_premium: 'provider.premium',
    featured_position: 'no: where among the featured the operator has put it',
    featured_until: 'no: how long the operator features it, set by the operator',
    sells_platform_plan: 'no: what the operator sells, set by the operator',
    cards_for_everyone: 'no: what the operator sells, set by the operator',
    show_last_name: 'provider.showLastName',
    start_interval_minutes: 'provider.startIntervalMinutes',
    minimum_notice_minutes: 'provider.minimumNoticeMinutes',
    booking_window_days: 'provider.bookingWindowDays',
    confirmation_mode: 'provider.confirmationMode',
    cancellation_policy: 'provider.cancellationPolicy',
    payment_mode: 'provider.paymentMode',
    deposit_percent: 'provider.depositPercent',
    tax_basis_points: 'provider.taxBasisPoints',
    created_at: 'provider.createdAt',
    updated_at: 'no: moves with every change',
    last_active_at: 'provider.lastActiveAt',
  },
}

export const personalData: Readonly<Record<string, Columns>> = {
  account: {
    ...nobody('status'),
    email: account('account.email', 'replaced by one that leads nowhere'),
    first_name: account('account.firstName', 'replaced by ‘Verified’'),
    last_name: account('account.lastName', 'replaced by ‘Customer’'),
    display_name: account('account.displayName', emptied),
    full_name: account('account.name', 'follows the three before it', false),
    avatar_url: account('account.avatarUrl', emptied),
    pending_email: account('account.pendingEmail', emptied),
    language: account('preferences.language', 'set back', false),
    password_hash: account('no: a secret that opens the account', emptied, false),
  },
  passkey: {
    name: account('passkeys[].name', gone),
    browser: account('passkeys[].browser', gone),
    system: account('passkeys[].system', gone),
    transports: account('no: how a browser reaches the device', gone, false),
    credential_id: account('no: it names a key that opens the account', gone, false),
    public_key: account('no: it is good for checking alone', gone, false),
  },
  passkey_answer: nobody('challenge_hash'),
  hosted_sign_in: {
    issuer: account('hostedSignIns[].name', gone, false),
    subject: account('no: how the service calls them, for us alone', gone),
    email: account('hostedSignIns[].email', gone),
  },
  hosted_start: {
    issuer: account('no: it lives for a quarter of an hour', gone, false),
    state_hash: account('no: a secret that opens the account', gone, false),
    browser_hash: account('no: a secret that opens the account', gone, false),
    nonce: account('no: a secret that opens the account', gone),
    verifier: account('no: a secret that opens the account', gone),
  },
  // Deleted with the account that has the address; else within the hour.
  hosted_waiting: {
    issuer: sender('no: it lives for a quarter of an hour', gone),
    subject: sender('no: it lives for a quarter of an hour', gone),
    email: sender('no: it lives for a quarter of an hour', gone),
    state_hash: sender('no: a secret that opens the account', gone, false),
    browser_hash: sender('no: a secret that opens the account', gone, false),
  },
  account_token: {
    ...nobody('purpose'),
    email: account('no: the same as in the account', gone),
    token_hash: account('no: a secret that opens the account', gone, false),
  },
  // Deleted with the account that has the address; else a day later.
  sign_in_code: {
    ...nobody('language'),
    email: sender('no: it lives for a day at most', gone),
    browser: sender('no: it lives for a day at most', gone),
    system: sender('no: it lives for a day at most', gone),
    browser_hash: sender('no: a secret that opens the account', gone, false),
    code_hash: sender('no: a secret that opens the account', gone, false),
  },
  second_factor: { key_box: account('no: a secret that opens the account', gone, false) },
  recovery_code: { code_hash: account('no: a secret that opens the account', gone, false) },
  half_sign_in: {
    ...nobody('way'),
    browser_hash: account('no: a secret that opens the account', gone, false),
  },
  known_device: {
    browser: account('knownDevices[].browser', gone),
    system: account('knownDevices[].system', gone),
    country: account('knownDevices[].place.country', gone, false),
    city: account('knownDevices[].place.city', gone),
    secret_hash: account('no: a secret that opens the account', gone, false),
  },
  sign_in: {
    ...nobody('way', 'outcome'),
    browser: account('signIns[].browser', gone),
    system: account('signIns[].system', gone),
    country: account('signIns[].place.country', gone, false),
    city: account('signIns[].place.city', gone),
  },
  session: {
    browser: account('devices[].browser', gone),
    system: account('devices[].system', gone),
    country: account('devices[].place.country', gone, false),
    city: account('devices[].place.city', gone),
    network: account('no: a keyed hash that tells nobody anything', gone, false),
    proven_by: 'nobody',
  },
  directory: nobody('kind'),
  former_email: { email: account('no: it lives until the last mail is sent', gone) },
  backup: nobody('file'),
  booking: {
    ...nobody('status', 'timezone', 'currency', 'cancellation_policy', 'covered_by', 'source'),
    notes: customer('bookings[].notes', emptied),
    cancel_reason: customer('bookings[].cancelReason', 'emptied; of a provider that closes what its owner wrote'),
    proposal_reason: customer('bookings[].proposalReason', emptied),
  },
  booking_change: {
    ...nobody('kind', 'party'),
    reason: customer(
      'bookings[].history[].reason, provider.reasons[]',
      'emptied; of a provider that closes what its owner wrote',
    ),
  },
  segment: { service_name: owner('provider.services[].name', record) },
  free_day: nobody('starts'),
  // What a day came to, in numbers.
  provider_day: nobody('booked_minutes', 'offered_minutes', 'offer'),
  provider_day_money: nobody('currency'),
  category_count: nobody('category_slug'),
  category_day: nobody('category_slug', 'booked_minutes', 'offered_minutes'),
  category_day_money: nobody('category_slug', 'currency'),
  category_move: { category_slug: owner('no: the category once more', 'added up within a minute', false) },
  landing_link: nobody('path', 'slug', 'place'),
  // What lists read of a provider once more, at each change of it.
  listing: {
    ...nobody('currency', 'timezone', 'rating', 'standing', 'position', 'latitude', 'longitude'),
    words: owner('no: the words of the provider once more', 'follows it', false),
    name_words: owner('no: the names once more', 'follows them', false),
    place_text: owner('no: area and city once more', 'follows them', false),
    facets: owner('no: category, specializations, needs and languages once more', 'follows them', false),
  },
  hold: { terms: customer('no: it lives for twenty minutes at most', gone) },
  calendar_feed: { kind: customer('calendarFeeds[].kind', gone, false) },
  review: {
    folded_reason: 'nobody',
    ...nobody('language', 'status', 'removed_reason'),
    photos: customer('reviews[].photos[]', emptied),
    text: customer('reviews[].text', 'kept: others rely on what was published, and it is signed by nobody; on request'),
    response_text: owner('provider.reviewResponses[]', emptied),
  },
  review_version: { text: customer('reviews[].earlier[]', gone) },
  message_off: nobody('kind', 'channel'),
  quiet_hours: { timezone: account('notificationSettings.quietHours.timezone', gone, false) },
  notification: { ...nobody('type', 'status', 'event_key', 'reason'), words: owner('notifications[].words', gone) },
  notification_count: nobody('type'),
  no_show: nobody('answer', 'settled_as'),
  waitlist_entry: nobody('agreed', 'status', 'weekdays'),
  waitlist_offer: nobody('currency', 'answer'),
  waitlist_rule: nobody('mode'),
  reminder_rule: nobody('hours_before'),
  review_opinion: nobody('sentiment'),
  review_mention: nobody('theme'),
  decision: {
    ...nobody('kind', 'subject_type', 'photo', 'reason', 'outcome'),
    words: account('decisions[].words', emptied),
    appeal: account('decisions[].appeal', emptied),
    outcome_words: account('decisions[].outcomeWords', emptied),
  },
  report: { ...nobody('reason', 'status', 'photo'), details: customer('reports[].details', emptied) },
  customer_note: {
    text: owner('provider.customerNotes[].text', 'removed, both about customers who leave and of providers that close'),
  },
  // Words that may be somebody's name are kept once people have searched for them in three hours.
  unmet_search: nobody('kind', 'words', 'category_slug', 'place', 'found_by'),
  promise_check: nobody('promise', 'breaches'),
  crash_report: nobody('request_id', 'release', 'part', 'route', 'error', 'stack'),
  page_vital: nobody('route', 'vital'),
  page_call: nobody('route'),
  contact_message: {
    ...nobody('topic'),
    name: sender('messages[].name', 'removed, of proven mailboxes; else after a year'),
    email: sender('messages[].email', 'removed, of proven mailboxes; else after a year'),
    message: sender('messages[].message', 'removed, of proven mailboxes; else after a year'),
    idempotency_key: sender('no: a word of the browser', 'removed, of proven mailboxes; else after a year'),
  },
  idempotency_key: {
    ...nobody('endpoint', 'request_hash'),
    key: account('no: a word of the browser', gone),
    response: account(
      'no: what stands in the account and the bookings, for a day',
      'removed; those of others after a day',
    ),
  },
  // The same as that of the provider, by a foreign key.
  provider_address: nobody('slug'),
  provider: {
    ...nobody('profession', 'category_slug', 'subcategory_slug', 'country', 'timezone', 'currency'),
    ...nobody('status', 'confirmation_mode', 'cancellation_policy', 'payment_mode'),
    slug: owner('provider.address', 'kept: old links must never lead to somebody else'),
    business_name: owner('provider.businessName', record),
    city: owner('provider.city', record),
    region: owner('provider.region', record),
    individual_name: owner('provider.individualName', emptied),
    business_type: owner('provider.businessType', emptied),
    description: owner('provider.description', emptied),
    bio: owner('provider.bio', emptied),
    greeting: owner('provider.greeting', emptied),
    street: owner('provider.street', emptied),
    area: owner('provider.area', emptied),
    postal_code: owner('provider.postalCode', emptied),
    latitude: owner('provider.latitude', 'rounded to eleven kilometres', false),
    longitude: owner('provider.longitude', 'rounded to eleven kilometres', false),
    profile_image: owner('provider.pictures[]', emptied),
    gallery: owner('provider.pictures[]', emptied),
    photo_texts: owner('provider.pictureTexts[].text', emptied),
    phone: owner('provider.phone', emptied),
    email: owner('provider.email', emptied),
    website: owner('provider.website', emptied),
    tax_name: owner('provider.taxName', emptied),
    tax_number: owner('provider.taxNumber', emptied),
    specializations: owner('provider.specializations[]', emptied),
    qualifications: owner('provider.qualifications[]', emptied),
    tags: owner('provider.tags[]', emptied),
    languages: owner('provider.languages[]', emptied, false),
    needs: owner('provider.needs[]', emptied, false),
    price_range: owner('provider.priceRange', emptied, false),
    search_text: owner('no: the words of the other columns once more', emptied),
    name_text: owner('no: the names once more', emptied),
  },
  trader: {
    ...nobody('kind'),
    legal_name: owner('provider.trader.legalName', gone),
    street: owner('provider.trader.street', gone),
    postal_code: owner('provider.trader.postalCode', gone),
    city: owner('provider.trader.city', gone),
    country: owner('provider.trader.country', gone, false),
    register: owner('provider.trader.register', gone),
    register_number: owner('provider.trader.registerNumber', gone),
    tax_number: owner('provider.trader.taxNumber', gone),
    email: owner('provider.trader.email', gone),
    phone: owner('provider.trader.phone', gone),
  },
  // Written when its owner leaves, who can ask for nothing any more: what the operator has to report to the tax office.
  trader_left: {
    ...nobody('kind'),
    ...Object.fromEntries(
      ['legal_name', 'street', 'postal_code', 'city', 'country', 'register', 'register_number', 'tax_number'].map(
        (column) => [column, owner('no: there is none before they leave', owed, false)],
      ),
    ),
  },
  // The files go with their rows.
  document: {
    ...nobody('kind', 'state', 'media_type', 'reason', 'file'),
    words: owner('provider.documents[].words', gone),
  },
  search_word: {
    word: owner('no: the words of all providers, without whose they are', 'gone where nobody else uses it', false),
  },
  staff: { name: owner('provider.staff[]', emptied) },
  room: { name: owner('provider.rooms[]', 'replaced by ‘Room’') },
  service: {
    words: owner('no: the name once more', record, false),
    name: owner('provider.services[].name', record),
    description: owner('provider.services[].description', emptied),
    category: owner('provider.services[].category', 'replaced by ‘General’'),
    ...nobody('deposit'),
  },
  closed_day: { name: owner('provider.closedDays[].name', gone) },
  calendar_entry: {
    label: owner('provider.calendarEntries[].label', gone),
    customer_name: owner('provider.calendarEntries[].customerName', gone),
    customer_phone: owner('provider.calendarEntries[].customerPhone', gone),
  },
  audit_entry: nobody('action', 'subject_type', 'details', 'request_id'),
  // The pictures themselves are no words; the export names them.
  upload_place: nobody('place'),
  // Of cards we keep what the processor calls things, and nothing of the card itself.
  card_account: nobody('account'),
  payment: nobody('currency', 'status', 'account', 'intent', 'refused', 'dispute'),
  refund: nobody('reason', 'status', 'processor_refund', 'failure'),
  kept_card: {
    ...nobody('account', 'status', 'processor_customer', 'setup', 'method', 'refused'),
    consent: customer('keptCards[].consent', record),
    brand: customer('keptCards[].brand', emptied),
    last_four: customer('keptCards[].lastFour', emptied, false),
  },
  paper: {
    ...nobody('kind', 'timezone', 'issuer_country', 'currency'),
    issuer_name: owner('provider.issuedPapers[].issuerName', record),
    issuer_address: owner('provider.issuedPapers[].issuerAddress', record),
    customer_name: customer('papers[].customerName', record),
    lines: owner('provider.issuedPapers[].lines[]', record),
    tax_name: owner('provider.issuedPapers[].taxName', record),
    tax_number: owner('provider.issuedPapers[].taxNumber', record),
  },
  gift_card: {
    ...nobody('currency', 'status', 'code_hash'),
    service_name: owner('provider.services[].name', record),
    sender_name: customer('giftCards[].senderName', emptied),
    recipient_name: customer('giftCards[].recipientName', emptied),
    recipient_email: customer('giftCards[].recipientEmail', emptied),
    message: customer('giftCards[].message', emptied),
  },
  webhook_event: nobody('event_id', 'type', 'account', 'object_id'),
  payment_dispute: nobody('dispute_id', 'status'),
  payment_difference: nobody('kind', 'ours', 'theirs'),
  // Never in production.
  simulated_object: nobody('object_id', 'account', 'body'),
  simulated_request: nobody('account', 'key', 'request_hash', 'answer'),
  simulated_event: nobody('event_id', 'body'),
  renewal_card: {
    ...nobody('status', 'account', 'processor_customer', 'method', 'setup', 'refused'),
    brand: customer('renewalCards[].brand', emptied),
    last_four: customer('renewalCards[].lastFour', emptied, false),
  },
  renewal_card_change: nobody('status', 'setup', 'refused', 'replaced'),
  plan: { ...nobody('currency', 'benefits'), name: owner('provider.memberships[].name', record) },
  subscription: {
    ...nobody('currency', 'status', 'benefits', 'consent_language'),
    name: customer('memberships[].name', record),
    consent: customer('memberships[].consent', record),
  },
  subscription_change: {
    ...nobody('benefits', 'consent_language'),
    name: customer('memberships[].next.name', gone),
    consent: customer('memberships[].next.consent', gone),
  },
  subscription_upgrade: {
    ...nobody('benefits', 'before', 'consent_language'),
    name: customer('memberships[].atOnce[].name', gone),
    consent: customer('memberships[].atOnce[].consent', gone),
  },
  subscription_entry: nobody('kind'),
  plan_notice: { ...nobody('currency', 'benefits'), name: owner('provider.memberships[].announced[]', record) },
  stamp_card: nobody('currency'),
  stamp_entry: nobody('kind', 'currency'),
  category_text: nobody('slug', 'language', 'name'),
  loyalty_tier: nobody('tier', 'names'),
  loyalty_reward: nobody('reward', 'kind', 'names', 'currency'),
  loyalty_voucher: nobody('reward', 'kind', 'names', 'currency'),
  provider_reward: { ...nobody('kind', 'currency'), name: owner('provider.rewards[].name', record) },
  reward_voucher: {
    ...nobody('kind', 'currency', 'ended_by'),
    name: customer('rewardVouchers[].name', record),
    code: customer('rewardVouchers[].code', record, false),
  },
  loyalty_entry: nobody('kind', 'source', 'currency'),
  ledger_posting: nobody('source', 'kind'),
  ledger_entry: nobody('account', 'currency'),
  ledger_balance: nobody('account', 'currency'),
  // Hashes of e-mail addresses; network addresses for two hours at most.
  rate_limit: nobody('key'),
  clearing: nobody(),
  second_word: nobody('act', 'answer'),
  // Of a ticket or a letter: no words.
  looking: nobody('reason', 'reference'),
  office_view: {
    ...nobody('page'),
    name: account('officeViews[].name', gone),
    query: account('officeViews[].query', gone),
  },
  sent_mail: nobody('message_id'),
  event_marker: nobody('queues', 'data'),
  put_off: nobody('key', 'queue', 'job'),
  message: nobody('key', 'channel', 'kind', 'state', 'error', 'queue', 'job'),
  push_subscription: {
    endpoint: account('notificationSettings.pushServices', gone),
    p256dh: account('no: a key of their browser, which has it', gone, false),
    auth: account('no: a key of their browser, which has it', gone, false),
  },
  experiment: nobody(
    ...['experiment_id', 'name', 'hypothesis', 'variants', 'weights', 'layer', 'languages', 'roles', 'conversions'],
    ...['value_conversions', 'server_conversions', 'status'],
  ),
  experiment_exposure: {
    ...nobody('experiment_id', 'variant'),
    subject: account('no: only says again whose it is', gone, false),
    page: account('experiments[].page', gone),
  },
  experiment_conversion: {
    ...nobody('experiment_id', 'conversion_type'),
    subject: account('no: only says again whose it is', gone, false),
  },
  refused_address: { email: account('notificationSettings.refusedAddress', gone) },
  category: nobody('slug', 'name', 'parent_slug'),
  place: nobody('slug', 'name', 'city', 'region', 'country', 'latitude', 'longitude', 'timezone', 'currency'),
  exchange_rate: nobody('currency', 'source'),
  provider_rating: nobody('star_counts', 'average'),
  schema_migration: nobody('name', 'checksum'),
}
