import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { admin, type FoundProvider } from '../../admin/contract.ts'
import { call } from '../../identity/ui/session.ts'
import { settingsKey } from './settings-key.ts'

const shown = 6
const fromLetters = 2

type FindBusinessProps = {
  label: string
  /** What the button beside each does. */
  action: string
  /** Those for whom it is done already. */
  done: readonly string[]
  doneText: string
  onPick: (found: Pick<FoundProvider, 'id' | 'name'>) => void
}

/** A business by a part of its name, its place or its profession. */
export function FindBusiness({ label, action, done, doneText, onPick }: FindBusinessProps) {
  const { t } = useTranslation('settings')
  const { t: office } = useTranslation('admin')
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const isAsked = search.length >= fromLetters
  const query = useQuery({
    queryKey: [...settingsKey, 'find', search],
    queryFn: ({ signal }) => call(admin.providers, { search, page: 1, limit: shown }, { signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const found = isAsked ? query.data?.providers : undefined
  return (
    <div className="mb-6">
      <div className="max-w-md">
        <Field
          label={label}
          type="search"
          icon={<Search size={20} />}
          placeholder={t('findHint')}
          value={typed}
          maxLength={100}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      {isAsked && (
        <div role="status" className="sr-only">
          {found && t('found', { count: found.length })}
        </div>
      )}
      {isAsked && query.isError && <p role="alert">{t('notLoaded')}</p>}
      {found?.length === 0 && <p className="mt-3 text-ink-2">{t('foundNone')}</p>}
      {found && found.length > 0 && (
        <ul className="settings-found">
          {found.map(({ id, name, place, linkTo, state }) => (
            <li key={id} className="settings-row settings-row-found">
              <span className="min-w-0">
                <Link to={linkTo} className="link break-words">
                  {name}
                </Link>
                <span className="block text-ink-2">{place}</span>
              </span>
              <span className="flex flex-none items-center gap-3">
                {(state === 'suspended' || state === 'offline') && (
                  <Badge tone="outline">{office(`providers.states.${state}`)}</Badge>
                )}
                {done.includes(id) ? (
                  <span className="text-ink-2">{doneText}</span>
                ) : (
                  <Button
                    variant="outline"
                    size="small"
                    aria-label={t('of', { act: action, name })}
                    onClick={() => onPick({ id, name })}
                  >
                    {action}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
