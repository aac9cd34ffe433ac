import { Picture } from '../ui/picture.tsx'

/** A shop window beside where one logs in, where there is room for it. */
export function AuthWindow({ picture }: { picture: 'hair-1' | 'hair-5' }) {
  return (
    <div className="auth-window" aria-hidden="true">
      <span className="awning awning-section" />
      <div className="window">
        <Picture src={`/pictures/${picture}-960.avif`} alt="" sizes="(min-width: 1024px) 50vw, 1px" />
      </div>
      <div className="sill" />
    </div>
  )
}
