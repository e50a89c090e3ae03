import type { Language } from '@longmall/contract/fields.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { namedPrice } from '@longmall/pricing/display-price.ts'
import { translate } from '../../kernel/translate.ts'
import type { SandboxPayment } from './sandbox-provider.ts'
import { choices } from './decide-payment.ts'

export const style = `
:root { color-scheme: light dark; --page: light-dark(#eef1f5, #101418); --card: light-dark(#fff, #1a2026); --ink: light-dark(#17202a, #eef2f6);
  --quiet: light-dark(#566573, #a4b1bd); --line: light-dark(#dfe5ea, #2d363f); --own: light-dark(#0b5d66, #1a7f8a); --soft: light-dark(#e6f3f4, #14353a) }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--page); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', 'Noto Sans', 'Noto Sans CJK SC', sans-serif }
main { width: 100%; max-width: 420px; background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 28px 24px }
h1 { margin: 0 0 4px; font-size: 18px }
p { margin: 0; color: var(--quiet); font-size: 14px }
dl { margin: 24px 0; padding: 16px; border-radius: 12px; background: var(--soft) }
dt { color: var(--quiet); font-size: 12px }
dd { margin: 0; font-size: 12px; overflow-wrap: anywhere; font-variant-numeric: tabular-nums }
dd.amount { margin-bottom: 12px; font-size: 28px; font-weight: 650; line-height: 1.2 }
form { margin: 0 0 8px }
button, a { display: block; width: 100%; min-height: 44px; padding: 10px 16px; border: 1px solid var(--line); border-radius: 12px; background: none;
  color: inherit; font: inherit; text-align: center; text-decoration: none; cursor: pointer }
form:first-of-type button, a { border-color: transparent; background: var(--own); color: #fff; font-weight: 600 }
button:active { transform: scale(.985) }
:focus-visible { outline: 2px solid var(--own); outline-offset: 2px }
`

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character]!)

const shell = (language: Language, body: string) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(translate(language, 'sandbox.title'))}</title>
<link rel="stylesheet" href="/sandbox-bank/style.css">
</head>
<body>
<main>
<h1>${escapeHtml(translate(language, 'sandbox.title'))}</h1>
${body}
</main>
</body>
</html>
`

/** The bank's page of one payment: its amount and what the customer may do, or the way back when that was done. */
export function paymentPage(language: Language, currency: string, { reference, amount, return_url, state }: SandboxPayment): string {
  const t = (key: 'note' | 'amount' | 'reference' | 'decided' | 'back' | (typeof choices)[number]) =>
    escapeHtml(translate(language, `sandbox.${key}`))
  const buttons = choices.map(
    (choice) => `<form method="post" action="/sandbox-bank/${escapeHtml(reference)}/${choice}"><button>${t(choice)}</button></form>`,
  )
  const decidedText = `<p role="status">${t('decided')}</p><br><a href="${escapeHtml(return_url)}">${t('back')}</a>`
  return shell(
    language,
    `<p>${t('note')}</p>
<dl><dt>${t('amount')}</dt><dd class="amount">${namedPrice(toDecimal(amount, 'MONEY'), { language, currency })}</dd><dt>${t('reference')}</dt><dd>${escapeHtml(reference)}</dd></dl>
${state === 'waiting' ? buttons.join('\n') : decidedText}`,
  )
}

export const unknownPage = (language: Language) =>
  shell(language, `<p role="alert">${escapeHtml(translate(language, 'sandbox.unknown'))}</p>`)
