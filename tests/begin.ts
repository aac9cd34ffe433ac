// Before each file of tests.
import { newDay } from './new-day.ts'

await newDay()
