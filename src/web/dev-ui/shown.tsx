import { BadgeCheck, CalendarX } from 'lucide-react'
import { Link } from 'react-router'
import { Accordion } from '../../ui/accordion.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge, CountBadge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SkeletonCard, SkeletonRow, Skeletons, skeletonCounts } from '../../ui/skeleton.tsx'
import { Stars } from '../../ui/stars.tsx'
import { Table } from '../../ui/table.tsx'
import { longText, Part, State, States } from './part.tsx'

/** What shows and is pressed. */
export function Shown() {
  return (
    <>
      <Buttons />
      <Marks />
      <Pages />
      <Waiting />
      <Nothing />
      <Lists />
    </>
  )
}

const variants = ['primary', 'outline', 'soft', 'chosen', 'quiet'] as const

function Buttons() {
  return (
    <Part name="Button and link">
      <States>
        {variants.map((variant) => (
          <State key={variant} name={variant}>
            <p className="flex flex-wrap items-center gap-3">
              <Button variant={variant}>Normal</Button>
              <Button variant={variant} size="small">
                Small
              </Button>
              <Button variant={variant} disabled>
                Disabled
              </Button>
              <Button variant={variant} isBusy>
                Busy
              </Button>
            </p>
          </State>
        ))}
        <State name="focus" isFocused>
          <Button variant="primary">Focused</Button>
        </State>
        <State name="long text">
          <Button variant="outline">A text so long that it goes on past the end of the line and wraps</Button>
        </State>
        <State name="links">
          <p className="flex flex-wrap items-center gap-4">
            <Link className={buttonClass('outline')} to="/dev/ui">
              As a button
            </Link>
            <Link className="link" to="/dev/ui">
              In a text
            </Link>
          </p>
        </State>
      </States>
    </Part>
  )
}

function Marks() {
  return (
    <Part name="Badge, stars, avatar">
      <States>
        <State name="badges">
          <p className="flex flex-wrap items-center gap-3">
            <Badge icon={<BadgeCheck aria-hidden="true" size={18} />}>Verified</Badge>
            <Badge tone="solid">Confirmed</Badge>
            <Badge tone="plain">Past</Badge>
            <Badge tone="outline">Pending</Badge>
            <CountBadge count={3} label="3 unread" />
            <CountBadge count={128} label="128 unread" />
          </p>
        </State>
        <State name="long badge">
          <Badge>{longText}</Badge>
        </State>
        <State name="stars: 0, 2.5, 4.9, 5">
          <p className="flex flex-wrap items-center gap-5">
            {[0, 2.5, 4.9, 5].map((rating) => (
              <Stars key={rating} rating={rating} label={`${rating} out of 5 stars`} />
            ))}
          </p>
        </State>
        <State name="avatar: picture, failing, none, nameless">
          <p className="flex flex-wrap items-center gap-4">
            <Avatar name="Maya Thompson" src="/pictures/portrait-maya-96.avif" size="large" />
            <Avatar name="Maya Thompson" src="/pictures/none.avif" />
            <Avatar name="Sam" src={null} alt="Sam" />
            <Avatar name="" src={null} size="small" />
          </p>
        </State>
      </States>
    </Part>
  )
}

function Pages() {
  return (
    <Part name="Pagination">
      <div className="grid gap-6">
        {[
          [1, 3],
          [5, 12],
          [12, 12],
        ].map(([page = 1, total = 1]) => (
          <State key={page} name={`page ${page} of ${total}`}>
            <Pagination page={page} total={total} hrefOf={(number) => `/dev/ui?page=${number}`} />
          </State>
        ))}
      </div>
    </Part>
  )
}

function Waiting() {
  return (
    <Part name="Skeletons">
      <States>
        <State name={`small: ${skeletonCounts.small} rows`}>
          <Skeletons size="small">
            <SkeletonRow />
          </Skeletons>
        </State>
        <State name={`medium: ${skeletonCounts.medium} rows`}>
          <Skeletons size="medium">
            <SkeletonRow />
          </Skeletons>
        </State>
      </States>
      <State name={`large: ${skeletonCounts.large} cards`}>
        <Skeletons size="large" className="grid grid-cols-2 gap-8 px-2 lg:grid-cols-4">
          <SkeletonCard />
        </Skeletons>
      </State>
    </Part>
  )
}

function Nothing() {
  return (
    <Part name="Empty state">
      <EmptyState
        title="No bookings yet"
        level={3}
        action={
          <Link className={buttonClass('primary')} to="/">
            Find a provider
          </Link>
        }
      >
        When you book, your booking appears here with time, price and address.
      </EmptyState>
    </Part>
  )
}

const rows = [
  { service: 'Silk press & trim', minutes: 90, price: '£65.00' },
  { service: longText, minutes: 30, price: '£20.00' },
]

function Lists() {
  return (
    <Part name="Accordion and table">
      <div className="grid gap-10 lg:grid-cols-2">
        <Accordion
          name="dev"
          items={[
            { id: 'one', title: 'Can I cancel?', content: 'Yes, free of charge until it starts.', isOpen: true },
            { id: 'two', title: longText, content: longText },
          ]}
        />
        <div className="grid gap-10">
          <Table
            caption="Services"
            columns={[
              { id: 'service', label: 'Service', cell: ({ service }) => service },
              { id: 'minutes', label: 'Minutes', isNumeric: true, cell: ({ minutes }) => minutes },
              { id: 'price', label: 'Price', isNumeric: true, cell: ({ price }) => price },
            ]}
            rows={rows}
            keyOf={({ service }) => service}
          />
          <EmptyState title="No services yet" level={3}>
            <CalendarX aria-hidden="true" className="mx-auto" />
          </EmptyState>
        </div>
      </div>
    </Part>
  )
}
