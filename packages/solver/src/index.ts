export {
  type CardResult,
  newSolver,
  OutOfTime,
  type Position,
  type Solver,
  STRAINS,
  type Strain,
  type TrickTable,
} from './solver.ts';
