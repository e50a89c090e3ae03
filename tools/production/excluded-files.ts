const types = /\.(?:d\.[cm]?ts|map|tsbuildinfo)$/
const headers = /(?:^|\/)node_modules\/node-[^/]+\/include\//
// The image leaves out the shop's own ones too (.dockerignore).
const tests = /\.test\.[jt]sx?$/
const fontFile = /(?:^|\/)node_modules\/@fontsource\/[^/]+\/files\//
// Documents are set in these two weights (server/src/kernel/document/fonts.ts).
const usedFont = /-(?:400|700)-normal\.woff$/
// What packages were made from or by, and their builds for a script tag.
const buildInputs =
  /(?:^|\/)node_modules\/(?:pdfkit\/\.yarn|zod\/src|libphonenumber-js\/(?:bundle|source)|@shuding\/opentype\.js\/(?:src|bin))\//
// Builds for browsers of packages that Node loads by another.
const browserBuilds =
  /(?:^|\/)node_modules\/(?:pdfkit\/js\/pdfkit\.(?:standalone|browser)|fontkit\/dist\/browser|csv-(?:parse|stringify)\/dist\/(?:umd|iife)\/|luxon\/build\/(?:global|amd|cjs-browser)\/)/
// Builds for `require` and sources of packages that the server imports as modules.
const requiredBuilds = /(?:^|\/)node_modules\/(?:stripe\/cjs|@paypal\/paypal-server-sdk\/(?:dist\/cjs|src))\//
// Posters load `satori` alone, one module with its WebAssembly in it; harfbuzzjs is for its other entries.
const otherEntries = /(?:^|\/)node_modules\/(?:satori\/(?:layout\.wasm|dist\/(?:experimental|standalone|index\.cjs|jsx\/))|harfbuzzjs\/)/

/** A file of an installed package that nothing reads while the shop runs: types, maps, tests, sources, C headers, weights of fonts. */
export const isExcluded = (path: string): boolean =>
  types.test(path) ||
  tests.test(path) ||
  headers.test(path) ||
  buildInputs.test(path) ||
  browserBuilds.test(path) ||
  otherEntries.test(path) ||
  requiredBuilds.test(path) ||
  (fontFile.test(path) && !usedFont.test(path))
