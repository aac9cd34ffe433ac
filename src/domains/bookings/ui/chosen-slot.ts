/** `priceMinor`: of everything at this time, where it depends on who does it. `end` is known once the times are. */
export type ChosenSlot = { start: string; end?: string | undefined; priceMinor?: number | undefined }
