import type { Context } from '../kernel/context.ts'
import { siteSettings } from './settings.ts'

export interface PageSources {
  /** Hosts of its requests, beside the shop itself. */
  connect: string[]
  /** What a page may frame. */
  frames: string[]
  /** Hosts of its pictures, beside the shop itself. */
  pictures: string[]
}

/** What the operator's settings add to the content policy of a page: bases of its calls, framed hosts (SHL-20) and map tiles (SHL-21). */
export function pageSources(setting: Context['setting']): PageSources {
  const tiles = setting(siteSettings.map_tiles)
  const bases = [siteSettings.base_main, siteSettings.base_member_level, siteSettings.base_set_top_box].map((base) =>
    URL.parse(setting(base)),
  )
  return {
    connect: [...new Set(bases.flatMap((base) => (base ? [base.origin] : [])))],
    frames: setting(siteSettings.webview_hosts).flatMap((host) => [`https://${host}`, `http://${host}`]),
    pictures: tiles ? tileSource(tiles.template) : [],
  }
}

/** The origin of a tile address; its servers by turns (`{s}.`) are all below one host. */
function tileSource(template: string): string[] {
  const host = /^https:\/\/((?:[a-z0-9-]|\{s\})+(?:\.[a-z0-9-]+)+(?::\d+)?)\//i.exec(template)?.[1]
  if (!host) return []
  return [`https://${host.includes('{s}') ? host.replace(/^[^.]*/, '*') : host}`]
}
