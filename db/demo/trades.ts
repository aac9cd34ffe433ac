import type { Trade } from './trade.ts'
import { beautyTherapist, eyelashTechnician, makeupArtist, nailTechnician } from './trades-beauty.ts'
import { fitnessTrainer, massageTherapist, nutritionist, personalTrainer, yogaInstructor } from './trades-body.ts'
import { barber, hairStylist } from './trades-hair.ts'
import { photographer, serviceProvider, tattooArtist } from './trades-making.ts'

export const trades: readonly Trade[] = [
  hairStylist,
  barber,
  nailTechnician,
  massageTherapist,
  beautyTherapist,
  eyelashTechnician,
  personalTrainer,
  makeupArtist,
  yogaInstructor,
  tattooArtist,
  photographer,
  serviceProvider,
  fitnessTrainer,
  nutritionist,
]
