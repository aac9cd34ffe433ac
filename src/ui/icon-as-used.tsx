import type { ReactNode, SVGProps } from 'react'

type Drawn = {
  name: string
  size?: number
  aliases?: readonly string[]
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}
type IconProps = SVGProps<SVGSVGElement> & { size?: number | string }

const isSaid = (name: string) => name.startsWith('aria-') || name === 'role' || name === 'title'

/** Stands for lucide's own in both builds (scripts/vite); `icon-as-used.test.tsx` holds it against theirs. */
export function createIcon({ name, size: drawnAt = 24, aliases = [], node }: Drawn) {
  return function Icon({ size = 24, className, color = 'currentColor', children, ...rest }: IconProps): ReactNode {
    const isHidden = !children && !Object.entries(rest).some(([key, value]) => isSaid(key) && value != null)
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: whoever shows the icon says what it means, or hides it
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox={`0 0 ${drawnAt} ${drawnAt}`}
        fill="none"
        stroke={color}
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={[
          'lucide',
          ...[name, ...aliases].map((one) => `lucide-${one}`),
          ...(className ? [className] : []),
        ].join(' ')}
        aria-hidden={isHidden ? 'true' : undefined}
        {...rest}
      >
        {node.map(([Tag, attributes]) => {
          const { key, ...shape } = attributes
          const Shape = Tag as 'path'
          return <Shape key={key} {...shape} />
        })}
        {children}
      </svg>
    )
  }
}
