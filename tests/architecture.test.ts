import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file))
const files = filesIn('src')
/** The rows of `access.ts` are asked by tests only. */
const isTest = (file: string) => /(\.test\.tsx?|\/access\.ts)$/.test(file)
const sources = files.filter((file) => !isTest(file))
const text = (file: string) => readFileSync(file, 'utf8')

/** Type imports and lazy ones too. */
const importsOf = (from: string) =>
  [...text(from).matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)]
    .map((match) => normalize(join(dirname(from), match[1] ?? '')).replaceAll('\\', '/'))
    .filter((to) => !to.includes('/+types/'))
    .map((to) => ({ from, to }))
/** Of the files in src. */
const imports = sources.flatMap(importsOf).filter(({ to }) => to.startsWith('src/'))
const offences = (isWrong: (edge: { from: string; to: string }) => boolean) =>
  imports.filter(isWrong).map(({ from, to }) => `${from} -> ${to}`)

const layers = ['src/lib/', 'src/i18n/', 'src/ui/', 'src/domains/', 'src/web/']
/** The files at the top hold everything together and may see all of it. */
const layerOf = (file: string) => {
  const index = layers.findIndex((layer) => file.startsWith(layer))
  return index === -1 ? layers.length : index
}
const isServerOnly = (file: string) => /\.server\.tsx?$/.test(file)

const tiers = [
  ['uploads', 'directories'],
  ['identity', 'location', 'currency', 'ledger', 'experiments', 'health', 'categories', 'contact', 'crashes'],
  ['providers', 'decisions'],
  ['papers'],
  ['scheduling', 'favourites', 'payments'],
  ['holds', 'search', 'gift-cards', 'subscriptions', 'traders'],
  ['staff', 'bookings'],
  ['delays'],
  ['calendar-sync', 'calendar', 'reviews', 'waitlist', 'reminders'],
  ['loyalty', 'notifications', 'analytics'],
  ['business'],
  ['doctor'],
  ['admin', 'backup'],
  ['settings'],
]
const domainOf = (file: string) => /^src\/domains\/([^/]+)\//.exec(file)?.[1]
const tierOf = (domain: string) => tiers.findIndex((tier) => tier.includes(domain))
const nameOf = (file: string) => file.split('/').at(-1) ?? ''
/** A domain whose calls are not all wanted by every page has a second one. */
const isContract = (file: string) => /^([a-z]+-)*contract\.ts$/.test(nameOf(file))

