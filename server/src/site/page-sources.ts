import type { Context } from '../kernel/context.ts'
import { siteSettings } from './settings.ts'

export interface PageSources {
  /** What a page may frame. */
  frames: string[]
  /** Where its pictures may come from, beside the shop itself. */
  pictures: string[]
}

/** What the operator's settings add to the content policy of a page: framed hosts (SHL-20) and map tiles (SHL-21). */
export function pageSources(setting: Context['setting']): PageSources {
  const tiles = setting(siteSettings.map_tiles)
  return {
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
