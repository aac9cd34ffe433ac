import type { Community, Gender, Person } from './people.ts'
import type { Random } from './random.ts'

/** Who may wear which drawn face; the faces themselves are in scripts/pictures. */
const portraits: readonly { name: string; gender: Gender; communities: readonly Community[] }[] = [
  { name: 'maya', gender: 'woman', communities: ['caribbean', 'westAfrican'] },
  { name: 'nia', gender: 'woman', communities: ['caribbean', 'westAfrican'] },
  { name: 'priya', gender: 'woman', communities: ['southAsian'] },
  { name: 'ellie', gender: 'woman', communities: ['british', 'irish', 'scottish'] },
  { name: 'sophie', gender: 'woman', communities: ['british', 'easternEuropean', 'french'] },
  { name: 'hannah', gender: 'woman', communities: ['british', 'mediterranean', 'spanish', 'portuguese', 'french'] },
  { name: 'mei', gender: 'woman', communities: ['chinese'] },
  { name: 'amel', gender: 'woman', communities: ['northAfrican', 'turkish'] },
  { name: 'zainab', gender: 'woman', communities: ['northAfrican', 'turkish', 'southAsian'] },
  { name: 'margaret', gender: 'woman', communities: ['british', 'scottish', 'irish', 'french'] },
  { name: 'rosa', gender: 'woman', communities: ['spanish', 'portuguese', 'mediterranean', 'caribbean'] },
  { name: 'adaeze', gender: 'woman', communities: ['westAfrican', 'caribbean'] },
  { name: 'tariq', gender: 'man', communities: ['southAsian', 'northAfrican', 'turkish'] },
  { name: 'joe', gender: 'man', communities: ['british', 'irish', 'french', 'easternEuropean'] },
  { name: 'kwame', gender: 'man', communities: ['westAfrican', 'caribbean'] },
  { name: 'george', gender: 'man', communities: ['british', 'scottish', 'mediterranean'] },
  { name: 'dan', gender: 'man', communities: ['british', 'scottish', 'irish', 'spanish', 'portuguese'] },
  { name: 'winston', gender: 'man', communities: ['caribbean', 'westAfrican'] },
  { name: 'mateo', gender: 'man', communities: ['spanish', 'portuguese', 'mediterranean', 'turkish'] },
  { name: 'harjit', gender: 'man', communities: ['southAsian'] },
  { name: 'wei', gender: 'man', communities: ['chinese'] },
]

export function portraitFor(random: Random, { gender, community }: Person): string | null {
  const fitting = portraits.filter((face) => face.gender === gender && face.communities.includes(community))
  return fitting.length > 0 ? random.pick(fitting).name : null
}
