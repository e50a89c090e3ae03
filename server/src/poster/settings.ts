import * as z from 'zod/mini'
import { settings } from '../kernel/settings.ts'

export const posterSettings = settings('poster', {
  cache_megabytes: {
    schema: z.int().check(z.minimum(1), z.maximum(100_000)),
    default: 256,
    unit: 'MB',
    effect:
      'Drawn posters that a server keeps in its data folder; what was asked for longest ago goes first, and is drawn again when it is wanted.',
  },
})
