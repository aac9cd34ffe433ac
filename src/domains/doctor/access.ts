import { everyone, rowsOf } from '../../../tests/access.ts'
import { doctor } from './contract.ts'

export const access = rowsOf(doctor, { status: { answers: everyone(200) } })
