import { languages, type Language } from '@longmall/contract/fields.ts'
import type { Message } from '@longmall/contract/messaging.ts'
import type { ServerTranslationKey } from '@longmall/translations/en-us/server/index.ts'
import { translate } from '../../kernel/translate.ts'
import { isAddress } from '../render-mail.ts'

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
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (one) => escapes[one]!)
const ownNames: Record<Language, string> = {
  'en-us': 'English',
  'zh-cn': '中文',
  'ko-kr': '한국어',
  'ja-jp': '日本語',
  'ms-my': 'Bahasa Melayu',
}

type Translate = (key: Extract<ServerTranslationKey, `outbox.${string}`>, params?: Record<string, unknown>) => string

/** The outbox as HTML: it works without a script, which only adds copying by a press. */
export function renderOutbox(page: OutboxPage): string {
  const { language, zone, recipient, list, next, isFirst } = page
  const t: Translate = (key, params) => escapeHtml(translate(language, key, params, zone))
  const address = (more: Record<string, string>) =>
    escapeHtml(`/outbox?${new URLSearchParams({ language, ...(recipient && { recipient }), ...more }).toString()}`)
  const choices = languages.map(
    (one) => `<a href="${address({ language: one })}" lang="${one}"${one === language ? ' aria-current="true"' : ''}>${ownNames[one]}</a>`,
  )
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t('outbox.title')}</title>
<link rel="stylesheet" href="/outbox/style.css">
<script type="module" src="/outbox/script.js"></script>
</head>
<body>
<main>
<h1>${t('outbox.title')}</h1>
<p class="note">${t('outbox.note')}</p>
<nav aria-label="${t('outbox.language')}">${choices.join('\n')}</nav>
<form action="/outbox" role="search">
<input type="hidden" name="language" value="${language}">
<label>${t('outbox.recipient')}<input name="recipient" value="${escapeHtml(recipient)}" maxlength="254" autocapitalize="none" spellcheck="false"></label>
<button>${t('outbox.refresh')}</button>
</form>
<p role="status"></p>
${list.length ? `<ol>${list.map((message) => renderMessage(message, language, t)).join('\n')}</ol>` : `<p class="empty">${t('outbox.empty')}</p>`}
<p>${isFirst ? '' : `<a class="button" href="${address({})}">${t('outbox.newest')}</a> `}${next ? `<a class="button" href="${address({ cursor: next })}">${t('outbox.older')}</a>` : ''}</p>
</main>
</body>
</html>
`
}

function renderMessage(
  { kind, recipient, subject, body, code, state, error, created_at, ...message }: Message,
  language: Language,
  t: Translate,
) {
  const paragraphs = body.split('\n\n').map((one) => (code !== null && one === code ? renderCode(one, language, t) : renderText(one)))
  // In an SMS the digits stand in the text.
  const separateCode = code !== null && /^\d+$/.test(code) && !body.split('\n\n').includes(code) ? renderCode(code, language, t) : ''
  return `<li>
<dl>
<div><dt>${t('outbox.kind')}</dt><dd>${t(`outbox.${kind}`)}</dd></div>
<div><dt>${t('outbox.recipient')}</dt><dd class="to">${escapeHtml(recipient)}</dd></div>
<div><dt>${t('outbox.time')}</dt><dd><time datetime="${created_at}">${t('outbox.created', { at: created_at })}</time></dd></div>
<div><dt>${t('outbox.state')}</dt><dd class="${state}">${t(`outbox.${state}`)}${error ? `: ${escapeHtml(error)}` : ''}</dd></div>
</dl>
<div lang="${message.language}">
${subject ? `<h2>${escapeHtml(subject)}</h2>` : ''}
${separateCode}${paragraphs.join('\n')}
</div>
</li>`
}

const renderText = (text: string) =>
  isAddress.test(text) ? `<p><a href="${escapeHtml(text)}">${escapeHtml(text)}</a></p>` : `<p>${escapeHtml(text)}</p>`

const renderCode = (code: string, language: Language, t: Translate) =>
  `<p class="code"><output>${escapeHtml(code)}</output><button type="button" lang="${language}" hidden data-done="${t('outbox.copied')}">${t('outbox.copy')}</button></p>`
