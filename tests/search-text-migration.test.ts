import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { refreshSearchText } from '../src/domains/providers/write-provider.server.ts'
import { makeProvider, openTestApp } from './factories.ts'

const app = openTestApp()

async function searchTexts() {
  const { rows } = await sql<{ id: string; text: string }>`
    select provider_id as id, search_text as text from provider`.execute(app.running.db)
  return Object.fromEntries(rows.map(({ id, text }) => [id, text]))
}

test('what search read before is renewed as it is written now, and who has left is not found again', async () => {
  const hidden = { show_last_name: false }
  const made = [
    await makeProvider(app, { columns: { tags: ['Balayage'], specializations: ['Énergie'], area: 'Bow' } }),
    await makeProvider(app, { columns: { individual_name: 'Maya  Thompson-Smith' } }),
    await makeProvider(app, { columns: { ...hidden, individual_name: 'Maya Thompson of Bow, THÓMPSON' } }),
    await makeProvider(app, { columns: { ...hidden, individual_name: 'Thompson' } }),
    await makeProvider(app, { columns: { ...hidden, individual_name: 'Thompsons and the Thompson_' } }),
    await makeProvider(app, {
      columns: { ...hidden, individual_name: 'Anna de la Cruz & de-la cruz, Øystein Groß' },
      names: { firstName: 'Anna', lastName: 'De la  Cruz' },
    }),
    await makeProvider(app, {
      columns: { ...hidden, individual_name: 'Иван Петров' },
      names: { firstName: '', lastName: 'Петров' },
      services: ['Cut', 'Crème'].map((name) => ({ name, durationMinutes: 30, priceMinor: 1000 })),
    }),
  ]
  const ofOtherLetters = [
    ['Сергей Зайцев', 'Зайцев'],
    ['Іван Їжак', 'їжак'],
    ['Jo Ɗanja', 'Danja'],
    ['Jo Ａｂ', 'Ab'],
    ['Jo o', 'o o'],
    ['Ελένη Παπά', 'Παπά'],
    ['हरि शर्मा', 'शर्मा'],
  ] as const
  for (const [name, lastName] of ofOtherLetters) {
    const columns = { ...hidden, individual_name: name }
    made.push(await makeProvider(app, { columns, names: { firstName: '', lastName } }))
    made.push(await makeProvider(app, { columns: { individual_name: name } }))
  }
  for (const { owner } of made.slice(2, 6))
    await sql`update account set display_name = 'Thompson the Barber' where account_id = ${owner.accountId}`.execute(
      app.running.db,
    )
  for (const { providerId } of made) await refreshSearchText(app.ctx(), providerId)
  const left = await makeProvider(app, { columns: { search_text: '' } })
  const written = await searchTexts()
  expect(written).toMatchObject({ [left.providerId]: '' })
  expect(Object.values(written).filter((text) => text.endsWith(' jo'))).toHaveLength(2)

  await sql`update provider set search_text = 'maya thompson' where search_text <> ''`.execute(app.running.db)
  await app.pool.query(await readFile('db/migrations/0059_what_search_reads.sql', 'utf8'))
  expect(await searchTexts()).toEqual(written)
})
