// Without a network: a friendly page, and the bookings of whoever is signed in. docs/decisions/010-offline.md says why.
const keptPages = ['/offline', '/my-bookings'] // the same for everyone; the pages of the shop are never kept
const keptAnswers = ['/api/users/bookings'] // of the API nothing else: never a price or a free time

self.addEventListener('install', (event) => event.waitUntil(keepPages()))
// There is no skipWaiting: this happens when the last page of an older worker is closed, or when there was none.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== location.origin) return
  if (keptAnswers.includes(pathname)) event.respondWith(answer(event.request))
  else if (pathname.startsWith('/assets/')) event.respondWith(file(event.request))
  else if (pathname.startsWith('/pictures/')) event.respondWith(picture(event.request))
  else if (event.request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(page(event, pathname))
})

const find = (cacheName, request) => caches.match(request, { cacheName, ignoreVary: true })
// A full disk keeps nothing and breaks nothing.
const keep = async (name, request, response) => (await caches.open(name)).put(request, response).catch(() => {})
// A network that only seems to be there is waited for as long as there is nothing to show instead.
const tooLate = () => new Promise((_, reject) => setTimeout(reject, 4000))
const fromNetwork = (request, saved) => (saved ? Promise.race([fetch(request), tooLate()]) : fetch(request))

async function page(event, pathname) {
  const hasSaved = pathname === '/my-bookings' && (await caches.has('answers'))
  const response = await fromNetwork(event.request, hasSaved).catch(() => null)
  if (response) event.waitUntil(tidy(event.resultingClientId))
  return response ?? (await find('pages', hasSaved ? pathname : '/offline')) ?? Response.error()
}

// The network first; else the last good answer, marked with its time, and only for the person it was given to.
async function answer(request) {
  const claims = /\.(ey[\w-]+)\./.exec(request.headers.get('authorization'))?.[1]
  const person = claims && JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).sub
  const found = await find('answers', request)
  const saved = person && found?.headers.get('x-saved-for') === person ? found : null
  const response = await fromNetwork(request, saved).catch(() => saved ?? Response.error())
  if (!response.ok || !person || response === saved) return response
  if (found && !saved) await caches.delete('answers') // somebody else was here before
  const marks = { 'x-saved-at': new Date().toISOString(), 'x-saved-for': person }
  await keep('answers', request, new Response(await response.clone().blob(), { headers: marks }))
  return response
}

// A file with a hash in its name never changes: an open page finds those of its own version for as long as it lives.
async function file(request) {
  const kept = await find('files', request)
  const response = kept ?? (await fetch(request))
  if (!kept && response.ok) await keep('files', request, response.clone())
  return response
}
const picture = (request) => fetch(request).catch(async () => (await find('files', request)) ?? Response.error())

// With all that they need, also the texts of their language, which only a script names. Returns the names of the files.
async function keepPages(needed = new Set()) {
  for (const path of keptPages) {
    const response = await fetch(path)
    if (!response.ok) throw new Error(`${path} answers ${response.status}`)
    const html = await response.text()
    const texts = new RegExp(`\\b${html.match(/<html lang="(\w+)/)[1]}-[\\w-]{8}\\.js`, 'g')
    for (const [name] of html.matchAll(/\/(assets|pictures)\/[\w.-]+\.\w+/g)) needed.add(name)
    for (const name of needed) {
      const text = await (await file(name)).text()
      for (const [found] of text.matchAll(texts)) needed.add(`/assets/${found}`)
    }
    await keep('pages', path, new Response(path === '/offline' ? plain(html) : html, response))
  }
  return needed
}
// It stands in for pages at other addresses, where its scripts would lose their way.
const alive = /<script[^]*?<\/script>|<(button|details)[^>]*(data-live|needs-script)[^]*?<\/\1>|<\/?noscript>/g
const plain = (html) => html.replace(alive, '')

// A title and a path of ours: what it is about is read there, by whoever may.
self.addEventListener('push', (event) => {
  const { title, path, tag } = event.data.json()
  // The same message told twice is shown once; another one never takes its place.
  const options = { icon: '/icons/icon-192.png', badge: '/icons/icon-192.png', tag, data: path }
  event.waitUntil(self.registration.showNotification(title, options))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(showPage(new URL(event.notification.data, location.origin)))
})

// A page that is open elsewhere stays there: somebody may be filling in a form.
async function showPage(url) {
  if (url.origin !== location.origin) return
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find((one) => one.url === url.href)
  await (page ? page.focus() : self.clients.openWindow(url.href))
}

async function tidy(opening) {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.some(({ id }) => id !== opening)) return // it may still ask for the files of its own version
  const [needed, files] = [await keepPages(), await caches.open('files')]
  const others = (await files.keys()).filter(({ url }) => !needed.has(new URL(url).pathname))
  for (const old of others.slice(0, -200)) await files.delete(old)
}
