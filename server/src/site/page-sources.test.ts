import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readSetting } from '../kernel/settings.ts'
import { siteSettings } from './settings.ts'
import { pageSources } from './page-sources.ts'

const sourcesOf = (stored: Record<string, unknown>) => pageSources((setting) => readSetting(new Map(Object.entries(stored)), setting))
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
])('SHL-21 pictures may come from where the tiles of %s are', (template, expected) => {
  expect(tiles(template)).toEqual(expected)
})

test('SHL-11 a page may call the origins of other bases; a base that is none is taken for our own', () => {
  const stored = { 'site.base_main': 'https://api.example:8443/shop/api', 'site.base_set_top_box': 'http://192.0.2.7/box' }
  expect(sourcesOf(stored).connect).toEqual(['https://api.example:8443', 'http://192.0.2.7'])
  expect(sourcesOf({ 'site.base_main': "https://api.example/'; script-src *" }).connect).toEqual([])
})

test.each([
  ['/api', true],
  ['https://api.example/api', true],
  ['https://api.example:8443', true],
  ['http://127.0.0.1:4000/api', true],
  ['http://api.example/api', false],
  ['/ap', false],
  ['api', false],
  ['', false],
  ['//api.example', false],
  ['https://user:word@api.example', false],
  ['https://api.example/?a=b', false],
  ['javascript:alert(1)', false],
])('SHL-11 %j may be the base of calls: %s', (base, expected) => {
  expect(z.safeParse(siteSettings.base_main.schema, base).success).toBe(expected)
})
