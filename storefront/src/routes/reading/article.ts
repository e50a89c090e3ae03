import { notFound } from '@tanstack/react-router'
import type { PageName } from '@longmall/contract/article-shapes.ts'
import {
  articleQuery,
  categoriesQuery,
  foundHelpQuery,
  helpQuery,
  newsQuery,
  noticesQuery,
  notesQuery,
  pageQuery,
  popularQuery,
  questionsQuery,
  someNotesQuery,
} from '../../article/article-queries.ts'
import { readArticle, readHelp, readNote } from '../../article/article-search.ts'
import { articleHead, pageHead, titleHead } from '../../article/head/article-head.ts'
import { query } from '@longmall/web/call/query.ts'
import { type Screen, screen } from '../screen.ts'
import { type ScreenTools } from '../../shell/page-head.ts'

type Client = Pick<ScreenTools<unknown>, 'queryClient'>
const none = () => ({})

const one = (file: string, address: string) =>
  screen(file, {
    translations: ['article', 'catalogue'],
    search: address.endsWith('note_id') ? readNote : readArticle,
    prepare: async ({ queryClient, search }: ScreenTools<{ id?: number | undefined; note_id?: number | undefined }>) => {
      const id = search.id ?? search.note_id
      if (id === undefined) throw notFound()
      const { kind, category_id } = await queryClient.ensureQueryData(articleQuery(id))
      if (kind === 'help') await queryClient.ensureInfiniteQueryData(helpQuery(category_id ?? undefined))
    },
    head: import.meta.env.SSR ? articleHead(address) : undefined,
  })

const page = (
  file: string,
  name: PageName,
  otherwise: Parameters<typeof pageHead>[1],
  canonical: string,
  more?: (tools: Client) => unknown[],
) =>
  screen(file, {
    translations: ['article', 'catalogue'],
    search: none,
    prepare: (tools: ScreenTools<unknown>) => Promise.all([tools.queryClient.ensureQueryData(pageQuery(name)), ...(more?.(tools) ?? [])]),
    head: import.meta.env.SSR ? pageHead(name, otherwise, canonical) : undefined,
  })

const popular = ({ queryClient }: Client) => queryClient.ensureQueryData(popularQuery)
const news = ({ queryClient }: Client) => queryClient.ensureQueryData(newsQuery)
const notes = ({ queryClient }: Client) => queryClient.ensureQueryData(someNotesQuery)
const apps = ({ queryClient }: Client) => queryClient.ensureQueryData(query('article/host_apps', {}))

const questions = screen('article/pages/questions-screen', {
  translations: ['article'],
  search: none,
  prepare: ({ queryClient }: ScreenTools<unknown>) => queryClient.ensureQueryData(questionsQuery),
  head: import.meta.env.SSR ? titleHead('questions') : undefined,
})
const qrcode = screen('article/landing/qrcode-screen', {
  translations: ['article'],
  search: none,
  prepare: (tools: ScreenTools<unknown>) => Promise.all([tools.queryClient.ensureQueryData(pageQuery('qrcode')), popular(tools)]),
  head: import.meta.env.SSR ? titleHead('qr_code') : undefined,
})
const download = page('article/landing/install/download-screen', 'download', 'download_title', '/download', (tools) => [
  popular(tools),
  apps(tools),
])

/** What the shop writes: help, notices, notes, questions, about us, landing pages. */
export const articleScreens = {
  '/v2/help/list/list': screen('article/help/help-list-screen', {
    translations: ['article'],
    search: readHelp,
    prepare: ({ queryClient, search: { category_id, keyword } }) =>
      Promise.all([
        queryClient.ensureQueryData(categoriesQuery),
        queryClient.ensureInfiniteQueryData(keyword === undefined ? helpQuery(category_id) : foundHelpQuery(keyword)),
      ]),
    head: import.meta.env.SSR ? titleHead('help') : undefined,
    cached: ({ keyword }) => keyword === undefined,
  }),
  '/v2/help/detail/detail': one('article/help/help-detail-screen', '/v2/help/detail/detail?id'),
  '/v2/notice/list/list': screen('article/notice/notice-list-screen', {
    translations: ['article'],
    search: none,
    prepare: ({ queryClient }: ScreenTools<unknown>) => queryClient.ensureInfiniteQueryData(noticesQuery),
    head: import.meta.env.SSR ? titleHead('notices') : undefined,
  }),
  '/v2/notice/detail/detail': one('article/notice/notice-detail-screen', '/v2/notice/detail/detail?id'),
  '/v2/note/list/list': screen('article/note/note-list-screen', {
    translations: ['article'],
    search: none,
    prepare: ({ queryClient }: ScreenTools<unknown>) => queryClient.ensureInfiniteQueryData(notesQuery),
    head: import.meta.env.SSR ? titleHead('notes') : undefined,
  }),
  '/v2/note/detail/detail': one('article/note/note-detail-screen', '/v2/note/detail/detail?note_id'),
  '/v2/overseas_notice': page('article/pages/overseas-screen', 'overseas_notice', 'overseas', '/v2/overseas_notice'),
  '/v1/login/about/about_us': page('article/pages/about-screen', 'about', 'about', '/v1/login/about/about_us'),
  '/v1/qa': questions,
  '/qa': questions,
  '/v1/qrcode': qrcode,
  '/qrcode': qrcode,
  '/v1/download': download,
  '/download': download,
  '/mobile/download': download,
  '/mobile/index': page('article/landing/landing-screen', 'index', 'landing_title', '/mobile/index', (tools) => [
    popular(tools),
    news(tools),
  ]),
  '/mobile/index2': page('article/landing/landing2-screen', 'index2', 'landing_title', '/mobile/index2', (tools) => [
    popular(tools),
    notes(tools),
  ]),
  '/mobile/index3': page('article/landing/landing3-screen', 'index3', 'landing_title', '/mobile/index3', (tools) => [
    popular(tools),
    news(tools),
    notes(tools),
  ]),
  '/mobile/qa': page('article/landing/landing-questions-screen', 'landing_qa', 'questions', '/mobile/qa', ({ queryClient }) => [
    queryClient.ensureQueryData(questionsQuery),
  ]),
  '/mobile/test_marquee': page('article/landing/marquee-screen', 'test_marquee', 'marquee_title', '/mobile/test_marquee', (tools) => [
    popular(tools),
    news(tools),
  ]),
} satisfies Record<string, Screen>
