import { type Finding, judge, meaning, type Rule } from './judge.ts'
import type { Catalogue } from './levels.ts'

/**
 * `places`: the files of the product that ask it; `names`: of the connections; `ungiven`: what it writes by that is not given, as the
 * database tells (`settings.ts`).
 */
export type Statement = {
  text: string
  names: readonly string[]
  places: readonly string[]
  ungiven?: readonly string[]
}

/** What is meant to be as it is: in this file, where the query says so. `rule`: unless told, that it asks whichever providers there are. */
export type Allowed = { reason: string; rule?: Rule; where: readonly (readonly [file: string, query: RegExp])[] }

const asksAll: readonly Rule[] = ['names no provider', 'not joined by provider', 'names no id']

/** A whole run has some half as many again: fewer, and it was not recorded. */
const fewest = { statements: 1000, domains: 30 }

/** Its statements are its own, and not judged. */
export const isOfQueue = ({ names }: Pick<Statement, 'names'>) => names.every((name) => name === 'highstreet-jobs')

/** What is said of a run, and what must not be. */
export function report(
  statements: readonly Statement[],
  catalogue: Catalogue,
  allowed: readonly Allowed[],
  isWhole: boolean,
): { lines: string[]; problems: string[] } {
  const problems: string[] = []
  /** By file and words; who locks accounts by words alone: of files that ask the same one may have been recorded, and the source says which do. */
  const used = new Set<string>()
  const nameOf = (file: string, pattern: RegExp, rule?: Rule) =>
    rule === 'locks an account' ? String(pattern) : `${file} ${pattern}`
  const reaches = { one: 0, some: 0, nobody: 0, all: 0 }
  const byReason = new Map<string, Set<string>>()
  const told = new Set<string>()
  const ours = statements.filter((one) => !isOfQueue(one))

  for (const statement of ours) {
    const { text, places, ungiven = [] } = statement
    try {
      const { reach, findings } = judge(text, catalogue)
      reaches[reach]++
      const bySetting = ungiven.map((of): Finding => ({ rule: 'updates by a setting', of, query: text }))
      for (const finding of [...findings, ...bySetting]) {
        const reasons =
          isOfDoctor(statement) && asksAll.includes(finding.rule) ? [ofDoctor] : reasonsFor(finding, places)
        for (const reason of reasons) byReason.set(reason, (byReason.get(reason) ?? new Set()).add(text))
        const { rule, of, query } = finding
        if (reasons.length === 0 && !told.has(rule + query)) {
          problems.push(`${rule} (${of}): ${meaning[rule]}\n  ${query}\n  asked by ${places.join(', ')}`)
          told.add(rule + query)
        }
      }
    } catch (error) {
      problems.push(`It cannot be parsed: ${error}\n  ${text}\n  asked by ${places.join(', ')}`)
    }
  }

  if (isWhole) problems.push(...missing(ours), ...unused())
  const count = (number: number, words: string) => `${String(number).padStart(6)}  ${words}`
  return {
    problems,
    lines: [
      `${statements.length} statements: ${statements.length - ours.length} of the queue, ${ours.length} judged`,
      count(reaches.one, 'of one provider, who is named in every part'),
      count(reaches.some, 'of some providers, who are named'),
      count(reaches.nobody, 'of no provider’s tables'),
      count(reaches.all, 'of whichever providers there are, of which are allowed:'),
      ...[...byReason]
        .toSorted(([, a], [, b]) => b.size - a.size)
        .map(([reason, { size }]) => `  ${count(size, reason)}`),
      `${problems.length} unexplained`,
    ],
  }

  /** Empty unless every place that asks it may. Of a built server nobody knows the place. */
  function reasonsFor({ rule, query }: Finding, places: readonly string[]): string[] {
    const ofSource = places.filter((place) => place.startsWith('src/'))
    const all = (ofSource.length > 0 ? ofSource : [null]).map((place) =>
      allowed.flatMap(({ reason, where, ...only }) => {
        if (only.rule ? only.rule !== rule : !asksAll.includes(rule)) return []
        const found = where.filter(([file, pattern]) => (place === null || isIn(place, file)) && pattern.test(query))
        for (const [file, pattern] of found) used.add(nameOf(file, pattern, only.rule))
        return found.length > 0 ? [reason] : []
      }),
    )
    return all.every((reasons) => reasons.length > 0) ? all.flat() : []
  }

  function unused(): string[] {
    return allowed.flatMap(({ where, rule }) =>
      where
        .filter(([file, pattern]) => !used.has(nameOf(file, pattern, rule)))
        .map(([file, pattern]) => `Nobody asks this any more, so that it need not be allowed: ${file} ${pattern}`),
    )
  }
}

const ofDoctor = 'The doctor looks through everything, one promise after the other'

/** A built server does so as well, where nobody knows the place. */
function isOfDoctor({ names, places }: Statement): boolean {
  const ofSource = places.filter((place) => place.startsWith('src/'))
  if (ofSource.length === 0) return names.every((name) => name === 'highstreet-slow')
  return ofSource.every((place) => place.startsWith('src/domains/doctor/'))
}

const isIn = (place: string, file: string) =>
  place === (file.startsWith('lib/') ? `src/${file}.server.ts` : `src/domains/${file}.server.ts`)

function missing(judged: readonly Statement[]): string[] {
  const places = new Set(judged.flatMap(({ places }) => places))
  const domains = new Set([...places].flatMap((place) => /^src\/domains\/([\w-]+)\//.exec(place)?.[1] ?? []))
  const isFewer = judged.length < fewest.statements || domains.size < fewest.domains
  return [
    ...(isFewer ? [`Only ${judged.length} statements of ${domains.size} domains were recorded`] : []),
    ...([...places].some((place) => place.startsWith('build/')) ? [] : ['Nothing was recorded of a built server']),
  ]
}
