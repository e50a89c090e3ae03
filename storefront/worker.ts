import type { VitePWAOptions } from 'vite-plugin-pwa'

/** Rendered by the server for offline starts; the service worker fetches it when it is installed. */
export const offlineShell = '/offline-shell'

/** Addresses that are not screens of the storefront: the service worker never answers for them. */
export const notScreens = /^\/(?:api|wechat|console|host-simulator|media|metrics|outbox|sandbox-bank)(?:\/|$)|^\/(?:healthz|readyz|sw\.js)$/

const manifest: VitePWAOptions['manifest'] = {
  id: '/',
  name: 'Longmall',
  short_name: 'Longmall',
  description: 'Shop online with member prices, coupons and fast delivery.',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  orientation: 'portrait',
  theme_color: '#5546d6',
  background_color: '#f4f4f7',
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
}

/** Pages come from the network first, code from the cache; the saved page or the shell is used when there is no network. */
export const workerOptions = (release: string): Partial<VitePWAOptions> => ({
  registerType: 'prompt',
  injectRegister: false,
  manifest,
  workbox: {
    globPatterns: ['icons/*.{svg,png}'],
    additionalManifestEntries: [{ url: offlineShell, revision: release }],
    navigateFallback: null,
    cleanupOutdatedCaches: true,
    runtimeCaching: [
      {
        // The text of this function goes into the worker: it can use nothing from outside.
        urlPattern: ({ request, url, sameOrigin }) =>
          sameOrigin &&
          request.mode === 'navigate' &&
          !url.searchParams.has('preview') &&
          !/^\/(?:api|wechat|console|host-simulator|media|metrics|outbox|sandbox-bank)(?:\/|$)|^\/(?:healthz|readyz|sw\.js)$/.test(
            url.pathname,
          ),
        handler: 'NetworkFirst',
        options: {
          cacheName: 'pages',
          networkTimeoutSeconds: 8,
          expiration: { maxEntries: 40 },
          precacheFallback: { fallbackURL: offlineShell },
        },
      },
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
        handler: 'CacheFirst',
        options: { cacheName: 'code', expiration: { maxEntries: 400 } },
      },
    ],
  },
})
