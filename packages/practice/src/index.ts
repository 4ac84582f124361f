export { carryOn } from './carry-on.ts';
export { caseText } from './case-text.ts';
export { type Choice, type Cost, costOfChoice, type Trust } from './cost.ts';
export { after, type Course, courseOf, type Moment, type Question } from './course.ts';
export { type Decision, decisionsIn, type Gain, noPenalty, type Weighed, weigh, worthFor } from './decisions.ts';
export type { Move, Offence } from './moves.ts';
export { type CardWorth, cardsFrom, type OpenHands, openHands, tricksFrom } from './open-hands.ts';
export {
  type Account,
  accountOf,
  type Change,
  type CostlyCard,
  changesIn,
  costlyCards,
  lineOf,
  type Path,
  pathOf,
  type Solved,
  type Station,
  toCompare,
  toSolve,
} from './path.ts';
export { kindOf, kindsIn, type QuizQuestion, quizOf } from './quiz.ts';
export { pack, unpack } from './share.ts';
