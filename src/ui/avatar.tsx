import { User } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { initials } from '../lib/initials.ts'

type AvatarProps = {
  src: string | null
  name: string
  size?: 'small' | 'normal' | 'large'
  /** Says who it is; leave it out where the name stands beside the picture. */
  alt?: string
}

/** A round portrait; the initials of the name where there is none, or none that loads. */
export function Avatar({ src, name, size = 'normal', alt = '' }: AvatarProps) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => {
    // It may have failed before there was anyone to hear it.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(src)
  }, [src])
  const letters = initials(name)
  const isShown = src !== null && src !== '' && failed !== src
  return (
    <span className={`avatar avatar-${size}`} {...(!isShown && alt && { role: 'img', 'aria-label': alt })}>
      <span aria-hidden="true">{letters || <User size="55%" />}</span>
      {isShown && (
        <img ref={image} src={src} alt={alt} width={96} height={96} loading="lazy" onError={() => setFailed(src)} />
      )}
    </span>
  )
}
