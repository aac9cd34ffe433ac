// What the reports of the test runners say: how many tests passed and failed, and of those that failed where to look.
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './setup.mjs'

export function readReport(path, read) {
  if (existsSync(path)) return read(JSON.parse(readFileSync(path, 'utf8')))
  return { passed: 0, failed: 0, list: [{ title: path, where: ['the run ended without a report; see above'] }] }
}

export function readVitest({ numPassedTests, numFailedTests }) {
  const { inTests, outside } = JSON.parse(readFileSync('test-results/failures.json', 'utf8'))
  return { passed: numPassedTests, failed: numFailedTests + outside.length, list: [...inTests, ...outside] }
}

export function readPlaywright({ stats, errors, suites }) {
  const list = resultsOf(suites).flatMap(({ title, results }) =>
    results
      .filter(({ status }) => status !== 'passed' && status !== 'skipped')
      .map(({ errors, attachments }) => ({
        title,
        where: [...errors.map(whatAndWhere), ...attachments.flatMap(whatWasShown), ...attachments.flatMap(whereIs)],
      })),
  )
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, list }
}

const specsOf = (suites = []) => suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites)])

export const resultsOf = (suites) =>
  specsOf(suites).map(({ file, title, tests }) => ({
    title: `${file}: ${title}`,
    results: tests.flatMap(({ results }) => results),
  }))

export function whereIs({ name, path }) {
  if (!path) return []
  const place = relative(root, path)
  return [name === 'trace' ? `trace: node scripts/run.mjs --bin playwright show-trace ${place}` : `${name}: ${place}`]
}

/** The words of the page when it failed, for whoever has what the run printed and not its pictures. */
function whatWasShown({ name, path }) {
  if (name !== 'error-context' || !existsSync(path)) return []
  const [page = ''] = [...readFileSync(path, 'utf8').matchAll(/^```yaml\n(.*?)^```/gms)]
    .map(([, tree]) => tree)
    .slice(-1)
  const [, main = page] = page.split(/^ *- main.*\n/m)
  const words = main
    .split('\n')
    .map((line) => line.replace(/^ *- (\/url:.*|img.*|[a-z]+:?$|[a-z]+:? )| \[.*\]/g, '').trim())
  const text = words.filter(Boolean).join(' | ').slice(0, 1500)
  return text ? [`shown: ${text}`] : []
}

export const readFaults = ({ caught, survived, verdicts }) => ({
  passed: caught,
  failed: survived,
  list: verdicts
    .filter(({ isCaught }) => !isCaught)
    .map(({ name, why }) => ({ title: `fault: ${name}`, where: [why] })),
})

export const readMutations = ({ seen, unseen, share }) => ({
  passed: seen,
  failed: share < 90 ? unseen.length : 0,
  list: share < 90 ? unseen.map(({ title, why }) => ({ title: `nobody notices ${title}`, where: [why] })) : [],
})

const whatAndWhere = ({ message, location }) =>
  firstLine(message) + (location ? ` (${relative(root, location.file)}:${location.line})` : '')

/** Without the colours of a terminal. */
const firstLine = (text = '') => stripVTControlCharacters(text).split('\n')[0].slice(0, 200)
