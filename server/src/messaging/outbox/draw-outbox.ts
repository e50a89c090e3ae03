import { languages, type Language } from '@longmall/contract/fields.ts'
import type { Message } from '@longmall/contract/messaging.ts'
import type { ServerPhraseKey } from '@longmall/phrases/en-us/server/index.ts'
import { words } from '../../kernel/words.ts'
import { isAddress } from '../draw-mail.ts'

export interface OutboxPage {
  language: Language
  /** The store's zone, for times. */
  zone: string
  /** What the list was narrowed to. */
  recipient: string
  list: readonly Message[]
  next: string | null
  isFirst: boolean
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const safe = (text: string) => text.replace(/[&<>"]/g, (one) => escapes[one]!)
const ownNames: Record<Language, string> = {
  'en-us': 'English',
  'zh-cn': '中文',
  'ko-kr': '한국어',
  'ja-jp': '日本語',
  'ms-my': 'Bahasa Melayu',
}

type Say = (key: Extract<ServerPhraseKey, `outbox.${string}`>, params?: Record<string, unknown>) => string

/** The outbox as HTML: it works without a script, which only adds copying by a press. */
export function drawOutbox(page: OutboxPage): string {
  const { language, zone, recipient, list, next, isFirst } = page
  const say: Say = (key, params) => safe(words(language, key, params, zone))
  const address = (more: Record<string, string>) =>
    safe(`/outbox?${new URLSearchParams({ language, ...(recipient && { recipient }), ...more }).toString()}`)
  const choices = languages.map(
    (one) => `<a href="${address({ language: one })}" lang="${one}"${one === language ? ' aria-current="true"' : ''}>${ownNames[one]}</a>`,
  )
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say('outbox.title')}</title>
<link rel="stylesheet" href="/outbox/style.css">
<script type="module" src="/outbox/script.js"></script>
</head>
<body>
<main>
<h1>${say('outbox.title')}</h1>
<p class="note">${say('outbox.note')}</p>
<nav aria-label="${say('outbox.language')}">${choices.join('\n')}</nav>
<form action="/outbox" role="search">
<input type="hidden" name="language" value="${language}">
<label>${say('outbox.recipient')}<input name="recipient" value="${safe(recipient)}" maxlength="254" autocapitalize="none" spellcheck="false"></label>
<button>${say('outbox.refresh')}</button>
</form>
<p role="status"></p>
${list.length ? `<ol>${list.map((message) => drawMessage(message, language, say)).join('\n')}</ol>` : `<p class="empty">${say('outbox.empty')}</p>`}
<p>${isFirst ? '' : `<a class="button" href="${address({})}">${say('outbox.newest')}</a> `}${next ? `<a class="button" href="${address({ cursor: next })}">${say('outbox.older')}</a>` : ''}</p>
</main>
</body>
</html>
`
}

function drawMessage(
  { kind, recipient, subject, body, code, state, error, created_at, ...message }: Message,
  language: Language,
  say: Say,
) {
  const paragraphs = body.split('\n\n').map((one) => (code !== null && one === code ? drawCode(one, language, say) : drawText(one)))
  // In an SMS the digits stand among the words.
  const apart = code !== null && /^\d+$/.test(code) && !body.split('\n\n').includes(code) ? drawCode(code, language, say) : ''
  return `<li>
<dl>
<div><dt>${say('outbox.kind')}</dt><dd>${say(`outbox.${kind}`)}</dd></div>
<div><dt>${say('outbox.recipient')}</dt><dd class="to">${safe(recipient)}</dd></div>
<div><dt>${say('outbox.time')}</dt><dd><time datetime="${created_at}">${say('outbox.written', { at: created_at })}</time></dd></div>
<div><dt>${say('outbox.state')}</dt><dd class="${state}">${say(`outbox.${state}`)}${error ? `: ${safe(error)}` : ''}</dd></div>
</dl>
<div lang="${message.language}">
${subject ? `<h2>${safe(subject)}</h2>` : ''}
${apart}${paragraphs.join('\n')}
</div>
</li>`
}

const drawText = (text: string) => (isAddress.test(text) ? `<p><a href="${safe(text)}">${safe(text)}</a></p>` : `<p>${safe(text)}</p>`)

const drawCode = (code: string, language: Language, say: Say) =>
  `<p class="code"><output>${safe(code)}</output><button type="button" lang="${language}" hidden data-done="${say('outbox.copied')}">${say('outbox.copy')}</button></p>`
