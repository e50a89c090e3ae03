import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { saveResult } from './save-result.ts'
import { median } from './load/percentiles.ts'
import { measurePage, type PageFigures } from './measure-page.ts'
import { startServer } from './stage.ts'

const { values } = parseArgs({
  options: {
    /** A shop that runs already; else a demo store of its own is started. */
    url: { type: 'string', default: '' },
    times: { type: 'string', default: '7' },
    only: { type: 'string', default: '' },
  },
})

const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
const more = ['--disable-component-update', '--disable-sync']
const system = process.env.CHROMIUM ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined)

const folder = mkdtempSync(join(tmpdir(), 'longmall-bench-web-'))
const own = values.url ? null : await startServer({ DATA_DIR: folder, DATABASE_URL: '', DEMO: '1' })
const browser = await chromium.launch({ ...(system ? { executablePath: system } : {}), args: [...flags, ...more] })
try {
  const address = own?.address ?? values.url
  const result = await measureAll(address, await pagesOf(address))
  console.log(`saved in ${saveResult('web', { options: values, pages: result })}`)
} finally {
  await browser.close()
  await own?.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function pagesOf(address: string): Promise<[string, string][]> {
  const answer = (await (await fetch(`${address}/api/catalogue/list`)).json()) as { data: { list: { sku_id: number }[] } }
  const pages: [string, string][] = [
    ['home', '/'],
    ['goods list', '/v2/goods/list/list'],
    ['goods detail', `/v2/goods/detail/detail?sku_id=${answer.data.list[0]!.sku_id}`],
  ]
  return pages.filter(([name]) => name.includes(values.only))
}

async function measureAll(address: string, pages: [string, string][]) {
  const times = Number(values.times)
  console.log(`median of ${times} first visits, least–most in brackets; processor 4 × slower, 1.6 Mbit/s, 150 ms, 390 × 844`)
  const result: Record<string, PageFigures[]> = {}
  for (const [name, path] of pages) {
    // The page is cached by then, as it is for nearly every visitor; the first also lets the browser itself warm up.
    await measurePage(browser, address + path)
    const figures: PageFigures[] = (result[name] = [])
    for (let n = 0; n < times; n++) figures.push(await measurePage(browser, address + path))
    console.log(`${name.padEnd(14)}${lineOf(figures)}`)
  }
  return result
}

function lineOf(figures: PageFigures[]): string {
  const of = (name: keyof PageFigures) => figures.map((one) => one[name])
  const shown = (name: keyof PageFigures, text: (value: number) => string) =>
    `${text(median(of(name)))} (${text(Math.min(...of(name)))}–${text(Math.max(...of(name)))})`
  const ms = (value: number) => value.toFixed(0)
  const kb = (name: keyof PageFigures) => `${(median(of(name)) / 1024).toFixed(1)} KB`
  const plain = median(of('js_plain'))
  const packed = plain ? `, ${plain} scripts not in brotli` : ' in brotli'
  const sizes = `JS ${kb('js_bytes')}${packed}, all ${kb('all_bytes')} in ${median(of('requests'))} requests`
  return `LCP ${shown('lcp', ms)}  FCP ${shown('fcp', ms)}  TBT ${shown('tbt', ms)} ms  CLS ${shown('cls', (value) => value.toFixed(3))}  ${sizes}`
}
