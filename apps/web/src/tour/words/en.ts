/** The words of the tour, in English. */
export const en = {
  title: 'A minute at the table',
  leave: 'Leave the tour',
  seats: { N: 'Nora', E: 'Emil', S: 'Sofia', W: 'Walter' },
  say: {
    pickUp:
      'You sit East. South plays two royals: spades at nine points a trick. The first lead is West’s, not yours. Lead all the same: touch one of your cards. It is only picked up; nobody sees that.',
    putDown: 'Now put it down: touch it once more, press Play, or touch the middle of the table.',
    ruling:
      'You led out of turn, and the laws have an answer. The ruling says what happened, who may choose, and what each choice will mean. A touch on the number opens the law. The choice is South’s.',
    exposed:
      'Your card lies open before you: an exposed card. South may call it whenever it is lawful to play it. West leads now.',
    called: 'South calls your card: it stands on your plate. Play it; any other will be refused.',
    done: 'That was the whole of it. Cards can be dropped and shown too, two can be played at once, suits revoked, calls made out of turn: the laws have an answer for each, and “Say…” has the words for what you notice.',
  },
  choose: 'Let South choose',
  goOn: 'Go on',
  again: 'Once more',
  lobby: 'To the tables',
};

/** What another language has to say. */
export type TourWords = typeof en;
