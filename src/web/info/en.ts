/**
 * The long texts of the information pages, apart from the others so that only these pages carry them: loaders hand them
 * over as data. `[text](/path)` is a link. The keys of `sections` are the anchors and stay the same in every language.
 */
export const en = {
  contents: 'On this page',
  about: {
    title: 'Local services you can book online',
    metaTitle: 'About us',
    description: 'What Highstreet is, what we promise, who it is for and how we make money.',
    lead: 'Highstreet helps you find a barber, nail technician, massage therapist or photographer near you, see when they are free, and book.',
    promisesTitle: 'Four promises',
    promises: [
      {
        title: 'Every time shown can be booked',
        text: 'Times come from the provider’s own calendar: working hours, existing bookings, the length of everything you chose and the buffers between them. The same calculation shows the times, answers your search and accepts your booking. If somebody else books first, we tell you at once and show the nearest free times.',
      },
      {
        title: 'Every price shown is charged',
        text: 'The price is set by the provider and covers everything you chose. We add nothing. If it goes up while you are choosing, we ask you again before you book.',
      },
      {
        title: 'Every star is a real visit',
        text: 'Every review belongs to a completed booking, and a booking has one review at most. The average and the bars count all published reviews, good and bad. A provider without reviews has no stars.',
      },
      {
        title: 'Every ‘no’ comes with a reason',
        text: 'Closed that day, too close to closing, too short notice, too far ahead, just taken: when something is not possible, we tell you why and what you can do instead.',
      },
    ],
    sections: {
      customers: {
        title: 'For customers',
        blocks: [
          'You can search, read profiles and compare reviews without an account. Choose what you need, when and where, and you will only see providers who are free then.',
          'You need an account to confirm a booking, so that the provider knows who is coming and you can view, reschedule or cancel it later. We email you a confirmation with a calendar file.',
        ],
      },
      providers: {
        title: 'For providers',
        blocks: [
          'Hair, barbering, nails, beauty, massage, fitness, tattoo, photography: Highstreet is for everyone who works by appointment. Your page shows your services, prices, opening hours and photos, in your currency and time zone.',
          'You set your minimum notice, how far ahead customers can book, the buffers around each service, and whether bookings are confirmed automatically or wait for your answer. No two customers ever get the same time.',
        ],
      },
      money: {
        title: 'How we make money',
        blocks: [
          'Not with your data. There is no advertising, positions in search are not for sale, and we do not sell data or share it for marketing. [How we rank](/how-we-rank) explains what decides the order.',
          'We add no booking fee to the provider’s price. If something does cost money, you see the price before you pay.',
        ],
      },
      talk: {
        title: 'Contact us',
        blocks: [
          'Is something wrong, missing or not good enough? [Contact us](/contact). Under [privacy](/legal#privacy) you can read what we know about you and what your rights are.',
        ],
      },
    },
    browse: 'Find a provider near you',
  },
  legal: {
    title: 'Terms and privacy',
    description: 'The terms of Highstreet, the rules for cancellations and reviews, and how we handle your data.',
    lead: 'Our terms and your rights, in plain words.',
    sections: {
      terms: {
        title: 'Terms of use',
        blocks: [
          'Highstreet presents providers and manages their calendars. The service you book is an agreement between you and the provider: they provide it at the time and price you both confirmed, and they are responsible for it. These terms are about the site. They are between you and whoever runs it, who can be reached through the [contact page](/contact).',
          {
            list: [
              'An account belongs to one person. Use a name by which the provider knows you and an email address you read: the provider sees the name, and confirmations go to the address.',
              'Keep your password to yourself. Tell us if somebody else has used your account.',
              'Only book if you intend to come.',
              'As a provider, publish only what is true – services, prices, hours, qualifications – and only photos you have the right to use.',
              'Do not try to access other people’s data, and do not send so many requests that the site becomes slow for others. Above a certain number of requests you have to wait.',
            ],
          },
          'We can suspend an account that breaks these rules: it can no longer log in, and a suspended provider is neither shown nor bookable. You can ask for the reason and object through the contact page.',
          'We work to keep the site available and its content correct, but we cannot promise that it is never down. Nothing on this page limits your legal rights as a consumer.',
        ],
      },
      bookings: {
        title: 'Bookings and prices',
        blocks: [
          'A booking is binding once the page says so and it is marked as confirmed. Some providers confirm each booking themselves, and some have not set their hours: you then send a request, which becomes a booking only when they accept it.',
          'The price is the total of the services you chose, in the provider’s currency. If it has gone up since you saw it, nothing is booked until you agree to the new price.',
          'You pay the provider in the way you agree with them. If a page takes a payment itself, it says so and shows the amount before you pay.',
        ],
      },
      cancellations: {
        title: 'Cancellations',
        blocks: [
          'You can cancel a booking under [My bookings](/my-bookings) until it starts, with a reason if you like. The provider can cancel, too. The time is then free for others at once.',
          'What cancelling or not coming costs is up to the provider. You see their terms as dates and amounts before you book, and they stay as they were when you booked. A fee is owed to the provider, never to us; if the provider cancels, you owe nothing.',
          'Once a booking has started, it can no longer be cancelled here. Please talk to the provider: they can mark it as completed or as a no-show.',
        ],
      },
      reviews: {
        title: 'Reviews',
        blocks: [
          {
            list: [
              'A review belongs to a completed booking, and a booking has one review at most.',
              'It shows the customer’s first name and the initial of the last name, or the display name, with the service and the date.',
              'The average is the mean of all published reviews. All count the same, and none is left out because it is bad.',
            ],
          },
          'We neither write nor buy reviews.',
          'For 90 days after your visit you can review it under My bookings. You can edit the review for 14 days, as long as the provider has not replied; it then says that it was edited, and we keep what it said before. You can delete it at any time.',
          'The provider can reply once. Anyone who is logged in can mark a review as helpful or report it. A report hides nothing: a person looks at it, and if a review is removed, the page of the provider says so with the reason.',
        ],
      },
      privacy: {
        title: 'Privacy',
        blocks: [
          'We store what a booking needs and little else: no advertising, no behaviour profiles, nothing sold. The legal basis is the booking or account you asked for, and our legitimate interest in protecting the site from abuse.',
          {
            head: ['What we store', 'Why', 'How long'],
            rows: [
              [
                'Your account: name, email address, language, what you want to be told and your quiet hours, and your password as an Argon2 hash that cannot be reversed',
                'To log you in and tell providers who is coming',
                'Until you delete it on your profile page',
              ],
              [
                'Links that confirm an email address or reset a password, as a hash',
                'So that each works once, and only for the person who reads the email',
                'One month after they expire',
              ],
              [
                'Codes to log in with: a hash of the code and of a secret in your browser, the email address, browser and system names',
                'To log in whoever reads the email, in the browser that asked',
                'A day at most, also without an account',
              ],
              [
                'Passkeys: the public half of the key and its number, the name you gave it, browser and system names, when it was created and last used, and whether it is on all your devices. Your fingerprint and your face stay on your device',
                'To log you in without a password',
                'Until you remove it, or delete your account',
              ],
              [
                'Bookings: services, time, price, your note, cancellation reason, and whether you found the provider here, by a link or through another kind of site',
                'So that both sides know what was agreed',
                'With your name, notes and reasons for as long as you have an account; after that without them, because providers need correct records',
              ],
              [
                'Your reviews, what they said before you edited them, the reviews you marked as helpful, and what you reported',
                'To show the reviews, count each vote once and look into reports',
                'As long as the review exists; with your account, earlier wordings and the details of reports are deleted, and the rest stays without your name',
              ],
              [
                'What the bell of a provider has said, without names or words: those are read from the booking or review itself; of a tick that was taken away also the reason and our words',
                'So that you find it again, marked as read where you have read it',
                'Until you delete your account',
              ],
              [
                'That we wrote to you: about what, by email or push, when and whether it arrived; never what it said. Also that the mail server of your address has refused our emails for good',
                'So that nothing is sent twice, and a message that failed can be sent again',
                '90 days, or until you delete your account',
              ],
              [
                'Where your browser takes notifications, on devices where you switched them on: an address at the maker of the browser, which learns that we write, and never what',
                'To show you there what is new',
                'Until you switch it off there, log out or delete your account',
              ],
              [
                'Payments by card: amount, time, what became of it, and the card processor’s own number for it. Your card’s number goes to the processor alone and never comes to us',
                'To charge what you agreed to, give back what you are owed and show where your money went',
                'As long as accounts must be kept; without your name once you delete your account',
              ],
              [
                'Cards that are kept for the fees of a booking: kind of card and its last four digits, what you agreed to and when, and the card processor’s own number for it. Nothing else of the card ever comes to us',
                'To charge the fees of the cancellation policy that you agreed to, and nothing else',
                'The card is forgotten there once the visit has taken place or the fee is settled; its kind and digits go with your account, what was agreed to stays with the booking',
              ],
              [
                'Receipts and refund notes for what you pay by card: your name, the business, what it was for and the tax, as they were at that moment',
                'So that you and the business can show what was paid',
                'As long as the business must keep its papers, also after you delete your account',
              ],
              [
                'Gift cards you send: your name as you sign it, the recipient’s name and email address, your message, what it is worth and what is left; of the code only a hash',
                'To deliver the card, let it be spent and let you send it again, stop it or give it back',
                'Until you delete your account; after that the card stays good without names, address and message',
              ],
              [
                'The providers you marked as favourites',
                'To find them for you again',
                'Until you remove them or delete your account',
              ],
              [
                'Your points: of which visit, how many, and by which sum; which rewards you have taken',
                'To give and show them, and to take them back with the money',
                'They stay as entries without your name, as receipts do',
              ],
              [
                'The waitlists you have joined: services, dates and times of day, and which times you were offered',
                'To tell you, in the order of joining, when a time becomes free; the provider sees your name there',
                'Until you delete your account',
              ],
              [
                'When you come back: the interval you have chosen for a service, until when you have put it off, that you want to hear nothing of it, of which visit we have told you, and when a provider has last asked you. Your usual interval is worked out from your visits each time',
                'To show and tell you when your next visit is due; the provider sees your name, your usual interval and your last visit once it has passed',
                'Until you delete your account',
              ],
              [
                'Photos you upload: of yourself, of your work, with a review. Only what is seen on them: where, when and with which camera they were taken is removed when they arrive',
                'To show them where you put them',
                'Until you take them off; one that is shown nowhere for a day, and all of them with your account',
              ],
              [
                'What providers publish on their page',
                'To show it to others',
                'Until the provider deletes their account or asks us to remove it; the business name and town stay in the records of past bookings',
              ],
              [
                'What businesses declare of who trades, to be read by their customers, and the documents that show it, seen by the business and our team alone',
                'So that customers know who they book with; of a business that earned here also for the yearly report to the tax office, which we owe by law',
                'Until the business deletes its account, documents 90 days after their last day. Of one that earned here we keep name, address, register and tax number until 31 March after the last year in which money of it moved, for that report alone',
              ],
              [
                'Messages from the contact page: name, email address, topic and text',
                'To answer you',
                'One year; older ones are deleted when the next message arrives, and all of them with an account that has the same confirmed address',
              ],
              [
                'Logged-in devices: a random number, the time of last use, browser and system names, town and country as far as they are known, and a keyed hash of the IP address that cannot be reversed',
                'To keep you logged in, show you where, and tell your usual places from somebody guessing your password',
                'Valid for 14 days without use and 30 days at most; removed with the account, or at the first log-in two months later',
              ],
              [
                'Log-in history and known browsers: when and how somebody logged in or tried, browser and system names, town and country as far as they are known',
                'So that you notice when it was somebody else',
                '90 days, browsers 180 days after the last log-in; removed with the account',
              ],
              [
                'With two-step login: the key of your app, encrypted, and hashes of your recovery codes',
                'To check your codes',
                'Until you turn it off or delete the account',
              ],
              [
                'Your IP address, in counters',
                'So that nobody can guess passwords or flood the site',
                'About two hours; for changes of an email address and codes by email one day, as a keyed hash that cannot be reversed',
              ],
              [
                'A log: which page or call was requested, when, with what result and how long it took. No names, no IP addresses',
                'To find errors',
                'As long as needed for that',
              ],
              [
                'Crash reports: what broke in the code of a page and where, the version of the page, and the number of the request. Nothing about you, and nothing you typed',
                'To find and fix errors',
                '90 days',
              ],
              [
                'How fast pages are: loading times in browsers, counted by page and hour. Nothing about you, and no single visit',
                'To find slow pages',
                '90 days',
              ],
              [
                'Experiments: which way of showing a page you saw, on which page and when, and whether you then did what it is about. Stored under a keyed hash of your account, without your name or address',
                'To find out which way works better',
                'Until you delete your account, and no longer than a year after the experiment has ended',
              ],
              [
                'Searches that found nobody: words of the trade, category, town and day, counted. Other words only once they were searched for in three different hours. No account, IP address or device',
                'To see where providers are missing',
                '90 days',
              ],
              [
                'Backups: a copy of all of this, made every night',
                'So that no bookings are lost when hardware fails',
                'Usually two weeks; deleted accounts are deleted again before a copy is put to use',
              ],
            ],
          },
          'The provider you book sees your name, your booking and your note. Everyone can see reviews and provider pages. Nobody else gets your data, except the mail servers that deliver our emails to you.',
          'Our pages load scripts, fonts and pictures from this site only, and tell your browser to refuse anything from elsewhere. A link such as Get Directions opens another site when you click it: it contains the provider’s location, not yours.',
        ],
      },
      rights: {
        title: 'Your rights',
        blocks: [
          'You have the right, free of charge, to:',
          {
            list: [
              'get a copy of your data, also in a machine-readable form',
              'have it corrected',
              'have it deleted, or its use restricted',
              'object to a use based on our legitimate interest',
            ],
          },
          'On [your profile](/profile) you can download your data, correct your name and email address, and delete your account yourself.',
          'For anything else, [contact us](/contact), choose the topic ‘My data’ and use the email address of your account, so that we know it is you. We have one month to answer by law.',
          'If you are not satisfied with our answer, you can complain to the data protection authority of your country.',
        ],
      },
      cookies: {
        title: 'Cookies and storage',
        blocks: [
          'Our cookies do not track you. There is no consent banner, because everything below only does what you asked for.',
          {
            head: ['Cookie', 'Purpose', 'How long'],
            rows: [
              [
                '__Secure-refresh (refresh on a local address)',
                'Keeps you logged in. It is only sent to the log-in part of the site, and scripts cannot read it',
                '14 days after last use, 30 days at most; deleted when you log out',
              ],
              [
                '__Secure-code (code on a local address)',
                'When you ask for a code to log in with: the code works only together with it. Scripts cannot read it',
                'Ten minutes',
              ],
              [
                '__Secure-half (half on a local address)',
                'With two-step login, between the password and the code from your app: the code works only together with it. Scripts cannot read it',
                'Ten minutes',
              ],
              [
                '__Secure-hosted (hosted on a local address)',
                'While you log in with another service: what comes back from it works only together with it. Scripts cannot read it',
                'A quarter of an hour',
              ],
              [
                '__Secure-device (device on a local address)',
                'Recognises a browser you have logged in with: you are told when another one is used, and not asked for a code for 30 days where you wish. Only the log-in part of the site sees it, and scripts cannot read it',
                '180 days after the last log-in',
              ],
              [
                '__Secure-passkey (passkey on a local address)',
                'Wherever you can log in: a passkey is only accepted together with it. Scripts cannot read it',
                'Five minutes',
              ],
              ['i18nextLng', 'The language you chose', 'One year, or until you delete it'],
              [
                '__Host-gate (gate on a local address)',
                'Only while the site is behind a password: remembers that you have entered it. It says nothing about you',
                'Until you close the browser, one week at most',
              ],
              [
                '__Host-written (written on a local address)',
                'Only while this site also answers from a copy of its database: for a moment after you have saved something, you are answered from the original, so that you see it. It says nothing about you',
                'Ten seconds',
              ],
            ],
          },
          {
            head: ['Browser storage', 'Purpose', 'How long'],
            rows: [
              [
                'token, tokenExpiry, user',
                'Your log-in for the next ten minutes, its expiry time, and your name for the header',
                'Until you log out',
              ],
              [
                'lastAddress',
                'The email address you were logged in with when your log-in ended, so that you need not type it again',
                'Until you log in again or delete it',
              ],
              ['i18nextLng', 'The language you chose', 'Until you choose another one or delete it'],
              [
                'userLocation',
                'Where you are, as a town: chosen by you, or found out for you from your browser’s time zone and language or our network. Only on the home page, and never kept by us. The map of a search asks for your position when you press its button, to about a kilometre, and nobody keeps it',
                'Until you choose ‘Forget my place’ or delete it',
              ],
              [
                'recentSearches',
                'The words and places of your last five searches, so that you can repeat them. The list stays in your browser',
                'Until you remove them from the list in the search field or delete them',
              ],
              [
                'selectedCurrency',
                'The second currency you chose to see prices in',
                'Until you choose ‘Provider’s currency’ or delete it',
              ],
              [
                'two-step-offer-hidden',
                'Which accounts do not want to be offered two-step login in their dashboard again',
                'Until you delete it',
              ],
              [
                'businessDraft',
                'What you have entered while signing up a business: its name, address, phone number, services and hours',
                'Until you finish signing up, log out or delete it',
              ],
              [
                'businessDraftClaim',
                'That you left signing up a business to log in, so that what you have entered is yours when you come back',
                'Until you come back, log out or close the tab',
              ],
              [
                'hosted-redirect',
                'Which page to go back to when you log in with another service',
                'Until you are back, or until you close the tab',
              ],
              [
                'booking-notes',
                'The note you are writing for a booking, so that a reload does not lose it',
                'Until you have booked, log out or close the tab',
              ],
              [
                'review-draft',
                'The review you are writing, so that a reload does not lose it',
                'Until you have published it, log out or close the tab',
              ],
              [
                'wanted-favourite',
                'The provider you marked as a favourite before you logged in, to save it once you have',
                'Until you have logged in, for half an hour at most, or until you close the tab',
              ],
              [
                'shortcuts-off',
                'That you have switched keyboard shortcuts off',
                'Until you switch them on again or delete it',
              ],
              ['answers', 'A copy of your bookings to read without a network', 'Until you log out or delete it'],
              [
                'pages, files',
                'What our site needs to say without a network that there is none; the same for everyone',
                'Until newer ones replace them or you delete them',
              ],
              [
                'apiBaseUrl',
                'A different address of our service, if your browser was told to use one',
                'Until you delete it',
              ],
            ],
          },
          'All but pages and files is stored only when you use the feature. You can delete all of it in your browser: you are then logged out, and the site uses your browser’s language again.',
        ],
      },
      operator: {
        title: 'Who runs this site',
        blocks: [
          'This still has to be completed. Before the site opens, whoever runs it has to give their name or company, postal address and email address here and, where the law requires it, register number, VAT number and supervisory authority. They are also responsible for your data.',
          'Until then you can reach them through the [contact page](/contact).',
          'The places you can search for come from GeoNames (geonames.org, CC BY 4.0) and the French postcodes from La Poste by way of Etalab (Licence Ouverte 2.0), both selected and shortened by us.',
        ],
      },
    },
  },
  accessibility: {
    title: 'Accessibility',
    description: 'How accessible Highstreet is, how we test it, what does not work yet and how to tell us.',
    lead: 'Everyone should be able to find and book a provider, however they see, hear, move or read.',
    sections: {
      goal: {
        title: 'Our standard',
        blocks: [
          'Every page aims to meet the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. This is our own assessment; the site has not been audited externally yet.',
        ],
      },
      expect: {
        title: 'What you can expect',
        blocks: [
          {
            list: [
              'Everything works with the keyboard, the focus is visible, and a skip link takes you to the content of every page.',
              'Headings, lists, labels and landmarks are marked up, so that screen readers can navigate by them.',
              'Text has a contrast of 4.5 to 1 or more, and colour is never the only way to tell something.',
              'Buttons and the main links are at least 44 pixels high.',
              'When a form has errors, a summary at the top lists them, links to the fields and takes the focus.',
              'Pages use animation only if your system does not ask for reduced motion.',
              'Reading, searching, filtering and paging work without JavaScript.',
            ],
          },
        ],
      },
      tested: {
        title: 'How we test',
        blocks: [
          'With every change, a real browser walks through the site and finds each button and field by the role and name that a screen reader announces. On the way, axe-core checks the pages against WCAG 2.0, 2.1 and 2.2, levels A and AA. A single violation blocks the change.',
          'Automatic checks find only some problems. We have not yet tested with people who use assistive technology every day.',
        ],
      },
      limits: {
        title: 'What does not work yet',
        blocks: [
          {
            list: [
              'Logging in, confirming a booking and sending a message from the contact page need JavaScript. The pages say so; the contact page then shows our email address.',
              'Photos come from providers and customers. Providers can say what theirs show, and many have not; those of reviews have no descriptions of their own.',
              'Profiles and reviews are shown in the language they were written in.',
              'Directions open in OpenStreetMap, which we do not control. The address is next to the link as text.',
            ],
          },
        ],
      },
      report: {
        title: 'Report a problem',
        blocks: [
          'Is something stopping you? [Contact us](/contact): tell us which page, what you wanted to do, and which browser or assistive technology you use. We reply by email and help you get it done in the meantime.',
        ],
      },
    },
  },
  ranking: {
    title: 'How we rank',
    description: 'What decides the order of search results on Highstreet, and what does not.',
    lead: 'You choose the order. Nobody can pay for a better position, and everyone who runs the same search sees the same results.',
    sections: {
      order: {
        title: 'Sort order',
        blocks: [
          'By default the list is sorted by ‘Best match’: every provider gets points, and those with more come first. Below each result you can read what its points are for.',
          {
            head: ['Points for', 'How they are counted', 'At most'],
            rows: [
              [
                'Your words',
                'All of them if every word you typed is part of the provider’s names, otherwise none',
                '50 points',
              ],
              [
                'Rating',
                'By the average of all published ratings, as if there were five more reviews of 4 stars: none for 1 star, all of them for 5',
                '40 points',
              ],
              [
                'Distance',
                'All of them at the centre of the place you entered, none at the edge of the search, evenly in between. Without a place: none',
                '30 points',
              ],
              ['Online booking', 'All of them for providers who can be booked online', '10 points'],
            ],
          },
          'You can also choose another order:',
          {
            head: ['Sorted by', 'First', 'If equal'],
            rows: [
              [
                'Best rated',
                'Highest average of all published ratings. Providers without reviews come last',
                'More reviews first',
              ],
              [
                'Nearest',
                'Shortest straight-line distance from the centre of the place you entered. If we do not know the place: as Best rated',
                'In a fixed order',
              ],
              [
                'Lowest price',
                'Lowest price among a provider’s services, open prices left out. Compared as numbers, each in its own currency. Without prices: last',
                'As Best rated',
              ],
              [
                'Most booked',
                'Most bookings in the last 90 days. Cancelled, expired and no-show bookings do not count',
                'As Best rated',
              ],
              [
                'Soonest',
                'Earliest free time of the shortest service in the next two weeks, as far as we know it. Without one: last',
                'In a fixed order',
              ],
              ['Newest', 'Most recently published page', 'In a fixed order'],
            ],
          },
          'Anything still equal after that is sorted by an internal number, so that no provider appears twice in one list.',
        ],
      },
      included: {
        title: 'Who is included',
        blocks: [
          {
            list: [
              'Every active provider who matches your whole search. Each word has to appear in their names, profession, location, services, specializations or tags; small typing errors are tolerated.',
              'For a town: within 15 km (nine miles) of its centre. For a district: within 3 km (two miles). If you choose a distance, it replaces both.',
              'With a date: only providers with a free time that day for the service your words name, otherwise for their shortest one. With a time as well: a start within two hours of it. The calculation is the same as for the booking itself.',
              'Providers without working hours only take requests. A search with a date leaves them out.',
            ],
          },
        ],
      },
      words: {
        title: '‘Popular’ and ‘featured’',
        blocks: [
          'Popular providers have the most bookings in the last 90 days, counted as above.',
          'Featured providers are picked by our team. They come first in lists called ‘featured’, followed by the best rated, and nowhere else: it makes no difference in a search.',
          'Below a provider’s page stand others of the same category within 15 km (nine miles) who can be booked. Of 100 points they get 40 for the same profession, up to 25 for being near, up to 20 for their rating (a few reviews count less than many) and up to 15 for being free within 7 days. Those with the most points are shown.',
        ],
      },
      ignored: {
        title: 'What does not count',
        blocks: [
          {
            list: [
              'Money: positions cannot be bought.',
              'Who you are: whether you are logged in, and what you have booked or viewed.',
              'The verified badge, the number of photos, the length of texts, or how fast somebody answers.',
            ],
          },
          'Does a result look wrong? [Tell us](/contact).',
        ],
      },
    },
  },
  rating: {
    title: 'How we rate',
    description: 'What the stars on Highstreet are made of, and the numbers behind those of a provider.',
    lead: 'The stars of a provider are the mean of all published reviews. Nothing else counts.',
    numbers: {
      title: 'The numbers of {{name}}',
      head: ['Stars', 'Reviews', 'Together'],
      sum: 'All',
      average: '{{sum}} stars ÷ {{count}} reviews = {{average}}, shown to one decimal.',
      none: 'There are no reviews yet, and so no stars.',
    },
    sections: {
      formula: {
        title: 'The formula',
        blocks: [
          'Average = the stars of all published reviews added up, divided by their number. Each counts the same, whether it is new or old, long or short, helpful or not, good or bad.',
          'It is counted anew at the moment a review is published, edited, deleted or removed.',
        ],
      },
      who: {
        title: 'Who can review',
        blocks: [
          'Only the customer of a completed booking: once, within 90 days of the visit, from a confirmed email address. A review can be edited for 14 days, as long as the provider has not replied, and says so.',
        ],
      },
      order: {
        title: 'Order',
        blocks: [
          'The newest come first unless you choose another order. ‘Most Helpful’ counts the people who marked a review as helpful; of equals the newest comes first. Providers can neither hide nor order reviews, and nobody can buy them.',
        ],
      },
      removed: {
        title: 'What we remove',
        blocks: [
          'Anyone who is logged in can report a review. A report hides nothing: a person decides by the reason given. The page of the provider says how many reviews we have removed and why, and they no longer count. Whoever wrote one is told the reason and can object.',
          'When a provider gets ten reviews or more within 24 hours, and at least three times as many as usual over the last 90 days, a program asks a person to look at them. It hides, weighs and deletes nothing: they stay and count as long as no person decides otherwise.',
        ],
      },
    },
  },
} as const

type Texts<T> = T extends string ? string : { readonly [K in keyof T]: Texts<T[K]> }
/** What every other language has to fill, paragraph by paragraph. */
export type InfoTexts = Texts<typeof en>
