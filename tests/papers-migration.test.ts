import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createApp, createContext } from '../src/app.server.ts'
import { readConfig } from '../src/config.server.ts'
import { issueRefundNote } from '../src/domains/papers/issue-paper.server.ts'
import { getPdf, readPaper } from '../src/domains/papers/read-paper.server.ts'
import { transaction } from '../src/lib/db.server.ts'
import { migrate } from '../src/lib/migrate.server.ts'
import { sharedServer } from './databases.ts'
import { textOfPdf } from './pdf-text.ts'

const name = `before_papers_${process.pid}`
const folder = mkdtemp(join(tmpdir(), 'migrations-'))

async function onServer(statement: string) {
  const client = new pg.Client({ connectionString: sharedServer() })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

afterAll(async () => {
  await onServer(`drop database if exists ${name} with (force)`)
  await rm(await folder, { recursive: true, force: true })
})

async function migrateBefore(url: string, number: string) {
  const directory = join(await folder, number)
  await mkdir(directory)
  for (const file of (await readdir('db/migrations')).filter((one) => one < number))
    await copyFile(join('db/migrations', file), join(directory, file))
  await migrate(url, { directory })
}

/** '7' of a kind is always the same id. */
const id = (kind: number, number: number) => `0000000${kind}-0000-7000-8000-00000000000${number}`
const [shop, bakery, ada, ben] = [id(1, 1), id(1, 2), id(2, 1), id(2, 2)]
const [visit, called, unpaid, tea] = [id(3, 1), id(3, 2), id(3, 3), id(3, 4)]
const [ofVisit, ofCalled, ofUnpaid, ofTea, ofCut, ofCard, ofTip] = [1, 2, 3, 4, 5, 6, 7].map((one) => id(4, one))
const at = (hour: number) => `2026-03-01 ${String(hour).padStart(2, '0')}:00Z`

/** Two shops with what was paid, given back and sold before anybody issued a paper. */
const before = `
  insert into account (account_id, email, password_hash, first_name, last_name) values
    ('${id(2, 8)}', 'maya@test.test', 'none', 'Maya', 'T'), ('${id(2, 9)}', 'ken@test.test', 'none', 'Ken', 'S'),
    ('${ada}', 'ada@test.test', 'none', 'Ada', 'Nowak'), ('${ben}', 'ben@test.test', 'none', 'Ben', 'Oduya');
  insert into provider_address (slug, provider_id, account_id) values
    ('shop', '${shop}', '${id(2, 8)}'), ('tea', '${bakery}', '${id(2, 9)}');
  insert into provider (provider_id, account_id, slug, business_name, profession, category_slug, subcategory_slug, street, postal_code,
      city, country, latitude, longitude, currency, timezone) values
    ('${shop}', '${id(2, 8)}', 'shop', 'Shop', 'Barber', 'nail-care', 'nail-care', '1 Mare Street', 'E8 1AA', 'London', 'GB', 51, 0, 'GBP',
      'Europe/London'),
    ('${bakery}', '${id(2, 9)}', 'tea', 'Tea', 'Barber', 'nail-care', 'nail-care', '', '', 'Kyoto', 'JP', 35, 135, 'JPY', 'Asia/Tokyo');
  insert into staff (provider_id, staff_id, name, position) select provider_id, account_id, 'Maya', 0 from provider;
  insert into service (provider_id, service_id, name, price_minor) select provider_id, account_id, 'Cut', 1 from provider;
  insert into booking (provider_id, booking_id, customer_id, status, starts_at, ends_at, timezone, currency, total_minor, cancelled_at,
      cancellation_policy, due_now_minor) values
    ('${shop}', '${visit}', '${ada}', 'completed', '${at(10)}', '${at(11)}', 'Europe/London', 'GBP', 8000, null, '[]', 8000),
    ('${shop}', '${called}', '${ben}', 'cancelled', '${at(12)}', '${at(13)}', 'Europe/London', 'GBP', 4000, now(), '[]', 2000),
    ('${shop}', '${unpaid}', '${ben}', 'expired', '${at(14)}', '${at(15)}', 'Europe/London', 'GBP', 4000, null, '[]', 4000),
    ('${bakery}', '${tea}', '${ada}', 'confirmed', '${at(16)}', '${at(17)}', 'Asia/Tokyo', 'JPY', 500, null, '[]', 500);
  insert into segment (provider_id, segment_id, booking_id, staff_id, position, service_id, service_name, price_minor, starts_at, ends_at)
    select b.provider_id, gen_random_uuid(), b.booking_id, s.staff_id, n, s.staff_id, (array['Cut', 'Colour'])[n + 1], 4000,
      b.starts_at + n * interval '20 minutes', b.starts_at + (n + 1) * interval '20 minutes'
    from booking b join staff s using (provider_id), generate_series(0, 1) n where n = 0 or b.booking_id = '${visit}';
  insert into gift_card (provider_id, gift_card_id, buyer_id, currency, amount_minor, service_name, sender_name, recipient_name, message,
      status, code_hash, deliver_at, created_at, paid_at) values
    ('${shop}', '${ofCut}', '${ben}', 'GBP', 3000, 'Cut', 'Ben', 'Amina', '', 'active', repeat('a', 64), now(), '${at(1)}', '${at(2)}'),
    ('${shop}', '${ofCard}', '${ben}', 'GBP', 5000, null, 'Ben', 'Amina', '', 'ended', repeat('b', 64), now(), '${at(1)}', '${at(5)}');
  insert into payment (provider_id, payment_id, booking_id, gift_card_id, customer_id, currency, amount_minor, status, account,
      captured_minor, returned_minor, created_at, paid_at) values
    ('${shop}', '${ofVisit}', '${visit}', null, '${ada}', 'GBP', 8000, 'succeeded', 'acct_1', 8000, 1500, '${at(1)}', '${at(1)}'),
    ('${shop}', '${ofCalled}', '${called}', null, '${ben}', 'GBP', 2000, 'succeeded', 'acct_1', 2000, 2000, '${at(1)}', '${at(3)}'),
    ('${shop}', '${ofUnpaid}', '${unpaid}', null, '${ben}', 'GBP', 4000, 'closed', 'acct_1', 0, 0, '${at(1)}', null),
    ('${bakery}', '${ofTea}', '${tea}', null, '${ada}', 'JPY', 500, 'succeeded', 'acct_2', 500, 500, '${at(1)}', '${at(4)}'),
    ('${shop}', '${ofCut}', null, '${ofCut}', '${ben}', 'GBP', 3000, 'succeeded', 'acct_1', 3000, 0, '${at(1)}', '${at(2)}'),
    ('${shop}', '${ofCard}', null, '${ofCard}', '${ben}', 'GBP', 5000, 'succeeded', 'acct_1', 5000, 5000, '${at(1)}', '${at(5)}');
  insert into refund (provider_id, refund_id, payment_id, amount_minor, reason, status, created_at, settled_at) values
    ('${shop}', '${id(5, 1)}', '${ofVisit}', 1000, 'given', 'succeeded', '${at(1)}', '${at(6)}'),
    ('${shop}', '${id(5, 2)}', '${ofVisit}', 500, 'given', 'pending', '${at(1)}', null),
    ('${shop}', '${id(5, 3)}', '${ofVisit}', 300, 'given', 'failed', '${at(1)}', '${at(7)}'),
    ('${shop}', '${id(5, 4)}', '${ofCalled}', 2000, 'policy', 'succeeded', '${at(1)}', '${at(4)}'),
    ('${shop}', '${id(5, 5)}', '${ofCard}', 5000, 'policy', 'succeeded', '${at(1)}', '${at(8)}'),
    ('${bakery}', '${id(5, 6)}', '${ofTea}', 500, 'late', 'succeeded', '${at(1)}', '${at(4)}');`

/** Meanwhile: a tip with its receipt, tax on a new one, and two disputes that banks decided for customers. */
const meanwhile = `
  update payment set dispute = 'lost' where payment_id in ('${ofVisit}');
  insert into payment (provider_id, payment_id, tip_of, customer_id, currency, amount_minor, status, account, captured_minor, created_at,
      paid_at, dispute)
    values ('${shop}', '${ofTip}', '${visit}', '${ada}', 'GBP', 700, 'succeeded', 'acct_1', 700, '${at(9)}', '${at(9)}', 'lost');
  insert into paper (provider_id, paper_id, number, kind, payment_id, customer_id, issued_at, timezone, issuer_name, issuer_address,
      issuer_country, customer_name, currency, lines, gross_minor, tax_minor, tax_basis_points, tax_name, tax_number)
    values ('${shop}', '${id(6, 1)}', 8, 'receipt', '${ofTip}', '${ada}', '${at(9)}', 'Europe/London', 'Shop', '', 'GB', 'Ada Nowak', 'GBP',
      '[{"kind": "tip", "name": null, "amountMinor": 700}]', 700, 117, 2000, 'VAT', 'GB 1');
  insert into ledger_posting (posting_id, source, kind, provider_id, booking_id, tip_id, posted_at) values
    ('${id(7, 3)}', 'dispute:1', 'dispute', '${shop}', '${visit}', null, '${at(9)}'),
    ('${id(7, 4)}', 'dispute:2', 'dispute', '${shop}', null, '${ofTip}', '${at(9)}'),
    ('${id(7, 1)}', 'dispute_lost:1', 'dispute_lost', '${shop}', '${visit}', null, '${at(10)}'),
    ('${id(7, 2)}', 'dispute_lost:2', 'dispute_lost', '${shop}', null, '${ofTip}', '${at(11)}');
  insert into ledger_entry (posting_id, position, account, owner_id, currency, amount_minor)
    select p, n, (array[taken, given])[n + 1], '${shop}', 'GBP', minor * (1 - 2 * n)
    from (values ('${id(7, 1)}'::uuid, 7000, 'owed_to_provider', 'disputed'), ('${id(7, 2)}', 700, 'owed_to_provider', 'disputed'),
      ('${id(7, 3)}', 7000, 'disputed', 'held_by_processor'), ('${id(7, 4)}', 700, 'disputed', 'held_by_processor'))
      lost (p, minor, taken, given), generate_series(0, 1) n;`

type Row = { number: number; kind: string; payment_id: string; receipt_number: number | null; gross_minor: string }

test('what was paid, given back, sold and lost before there were papers has them, in its order and without a gap', async () => {
  await onServer(`create database ${name}`)
  const url = new URL(sharedServer())
  url.pathname = `/${name}`
  await migrateBefore(url.href, '0180')
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  const papersOf = async (provider: string) => {
    const { rows } = await client.query<Row>(
      'select number, kind, payment_id, receipt_number, gross_minor from paper where provider_id = $1 order by number',
      [provider],
    )
    return rows.map((row) => [row.number, row.kind, row.payment_id, row.receipt_number, Number(row.gross_minor)])
  }
  const first = [
    [1, 'receipt', ofVisit, null, 8000],
    [2, 'receipt', ofCut, null, 3000],
    [3, 'receipt', ofCalled, null, 2000],
    [4, 'refund_note', ofCalled, 3, 2000],
    [5, 'receipt', ofCard, null, 5000],
    [6, 'refund_note', ofVisit, 1, 1000],
    [7, 'refund_note', ofCard, 5, 5000],
  ]
  try {
    await client.query(before)
    await migrateBefore(url.href, '0230')
    expect(await papersOf(shop)).toEqual(first)
    expect(await papersOf(bakery)).toEqual([
      [1, 'receipt', ofTea, null, 500],
      [2, 'refund_note', ofTea, 1, 500],
    ])
    const { rows: said } =
      await client.query(`select number, issuer_name, issuer_address, customer_name, lines, tax_minor::int,
      visit_at is not null as has_visit from paper where provider_id = '${shop}' and number in (1, 2, 5, 6) order by number`)
    const shown = { issuer_name: 'Shop', issuer_address: '1 Mare Street\nE8 1AA London', tax_minor: 0 }
    const line = (kind: string, one: string | null, amountMinor: number) => [{ kind, name: one, amountMinor }]
    expect(said).toEqual([
      { ...shown, number: 1, customer_name: 'Ada Nowak', lines: line('service', 'Cut, Colour', 8000), has_visit: true },
      { ...shown, number: 2, customer_name: 'Ben Oduya', lines: line('gift_card', 'Cut', 3000), has_visit: false },
      { ...shown, number: 5, customer_name: 'Ben Oduya', lines: line('gift_card', null, 5000), has_visit: false },
      { ...shown, number: 6, customer_name: 'Ada Nowak', lines: line('refund', 'Cut, Colour', 1000), has_visit: true },
    ])
    await client.query(meanwhile)
    await migrate(url.href)
    const since = [
      [8, 'receipt', ofTip, null, 700],
      [9, 'dispute_note', ofVisit, 1, 7000],
      [10, 'dispute_note', ofTip, 8, 700],
    ]
    expect(await papersOf(shop)).toEqual([...first, ...since])
    const { rows: taxes } = await client.query(
      `select tax_minor::int, tax_name from paper where provider_id = '${shop}' and kind = 'dispute_note' order by number`,
    )
    expect(taxes).toEqual([
      { tax_minor: 0, tax_name: '' },
      { tax_minor: 117, tax_name: 'VAT' },
    ])
    const { rows: disputes } =
      await client.query(`select d.dispute_id, d.payment_id, d.status, d.turns, y.lost_minor::int
      from payment_dispute d join payment y using (provider_id, payment_id) order by 1`)
    expect(disputes).toEqual([
      { dispute_id: '1', payment_id: ofVisit, status: 'lost', turns: 1, lost_minor: 7000 },
      { dispute_id: '2', payment_id: ofTip, status: 'lost', turns: 1, lost_minor: 700 },
    ])
    await goOn(url.href)
    expect(await papersOf(shop)).toEqual([...first, ...since, [11, 'refund_note', ofVisit, 1, 500]])
  } finally {
    await client.end()
  }
})

/** What was under way is settled, and every paper from before can be read and drawn. */
async function goOn(url: string) {
  const settings = readConfig({
    ...{ APP_ENV: 'test', DATABASE_URL: url, DATA_DIR: await folder, LOG_LEVEL: 'silent' },
    AUTH_SECRET: 'a secret of more than thirty-two characters',
  })
  const app = await createApp(settings, url)
  try {
    const ctx = createContext(app, 'test')
    const refund = { providerId: shop, paymentId: ofVisit ?? '', refundId: id(5, 2), amountMinor: 500 }
    await transaction(ctx, (tx) => issueRefundNote(tx, refund))
    const { rows } = await app.pool.query<{ id: string; number: number; accountId: string }>(
      'select paper_id as id, number, customer_id as "accountId" from paper',
    )
    for (const { id: paperId, number, accountId } of rows) {
      const reader = { ...ctx, actor: { accountId, sessionId: '', providerId: null, isAdmin: false } }
      const paper = await readPaper(reader, { id: paperId })
      const { content } = await getPdf(reader, { id: paperId, language: 'en' })
      const text = textOfPdf(Buffer.from(content, 'base64')).join(' ')
      expect(text).toContain(
        `${{ receipt: 'Receipt', refund_note: 'Refund note', dispute_note: 'Dispute note', debit_note: 'Correction' }[paper.kind]} ${number}`,
      )
      expect(paper.lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(paper.grossMinor)
    }
    expect(rows).toHaveLength(13)
  } finally {
    await app.close()
  }
}
