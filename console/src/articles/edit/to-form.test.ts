import type { EditedArticle } from '@longmall/contract/article-shapes.ts'
import { expect, test } from 'vitest'
import { blankArticle, formOf, inputOf } from './to-form.ts'

const point = (heading: string) => ({ icon: 'truck', heading, text: '' })
const article: EditedArticle = {
  article_id: 3,
  kind: 'landing',
  page_name: 'index2',
  category_id: null,
  cover: null,
  goods_ids: [7],
  position: 1,
  state: 'draft',
  published_at: null,
  texts: [
    { language: 'en-us', title: 'Hello', summary: '', body: '<p>Hi</p>', points: [point('Fast'), point('Safe')] },
    { language: 'ko-kr', title: '안녕', summary: '', body: '', points: [point('빠름')] },
  ],
  like_count: 0,
  version: 2,
  updated_at: '2026-11-22T08:00:00.000Z',
}

test('CON-04 what a form shows of an article is what it sends, with English where a language lacks a point', () => {
  const sent = inputOf(formOf(article)) as { texts: EditedArticle['texts']; landing_name: string }
  expect(sent).toMatchObject({ kind: 'landing', landing_name: 'index2', goods_ids: [7], position: 1 })
  expect(sent).not.toHaveProperty('points')
  expect(sent.texts[0]).toEqual(article.texts[0])
  expect(sent.texts[1]!.points).toEqual([point('빠름'), point('Safe')])
})

test('CON-04 what is left empty is sent as empty, and a missing title is left to the server’s validation', () => {
  const sent = inputOf({ ...blankArticle('notice'), texts: [{ language: 'en-us', body: '<p>x</p>' }] }) as { texts: object[] }
  expect(sent.texts).toEqual([{ language: 'en-us', summary: '', body: '<p>x</p>', points: [] }])
})
