import type { Language } from '@longmall/contract/fields.ts'

export interface MailContent {
  store: string
  /** Address of the shop, when it is known. */
  home: string | null
  language: Language
  subject: string
  /** Paragraphs by empty lines; the one that is `{code}` shows the digits large, one that is an address is a link. */
  body: string
  code: string | null
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (one) => escapes[one]!)

/** A paragraph that is an address, with or without the token at its end. */
export const isAddress = /^https?:\/\/\S+$/
const fillCode = (text: string, code: string | null) => text.replace('{code}', code ?? '')

const font =
  "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Noto Sans','PingFang SC','Hiragino Sans','Malgun Gothic',sans-serif"
// Mail programs know no variables; the dark colours are for those that read a style sheet.
const dark = `@media (prefers-color-scheme: dark) {
.page{background:#131318!important}.card{background:#1d1d25!important;border-color:#32323e!important}
.strong{color:#f4f4f8!important}.text{color:#c9c9d4!important}.quiet{color:#9a9aa8!important}.code{background:#2a2748!important;color:#cbc4ff!important}.link{color:#cbc4ff!important} }`

/** A mail as HTML: one table, styles in place, no picture, nothing from elsewhere. */
export function renderMail({ store, home, language, subject, body, code }: MailContent): string {
  const paragraphs = body
    .split('\n\n')
    .map((paragraph) =>
      paragraph === '{code}'
        ? `<p class="code" style="margin:8px 0 24px;padding:18px 0;border-radius:12px;background:#efedff;color:#3b2db0;font-size:34px;line-height:40px;font-weight:700;letter-spacing:8px;text-indent:8px;text-align:center">${escapeHtml(code ?? '')}</p>`
        : isAddress.test(paragraph)
          ? `<p style="margin:0 0 16px;font-size:15px;line-height:24px;word-break:break-all"><a class="link" href="${escapeHtml(fillCode(paragraph, code))}" style="color:#3b2db0">${escapeHtml(fillCode(paragraph, code))}</a></p>`
          : `<p class="text" style="margin:0 0 16px;color:#3d3d49;font-size:15px;line-height:24px">${escapeHtml(paragraph)}</p>`,
    )
  const name = `<span class="strong" style="color:#17171f;font-size:18px;font-weight:700">${escapeHtml(store)}</span>`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${dark}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4f4f7">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f4f4f7"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:480px;background:#ffffff;border:1px solid #e6e6ec;border-radius:16px"><tr><td style="padding:28px 28px 12px;${font}">
<p style="margin:0 0 20px">${home ? `<a href="${escapeHtml(home)}" style="text-decoration:none">${name}</a>` : name}</p>
<h1 class="strong" style="margin:0 0 16px;color:#17171f;font-size:20px;line-height:28px;font-weight:650">${escapeHtml(subject)}</h1>
${paragraphs.join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}
