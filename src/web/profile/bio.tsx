import { Suspense, useState } from 'react'
import { useSession } from '../../domains/identity/ui/session.ts'
import type { Provider } from '../../domains/providers/contract.ts'
import { late } from '../../ui/late.ts'

const BioEditor = late(() =>
  import('../../domains/business/ui/bio-editor.tsx').then((module) => ({ default: module.BioEditor })),
)

/** Its owner writes it where it is read. */
export function Bio({ provider }: { provider: Provider }) {
  const session = useSession()
  // The page still has what it was loaded with.
  const [saved, setSaved] = useState<string | null>(null)
  const bio = saved ?? provider.bio
  return (
    <>
      <p className="max-w-[62ch] text-[1.0625rem] leading-[1.6] whitespace-pre-line wrap-anywhere">{bio}</p>
      {session.status === 'signed-in' && session.user.providerSlug === provider.slug && (
        <Suspense fallback={null}>
          <BioEditor provider={{ id: provider.id, bio }} onSaved={setSaved} />
        </Suspense>
      )}
    </>
  )
}
