/**
 * The one script that runs before anything is touched. It stands in the page as text (`entry.server.tsx`), so it may use
 * nothing from outside itself.
 *
 * 1. A language that was chosen earlier in this browser is told to the server, once.
 * 2. The page comes to life at the first touch, key or pointer; at once for whoever is signed in, has chosen a currency or has a
 *    booking open.
 * 3. A press that came before that is kept and repeated.
 * 4. The browser's offer to install the site is kept for the button that takes it up.
 * 5. Where styles do not follow the scrolling themselves, they are told when the page leaves its top.
 */
export function startPage() {
  const page = document.documentElement
  const params = new URLSearchParams(location.search)
  try {
    const key = 'i18nextLng'
    const written = /(?:^|; )i18nextLng=([a-z]{2})\b/.exec(document.cookie)?.[1]
    const stored = /^(en|fr|es|pt)\b/.exec(localStorage.getItem(key) ?? '')?.[1]
    const asked = params.get('lng') && page.lang
    const chosen = asked || written || stored
    if (chosen) {
      localStorage.setItem(key, chosen)
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store answers too late for the first request.
      document.cookie = `${key}=${chosen}; path=/; max-age=31536000; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
      if (chosen !== page.lang && !written && document.cookie.includes(`${key}=${chosen}`)) return location.reload()
    }
  } catch {
    // Storage that is switched off must not keep the page from starting.
  }

  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.installPrompt = event
  })
  addEventListener('appinstalled', () => {
    window.installPrompt = undefined
  })

  const isToldOfTop = !CSS.supports('animation-timeline: scroll()')
  const tellTop = (isThere: boolean) => page.toggleAttribute('data-at-top', isThere)
  if (isToldOfTop) tellTop(true)
  const watchTop = () => {
    const top = document.querySelector('.page-top')
    if (top) new IntersectionObserver((entries) => tellTop(Boolean(entries.at(-1)?.isIntersecting))).observe(top)
  }

  let isStarted = false
  let isLive = false
  let pressed: HTMLElement | null = null
  const touches = ['pointerover', 'touchstart', 'keydown', 'focusin'] as const
  const start = () => {
    const source = document.getElementById('start')
    if (isStarted || !source) return
    isStarted = true
    for (const name of touches) removeEventListener(name, touched)
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = source.textContent
    document.head.append(script)
  }
  const touched = (event: Event) => {
    // A browser that has no window says at every load that a pointer came to its corner.
    if (!(event instanceof PointerEvent && event.clientX === 0 && event.clientY === 0)) start()
  }
  const keepPress = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-live]')
    if (!button || (isLive && !button.closest('[data-late]'))) return
    event.preventDefault()
    pressed = button
    start()
  }
  addEventListener('click', keepPress, true)
  addEventListener('page-is-live', () => {
    isLive = true
    if (!pressed?.closest('[data-late]')) pressed?.click()
  })
  // A part whose code comes later says so for itself.
  addEventListener('part-is-live', () => {
    removeEventListener('click', keepPress, true)
    if (pressed?.closest('[data-late]')) pressed.click()
    pressed = null
  })
  const seesMore = () => {
    try {
      return ['token', 'selectedCurrency'].some((key) => localStorage.getItem(key) !== null)
    } catch {
      return false
    }
  }
  const startWhenRead = () => {
    if (isToldOfTop) watchTop()
    if (seesMore() || params.has('book') || params.has('at')) start()
    else for (const name of touches) addEventListener(name, touched, { passive: true })
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startWhenRead)
  else startWhenRead()
}
