export const network = {
  'network.not_in_team': 'Ahli ini tiada dalam pasukan anda',
  'network.not_placed': 'Belum ada kedudukan dalam pokok penempatan',
  'network.request_not_found': 'Permintaan ini tidak wujud',
  'network.request_decided': 'Permintaan ini telah diputuskan, sila lihat semula',
  'network.own_request': 'Permintaan sendiri mesti diputuskan oleh pengendali lain',
  'network.request_pending': 'Pertukaran perujuk ahli ini sudah menunggu keputusan',
  'network.sponsor_unknown': 'Perujuk baharu tidak wujud atau telah menutup akaun',
  'network.sponsor_frozen': 'Akaun perujuk baharu dibekukan atau dikunci',
  'network.own_sponsor': 'Ahli tidak boleh menjadi perujuk sendiri',
  'network.sponsor_cycle': 'Perujuk baharu berada dalam pasukan ahli ini sendiri',
  'network.same_sponsor': 'Ini sudah pun perujuk ahli tersebut',
  'network.sponsor_changed': 'Perujuk ahli telah berubah sejak permintaan dibuat',
} as const