describe('imports', () => {
  test('are all found', () => {
    expect(imports.length).toBeGreaterThan(200)
    expect(offences(({ to }) => !files.includes(to) && !to.endsWith('.css'))).toEqual([])
  })

  test('go from web to domains to ui to texts to lib, never back', () => {
    expect(offences(({ from, to }) => layerOf(to) > layerOf(from))).toEqual([])
  })

  test('never bring what is for the server into a browser', () => {
    const isBrowserSafe = (file: string) =>
      !isServerOnly(file) && layerOf(file) < layers.length && !file.startsWith('src/web/entry.server')
    // A type is gone before the browser sees it; only `import type` may name one.
    const typeOnly = (from: string, to: string) =>
      new RegExp(`import type [^;]*?'[^']*${nameOf(to).replaceAll('.', '\\.')}'`).test(text(from))
    expect(offences(({ from, to }) => isBrowserSafe(from) && isServerOnly(to) && !typeOnly(from, to))).toEqual([])
  })

  test('between domains go down the tiers only', () => {
    const wrong = offences(({ from, to }) => {
      const [user, used] = [domainOf(from), domainOf(to)]
      return user !== undefined && used !== undefined && user !== used && tierOf(used) >= tierOf(user)
    })
    expect(wrong).toEqual([])
    expect(sources.map(domainOf).filter((domain) => domain !== undefined && tierOf(domain) === -1)).toEqual([])
  })

  test('of rules name contracts and pure files only, of contracts no service', () => {
    const isRules = (file: string) => domainOf(file) !== undefined && /^([a-z-]+\.)?rules\.ts$/.test(nameOf(file))
    const isDomainContract = (file: string) => domainOf(file) !== undefined && isContract(file)
    const allowed = (to: string) => to.startsWith('src/lib/') || isContract(to) || nameOf(to) === 'limits.ts'
    // Which way between domains, the tiers say.
    const isPure = (from: string, to: string) => isRules(from) && isRules(to)
    expect(
      offences(({ from, to }) => (isRules(from) || isDomainContract(from)) && !allowed(to) && !isPure(from, to)),
    ).toEqual([])
  })

  test('of pages name contracts and the ui of domains, never a service, not even its types', () => {
    const isPage = (file: string) => file.startsWith('src/web/') && !nameOf(file).startsWith('entry.')
    const isOpen = (to: string) =>
      /\/(ui\/[^/]+|texts\/(en|load)|([a-z]+-)*contract|([a-z]+(-[a-z]+)*\.)?rules)\.tsx?$/.test(to)
    expect(offences(({ from, to }) => isPage(from) && domainOf(to) !== undefined && !isOpen(to))).toEqual([])
  })

  test('of the ui of a domain name contracts, rules and ui', () => {
    const isUi = (file: string) => domainOf(file) !== undefined && file.includes('/ui/')
    const isOpen = (to: string) =>
      /\/(ui\/[^/]+|texts\/(en|load)|([a-z]+-)*contract|([a-z]+(-[a-z]+)*\.)?rules)\.tsx?$/.test(to)
    expect(offences(({ from, to }) => isUi(from) && domainOf(to) !== undefined && !isOpen(to))).toEqual([])
  })

  test('of jobs come from the one list of jobs only: what follows from an event is subscribed, not called', () => {
    const isJobs = (to: string) => nameOf(to) === 'jobs.server.ts' && domainOf(to) !== undefined
    expect(offences(({ from, to }) => isJobs(to) && from !== 'src/domains/index.server.ts')).toEqual([])
  })

  test('of what tests are made of stand in tests only', () => {
    expect(offences(({ to }) => isTest(to))).toEqual([])
    expect(sources.filter((file) => text(file).includes('/tests/'))).toEqual([])
  })

  test('of other packages with time zones or a database stay on the server', () => {
    const serverOnly =
      /(?:from |import\()'(pg|pg-boss|stripe|kysely|nodemailer|jose|@node-rs\/argon2|@zxcvbn-ts\/language-common|rate-limiter-flexible|pino|node:[a-z/_]+)'/
    const wrong = sources.filter(
      (file) =>
        layerOf(file) < layers.length &&
        !isServerOnly(file) &&
        !file.startsWith('src/web/entry.server') &&
        text(file)
          .split('\n')
          .some((line) => serverOnly.test(line) && !line.startsWith('import type')),
    )
    expect(wrong).toEqual([])
  })

  test('make no circle, nor do those of the demo, the benches, the scripts and the tests', () => {
    const all = ['src', 'db', 'bench', 'scripts', 'tests'].flatMap(filesIn)
    const edges = new Map(all.map((file) => [file, importsOf(file).map(({ to }) => to)]))
    const done = new Set<string>()
    const circles: string[] = []
    const visit = (file: string, path: string[]) => {
      if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' -> '))
      if (done.has(file) || path.includes(file)) return
      for (const next of edges.get(file) ?? []) visit(next, [...path, file])
      done.add(file)
    }
    for (const file of all) visit(file, [])
    expect(circles).toEqual([])
  })
})

