import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { Place, UserLocation } from '../contract.ts'
import { chooseLocation, detectLocation, forgetLocation, keptLocation, placeHere } from './user-location.ts'

type GeoLocation = {
  /** Null until it is known. */
  location: UserLocation | null
  isLoading: boolean
  /** The last change did not work out. */
  hasFailed: boolean
  choose(place: Place): Promise<void>
  /** Asks the browser where they are, which asks them. */
  chooseHere(): Promise<void>
  /** Forgets what was chosen and finds out anew. */
  clear(): Promise<void>
}

const Context = createContext<GeoLocation | null>(null)

/** Where the reader is: what this browser keeps, else what can be found out. */
export function GeoLocationProvider({ children }: { children: ReactNode }) {
  const [location, setLocation] = useState<UserLocation | null>(null)
  const [isLoading, setLoading] = useState(true)
  const [hasFailed, setFailed] = useState(false)
  const change = async (find: () => Promise<UserLocation>) => {
    setLoading(true)
    setFailed(false)
    await find().then(setLocation, () => setFailed(true))
    setLoading(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void change(async () => keptLocation() ?? detectLocation())
  }, [])
  const value = {
    ...{ location, isLoading, hasFailed },
    choose: (place: Place) => change(() => chooseLocation(place)),
    chooseHere: () => change(async () => chooseLocation(await placeHere())),
    clear: () => {
      forgetLocation()
      return change(detectLocation)
    },
  }
  return <Context value={value}>{children}</Context>
}

export function useGeoLocation(): GeoLocation {
  const value = useContext(Context)
  if (!value) throw new Error('useGeoLocation must be used within a GeoLocationProvider')
  return value
}
