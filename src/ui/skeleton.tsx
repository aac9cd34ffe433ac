import type { ReactNode } from 'react'

/** How many stand in for a list that is on its way. */
export const skeletonCounts = { small: 3, medium: 5, large: 8 } as const

type SkeletonsProps = { size: keyof typeof skeletonCounts; className?: string; children: ReactNode }

/** Repeats one placeholder, given in the size of what comes. A reader hears the page's own words instead. */
export function Skeletons({ size, className, children }: SkeletonsProps) {
  const places = Array.from({ length: skeletonCounts[size] }, (_, index) => `place-${index}`)
  return (
    <div aria-busy="true">
      <div aria-hidden="true" className={className}>
        {places.map((place) => (
          <div key={place}>{children}</div>
        ))}
      </div>
    </div>
  )
}

/** Width, height and shape come as classes: a style attribute is forbidden in what the server sends. */
export function SkeletonBlock({ className }: { className: string }) {
  return <span aria-hidden="true" className={`skeleton ${className}`} />
}

/** A window with a name and two lines under it. */
export function SkeletonCard() {
  return (
    <div>
      <SkeletonBlock className="aspect-[4/3] rounded-b-none" />
      <div className="skeleton-sill" />
      <SkeletonBlock className="mt-5 h-6 w-3/5" />
      <SkeletonBlock className="mt-3 h-4 w-4/5" />
      <div className="mt-4 slots">
        <SkeletonBlock className="h-11" />
        <SkeletonBlock className="h-11" />
        <SkeletonBlock className="h-11" />
      </div>
    </div>
  )
}

/** A portrait with two lines beside it. */
export function SkeletonRow() {
  return (
    <div className="flex items-center gap-4 border-t border-line py-4">
      <SkeletonBlock className="size-12 shrink-0 rounded-full" />
      <div className="grid flex-1 gap-2">
        <SkeletonBlock className="h-5 w-2/5" />
        <SkeletonBlock className="h-4 w-3/5" />
      </div>
    </div>
  )
}
