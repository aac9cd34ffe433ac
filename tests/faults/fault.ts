/** A mistake that somebody could make, and the tests that would tell. */
export type Fault = {
  name: string
  file: string
  /** Stands in the file once. */
  find: string
  replace: string
  tests: string[]
  /** Only the tests with this in their names. */
  only?: string
  /** The tests start the built server, and the fault is in what is built. */
  build?: true
}
