import { implement } from '../../lib/api/serve.server.ts'
import { papers } from './contract.ts'
import { getPdf, readPaper } from './read-paper.server.ts'
import { getStatement, getStatementCsv, getStatementEntries, getStatementPdf } from './statement.server.ts'
import { statements } from './statement-contract.ts'

const unknown = { refusals: ['paper_not_found', 'reason_needed'] }
const toCome = { refusals: ['month_to_come'] }

export const routes = [
  ...implement(papers, { get: readPaper, pdf: getPdf }, { get: unknown, pdf: unknown }),
  ...implement(
    statements,
    { get: getStatement, entries: getStatementEntries, pdf: getStatementPdf, csv: getStatementCsv },
    {
      get: {
        ...toCome,
        detail:
          'Every amount is a sum of entries of the ledger: of each account what there was before the month, what the month has moved, and what there was after it.',
      },
      entries: toCome,
      pdf: toCome,
      csv: {
        ...toCome,
        detail:
          'As RFC 4180 says, in UTF-8. A cell that a spreadsheet would take for a formula begins with an apostrophe.',
      },
    },
  ),
]
