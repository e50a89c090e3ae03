import sanitizeHtml from 'sanitize-html'

const blocks = ['p', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'div']
const inline = ['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'span', 'a']
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']

const options: sanitizeHtml.IOptions = {
  allowedTags: [...blocks, ...inline, ...tables],
  allowedAttributes: { a: ['href', 'rel'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  // The page has its own first heading.
  transformTags: { h1: 'h2', a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener' }) },
}

/** HTML from a file as it may stand in a page: text, lists, tables and links; no script, style, picture or frame. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, options).normalize('NFC').trim()
