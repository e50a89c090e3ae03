export const reward = {
  'reward.already_signed_in': 'Anda sudah daftar masuk hari ini',
  'reward.task_not_found': 'Tugasan ini tidak wujud',
  'reward.task_not_done': 'Tugasan ini belum selesai: {done} daripada {goal}',
  'reward.task_already_claimed': 'Anda telah menuntut ganjaran ini',
  'reward.rule_not_found': 'Peraturan ini tidak wujud',
  'reward.changed': 'Ini telah diubah, sila lihat semula',
  'reward.english_required': 'Perkataan Inggeris diperlukan',
  'reward.empty_reward': 'Ganjaran mesti memberi sesuatu',
  'reward.item_unknown': 'Kupon, barangan atau permainan ini tidak wujud',
  'reward.total_below_granted': '{granted} telah diberi: jumlah tidak boleh kurang daripada itu',
}
