import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { createFirstParts, type Modules } from './lean/first-parts.ts'
import { leanLibraries } from './lean/plugin.ts'
import { workerOptions } from './worker.ts'

// A slow phone pays for every file: small ones compress badly and cost a round trip each. So there are few: the first
// code (libraries, shell and what nearly every screen draws with), what a first screen shares with others, one for icons
// that several screens share, one a screen.
const firstCode = [
  /rolldown[\\/]runtime|node_modules[\\/](?:react|react-dom|scheduler|zustand|use-sync-external-store|@tanstack)[\\/]/,
  /[\\/]storefront[\\/](?:lean[\\/]|src[\\/](?:[a-z-]+\.tsx?$|app[\\/]|browser[\\/]|shell[\\/]|routes[\\/](?:first|find-screen|screen)\.ts$))/,
  /[\\/]src[\\/]catalogue[\\/](?:card|price|brand[\\/]brand-logo|gallery[\\/]use-slide-row|list[\\/](?:goods-results|list-address|list-query))/,
  /[\\/]src[\\/]search[\\/]search-pill/,
  /[\\/]ui[\\/](?:[a-z-]+\.tsx?$|state[\\/]|action[\\/](?:button|icon-button|back-to-top)|display[\\/](?:badge|card|picture|price|tag)|overlay[\\/](?:confirm|toast)\.)/,
  /[\\/]web[\\/](?:call[\\/]|translations[\\/]|time[\\/](?:calendar|time-text|clock-offset))/,
  /[\\/]pricing[\\/]display-price/,
]
const onDemand =
  /browser[\\/](?:cache-code|start-up)|shell[\\/](?:call[\\/]cached-catalogue|translation-files[\\/][a-z]{2}-|form|screens|secure)|state[\\/]drawing-lines/
const isFirst = (id: string) => firstCode.some((part) => part.test(id))
const firstParts = createFirstParts()
/** Code shared with goods: the parts of the goods page go into one file, those that any screen may need into another. */
const ofGoods = /[\\/]src[\\/](?:catalogue|coupon|review)[\\/]/
const groups = [
  {
    debugName: 'first code',
    test: (id: string) => !onDemand.test(id),
    name: (id: string, modules: Modules) => (isFirst(id) || firstParts(id, modules).length > 1 ? 'main' : null),
    priority: 3,
  },
  {
    debugName: 'parts of first screens',
    name: (id: string, modules: Modules) => {
      const [screen] = firstParts(id, modules)
      return screen === 'goods' && !ofGoods.test(id) ? 'goods-common' : screen ? `${screen}-parts` : null
    },
    minShareCount: 2,
    priority: 2,
  },
  { name: 'icons', test: /lucide-react/, minShareCount: 3, priority: 1 },
]

/** The storefront is built twice: for browsers into dist/client, and its server entry into dist/server. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [leanLibraries(), react(), tailwind(), isSsrBuild ? [] : VitePWA(workerOptions(process.env.RELEASE ?? 'development'))],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    cssCodeSplit: false,
    // The first code names no files to preload: the page itself names those of its screen.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostId }) => (/main-/.test(hostId) ? [] : files),
    },
    target: 'baseline-widely-available',
    copyPublicDir: !isSsrBuild,
    reportCompressedSize: false,
    // Lists are never inlined, however small: the pages' content security policy forbids fetching data URLs (shell/call/fetch-json.ts).
    assetsInlineLimit: (file: string) => (file.endsWith('.json') ? false : undefined),
    rolldownOptions: {
      input: isSsrBuild ? 'src/entry-server.tsx' : 'src/main.tsx',
      output: isSsrBuild ? {} : { codeSplitting: { groups } },
    },
  },
  ssr: { noExternal: true, target: 'node' },
}))
