import type { Access, AnyOperation } from '@longmall/contract/operation.ts'
import { html, type Html } from './html.ts'
import { isJsonField } from './open-api.ts'
import { ownRefusals } from './refusals-of.ts'
import { resolveSchema, type DescribedSchemas, type JsonSchema } from './schemas.ts'
import { limitsText, typeText } from './type-text.ts'

const whoTexts: Record<Access['who'], string> = {
  all: 'everyone',
  optional: 'visitors and members',
  member: 'members',
  staff: 'operators',
  demo: 'demo stores only',
}

/** One operation: how it is called, with what, what it answers and how it is refused. */
export function operationSection(operation: AnyOperation, schemas: DescribedSchemas): Html {
  const { path, kind, access, summary } = operation
  const method = kind === 'query' ? 'GET' : 'POST'
  const input = resolveSchema(schemas.inputs[path]!, schemas.components)
  return html`<article id="${path}">
    <h3><span class="method ${method.toLowerCase()}">${method}</span> <a href="#${path}">/api/${path}</a></h3>
    <p>${summary}.</p>
    <p class="facts">
      <span>${kind}</span>
      <span>${whoTexts[access.who]}</span
      >${access.permission ? html` <span>permission ${[access.permission].flat().join(' or ')}</span>` : html``}${
        access.owns ? html` <span>the caller’s own ${access.owns}</span>` : html``
      }${operation.cache ? html` <span>cached</span>` : html``}
    </p>
    ${fieldTable(input, schemas.components)}
    <h4>Answer</h4>
    <pre><code>${typeText(schemas.outputs[path]!)}</code></pre>
    ${refusalTable(operation)}
  </article>`
}

function fieldTable(input: JsonSchema, components: Record<string, JsonSchema>): Html {
  const fields = Object.entries(input.properties ?? {})
  if (fields.length === 0) return html``
  const rows = fields.map(([name, schema]) => {
    const isRequired = input.required?.includes(name)
    const limits = schema.$ref ? limitsText(resolveSchema(schema, components)) : html``
    const form = isJsonField(schema, components) ? html` <small>as JSON</small>` : html``
    return html`<tr>
      <td><code>${name}</code></td>
      <td>${isRequired ? 'required' : 'optional'}</td>
      <td><code>${typeText(schema)}${limits}</code>${form}</td>
    </tr>`
  })
  return html`<h4>Fields</h4>
    <div class="wide">
      <table>
        <thead>
          <tr>
            <th>Name</th>
            <th></th>
            <th>Type</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>`
}

function refusalTable(operation: AnyOperation): Html {
  const refusals = ownRefusals(operation)
  if (refusals.length === 0) return html``
  const rows = refusals.map(
    ({ reason, code, status, words }) =>
      html`<tr>
        <td><code>${reason}</code></td>
        <td>${code}</td>
        <td>${status}</td>
        <td>${words}</td>
      </tr>`,
  )
  return html`<h4>Refusals</h4>
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
          ${rows}
        </tbody>
      </table>
    </div>`
}
