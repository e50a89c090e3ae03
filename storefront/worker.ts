import type { VitePWAOptions } from 'vite-plugin-pwa'

/** Rendered by the server for offline starts; the service worker fetches it when it is installed. */
export const offlineShell = '/offline-shell'

/** Addresses that are not screens of the storefront: the service worker never handles them. */
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

/** Pages are network-first, code is cache-first; offline the cached page or the shell is used. */
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
        // This function is serialised into the worker: it cannot use its closure.
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
