export type { Island, IslandState } from './island';
export { scan } from './scan';
