import { Link } from 'react-router'

type LinkChipsProps = { title: string; list: readonly { to: string; text: string }[] }

/** Other pages like this one. */
export function LinkChips({ title, list }: LinkChipsProps) {
  return (
    <nav aria-label={title} className="mt-16">
      <h2 className="h3">{title}</h2>
      <ul className="mt-5 flex flex-wrap gap-2">
        {list.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className="chip">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
