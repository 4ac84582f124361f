import { article } from '../../ruling/article.ts';
import { lapseRulings } from '../../ruling/rule.ts';

export const law60 = article({
  law: 60,
  subject: 'What dummy may do',
  gist: 'Until his cards are down the declarer’s partner is a player like the others. Afterwards he takes no part in the play, but may ask the declarer about a renounce, point out a trick with too many or too few cards or one taken by the wrong side, correct a claim to a penalty that is not due or a wrong score, and join in a dispute of fact.',
  kept: 'engine',
  how: 'Dummy’s acts with cards, calls and claims are refused; asking “having none?” and drawing attention are open to him, and 61 says what other words cost.',
});

export const law61 = article({
  law: 61,
  subject: 'Dummy draws attention to an irregularity',
  gist: 'If dummy points out any other incident for which a penalty could have been exacted the declarer can no longer exact it.',
  kept: 'engine',
  how: 'An open ruling about that incident ends, and a revoke that dummy claims during the play costs nothing. When the play is over he may speak again.',
  arises: {
    'dummy-speaks': (draft, { against, ruling }) => {
      draft.emit({ kind: 'penalty-lost', law: 61, seat: against });
      if (ruling === null) return;
      const open = draft.table.rulings.find((one) => one.id === ruling);
      if (open?.trick !== undefined && open.law === 84)
        draft.emit({ kind: 'revoke-penalty', seat: open.against, trick: open.trick, penalty: 'lost' });
      lapseRulings(draft, (one) => one.id === ruling, 61, 'penalty-lost');
    },
  },
});
