import { implement } from '../../lib/api/serve.server.ts'
import { traders } from './contract.ts'
import { documents } from './documents-contract.ts'
import { getDocuments, openOwn } from './read-documents.server.ts'
import { removeDocument, sendDocument } from './send-document.server.ts'
import { declareTrader, getTrader, showTrader } from './trader.server.ts'

const ofTraders = implement(
  traders,
  { ofProvider: showTrader, mine: getTrader, declare: declareTrader },
  {
    ofProvider: {
      detail:
        'As the law of traders on marketplaces asks. `kind` is null where the business has not declared it; of a private person nothing more is shown.',
      refusals: ['provider_not_found'],
    },
    declare: {
      detail:
        'Customers read it on the page of the business and before they book. A tax number that begins with the letters of its country is checked as a number for value added tax.',
      refusals: ['country_unknown', 'register_incomplete', 'tax_number_wrong'],
      example: { legalName: 'Rivers Hair Ltd', country: 'GB', complies: true },
    },
  },
)

const ofDocuments = implement(
  documents,
  { mine: getDocuments, send: sendDocument, open: openOwn, remove: removeDocument },
  {
    send: {
      detail:
        'A form (`multipart/form-data`) with the file in the field `document`. A photo is written anew, 1,920 pixels wide at most, without where it was taken; a PDF is kept as it is. Nobody sees it but you and the administrators who check it, and each of them who opens it stands in the audit log. Where many send at once the answer is 503 with `Retry-After` before anything is received. It goes when it is refused, 90 days after it has expired, and with the account.',
      refusals: [
        ...['document_missing', 'document_too_large', 'document_unknown', 'document_unreadable', 'documents_full'],
        'uploads_unavailable',
      ],
    },
    open: { refusals: ['document_not_found', 'uploads_unavailable'] },
    remove: { refusals: ['document_not_found', 'document_decided'] },
  },
)

export const routes = [...ofTraders, ...ofDocuments]
