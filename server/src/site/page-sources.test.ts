import { expect, test } from 'vitest'
import { readSetting } from '../kernel/settings.ts'
import { pageSources } from './page-sources.ts'

const sourcesOf = (kept: Record<string, unknown>) => pageSources((setting) => readSetting(new Map(Object.entries(kept)), setting))
const tiles = (template: string) => sourcesOf({ 'site.map_tiles': { template, attribution: '© Example' } }).pictures

test('SHL-20 hosts of the web view may be framed by either scheme', () => {
  expect(sourcesOf({ 'site.webview_hosts': ['help.example', '*.partner.example:8443'] }).frames).toEqual([
    'https://help.example',
    'http://help.example',
    'https://*.partner.example:8443',
    'http://*.partner.example:8443',
  ])
})

test.each([
  ['https://tiles.example/{z}/{x}/{y}.png', ['https://tiles.example']],
  ['https://{s}.tiles.example/{z}/{x}/{y}.png', ['https://*.tiles.example']],
  ['https://tile{s}.example.org:8443/{z}/{x}/{y}.png?key=a', ['https://*.example.org:8443']],
  ['https://a,b.example/{z}/{x}/{y}.png', []],
  ['https://*/{z}/{x}/{y}.png', []],
])('SHL-21 pictures may come from where the tiles of %s are', (template, wanted) => {
  expect(tiles(template)).toEqual(wanted)
})
