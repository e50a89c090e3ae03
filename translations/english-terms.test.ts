import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('en-us/', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
/** Terms that no shop shows; the simulator alone names the commands of the host bridge. */
const retired =
  /\b(goods|freight|pieces?|[Ll]ongcoins?|e-mail|log-in|meanwhile|anew|footprints?|rehears\w+|reckon\w*|nobody|somebody|pintuan|full reductions?)\b/i
const textsOf = (module: Record<string, Record<string, string>>) => Object.values(module).flatMap((texts) => Object.values(texts))

test.each(files.filter((name) => name !== 'simulator.ts'))('SHL-06 the English of %s has the words of a shop', async (name) => {
  const module = (await import(new URL(name, folder).href)) as Record<string, Record<string, string>>
  const own = textsOf(module).map((text) => text.replaceAll('LONGCOIN', '').replace(/\{\w+\}|\/v2\/\S+/g, ''))
  expect(own.filter((text) => retired.test(text))).toEqual([])
})
