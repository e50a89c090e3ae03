import { contract } from '@longmall/contract/index.ts'
import type { AnyOperation } from '@longmall/contract/operation.ts'
import { uploadPaths } from '@longmall/contract/upload.ts'
import { domainTexts } from './domains.ts'
import { html, raw, type Html } from './html.ts'
import { apiVersion } from '@longmall/contract/version.ts'
import { operationSection } from './page-operation.ts'
import { sealedSection } from './page-sealed.ts'
import { style } from './page-style.ts'
import { allRefusals } from './refusals-of.ts'
import { describeSchemas, type JsonSchema } from './schemas.ts'
import { typeText } from './type-text.ts'

const anyCall: AnyOperation = { ...contract.cart.add, refusals: [] }

/** The API as one page to read: all open, so that the browser's own search finds everything. */
export function docsPage(): string {
  const schemas = describeSchemas()
  const domains = Object.entries(contract).map(([name, operations]) => ({
    name: name as keyof typeof contract,
    operations: Object.values<AnyOperation>(operations),
  }))
  const count = domains.flatMap((one) => one.operations).length
  const sections = domains.map(
    ({ name, operations }) =>
      html`<section id="${name}">
        <h2>${domainTexts[name].title}</h2>
        <p>${domainTexts[name].about}</p>
        ${operations.map((operation) => operationSection(operation, schemas))}
      </section>`,
  )
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Longmall API</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <a class="skip" href="#main">Skip to the operations</a>
        <nav aria-label="Operations">
          <p class="brand"><a href="#top">Longmall API</a></p>
          ${domains.map(
            ({ name, operations }) =>
              html`<h2><a href="#${name}">${domainTexts[name].title}</a></h2>
                <ul>
                  ${operations.map(({ path }) => html`<li><a href="#${path}">${path.slice(name.length + 1)}</a></li>`)}
                </ul>`,
          )}
          <h2><a href="#types">Types</a></h2>
        </nav>
        <main id="main">
          <header id="top">
            <h1>Longmall API <small>${apiVersion}</small></h1>
            <p class="lead">
              ${count} operations in ${domains.length} domains. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>, made from the
              contract that server and apps share.
            </p>
          </header>
          ${introduction()} ${sealedSection()} ${sections} ${typeSection(schemas.components)}
        </main>
      </body>
    </html>`
  return page.toString()
}

const introduction = () =>
  html`<section id="calls">
    <h2>Calls</h2>
    <p>
      One call, one operation, at <code>/api/&lt;domain&gt;/&lt;name&gt;</code>. A <em>query</em> is GET with its fields in the address; a
      <em>command</em> and <em>non_transactional</em> are POST with their fields form-encoded in UTF-8. Texts are taken as they are; every
      other value is JSON inside its field. A field that is unknown, doubled or not UTF-8 is refused by its name.
    </p>
    <pre><code>curl 'http://127.0.0.1:3000/api/catalogue/list?sort=newest&amp;page_size=10' -H 'language: zh-cn'
curl 'http://127.0.0.1:3000/api/cart/add' -H 'visitor: 7e57d004-2b97-4e7a-b45f-5387367791cd' \\
  -d sku_id=1 -d quantity=2 -d request_key=0f8fad5b-d9cb-469f-a165-70867728950e</code></pre>
    <p>
      Every answer is <code>{ code, message, data }</code>. A <code>code</code> from 0 is success, and the HTTP status tells the same. A
      refusal says why in the caller’s language, and in <code>data.reason</code> for programs; <code>data.fields</code> names wrong fields,
      <code>data.details</code> carries the values of the message.
    </p>
    <p>
      Headers of every call, or fields of a POST: <code>token</code> (the session), <code>language</code>, <code>visitor</code> (a random
      UUID that a visitor’s cart hangs on). A command carries <code>request_key</code>, a UUID of the client’s own: the same key with the
      same fields gets the same answer and changes nothing more; a refused call may be sent again with it.
    </p>
    <p>
      Queries answer with an ETag; <code>if-none-match</code> gets 304. Lists take <code>cursor</code> and <code>page_size</code>, and
      answer <code>next</code>, the cursor of the next page or null.
    </p>
    <p>
      A member’s picture goes to <code>/api/upload/&lt;path&gt;</code> (${Object.keys(uploadPaths).join(', ')}) as
      <code>multipart/form-data</code>: one <code>file</code> beside the common fields. The answer’s <code>data.pic_path</code> is what
      other operations take; a picture that none took goes after a day.
    </p>
    <pre><code>curl 'http://127.0.0.1:3000/api/upload/avatar' -F token=… -F file=@photo.jpg</code></pre>
    <h3 id="refusals">Refusals that any call may give</h3>
    <div class="wide">
      <table>
        <thead>
          <tr>
            <th>Reason</th>
            <th>code</th>
            <th>HTTP</th>
            <th>Words</th>
          </tr>
        </thead>
        <tbody>
          ${allRefusals(anyCall).map(
            ({ reason, code, status, words }) =>
              html`<tr>
                <td><code>${reason}</code></td>
                <td>${code}</td>
                <td>${status}</td>
                <td>${words}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`

function typeSection(components: Record<string, JsonSchema>): Html {
  const types = Object.entries(components).map(
    ([name, schema]) =>
      html`<article id="type-${name}">
        <h3>${name}</h3>
        ${schema.description ? html`<p>${schema.description}</p>` : html``}
        <pre><code>${typeText(schema)}</code></pre>
      </article>`,
  )
  return html`<section id="types">
    <h2>Types</h2>
    ${types}
  </section>`
}
