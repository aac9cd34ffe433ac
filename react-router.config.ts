import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  ssr: true,
  // The paths of all pages travel with the first one: no extra request before a navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
