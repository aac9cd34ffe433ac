import { everyone, newEmail, rowsOf } from '../../../tests/access.ts'
import { contact } from './contract.ts'

export const access = rowsOf(contact, {
  address: { answers: everyone(200) },
  send: {
    answers: everyone(201),
    input: () => ({ name: 'Ada', email: newEmail(), topic: 'other', message: 'Good morning' }),
  },
})
