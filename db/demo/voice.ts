import type { Random } from './random.ts'
import { placeInSentence } from './reviews.ts'
import type { Tongue, Trade } from './trade.ts'

export type Subject = { firstName: string; lastName: string; area: string; city: string; street: string }

export function makeBusinessName(random: Random, trade: Trade, tongue: Tongue, subject: Subject): string {
  return fillIn(random.pick(trade.businessNames[tongue]), subject)
}

const beginnings: Record<Tongue, readonly string[]> = {
  en: [
    'I have been doing this for {years} years, the last {few} of them in {area}.',
    'I trained in {city}, worked for other people for {few} years and then opened my own door.',
    '{years} years in, and I still look forward to Mondays.',
    'I grew up two streets from here and came back to work.',
    'I came to {city} for a summer {years} years ago and stayed.',
    'I changed careers at thirty and have not regretted a day of it.',
    'My aunt had a shop like this one, and I swept its floor until she let me do more.',
    'After {few} years in a big place in the centre I wanted something smaller and slower.',
  ],
  fr: [
    'J’exerce depuis {years} ans, dont {few} dans ce quartier.',
    'Formation à {city}, {few} ans chez les autres, puis ma propre porte.',
    'J’ai grandi à deux rues d’ici et j’y suis revenu travailler.',
    'Arrivé à {city} pour un été il y a {years} ans, je suis resté.',
    'J’ai changé de métier à trente ans et je ne l’ai pas regretté un seul jour.',
    'Ma tante tenait une maison comme celle-ci ; j’y ai tout appris.',
  ],
}

const feminine: readonly (readonly [string, string])[] = [
  ['j’y suis revenu', 'j’y suis revenue'],
  ['Arrivé à', 'Arrivée à'],
  ['je suis resté.', 'je suis restée.'],
]

const endings: Record<Tongue, readonly string[]> = {
  en: [
    'Come early, there is always tea.',
    'If you are not sure what to book, send me a note and I will help.',
    'Dogs are welcome, prams too.',
    'I work alone, so what you book is what you get: me.',
    'See you soon.',
    'Running late? Tell me and we will manage.',
    'First-timers are my favourite kind of people.',
    'I close for two weeks in August and you will hear about it well before.',
    '',
  ],
  fr: [
    'Venez un peu en avance, il y a toujours du café.',
    'Si vous hésitez, écrivez-moi avant de réserver.',
    'Je travaille seul, vous serez donc toujours reçu par la même personne.',
    'À bientôt.',
    '',
  ],
}

const greetings: Record<Tongue, readonly string[]> = {
  en: [
    'Hello, and come on in.',
    'Hi, I am {first}. Pull up a chair.',
    'Welcome. Tell me what you have in mind.',
    'Good to see you in {area}.',
    'Hello from {street}.',
    'Hi there, let’s find you a time.',
    'Lovely to meet you. I am {first}.',
  ],
  fr: [
    'Bonjour et bienvenue.',
    'Bonjour, je suis {first}.',
    'Entrez, installez-vous.',
    'Ravi de vous accueillir.',
    'Bienvenue, dites-moi ce qu’il vous faut.',
  ],
}

const feminineGreetings: Record<string, string> = { 'Ravi de vous accueillir.': 'Ravie de vous accueillir.' }

export function makeBio(random: Random, trade: Trade, tongue: Tongue, subject: Subject, isWoman: boolean): string {
  const years = random.int(6, 24)
  const craft = random.sample(trade.craft[tongue], random.chance(0.4) ? 2 : 1)
  const sentences = [random.pick(beginnings[tongue]), ...craft, random.pick(endings[tongue])].filter(Boolean)
  const text = fillIn(sentences.join(' '), subject)
    .replaceAll('{years}', String(years))
    .replaceAll('{few}', String(random.int(2, Math.min(6, years - 2))))
  if (tongue === 'en' || !isWoman) return text
  return feminine.reduce(
    (bio, [his, hers]) => bio.replace(his, hers),
    text.replace('Je travaille seul,', 'Je travaille seule,'),
  )
}

export function makeGreeting(random: Random, tongue: Tongue, subject: Subject, isWoman: boolean): string {
  const greeting = random.pick(greetings[tongue])
  return fillIn((isWoman && feminineGreetings[greeting]) || greeting, subject)
}

export function makeDescription(random: Random, trade: Trade, tongue: Tongue): string {
  return random.pick(trade.description[tongue])
}

export function fillIn(text: string, subject: Subject): string {
  return text
    .replaceAll('{first}', subject.firstName)
    .replaceAll('{last}', subject.lastName)
    .replaceAll('{area}', placeInSentence(subject.area))
    .replaceAll('{city}', subject.city)
    .replaceAll('{street}', subject.street)
}
