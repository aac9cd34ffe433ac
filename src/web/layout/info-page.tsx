import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pageMeta } from '../page-meta.ts'

export type InfoBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
/** By anchor, in the order of the page. */
export type InfoSections = Readonly<Record<string, { readonly title: string; readonly blocks: readonly InfoBlock[] }>>

type InfoPageProps = { title: string; lead: string; contents: string; sections: InfoSections }

/** A long text with its table of contents, which stays in view where there is room beside the text. */
export function InfoPage({ title, lead, contents, sections }: InfoPageProps) {
  const list = Object.entries(sections)
  return (
    <>
      <div className="front">
        <div className="page pt-10 pb-9 lg:pt-16 lg:pb-12">
          <h1 className="name max-w-[18ch]">{title}</h1>
          <p className="lead mt-4 max-w-[56ch] text-on-green-2">{lead}</p>
        </div>
      </div>
      <span className="awning awning-section front-awning" aria-hidden="true" />
      <div className="page grid gap-12 pt-10 lg:pt-16 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:gap-16">
        <nav aria-label={contents} className="lg:sticky lg:top-28 lg:self-start">
          <p className="h3">{contents}</p>
          <ol className="mt-3 border-t-2 border-ink">
            {list.map(([id, section]) => (
              <li key={id} className="border-b border-line">
                <a href={`#${id}`} className="flex min-h-11 items-center font-semibold hover:underline">
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid gap-14 lg:gap-20">
          {list.map(([id, section]) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className="h2">
                {section.title}
              </h2>
              <InfoBlocks blocks={section.blocks} />
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

export function InfoBlocks({ blocks }: { blocks: readonly InfoBlock[] }) {
  return (
    <div className="mt-5 grid gap-5 text-[17px] leading-[1.6]">
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: InfoBlock }) {
  if (typeof block === 'string')
    return (
      <p className="max-w-[65ch]">
        <Linked text={block} />
      </p>
    )
  if ('rows' in block) return <Rows {...block} />
  return (
    <ul className="grid max-w-[65ch] list-disc gap-3 pl-5 marker:text-green-text">
      {block.list.map((item) => (
        <li key={item} className="pl-1">
          <Linked text={item} />
        </li>
      ))}
    </ul>
  )
}

const shortCell = 12

/** A table where there is room, and each row a small paragraph with its labels where there is none; short cells always have. */
function Rows({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  if (rows.flat().every((cell) => cell.length <= shortCell)) return <Figures head={head} rows={rows} />
  const columns = 'md:grid md:grid-cols-[5fr_5fr_4fr] md:gap-8'
  return (
    <div className="my-2 max-w-[920px]">
      <p aria-hidden="true" className={`hidden border-b-2 border-ink pb-2 font-bold ${columns}`}>
        {head.map((title) => (
          <span key={title}>{title}</span>
        ))}
      </p>
      <ul className="max-md:border-t-2 max-md:border-ink">
        {rows.map((row) => (
          <li key={row[0]} className={`border-b border-line py-4 text-base leading-normal ${columns}`}>
            {row.map((cell, index) => (
              <p key={head[index]} className={index === 0 ? 'font-bold' : 'max-md:mt-2'}>
                <span className={index === 0 ? 'sr-only' : 'text-ink-2 md:sr-only'}>{head[index]}: </span>
                {cell}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Figures({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <table className="my-2 w-full max-w-[560px] text-base tabular-nums">
      <thead>
        <tr className="border-b-2 border-ink text-left align-bottom">
          {head.map((title, index) => (
            <th key={title} scope="col" className={`py-2 ${index > 0 ? 'pl-4 text-right' : ''}`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells]) => (
          <tr key={first} className="border-b border-line">
            <th scope="row" className="py-3 text-left">
              {first}
            </th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} className="py-3 pl-4 text-right">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const link = /\[([^\]]+)\]\(([^)]+)\)/

function Linked({ text }: { text: string }): ReactNode {
  // Split by a pattern with two groups: text, label, address, text, label, address, ...
  return text.split(link).map((part, index, parts) => {
    if (index % 3 === 2) return null
    if (index % 3 === 0) return part
    return (
      <Link key={part} to={parts[index + 1] ?? '/'} className="font-semibold underline underline-offset-4">
        {part}
      </Link>
    )
  })
}

/** The title of the page is that of its search result, too. */
export function infoMeta(
  args: Parameters<typeof pageMeta>[0],
  page: { title: string; description: string } | undefined,
  canonical = args.location.pathname,
) {
  return pageMeta(args, (t) => ({
    title: page?.title ?? t('site.name'),
    description: page?.description ?? t('site.description'),
    canonical,
  }))
}
