import 'antd/dist/reset.css'
import { createRoot } from 'react-dom/client'
import { Console } from './console.tsx'
import { currentLanguage, loadPack } from './shell/language.tsx'

const pack = await loadPack(currentLanguage())
createRoot(document.getElementById('app') as HTMLElement).render(<Console pack={pack} />)
