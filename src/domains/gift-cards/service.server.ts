import { implement } from '../../lib/api/serve.server.ts'
import { buyGiftCard } from './buy-card.server.ts'
import { saveCard } from './card-file.server.ts'
import { giveCardBack, resendCard, stopCode } from './change-card.server.ts'
import { giftCards } from './contract.ts'
import { giftCardDescriptions } from './description.server.ts'
import { checkCard, listEveryoneOffers, listOwnCards, readOffer } from './read-cards.server.ts'
import { refundGift } from './refund-gift.server.ts'

export const routes = implement(
  giftCards,
  {
    offer: readOffer,
    everyone: listEveryoneOffers,
    buy: buyGiftCard,
    list: listOwnCards,
    check: checkCard,
    pdf: saveCard,
    resend: resendCard,
    stop: stopCode,
    giveBack: giveCardBack,
    refund: refundGift,
  },
  giftCardDescriptions,
)
