import { heartOnCard } from '../../domains/favourites/ui/heart.tsx'
import { ProviderGrid } from '../../domains/providers/ui/provider-grid.tsx'
import type { othersLike } from './others-like.ts'

type OthersProps = NonNullable<Awaited<ReturnType<typeof othersLike>>>

export default function Others({ title, providers }: OthersProps) {
  return (
    <section className="page pt-16 lg:pt-24" aria-labelledby="others">
      <h2 id="others" className="h2 mb-10">
        {title}
      </h2>
      <ProviderGrid providers={providers} isStreet corner={heartOnCard} />
    </section>
  )
}
