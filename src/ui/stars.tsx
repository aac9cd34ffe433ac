const star = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z'
const step = 22

/** Five stars, filled as far as the rating goes; the label says it in words. */
export function Stars({ rating, label, size = 18 }: { rating: number; label: string; size?: number }) {
  const whole = Math.floor(rating)
  const filled = whole * step + (rating - whole) * 20
  const row = [0, 1, 2, 3, 4].map((index) => (
    <path key={index} transform={`translate(${index * step})`} fill="currentColor" d={star} />
  ))
  return (
    <svg role="img" aria-label={label} className="stars" height={size} width={size * 5.4} viewBox="0 0 108 20">
      <g className="text-stone">{row}</g>
      {filled > 0 && (
        <svg aria-hidden="true" className="text-brass" width={filled} height="20" viewBox={`0 0 ${filled} 20`}>
          {row}
        </svg>
      )}
    </svg>
  )
}

/** One, in the colour of what it stands in. */
export const Star = () => (
  <svg aria-hidden="true" viewBox="0 0 20 20">
    <path fill="currentColor" d={star} />
  </svg>
)
