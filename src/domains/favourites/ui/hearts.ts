import { i18nFor } from '../../../i18n/i18n.ts'
import { pageLanguage } from '../../../i18n/languages.ts'
import { keepHere, readKept } from '../../../lib/kept.ts'
import { errorText } from '../../../ui/error-text.ts'
import { showToast } from '../../../ui/toast.ts'
import { call, restoreSession, sessionStatus } from '../../identity/ui/session.ts'
import { favourites } from '../contract.ts'
import { favouriteTexts } from '../texts/load.ts'

type Tell = (isFavourite: boolean) => void

const atOnce = 50
let owner: string | null = null
/** What is known of those of `owner`. */
const known = new Map<string, boolean>()
const followers = new Map<string, Set<Tell>>()
const unasked = new Set<string>()
const sending = new Set<string>()
let isAsking = false

/** Tells whether a provider is a favourite of this person, now and at each change. Who is known to be one is not asked about. */
export function follow(
  accountId: string,
  { id, isFavourite: isListed }: { id: string; isFavourite: boolean },
  tell: Tell,
  leaving: AbortSignal,
) {
  if (leaving.aborted) return
  if (owner !== accountId) {
    // What was pressed before it was known who is there is theirs.
    if (owner !== null) known.clear()
    owner = accountId
    unasked.clear()
    void addWanted()
  }
  const others = followers.get(id) ?? new Set()
  followers.set(id, others.add(tell))
  leaving.addEventListener('abort', () => others.delete(tell))
  if (isListed && !known.has(id)) known.set(id, true)
  const isFavourite = known.get(id)
  if (isFavourite !== undefined) return tell(isFavourite)
  unasked.add(id)
  if (isAsking) return
  isAsking = true
  // All hearts of a page follow in one go: they are one request.
  setTimeout(ask)
}

async function ask() {
  isAsking = false
  const [asker, ids] = [owner, [...unasked]]
  unasked.clear()
  for (let from = 0; from < ids.length; from += atOnce) {
    const part = ids.slice(from, from + atOnce)
    try {
      const found = await call(favourites.list, { providerIds: part.join(), limit: atOnce })
      if (owner !== asker) return
      const own = new Set(found.favourites.map(({ id }) => id))
      // What was pressed meanwhile is newer.
      for (const id of part) if (!known.has(id)) set(id, own.has(id))
    } catch {
      // They stay empty; a press says why.
    }
  }
}

function set(id: string, isFavourite: boolean) {
  known.set(id, isFavourite)
  for (const tell of followers.get(id) ?? []) tell(isFavourite)
}

/** Nobody is signed in: it is kept, and done once somebody has come back from that. */
export async function press(id: string, isWanted: boolean) {
  await restoreSession()
  if (sessionStatus() === 'signed-out') {
    keepHere(wantedKey, JSON.stringify({ id, at: Date.now() }), 'sessionStorage')
    const { pathname, search } = window.location
    return window.location.assign(`/sign-in?redirect=${encodeURIComponent(pathname + search)}`)
  }
  if (sending.has(id)) return
  sending.add(id)
  const before = known.get(id) ?? false
  set(id, isWanted)
  const { i18n, t } = await words()
  try {
    await call(isWanted ? favourites.add : favourites.remove, { providerId: id })
    // An answer that was on its way may have said otherwise.
    set(id, isWanted)
    showToast({
      type: 'success',
      message: t(isWanted ? 'page.added' : 'page.removed'),
      ...(!isWanted && { action: { label: t('page.undo'), onPress: () => void press(id, true) } }),
    })
  } catch (error) {
    set(id, before)
    const failed = t(isWanted ? 'page.notAdded' : 'page.notRemoved')
    showToast({ type: 'error', message: errorText(i18n, error, failed, 'favourites') })
  } finally {
    sending.delete(id)
  }
}

const wantedKey = 'wanted-favourite'
/** Whoever signs in later has come for something else. */
const wantedMs = 30 * 60_000

async function addWanted() {
  const kept: { id: string; at: number } | null = JSON.parse(readKept(wantedKey, 'sessionStorage') ?? 'null')
  if (!kept) return
  keepHere(wantedKey, null, 'sessionStorage')
  if (Date.now() - kept.at < wantedMs) await press(kept.id, true)
}

async function words() {
  const language = pageLanguage()
  await favouriteTexts.load(language)
  const i18n = i18nFor(language)
  return { i18n, t: i18n.getFixedT(language, 'favourites') }
}
