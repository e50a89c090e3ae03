import { group, line, oval, shape } from '../../kit/paint.ts'

const steam = line('M40 26C36 20 44 16 40 8M56 26C52 20 60 16 56 8', '#b9ada0', 2.4, 0.7)

const cup = () =>
  steam +
  `<path d="M74 48C94 44 94 72 70 70" fill="none" stroke="#e8e1d5" stroke-width="6"/>` +
  shape('M18 38H78C78 66 68 82 48 82C28 82 18 66 18 38Z', '#f1ebe0', 'round') +
  oval(48, 38, 30, 6, '#6a4630', 'flat') +
  oval(48, 88, 38, 6, '#e8e1d5', 'flat')

const noodleBowl = () => {
  const strands = [0, 1, 2, 3, 4]
    .map((i) => line(`M${28 + i * 9} 50C${30 + i * 9} 40 ${40 + i * 8} 40 ${42 + i * 8} 50`, i % 2 ? '#e6cb8b' : '#d9b76c', 4))
    .join('')
  return (
    steam +
    oval(50, 50, 40, 10, '#a7562f', 'flat') +
    strands +
    oval(66, 46, 8, 6, '#fbf6ea', 'soft') +
    oval(66, 46, 3.4, 2.8, '#e8a63c', 'none') +
    line('M34 44L40 48M38 42L44 46', '#5f8b52', 3) +
    shape('M10 50H90C88 74 74 88 50 88C26 88 12 74 10 50Z', '#c8584a', 'round') +
    shape('M10 50H90L89 57H11Z', '#f1e4cd', 'none', 0.8) +
    group('rotate(-24 70 30)', line('M58 34H104M58 28H104', '#6d4a33', 3))
  )
}

const bee = () =>
  `<ellipse cx="40" cy="30" rx="13" ry="20" fill="#cfe0e4" opacity=".85" transform="rotate(-24 40 30)"/><ellipse cx="62" cy="30" rx="13" ry="20" fill="#dbe8ea" opacity=".85" transform="rotate(20 62 30)"/>` +
  oval(50, 62, 32, 24, '#e5aa35', 'ball') +
  shape('M38 40C34 54 34 70 38 84L46 86C42 72 42 52 46 38ZM56 38C60 52 60 72 56 86L64 84C68 70 68 54 64 40Z', '#3f332a', 'none', 0.9) +
  oval(22, 58, 13, 13, '#4a3d32', 'ball') +
  oval(17, 55, 2.6, 3, '#ffffff', 'none', 0.9) +
  line('M18 46C14 38 10 36 6 36M26 45C24 36 22 32 18 28', '#4a3d32', 2.4) +
  line('M82 62L90 63', '#4a3d32', 3)

export const tableThings = { cup, noodleBowl, bee }
