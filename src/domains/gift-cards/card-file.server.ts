import type * as z from 'zod/mini'
import { i18nFor } from '../../i18n/i18n.ts'
import { defaultLanguage, localeOf, pickLanguage } from '../../i18n/languages.ts'
import type { Ctx } from '../../lib/context.ts'
import { formatMoney } from '../../lib/money.ts'
import type { SavedFile } from '../papers/contract.ts'
import type { Sheet } from '../papers/draw-sheet.server.ts'
import { sheetFile } from '../papers/sheet-file.server.ts'
import type { giftCards, ShownGiftCard } from './contract.ts'
import { checkCard } from './read-cards.server.ts'

/** For whoever has the code: what the page behind the link of the mail shows. */
export async function saveCard(ctx: Ctx, input: z.output<typeof giftCards.pdf.input>): Promise<SavedFile> {
  const card = await checkCard(ctx, input)
  const language = input.language ?? pickLanguage(ctx.locale) ?? defaultLanguage
  const sheet = cardSheet(card, { language, origin: ctx.app.origin, writtenAt: ctx.now })
  return sheetFile(sheet, `gift-card-${card.code.slice(0, 5).toLowerCase()}`)
}

type Written = { language: string; origin: string; writtenAt: Date }

function cardSheet(card: ShownGiftCard, { language, origin, writtenAt }: Written): Sheet {
  const i18n = i18nFor(language)
  const t = i18n.getFixedT(language, 'giftCards')
  const where = card.isForEveryone ? t('everyone.at', { currency: card.currency }) : card.address
  return {
    language,
    title: t('card.title', { name: card.isForEveryone ? t('everyone.any') : card.providerName }),
    writtenAt,
    lettersMissing: i18n.getFixedT(language, 'papers')('paper.letters'),
    blocks: [
      {
        kind: 'gift',
        name: card.isForEveryone ? t('everyone.sign') : card.providerName,
        words: card.message === '' ? t('face.noMessage') : card.message,
        people: t('face.for', { to: card.recipientName, from: card.senderName }),
        what: card.serviceName ?? t('face.neverEnds'),
        worth: formatMoney(card.amountMinor, card.currency, localeOf(language)),
      },
      { kind: 'qr', text: `${origin}/gift-card/${card.code}`, reads: t('card.code') },
      { kind: 'lines', lines: [card.code, t('card.scan'), t('card.secret'), where] },
    ],
  }
}
