import type { Language, Theme } from '@longmall/contract/fields.ts'
import type { RenderedPage, Renderer } from '@longmall/contract/page.ts'
import type { Bundle } from './bundle.ts'

export interface DocumentOptions {
  page: RenderedPage
  bundle: Bundle
  renderer: Renderer
  language: Language
  theme: Theme
}

/** The whole HTML of a storefront page: critical style and content in the first answer, code after it. */
export function composeDocument({ page, bundle, renderer, language, theme }: DocumentOptions): string {
  const preloads = bundle.preloadsOf(page.files)
  return [
    `<!doctype html><html lang="${renderer.htmlLang(language)}" data-theme="${theme}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    page.head,
    `<script>${renderer.earlyScript}</script>`,
    `<style>${bundle.style}</style>`,
    '<link rel="manifest" href="/manifest.webmanifest"><link rel="icon" href="/icons/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#1a1a20" media="(prefers-color-scheme: dark)">',
    preloads.map((file) => `<link rel="modulepreload" href="${file}">`).join(''),
    `<script type="module" src="${bundle.entry}"></script></head>`,
    `<body><div id="app">${page.app}</div>`,
    `<script type="application/json" id="${renderer.pageStateId}">${page.state}</script></body></html>`,
  ].join('')
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The response when not even the shell can be rendered, or the caller is over its limit; the browser retries by itself. */
export const retryDocument = (text: string, lang: string, seconds: number) =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="${seconds}"><title>Longmall</title></head><body><p>${escapeHtml(text)}</p></body></html>`
