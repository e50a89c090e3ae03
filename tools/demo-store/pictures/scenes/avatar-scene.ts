import { createRandom, drawOne } from '../../content/random.ts'
import { darker, lighter } from '../kit/colour.ts'
import { line, oval, shape } from '../kit/paint.ts'
import { tints } from './tints.ts'

const skins = ['#f2d3b8', '#e8bd98', '#d9a57c', '#c08a62', '#f5dcc6']
const hairs = ['#2d2522', '#3f2e26', '#5b3d2c', '#7a5338', '#443a3c']
const cloths = ['#8fa58c', '#c48d73', '#5d7690', '#cf9f45', '#9c3540', '#31405a', '#b7a8c6', '#ece3d2', '#6e7a55']

type Hair = { back: string; front: string }

const longHair = (tone: string): Hair[] => [
  {
    back: shape('M60 92C56 46 144 46 140 92L146 156C130 168 70 168 54 156Z', tone, 'flat'),
    front: shape('M64 90C66 60 84 50 104 50C126 50 136 66 136 92C126 82 112 74 96 72C86 80 74 86 64 90Z', lighter(tone, 0.06), 'flat'),
  },
  {
    back: oval(100, 44, 19, 18, tone, 'ball'),
    front: shape('M64 94C62 62 78 48 100 48C122 48 138 62 136 94C132 78 122 68 100 68C78 68 68 78 64 94Z', tone, 'flat'),
  },
  {
    back: shape('M60 92C56 46 144 46 140 92V126C134 136 122 138 116 130H84C78 138 66 136 60 126Z', tone, 'flat'),
    front: shape('M65 88C66 58 82 50 100 50C120 50 135 60 135 88L130 78H70Z', lighter(tone, 0.06), 'flat'),
  },
]

const shortHair = (tone: string): Hair[] => [
  {
    back: '',
    front: shape('M64 90C58 54 82 42 104 44C128 46 140 62 136 90C132 80 130 74 124 70C108 74 84 72 74 66C68 74 66 80 64 90Z', tone, 'flat'),
  },
  { back: '', front: shape('M65 86C62 58 78 46 100 46C122 46 138 58 135 86C132 76 128 68 100 68C72 68 68 76 65 86Z', tone, 'flat') },
  {
    back: '',
    front: shape(
      'M64 92C56 60 74 40 108 44C130 46 138 60 136 88C130 78 122 76 112 62C100 74 80 76 70 74C66 80 66 86 64 92Z',
      lighter(tone, 0.05),
      'flat',
    ),
  },
]

/** A member's portrait, drawn of the account's name: the same one each time, like nobody in the world. */
export function avatarScene(account: string, gender: 'male' | 'female' | 'secret'): string {
  const random = createRandom(`avatar ${account}`)
  const [skin, tone, cloth] = [drawOne(random, skins), drawOne(random, hairs), drawOne(random, cloths)]
  const tint = drawOne(random, Object.values(tints))
  const styles = gender === 'male' || (gender === 'secret' && random() < 0.5) ? shortHair(tone) : longHair(tone)
  const hair = drawOne(random, styles)
  const glasses =
    random() < 0.22
      ? '<circle cx="86" cy="92" r="10" fill="none" stroke="#4a423d" stroke-width="2"/><circle cx="114" cy="92" r="10" fill="none" stroke="#4a423d" stroke-width="2"/>' +
        line('M96 91C98 89 102 89 104 91', '#4a423d', 2)
      : ''
  const face =
    oval(86, 93, 2.8, 3.2, '#3b302a', 'none') +
    oval(114, 93, 2.8, 3.2, '#3b302a', 'none') +
    line('M90 110C95 115 105 115 110 110', darker(skin, 0.5), 2.4) +
    oval(78, 104, 6, 4, '#d98a7a', 'none', 0.3) +
    oval(122, 104, 6, 4, '#d98a7a', 'none', 0.3)
  return (
    `<rect width="200" height="200" fill="${darker(tint, 0.06)}"/><ellipse cx="70" cy="60" rx="110" ry="100" fill="url(#glow)" opacity=".6"/>` +
    hair.back +
    shape('M34 204C34 158 66 146 100 146C134 146 166 158 166 204Z', cloth, 'fall') +
    shape('M86 118H114V146C112 158 88 158 86 146Z', darker(skin, 0.12), 'none') +
    oval(64, 96, 6, 8, darker(skin, 0.08), 'none') +
    oval(136, 96, 6, 8, darker(skin, 0.08), 'none') +
    oval(100, 92, 36, 42, skin, 'none') +
    face +
    glasses +
    hair.front
  )
}
