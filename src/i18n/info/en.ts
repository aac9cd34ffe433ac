/**
 * The long texts of the information pages, apart from the others so that only these pages carry them: loaders hand them
 * over as data. `[text](/path)` is a link. The keys of `sections` are the anchors and stay the same in every language.
 */
export const en = {
  contents: 'On this page',
  about: {
    title: 'The high street, with its diary open',
    metaTitle: 'About us',
    description: 'What Highstreet is, what it promises, who it is for and how it earns its keep.',
    lead: 'Highstreet is where you find the barber, the nail artist, the masseur or the photographer round the corner, see when they are really free, and book.',
    promisesTitle: 'Four promises',
    promises: [
      {
        title: 'Every time shown can be booked',
        text: 'Times come out of the provider’s own diary: opening hours, bookings already made, the length of everything you chose and the pauses they need. One and the same calculation shows the times, answers your search and accepts your booking. Should somebody be faster, you hear it at once and see the nearest free times.',
      },
      {
        title: 'Every price shown is charged',
        text: 'The price is the provider’s own and covers everything you chose. We add nothing to it. Should it rise while you are still choosing, the booking stops and asks you again.',
      },
      {
        title: 'Every star is a real visit',
        text: 'A review belongs to a booking that took place, one review to each. The average and the bars are counted from all published reviews, good and bad. Nobody has reviewed somebody yet? Then there are no stars.',
      },
      {
        title: 'Every refusal has a reason',
        text: 'Closed that day, too close to closing, too soon, too far ahead, just taken: when something cannot be done, the page says why, and what can be done instead.',
      },
    ],
    sections: {
      customers: {
        title: 'For those who look',
        blocks: [
          'Searching, reading profiles and comparing reviews needs no account. Choose what you want done, when and where, and you see only people who are free then.',
          'You need an account to confirm a booking, so that your provider knows who is coming and you can look it up and cancel it later. The confirmation comes by e-mail, with a file for your calendar.',
        ],
      },
      providers: {
        title: 'For those who do the work',
        blocks: [
          'Hair, barbering, nails, beauty, massage, fitness, tattoo, photography: Highstreet is for people who work by appointment. Each has a page with services, prices, opening hours and photos, in their own currency and time zone.',
          'Providers decide how much notice they need, how far ahead they can be booked, what pause they want around a service, and whether a booking is confirmed at once or waits for their answer. Two customers never get the same time.',
        ],
      },
      money: {
        title: 'How it earns',
        blocks: [
          'Not with you as the goods. There is no advertising here, no place in the results is for sale, and no data is sold or shared for marketing. [How we rank](/how-we-rank) says exactly what decides the order.',
          'Booking adds no fee to the provider’s price. Where something does cost money, its price stands beside it before you pay.',
        ],
      },
      talk: {
        title: 'Talk to us',
        blocks: [
          'Something is wrong, missing or could be better? [Write to us](/contact). What we know about you and what you can ask for stands under [privacy](/legal#privacy).',
        ],
      },
    },
    browse: 'Find somebody near you',
  },
  legal: {
    title: 'Terms and privacy',
    description: 'The terms of Highstreet, the rules for cancelling and reviewing, and what happens with your data.',
    lead: 'What you and we can rely on, in words meant to be read.',
    sections: {
      terms: {
        title: 'Terms of use',
        blocks: [
          'Highstreet shows providers and keeps their diary. The service you book is an agreement between you and the provider: they do the work, at the time and price you both confirmed, and they answer for it. These terms are about the site, and they are between you and whoever runs it, reached through the [contact page](/contact).',
          {
            list: [
              'An account belongs to one person. Give your real name and an e-mail address that you read: the provider sees the name, and confirmations go to the address.',
              'Keep your password to yourself. Tell us when somebody else has used your account.',
              'Book only what you mean to come to.',
              'As a provider, say only what is true: your services, prices, hours and qualifications, and photos that you may show.',
              'Do not try to get at other people’s data, and do not call the site so often that it gets slow for others. Above a certain number of calls it makes you wait.',
            ],
          },
          'An account that breaks these rules can be suspended: it can no longer sign in, and a suspended provider is neither shown nor bookable. You can ask for the reason and object through the contact page.',
          'We work to keep the site up and its texts right, but cannot promise that it is never down. Nothing on this page takes away rights that the law gives you as a consumer.',
        ],
      },
      bookings: {
        title: 'Bookings and prices',
        blocks: [
          'You are booked when the page says so and your booking is marked as confirmed. Some providers confirm each booking themselves, and some have not given their hours: with them you send a request, and it becomes a booking only when they confirm it.',
          'The price is the sum of the services you chose, in the provider’s currency. If it has risen since you saw it, nothing is booked until you have agreed to the new one.',
          'You pay the provider in the way the two of you agree on. Should a page take a payment itself, it says so, with the amount, before you pay.',
        ],
      },
      cancellations: {
        title: 'Cancelling',
        blocks: [
          'Until a booking begins, you can cancel it under [My bookings](/my-bookings), with a reason if you like. The provider can cancel too. The time is free for others at once.',
          'We charge nothing for that. But somebody has kept this time for you: the earlier you cancel, the better their chance to fill it.',
          'Once it has begun, a booking can no longer be cancelled here. Then talk with the provider; they can say whether it took place or was missed.',
        ],
      },
      reviews: {
        title: 'Reviews',
        blocks: [
          {
            list: [
              'Only the person who booked can write a review, only after the visit, and once for each booking.',
              'It is shown with your first name, the initial of your last name, the service and the date.',
              'The provider can answer once, in public.',
              'The average is the plain mean of all published reviews. None weighs more than another, and none is left out because it is bad.',
            ],
          },
          'We neither write nor buy reviews. One is hidden only for a reason for which anybody may report it:',
          {
            list: [
              'Inappropriate language or content',
              'Fake or fraudulent review',
              'Spam or promotional content',
              'Personal information disclosed',
              'Harassment or bullying',
              'Copyright violation',
              'Another reason that breaks these terms or the law',
            ],
          },
        ],
      },
      privacy: {
        title: 'Privacy',
        blocks: [
          'We keep what a booking needs, and little else. No advertising, no profiles of your behaviour, nothing sold. The grounds in law are the booking or the account you asked for, and our interest in a site that is not abused.',
          {
            head: ['What we keep', 'Why', 'How long'],
            rows: [
              [
                'Your account: name, e-mail address, language and mails chosen, and your password as an Argon2 hash that cannot be read back',
                'To sign you in and tell a provider who is coming',
                'Until you delete it on your profile page',
              ],
              [
                'Links that prove a mailbox or replace a password, as a hash',
                'So that each works once, and only for whoever reads the mailbox',
                'One month after they have expired',
              ],
              [
                'Bookings: services, time, price, your note, the reason of a cancellation',
                'So that both sides know what was agreed',
                'With your name, your note and the reasons as long as your account; without them afterwards, because the provider’s records have to be right',
              ],
              [
                'Reviews you write, and answers to them',
                'To show them to others',
                'Until you ask us to remove them; without your name when your account is deleted',
              ],
              [
                'What providers publish on their page',
                'To show it to others',
                'Until the provider deletes their account, or asks us to remove it; the name of the business and its town stay in the records of past bookings',
              ],
              [
                'Messages from the contact page: name, e-mail address, topic and text',
                'To answer you',
                'One year; older ones are deleted when the next message comes in, and all of them with an account whose proven address is the same',
              ],
              [
                'Signed-in devices: a random number, the time of last use, the names of browser and system, and a keyed hash of the network address that cannot be read back',
                'To keep you signed in, to show you where, and to tell a usual place from a stranger who guesses',
                'Valid for 14 days without use, and 30 days at most; removed with the account, or at the first sign-in two months later',
              ],
              [
                'Your network address, in counters',
                'So that nobody can guess passwords or flood the site',
                'About two hours; where changes of an e-mail address are counted a day, as a keyed hash that cannot be read back',
              ],
              [
                'A log: which page or call was asked for, when, how it ended and how long it took. No names, no network addresses',
                'To find faults',
                'As long as the log is needed for that',
              ],
              [
                'Backups: a copy of all of this as it was on one night',
                'So that a broken disk takes nobody’s bookings with it',
                'Two weeks as a rule; whoever has deleted their account by then is deleted again before a copy is put to use',
              ],
            ],
          },
          'The provider you book sees your name, your booking and your note. Everybody sees reviews and the pages of providers. Nobody else gets anything, except the mail servers that carry our e-mails to you.',
          'Our pages load their scripts, fonts and pictures from this site only, and tell your browser to refuse anything from elsewhere. A link such as Get Directions opens another site when you press it: it carries the provider’s position, not yours.',
        ],
      },
      rights: {
        title: 'Your rights',
        blocks: [
          'These cost you nothing:',
          {
            list: [
              'a copy of what we have about you, also in a form that programs can read',
              'having it put right',
              'having it deleted, or its use limited',
              'objecting to a use that rests on our interest alone',
            ],
          },
          'On [your profile](/profile) you can download your data, put your name and address right, and delete your account yourself.',
          'For the rest, [write to us](/contact), choose the topic ‘My data’, and use the e-mail address of your account, so that we know it is you. The law gives us a month to answer.',
          'If our answer does not satisfy you, you can complain to the data protection authority of the country you live in.',
        ],
      },
      cookies: {
        title: 'Cookies and storage',
        blocks: [
          'No cookie here follows you around. There is no banner asking for consent, because everything below only does what you asked for.',
          {
            head: ['Cookie', 'What for', 'How long'],
            rows: [
              [
                '__Secure-refresh (refresh on a local address)',
                'Keeps you signed in. It goes to the sign-in part of the site only, and scripts cannot read it',
                '14 days from last use, 30 days at most; gone when you log out',
              ],
              ['i18nextLng', 'The language you chose', 'One year, or until you delete it'],
              [
                '__Host-gate (gate on a local address)',
                'Only while the site is still behind a password: that you have entered it. It says nothing about you',
                'Until you close the browser, one week at most',
              ],
            ],
          },
          {
            head: ['In your browser’s storage', 'What for', 'How long'],
            rows: [
              [
                'token, tokenExpiry, user',
                'Your sign-in for the next ten minutes, when it runs out, and your name for the header',
                'Until you log out',
              ],
              ['i18nextLng', 'The language you chose', 'Until you choose another one or delete it'],
              [
                'selectedCurrency',
                'The currency you chose to see prices in as well',
                'Until you choose prices as charged, or delete it',
              ],
              [
                'apiBaseUrl',
                'Another address of our service that your browser was told to use, if any',
                'Until you delete it',
              ],
            ],
          },
          'Each is set only when you use what it is for. You can delete all of it in your browser: you are then signed out, and the site asks your browser again which language you read.',
        ],
      },
      operator: {
        title: 'Who runs this site',
        blocks: [
          'This is still to be filled in. Whoever runs the site has to name themselves here before it opens: name or company, postal address and e-mail address, and, where the law asks for them, register number, VAT number and supervising authority. They also answer for your data.',
          'Until then the [contact page](/contact) leads to them.',
        ],
      },
    },
  },
  accessibility: {
    title: 'Accessibility',
    description: 'How accessible Highstreet is, how that is tested, what does not work yet and how to tell us.',
    lead: 'Finding somebody and booking them should work for everyone, however they see, hear, move or read.',
    sections: {
      goal: {
        title: 'What we hold ourselves to',
        blocks: [
          'The Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on every page. That we meet them is our own assessment; nobody from outside has audited the site yet.',
        ],
      },
      expect: {
        title: 'What you can expect',
        blocks: [
          {
            list: [
              'Everything works with the keyboard, the focus can be seen, and the first stop on every page jumps to its content.',
              'Headings, lists, labels and landmarks are real ones, so that screen readers can move by them.',
              'Text stands out against its ground by 4.5 to 1 or more, and colour never carries a meaning alone.',
              'Buttons and the main links are at least 44 pixels high.',
              'When something in a form is wrong, a summary on top says what, links to it and takes the focus.',
              'Pages move smoothly only if your system has not asked for less motion.',
              'Reading, searching, filtering and turning pages work without JavaScript.',
            ],
          },
        ],
      },
      tested: {
        title: 'How it is tested',
        blocks: [
          'With every change, a real browser goes through the journeys of the site, finding each button and field by the role and name that a screen reader announces. On the way, axe-core checks the pages against the rules of WCAG 2.0, 2.1 and 2.2, levels A and AA. One violation stops the change.',
          'Such checks find only a part of what can go wrong. Testing with people who use assistive technology every day is still missing.',
        ],
      },
      limits: {
        title: 'What does not work yet',
        blocks: [
          {
            list: [
              'Signing in, confirming a booking and writing through the contact page need JavaScript. The pages say so; the contact page then shows our e-mail address.',
              'Photos come from the providers and have no descriptions of their own.',
              'Profiles and reviews stay in the language they were written in.',
              'Directions open on a map of OpenStreetMap, which we do not control. The address stands beside the link as text.',
            ],
          },
        ],
      },
      report: {
        title: 'Tell us',
        blocks: [
          'Something keeps you from what you came for? [Write to us](/contact): which page, what you wanted to do, and what you use to read it. We answer by e-mail, and help you to get it done in the meantime.',
        ],
      },
    },
  },
  ranking: {
    title: 'How we rank',
    description: 'What decides the order of search results on Highstreet, and what does not.',
    lead: 'What you choose decides the order. Nobody can pay for a place, and everybody who asks the same question sees the same answer.',
    sections: {
      order: {
        title: 'The order',
        blocks: [
          'Without another choice of yours, a search that names a place is sorted by distance, any other by rating. You can choose:',
          {
            head: ['Sorted by', 'What comes first', 'When equal'],
            rows: [
              [
                'Best rated',
                'The highest mean of all published stars. Providers without reviews come last',
                'More reviews first',
              ],
              [
                'Nearest',
                'The shortest straight line from the middle of the place you named. If we do not know the place: as best rated',
                'In a fixed order',
              ],
              [
                'Lowest price',
                'The lowest price among a provider’s services, free ones left out. Compared as numbers, each in its own currency. Without prices: last',
                'As best rated',
              ],
              [
                'Most booked',
                'Most bookings made in the last 90 days. Cancelled, missed and expired ones do not count',
                'As best rated',
              ],
              ['Newest', 'The page that was opened last', 'In a fixed order'],
            ],
          },
          'What is still equal after that is put in a fixed order by an internal number, so that no provider appears on two pages of one list.',
        ],
      },
      included: {
        title: 'Who appears',
        blocks: [
          {
            list: [
              'Every active provider who matches all that you asked for. Each word of your search has to occur in their names, trade, place or services; small spelling mistakes are forgiven.',
              'In a town: within 15 km of its middle. In a district: within 3 km. A distance of your own takes the place of both.',
              'With a date: only those who have a free start that day for their shortest service. With a time as well: a start within two hours from it. The calculation is that of the booking itself.',
              'Providers who have not given opening hours take requests only. A search with a date leaves them out.',
            ],
          },
        ],
      },
      words: {
        title: '‘Popular’ and ‘featured’',
        blocks: [
          'Popular providers are the most booked of the last 90 days, counted as above.',
          'Featured providers are picked by us, by hand. They stand first in lists called ‘featured’, followed by the best rated, and nowhere else: in a search it makes no difference.',
        ],
      },
      ignored: {
        title: 'What does not count',
        blocks: [
          {
            list: [
              'Money: no position can be bought.',
              'Who you are: being signed in, what you booked or looked at before.',
              'The verified tick, the number of photos, how long a text is, how fast somebody answers.',
            ],
          },
          'A result that looks wrong to you? [Tell us](/contact).',
        ],
      },
    },
  },
} as const

type Texts<T> = T extends string ? string : { readonly [K in keyof T]: Texts<T[K]> }
/** What every other language has to fill, paragraph by paragraph. */
export type InfoTexts = Texts<typeof en>
