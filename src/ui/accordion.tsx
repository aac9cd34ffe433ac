import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type AccordionItem = { id: string; title: string; content: ReactNode; isOpen?: boolean }
/** With a name, opening one closes the others. */
type AccordionProps = { items: readonly AccordionItem[]; name?: string; level?: 2 | 3 | 4 }

export function Accordion({ items, name, level = 3 }: AccordionProps) {
  const Heading = `h${level}` as const
  return (
    <div className="accordion">
      {items.map(({ id, title, content, isOpen }) => (
        <details key={id} id={id} name={name} open={isOpen}>
          <summary>
            <Heading>{title}</Heading>
            <ChevronDown aria-hidden="true" size={22} />
          </summary>
          <div className="accordion-content">{content}</div>
        </details>
      ))}
    </div>
  )
}
