import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The operator's console: a single page below /console/. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Read by the test that weighs it.
    manifest: true,
    target: 'baseline-widely-available',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    modulePreload: { polyfill: false },
  },
})
