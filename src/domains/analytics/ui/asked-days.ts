import { useSearchParams } from 'react-router'
import { type Asked, askedIn } from './periods.ts'

/** Which days are shown stands in the address, so that it can be gone back to and sent on. */
export function useAskedDays(today: string) {
  const [params, setParams] = useSearchParams()
  const set = ({ from, to, by }: Asked) => setParams({ from, to, by }, { preventScrollReset: true })
  return { asked: askedIn(params, today), set }
}
