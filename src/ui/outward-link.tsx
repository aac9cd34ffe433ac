import type { ComponentProps } from 'react'

type OutwardLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & { href: string }

/** Opens beside the page what lies elsewhere: an absolute web address, and nothing else. */
export function OutwardLink({ href, ...props }: OutwardLinkProps) {
  const isElsewhere = /^https?:\/\//i.test(href)
  return <a href={href} {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })} {...props} />
}
