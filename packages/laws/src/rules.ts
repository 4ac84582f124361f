/** The codes of laws that a table can be played under. */
export const CODE_NAMES = ['auction-1913', 'bridge-1905'] as const;
export type CodeName = (typeof CODE_NAMES)[number];

/** The rules that the host of a table sets. */
export interface Rules {
  /** `live`: every act happens, nothing is hinted. `coached`: the client warns first. `guarded`: an irregular act is refused. */
  readonly irregularities: 'live' | 'coached' | 'guarded';
  /** `players`: a hidden irregularity is for the players to notice. `table`: the table announces it. */
  readonly attention: 'players' | 'table';
  /** `public`: spectators see what lies on the table. `all`: all four hands, and everybody is told so. */
  readonly spectators: 'public' | 'all';
  /** `convention` (bridge-1905): an undoubled spade make is not played out unless a side has twenty. */
  readonly spades?: 'played' | 'convention';
  /** `cut`: before each rubber the players cut for partners, deal and seats, and cut out where others wish to enter. */
  readonly places?: 'taken' | 'cut';
  /** `allowed`: with the consent of all four an act is taken back, or a deal begun again. */
  readonly consent?: 'none' | 'allowed';
}

export const DEFAULT_RULES: Rules = { irregularities: 'live', attention: 'players', spectators: 'public' };

/** The values that each rule may have, the default first. */
export const RULE_VALUES = {
  irregularities: ['live', 'coached', 'guarded'],
  attention: ['players', 'table'],
  spectators: ['public', 'all'],
  spades: ['played', 'convention'],
  places: ['taken', 'cut'],
  consent: ['none', 'allowed'],
} as const;
