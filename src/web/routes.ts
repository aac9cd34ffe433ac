import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('search', 'routes/search.tsx'),
  route('browse', 'routes/browse.tsx'),
  route('provider/:id', 'routes/provider.tsx'),
  route('booking', 'routes/booking.tsx'),
  route('auth', 'routes/auth.tsx'),
  route('login', 'routes/sign-in.tsx', { id: 'login' }),
  route('sign-in', 'routes/sign-in.tsx', { id: 'sign-in' }),
  route('signup', 'routes/sign-up.tsx', { id: 'signup' }),
  route('sign-up', 'routes/sign-up.tsx', { id: 'sign-up' }),
  layout('routes/_customer.tsx', [
    route('my-bookings', 'routes/my-bookings.tsx'),
    route('profile', 'routes/profile.tsx'),
    route('settings/notifications', 'routes/notifications.tsx'),
    ...['waitlist', 'loyalty', 'reminders', 'dashboard/*'].map((path) =>
      route(path, 'routes/signed-in.tsx', { id: path }),
    ),
  ]),
  layout('routes/_admin.tsx', [route('admin/*', 'routes/admin.tsx')]),
  route('contact', 'routes/contact.tsx'),
  route('about', 'routes/about.tsx'),
  route('legal', 'routes/legal.tsx', { id: 'legal' }),
  route('terms', 'routes/legal.tsx', { id: 'terms' }),
  route('privacy', 'routes/legal.tsx', { id: 'privacy' }),
  route('accessibility', 'routes/accessibility.tsx'),
  route('how-we-rank', 'routes/how-we-rank.tsx'),
  route('dev/ui', 'routes/dev-ui.tsx'),
  route('offline', 'routes/offline.tsx'),
  route('500', 'routes/server-error.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
