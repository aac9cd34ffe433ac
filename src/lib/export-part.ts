import type * as z from 'zod/mini'
import type { Ctx, ExportPart } from './context.ts'

type Shape = Readonly<Record<string, z.ZodMiniType>>

/** What is read has the shape that is documented. */
export function exportPart<const S extends Shape, Whose>(
  shape: S,
  read: (ctx: Ctx, whose: Whose) => Promise<{ [Name in keyof S]: z.input<S[Name]> }>,
): ExportPart<Whose> {
  return { shape, read }
}
