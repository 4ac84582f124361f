export { clumsyAct } from './clumsy.ts';
export { type Random, seeded } from './random.ts';
export { askedTogether, LEVELS, type Level, type Robot, robotAct } from './robot.ts';
export { type Sight, sightOf } from './sight.ts';
