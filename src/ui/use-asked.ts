import { useEffect, useRef } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router'

/** An empty value leaves its name out. */
export type Asked = Readonly<Record<string, string>>

/**
 * What a page is asked for stands in its address. What is set while another change is on its way goes along with it: the router
 * knows that one only when it has arrived, and would lose it.
 */
export function useAsked() {
  const [params, setParams] = useSearchParams()
  const onItsWay = useRef<Record<string, string>>({})
  useEffect(() => {
    for (const [name, value] of Object.entries(onItsWay.current))
      if ((params.get(name) ?? '') === value) delete onItsWay.current[name]
  }, [params])
  const set = (values: Asked, options: NavigateOptions = {}) => {
    Object.assign(onItsWay.current, values)
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(onItsWay.current)) {
          if (value) after.set(name, value)
          else after.delete(name)
        }
        return after
      },
      { preventScrollReset: true, ...options },
    )
  }
  return [params, set] as const
}
