import { query } from '@longmall/web/call/query.ts'

/** The list that decides whether a start-up advert is shown. */
export const startUpAdverts = { ...query('site/adverts', { code: 'start_up' }), staleTime: 600_000 }
