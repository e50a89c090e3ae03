import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules of axe with their impact, which its types leave out. */
interface Audit {
  _audit: { rules: { id: string; impact: string }[] }
}

/** Serious and critical findings of axe on the current page, each with its elements; optionally of some rules only. */
export async function findViolations(page: Page, only?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source)
    await page.evaluate(() => {
      // What changes while axe looks has its last colours at once.
      const still = new CSSStyleSheet()
      still.replaceSync('*, ::before, ::after { transition: none !important }')
      document.adoptedStyleSheets.push(still)
    })
  }
  // A busy button is dimmed like a disabled one; so is content below a sign that it is reloading.
  await page.locator('.ant-btn-loading, .ant-spin-spinning').first().waitFor({ state: 'detached' })
  return page.evaluate(async (named) => {
    // Colours on their way to others are no finding.
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((one) => one.finished))
    const { axe: auditor } = window as unknown as { axe: typeof axe & Audit }
    // What these rules find is never serious.
    const light = auditor._audit.rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate')
    const rules = Object.fromEntries(light.map(({ id }) => [id, { enabled: false }]))
    const { violations } = await auditor.run(document, {
      resultTypes: ['violations'],
      ...(named ? { runOnly: named } : { rules }),
    })
    return (
      violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
        // The tab bar of the console's components holds the button for tabs that have no room.
        .filter((one) => !(one.startsWith('aria-required-children') && one.includes('ant-tabs-nav')))
    )
  }, only)
}
