import type { Gender, Language } from './people.ts'
import type { Phrases, Replies } from './phrases.ts'
import { english, englishReplies } from './phrases-en.ts'
import { portuguese, spanish } from './phrases-es-pt.ts'
import { french, frenchReplies } from './phrases-fr.ts'
import type { Random } from './random.ts'

const phrasesOf: Record<Language, Phrases> = { en: english, fr: french, es: spanish, pt: portuguese }

export type Occasion = {
  profession: string
  providerFirstName: string
  area: string
  serviceName: string
  customerFirstName: string
  customerGender: Gender
}

export type Quality = 'loved' | 'good' | 'mixed'

const starWeights: Record<Quality, readonly (readonly [stars: number, weight: number])[]> = {
  loved: [
    [5, 88],
    [4, 9],
    [3, 2],
    [2, 0.5],
    [1, 0.5],
  ],
  good: [
    [5, 72],
    [4, 18],
    [3, 5],
    [2, 2],
    [1, 3],
  ],
  mixed: [
    [5, 47],
    [4, 24],
    [3, 13],
    [2, 7],
    [1, 9],
  ],
}

export function pickStars(random: Random, quality: Quality): number {
  return random.weighted(starWeights[quality])
}

type Part = (phrases: Phrases, profession: string) => readonly string[]

const scene: Part = ({ scene }) => scene
const praise: Part = ({ praise }) => praise
const work: Part = ({ work, anyWork }, profession) => work[profession] ?? anyWork
const close: Part = ({ close }) => close
const quibble: Part = ({ quibble }) => quibble
const middling: Part = ({ middling }) => middling
const fault: Part = ({ fault, anyFault }, profession) => fault[profession] ?? anyFault
const anyFault: Part = ({ anyFault }) => anyFault
const goodbye: Part = ({ goodbye }) => goodbye
const short: Part = ({ short }) => short

type Shapes = readonly (readonly [parts: readonly Part[], weight: number])[]

const shapes: Record<number, Shapes> = {
  5: [
    [[short], 9],
    [[work], 6],
    [[praise], 3],
    [[work, close], 14],
    [[praise, work], 16],
    [[work, praise, close], 14],
    [[scene, work], 12],
    [[scene, praise, work], 12],
    [[scene, work, close], 10],
    [[scene, praise, work, praise, close], 8],
  ],
  4: [
    [[work, quibble], 24],
    [[praise, quibble], 16],
    [[scene, work, quibble], 18],
    [[work], 8],
    [[scene, praise, quibble, close], 14],
    [[praise, work, quibble], 18],
  ],
  3: [
    [[middling], 12],
    [[middling, quibble], 30],
    [[scene, middling, quibble], 20],
    [[praise, fault], 20],
    [[work, quibble, quibble], 10],
  ],
  2: [
    [[fault, goodbye], 24],
    [[scene, fault], 20],
    [[fault, anyFault], 24],
    [[praise, fault, goodbye], 16],
    [[scene, fault, anyFault, goodbye], 14],
  ],
  1: [
    [[fault], 14],
    [[fault, anyFault, goodbye], 34],
    [[scene, fault, anyFault], 20],
    [[anyFault, goodbye], 16],
    [[scene, fault, anyFault, goodbye], 16],
  ],
}

/** Sentences of one shape, none twice, with the names filled in. */
export function writeReview(random: Random, language: Language, stars: number, occasion: Occasion): string {
  const phrases = phrasesOf[language]
  const parts = random.weighted(shapes[stars] ?? [])
  const sentences: string[] = []
  for (const part of parts) {
    const fresh = part(phrases, occasion.profession).filter((sentence) => !sentences.includes(sentence))
    sentences.push(random.pick(fresh))
  }
  return fillIn(sentences.join(' '), occasion)
}

export function writeReply(random: Random, country: string, stars: number, occasion: Occasion): string {
  const replies: Replies = country === 'FR' ? frenchReplies : englishReplies
  return fillIn(random.pick(stars <= 2 ? replies.sorry : replies.thanks), occasion)
}

function fillIn(text: string, occasion: Occasion): string {
  return text
    .replaceAll('{name}', occasion.providerFirstName)
    .replaceAll('{area}', placeInSentence(occasion.area))
    .replaceAll('{customer}', occasion.customerFirstName)
    .replaceAll('{service}', inSentence(occasion.serviceName))
    .replaceAll(/\{([^{}|]*)\|([^{}|]*)\}/g, occasion.customerGender === 'man' ? '$1' : '$2')
}

const withArticle = new Set(['Northern Quarter', 'New Town', 'Old Town'])

export function placeInSentence(area: string): string {
  return withArticle.has(area) ? `the ${area}` : area
}

const properWords = /^(BIAB|French|Russian|Swedish|Indian|Hollywood)/

function inSentence(serviceName: string): string {
  return properWords.test(serviceName) ? serviceName : serviceName.charAt(0).toLowerCase() + serviceName.slice(1)
}
