/** A shop with its shutter down, as wide as its place; a number hangs on it as on a front door. */
export function ClosedSign({ number }: { number?: string }) {
  return (
    <div className="closed-shop" aria-hidden="true">
      <span className="closed-shop-fascia" />
      <span className="awning closed-shop-awning" />
      <span className="closed-shop-front">
        <span className="closed-shop-shutter">
          {number && <span className="plate closed-shop-plate">{number}</span>}
        </span>
        <span className="closed-shop-door" />
      </span>
      <span className="sill block" />
    </div>
  )
}
