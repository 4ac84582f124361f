export { carryOn } from './carry-on.ts';
export { caseText } from './case-text.ts';
export { type Choice, type Cost, costOfChoice, type Trust } from './cost.ts';
export { after, type Course, courseOf, type Moment, type Question } from './course.ts';
export { kindOf, kindsIn, type QuizQuestion, quizOf } from './quiz.ts';
export { pack, unpack } from './share.ts';
