import { join } from 'node:path'
import type { Plugin } from 'vite'
import { importIcons } from './direct-icons.ts'

const own = (file: string) => join(import.meta.dirname, file)

/**
 * Libraries include code that the storefront does not use, and the first code has a size budget: small modules of ours replace
 * the router's own link (by shell/link.tsx), the icon frame of lucide, and a shim for older versions of React.
 */
export const leanLibraries = (): Plugin => ({
  name: 'lean-libraries',
  enforce: 'pre',
  resolveId(id, importer = '') {
    if (id === './link.js' && importer.includes('@tanstack/react-router')) return own('no-link.ts')
    if (id.endsWith('/createLucideIcon.mjs') && importer.includes('lucide-react')) return own('lucide-icon.ts')
    if (id === 'use-sync-external-store/shim/with-selector') return own('with-selector.ts')
    return null
  },
  transform(code, id) {
    if (id.includes('node_modules')) return null
    const direct = importIcons(code)
    return direct === code ? null : { code: direct, map: null }
  },
})
