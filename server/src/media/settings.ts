import * as z from 'zod/mini'
import { settings } from '../kernel/settings.ts'

const Whole = (minimum: number, maximum: number) => z.int().check(z.minimum(minimum), z.maximum(maximum))

export const mediaSettings = settings('media', {
  uploads_per_minute: {
    schema: Whole(1, 1_000_000),
    default: 60,
    unit: 'uploads',
    effect: 'Uploads that one address may begin in a minute.',
  },
  uploads_per_hour: {
    schema: Whole(1, 100_000),
    default: 120,
    unit: 'uploads',
    effect: 'Pictures that one member may upload in an hour, those that were refused included.',
  },
  unused_hours: {
    schema: Whole(1, 720),
    default: 24,
    unit: 'hours',
    effect: 'How long an uploaded picture that nothing shows is kept.',
  },
  video_megabytes: {
    schema: Whole(1, 200),
    default: 50,
    unit: 'MB',
    effect: 'How large a film may be that an operator uploads.',
  },
})