describe('files', () => {
  test('of a domain come from the closed vocabulary', () => {
    const known =
      /^(([a-z]+-)*contract|rules|[a-z]+(-[a-z]+)*\.rules|events|limits|service\.server|jobs\.server|[a-z]+(-[a-z]+)*\.server)\.ts$/
    const wrong = sources.filter((file) => domainOf(file) && !/\/(ui|texts)\//.test(file) && !known.test(nameOf(file)))
    expect(wrong).toEqual([])
  })

  test('are not barrels or drawers', () => {
    expect(sources.filter((file) => /^(index|types|utils|helpers|constants|hooks)\.tsx?$/.test(nameOf(file)))).toEqual(
      [],
    )
  })

  test('have kebab-case names and named exports', () => {
    expect(sources.filter((file) => !/^_?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*\.tsx?$/.test(nameOf(file)))).toEqual([])
    // What is loaded when it is needed.
    const late = ['booking-dialog.tsx', 'confirm-booking.tsx']
    const isScreen = (file: string) => text('src/web/routes.ts').includes(`'${file.replace('src/', '../')}'`)
    const mayDefault = (file: string) => file.startsWith('src/web/') || late.includes(nameOf(file)) || isScreen(file)
    expect(sources.filter((file) => /^export default/m.test(text(file)) && !mayDefault(file))).toEqual([])
  })
})

test('the live build starts at a file that is there', () => {
  const entry = /^const entry = '\/(.+)'$/m.exec(text('src/main-dev.ts'))?.[1]
  expect(files).toContain(entry)
})

/** Schemas of contracts (their names begin with a capital) that are more than types in a file, and those of endpoints. */
function schemaUses(file: string, code: string): string[] {
  const brought = [...code.matchAll(/import \{([^}]*)\} from '[^']*contract\.ts'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  )
  const schemas = brought
    .filter((name) => /^[A-Z]/.test(name) || / as [A-Z]/.test(name))
    .map((name) => name.split(' as ').at(-1) ?? '')
  const ofEndpoints = brought
    .filter((name) => /^[a-z]/.test(name) && !name.startsWith('type '))
    .flatMap((name) => [
      ...code.matchAll(
        new RegExp(`(?<!typeof )\\b${name.split(' as ').at(-1)}\\.\\w+\\.(input|output|errors)\\b`, 'g'),
      ),
    ])
    .map(([use]) => use)
  return [...schemas.filter((name) => new RegExp(`\\b${name}\\.\\w`).test(code)), ...ofEndpoints].map(
    (use) => `${file}: ${use}`,
  )
}

describe('code', () => {
  const lines = sources.flatMap((file) =>
    text(file)
      .split('\n')
      .map((line, index) => ({ where: `${file}:${index + 1}`, file, line })),
  )
  const found = (pattern: RegExp, where: (file: string) => boolean = () => true) =>
    lines.filter(({ file, line }) => where(file) && pattern.test(line)).map(({ where: place }) => place)

  test('has no any, no ts-ignore, no dangerous HTML', () => {
    expect(found(/(:|\bas|<)\s*any\b|@ts-(ignore|expect-error)|dangerouslySetInnerHTML/)).toEqual([])
  })

  test('of the browser checks no schema and asks none what it holds: its build has none', () => {
    const isPage = (file: string) => /^src\/(ui|web)\//.test(file) || file.includes('/ui/')
    const pages = sources.filter((file) => (isPage(file) || file.endsWith('rules.ts')) && !isServerOnly(file))
    expect(pages.flatMap((file) => schemaUses(file, text(file)))).toEqual([])
    expect(found(/from 'zod|\.safeParse\(/, isPage)).toEqual([])

    const asks = (code: string) => schemaUses('src/domains/search/ui/example.tsx', code)
    const imported = "import { type Need, Need as Of, needs, PriceRange } from '../../providers/contract.ts'\n"
    expect(asks(`${imported}const all = PriceRange.options`)).toEqual(['src/domains/search/ui/example.tsx: PriceRange'])
    expect(asks(`${imported}const one = isIt ? Of.parse(value) : null`)).toEqual([
      'src/domains/search/ui/example.tsx: Of',
    ])
    expect(asks("import { providers } from '../../providers/contract.ts'\nproviders.list.input.shape")).toEqual([
      'src/domains/search/ui/example.tsx: providers.list.input',
    ])
    expect(asks(`${imported}const text: Need = needs[0]\nconst label = t('PriceRange')`)).toEqual([])
  })

  test('of pages asks for nothing that is left out of the libraries in a browser', () => {
    const isPage = (file: string) => /^src\/(ui|web)\//.test(file) || file.includes('/ui/')
    const left =
      /\b(useFetchers?|useActionData|useBlocker|usePrompt|PrefetchPageLinks|ViewTransition|Activity|SuspenseList|useActionState|useFormState|preinit(Module)?|preloadModule)\b|<Fragment ref|export (async )?(function|const) (client)?[aA]ction\b|\s(prefetch|viewTransition)=|<(Link|Form|NavLink)[^>]* method="post"/
    expect(found(left, isPage)).toEqual([])
    for (const code of [
      'useFetcher()',
      'export async function clientAction()',
      '<Link prefetch="intent">',
      '<Activity>',
    ])
      expect([code, left.test(code)]).toEqual([code, true])
  })

  test('of domains asks the context for the time, not the machine', () => {
    expect(
      found(/new Date\(\)|Date\.now\(\)/, (file) => file.startsWith('src/domains/') && !file.includes('/ui/')),
    ).toEqual([])
  })

  test('never multiplies or divides money by a hundred', () => {
    const isMoney = (file: string) => !file.endsWith('listing.server.ts') && !file.endsWith('api.server.ts')
    expect(found(/[*/] 100\b/, isMoney)).toEqual([])
  })
})

describe('a table', () => {
  const migrations = readdirSync('db/migrations').map((file) => readFileSync(join('db/migrations', file), 'utf8'))
  const tables = new Set(
    migrations.flatMap((migration) =>
      [...migration.matchAll(/^create (?:unlogged )?table (\w+)|alter table \w+ rename to (\w+)/gm)].map(
        (match) => match[1] ?? match[2] ?? '',
      ),
    ),
  )
  const named = (pattern: RegExp) =>
    sources.flatMap((file) =>
      [...text(file).matchAll(pattern)]
        .map((match) => match[1] ?? match[2] ?? '')
        .filter((table) => tables.has(table))
        .map((table) => ({ table, file, owner: domainOf(file) ?? dirname(file) })),
    )
  const writes = named(
    /(?:insertInto|updateTable|deleteFrom)\('(\w+)|\b(?:insert into|update|delete from) (?:public\.)?(\w+)/g,
  )
  const reads = named(/(?:selectFrom|[jJ]oin)\('(\w+)|\b(?:from|join) (?:public\.)?(\w+)/g)
  const writersOf = (table: string) => new Set(writes.flatMap((write) => (write.table === table ? write.owner : [])))

  test('is written by its owner only', () => {
    expect(tables).toContain('date_override')
    expect(new Set(writes.map(({ table }) => table)).size).toBeGreaterThan(20)
    const shared = [...tables].filter((table) => writersOf(table).size > 1)
    expect(shared.map((table) => [table, ...writersOf(table)])).toEqual([])
  })

  test('of a domain is not known in lib, nor in identity but for the provider that an account has', () => {
    const isForeign = ({ table, owner }: { table: string; owner: string }, own: string) =>
      owner.startsWith(own) && [...writersOf(table)].some((writer) => writer !== own && !writer.startsWith('src/lib'))
    expect(reads.filter((read) => isForeign(read, 'src/lib'))).toEqual([])
    const own = ['provider', 'provider_address']
    expect(reads.filter((read) => isForeign(read, 'identity') && !own.includes(read.table))).toEqual([])
  })
})

test('what a domain brings stands in the lists', () => {
  const withCalls = sources.filter((file) => domainOf(file) && nameOf(file) === 'contract.ts').map(domainOf)
  for (const domain of withCalls) {
    expect(text('src/domains/contracts.ts')).toContain(`'./${domain}/contract.ts'`)
    expect(text('src/domains/index.server.ts')).toContain(`'./${domain}/service.server.ts'`)
  }
  for (const file of sources.filter((one) => domainOf(one))) {
    const path = `'${file.replace('src/domains/', './')}'`
    if (/^(jobs|personal-data)\.server\.ts$/.test(nameOf(file)))
      expect(text('src/domains/index.server.ts')).toContain(path)
    if (file.endsWith('/texts/load.ts')) expect(text('src/domains/texts.server.ts')).toContain(path)
    const language = /\/texts\/page\/(\w\w)\.ts$/.exec(file)?.[1]
    if (language) expect(text(`src/domains/texts.${language}.ts`)).toContain(path)
  }
})

test('what a domain limits is counted under its own name', () => {
  const own = sources.filter((file) => domainOf(file) && nameOf(file) === 'limits.ts')
  expect(own.length).toBeGreaterThan(2)
  expect(own.filter((file) => !text(file).includes(` = limits('${domainOf(file)}', {`))).toEqual([])
})

test('what a source names by its path from the root is there', () => {
  const paths = [...sources, 'vite.config.ts'].flatMap((file) =>
    [...text(file).matchAll(/'\.?(\/src\/[\w/.-]+)'/g)].map((match) => match[1] ?? ''),
  )
  expect(paths).toContain('/src/http/server.ts')
  expect(paths.filter((path) => !existsSync(join('.', path)))).toEqual([])
})

test('a page is public with a loader or personal with a clientLoader, never both', () => {
  const isBoth = (file: string) =>
    /^export (async )?(function|const) loader\b/m.test(text(file)) &&
    /^export (async )?(function|const) clientLoader\b/m.test(text(file))
  expect(sources.filter((file) => file.startsWith('src/web/routes/') && isBoth(file))).toEqual([])
})

test('every setting is explained in the README', () => {
  const ofDomains = sources.filter((file) => domainOf(file) && nameOf(file) === 'settings.server.ts')
  for (const file of ofDomains) expect(text('src/config.server.ts')).toContain(`'${file.replace('src/', './')}'`)
  const settings = new Set(
    ['src/lib/config.server.ts', ...ofDomains].flatMap((file) =>
      [...text(file).matchAll(/'([A-Z][A-Z_]{2,})'/g)].map((match) => match[1]),
    ),
  )
  expect(settings).toContain('MAX_HOLDS')
  const readme = readFileSync('README.md', 'utf8')
  expect(settings.size).toBeGreaterThan(10)
  expect([...settings].filter((name) => !readme.includes(`| \`${name}\` |`))).toEqual([])
})
