export const SLAM = 40;
export const LITTLE_SLAM = 20;

/** Points for slam or little slam by tricks won in play, not counting any taken for a revoke (7, 8). */
export const slamPoints = (tricksWon: number): number => (tricksWon === 13 ? SLAM : tricksWon === 12 ? LITTLE_SLAM : 0);
