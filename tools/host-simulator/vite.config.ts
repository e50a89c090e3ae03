import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The simulator of a host app (HST-08): a page of demo stores below /host-simulator/, and beside it the stranger that it frames. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/host-simulator/',
  plugins: [react(), tailwind()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
})
