import { createHash } from 'node:crypto'
import type { Language } from '@longmall/contract/fields.ts'
import { translate } from '../../kernel/translate.ts'

const style = `
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; box-sizing: border-box; text-align: center;
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', 'Noto Sans', 'Noto Sans CJK SC', sans-serif }
h1 { margin: 0 0 8px; font-size: 22px }
p { margin: 0; font-size: 14px }
`
const hash = createHash('sha256').update(style).digest('base64')

export const returnToAppPolicy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`

/** The page of a phone's browser that a host app opened for a payment (016): the log-in is in the app, not here. */
export function returnToAppPage(language: Language): string {
  const title = translate(language, 'payment.return_to_app_title')
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${translate(language, 'payment.return_to_app_text')}</p>
</main>
</body>
</html>
`
}
