type PictureProps = { src: string | null; alt: string; sizes: string; isFirst?: boolean }

/** A picture of the kit or an upload in two sizes, or any other address as it is; nothing to show gives a plain pane. */
export function Picture({ src, alt, sizes, isFirst = false }: PictureProps) {
  if (!src) return <NoPicture />
  const small = src.replace(/-960(?=\.\w+$)/, '-480')
  const srcSet = small === src ? undefined : `${small} 480w, ${src} 960w`
  return (
    <img
      src={small}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      width={960}
      height={720}
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  )
}

function NoPicture() {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true" className="h-full w-full text-green">
      <path d="M28 26h40l4 10H24z" fill="currentColor" opacity=".5" />
      <path d="M30 40h36v20H30z" fill="currentColor" opacity=".25" />
    </svg>
  )
}
