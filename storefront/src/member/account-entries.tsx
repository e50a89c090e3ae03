import { confirm } from '@longmall/ui/overlay/confirm.tsx'
import { ListItem, rowClass } from '@longmall/ui/display/list-item.tsx'
import {
  BookOpen,
  CalendarCheck,
  CalendarClock,
  ChartColumn,
  Coins,
  Dices,
  Gift,
  Globe,
  Info,
  KeyRound,
  Landmark,
  Layers,
  LifeBuoy,
  ListChecks,
  LogOut,
  MapPin,
  Megaphone,
  Network,
  Palette,
  Router,
  Scissors,
  Ticket,
  UserPlus,
  UserRound,
  Users,
  WalletCards,
} from 'lucide-react'
import { Link, useGo } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { useSite } from '../shell/site.ts'

const entries = [
  { key: 'profile', to: '/v2/member/info/info', icon: UserRound, needsMember: true },
  { key: 'coupons', to: '/v2/member/coupon/coupon', icon: Ticket, needsMember: true, addon: 'coupon' },
  { key: 'sign_in', to: '/v2/member/signin/signin', icon: CalendarCheck, needsMember: true, addon: 'membersignin' },
  { key: 'tasks', to: '/v2/member/task/task', icon: ListChecks, needsMember: true },
  { key: 'games', to: '/promotionpages/game/wheel', icon: Dices, needsMember: true, addon: 'game' },
  { key: 'gifts', to: '/promotionpages/gift/list/list', icon: Gift, needsMember: true, addon: 'gift' },
  { key: 'points_orders', to: '/promotionpages/point/order/order', icon: Coins, needsMember: true, addon: 'pointexchange' },
  { key: 'presale_orders', to: '/v2/order/presale/presale', icon: CalendarClock, needsMember: true, addon: 'presale' },
  { key: 'my_teams', to: '/promotionpages/pintuan/my_spell/my_spell', icon: Users, needsMember: true, addon: 'pintuan' },
  { key: 'my_bargains', to: '/promotionpages/bargain/my_bargain/my_bargain', icon: Scissors, needsMember: true, addon: 'bargain' },
  { key: 'coin_wallet', to: '/v2/assets/index', icon: WalletCards, needsMember: true, addon: 'asset' },
  { key: 'deposits', to: '/v2/assets/deposit', icon: Landmark, needsMember: true, addon: 'asset' },
  { key: 'pledges', to: '/v2/assets/pledge', icon: Layers, needsMember: true, addon: 'asset' },
  { key: 'devices', to: '/v2/assets/devices', icon: Router, needsMember: true, addon: 'asset' },
  { key: 'profit', to: '/v2/assets/profit', icon: ChartColumn, needsMember: true, addon: 'asset' },
  { key: 'invite', to: '/v2/invite/invite', icon: UserPlus, needsMember: true },
  { key: 'my_team', to: '/v2/assets/team', icon: Network, needsMember: true },
  { key: 'addresses', to: '/v1/member/address/address', icon: MapPin, needsMember: true },
  { key: 'payment_password', to: '/v1/member/point_password/point_password', icon: KeyRound, needsMember: true },
  { key: 'notes', to: '/v2/note/list/list', icon: BookOpen, needsMember: false },
  { key: 'notices', to: '/v2/notice/list/list', icon: Megaphone, needsMember: false },
  { key: 'help', to: '/v2/help/list/list', icon: LifeBuoy, needsMember: false },
  { key: 'language', to: '/v2/member/language/language', icon: Globe, needsMember: false },
  { key: 'theme', to: '/v2/member/theme/theme', icon: Palette, needsMember: false },
  { key: 'about', to: '/v1/login/about/about_us', icon: Info, needsMember: false },
] as const

export function AccountEntries({ isMember }: { isMember: boolean }) {
  const t = useTranslations('member')
  const go = useGo()
  const { addons } = useSite()
  const logOut = async () => {
    if (await confirm({ title: t('log_out_question'), text: t('log_out_text'), confirmLabel: t('log_out') }))
      await go('/v1/login/login/logout')
  }
  return (
    <nav aria-label={t('services')} className="overflow-hidden rounded-12 bg-card">
      {entries
        .filter((entry) => (isMember || !entry.needsMember) && (!('addon' in entry) || addons[entry.addon]))
        .map(({ key, to, icon: Icon }) => (
          <Link key={key} to={to} className={`${rowClass} not-first:hairline-t`}>
            <ListItem icon={<Icon size={20} aria-hidden />} title={t(key)} arrow />
          </Link>
        ))}
      {isMember && (
        <button type="button" className={`${rowClass} hairline-t`} onClick={() => void logOut()}>
          <ListItem icon={<LogOut size={20} aria-hidden />} title={t('log_out')} />
        </button>
      )}
    </nav>
  )
}
