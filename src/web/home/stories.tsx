import { useTranslation } from 'react-i18next'
import { Avatar } from '../../ui/avatar.tsx'

const people = {
  first: { name: 'Nia Campbell', portrait: 'nia' },
  second: { name: 'Dan Oakes', portrait: 'dan' },
  third: { name: 'Amina Yusuf', portrait: 'amel' },
} as const

/** Testimonials. They are samples, and say so. */
export function Stories() {
  const { t } = useTranslation('home')
  return (
    <section aria-labelledby="stories" className="on-green bg-green text-on-green">
      <div className="page py-20 lg:py-28">
        <h2 id="stories" className="sr-only">
          {t('stories')}
        </h2>
        <div className="grid gap-x-24 gap-y-14 lg:grid-cols-[1.45fr_1fr]">
          <Story name="first" isLarge />
          <div className="grid content-center gap-9">
            <Story name="second" />
            <hr className="border-on-green-2/50" />
            <Story name="third" />
          </div>
        </div>
        <p className="mt-14 flex flex-wrap items-center gap-x-4 gap-y-2 text-on-green-2">
          <span className="badge bg-green-deep text-on-green">{t('samples')}</span>
          {t('samplesText')}
        </p>
      </div>
    </section>
  )
}

function Story({ name, isLarge = false }: { name: keyof typeof people; isLarge?: boolean }) {
  const { t } = useTranslation('home')
  const { t: common } = useTranslation()
  const person = people[name]
  return (
    <figure>
      <blockquote className={isLarge ? 'quote' : 'lead text-on-green'}>
        {common('ui.quoted', { text: t(`story.${name}`) })}
      </blockquote>
      <figcaption className={`flex items-center gap-4 ${isLarge ? 'mt-9' : 'mt-5'}`}>
        <Avatar
          src={`/pictures/portrait-${person.portrait}-96.avif`}
          name={person.name}
          size={isLarge ? 'large' : 'normal'}
        />
        <span>
          <strong className="block">{person.name}</strong>
          <span className="text-on-green-2">{t(`story.${name}For`)}</span>
        </span>
      </figcaption>
    </figure>
  )
}
